"""One deal: whose turn it is, what every seat may say or do, and what happens then."""

from __future__ import annotations

from typing import Any

from tests.naive import auction, cards, scores, talk, tricks

Settings = dict[str, dict[str, Any]]


class NaiveDeal:
    """A deal that changes as seats (0 to 3) do what is written in texts such as ``play ♥A``.

    ``settings`` are the tables of a variant with every parameter written out; a slot that is
    switched off has no table.
    """

    def __init__(
        self, settings: Settings, hands: list[list[str]], forehand: int, running: list[int]
    ) -> None:
        self.settings = settings
        self.hands = [list(hand) for hand in hands]
        self.forehand = forehand
        self.running = running
        self.stage = ""
        self.turn: int | None = None
        self.calls: list[tuple[int, int]] = []
        self.declarer: int | None = None
        self.contract: int | None = None
        self.doublings: list[str] = []
        self.trick: list[str] = []
        self.taken: list[tuple[int, list[str]]] = []  # finished tricks and who won them
        self.trumps: str | None = None
        self.marriages: list[tuple[str, int, bool]] = []
        self.questions: list[dict[str, Any]] = []
        self.waiting: dict[str, Any] | None = None  # the question to be answered
        self.spoke = False  # whether the winner of the last trick has used the right to speak
        self.thrown_in = False
        if "auction" in settings:
            self.stage = "auction"
            self.turn = self._speaker()
        else:
            self._begin("play")

    def copy(self) -> NaiveDeal:
        """Another deal that stands just like this one."""
        other = NaiveDeal.__new__(NaiveDeal)
        for name, value in self.__dict__.items():
            other.__dict__[name] = list(value) if isinstance(value, list) else value
        other.hands = [list(hand) for hand in self.hands]
        return other

    # --- what may be said and done

    def legal(self, seat: int) -> set[str]:
        """Everything that a seat may say or do now."""
        return self._turn_actions(seat) | self.open_doublings(seat)

    def _turn_actions(self, seat: int) -> set[str]:
        hand = self.hands[seat]
        if seat != self.turn:
            return set()
        if self.stage == "auction":
            open_calls = auction.open_calls(
                self.settings["auction"], self.forehand, seat, self.calls
            )
            if "redeal" in self.settings and auction.may_redeal(
                self.settings["redeal"], hand, seat, self.calls
            ):
                open_calls.add("redeal")
            return open_calls
        if self.stage in ("give", "return"):
            return cards.gifts(hand, self.settings["exchange"]["cards"])
        if self.stage == "announce":
            _, bid = auction.highest(self.calls)
            table = self.settings["auction"]
            amounts = range(bid, table["maximum"] + 1)
            return {f"announce {amount}" for amount in amounts if amount % table["step"] == 0}
        if self.waiting is not None:
            return talk.open_answers(hand, self.waiting["suit"], self._made())
        plays = {f"play {card}" for card in self._playable(hand)}
        may_speak = "marriage" in self.settings and self.taken and not self.trick and not self.spoke
        if may_speak:
            plays |= talk.open_speeches(
                self.settings["marriage"], hand, seat, self._made(), self.questions
            )
        return plays

    def _playable(self, hand: list[str]) -> list[str]:
        trumps = None if self.trumps is None else cards.SYMBOLS[self.trumps]
        if not self.trick:
            return hand if self.taken else tricks.leads(self.settings["lead"], hand)
        if not self.taken:
            ace = tricks.ace_that_falls(self.settings["lead"], hand, self.trick)
            if ace:
                return ace
        return tricks.follows(self.settings["follow"], hand, self.trick, trumps)

    def open_doublings(self, seat: int) -> set[str]:
        """Kontra or Re, if the seat may say it now, on turn or not (doubling.1 to doubling.4)."""
        if "doubling" not in self.settings or self.contract is None or self.turn is None:
            return set()
        assert self.declarer is not None
        number = len(self.doublings) + 1
        pack = cards.pack(self.settings["deck"]["lowest"])
        needed = len(pack) // 4 + 1 - number
        if number > self.settings["doubling"]["calls"] or needed < 1:
            return set()
        defends = seat % 2 != self.declarer % 2
        if len(self.hands[seat]) < needed or defends != (number % 2 == 1):
            return set()
        return {"kontra"} if defends else {"re"}

    def _made(self) -> list[str]:
        return [suit for suit, _, _ in self.marriages]

    def _speaker(self) -> int | None:
        return auction.speaker(self.settings["auction"], self.forehand, self.running, self.calls)

    # --- what happens then

    def do(self, seat: int, text: str) -> None:
        """Let the seat do what is written; it must be legal."""
        verb, _, rest = text.partition(" ")
        match verb:
            case "bid" | "pass":
                self.calls.append((seat, int(rest or 0)))
                self.turn = self._speaker()
                if self.turn is None:
                    self.declarer, _ = auction.highest(self.calls)
                    self._after("auction")
            case "redeal":
                self.thrown_in = True
                self.stage, self.turn = "over", None
            case "give":
                for card in rest.split():
                    self.hands[seat].remove(card)
                    self.hands[(seat + 2) % 4].append(card)
                self._after(self.stage)
            case "announce":
                self.contract = int(rest)
                self._after("announce")
            case "kontra" | "re":
                self.doublings.append(verb)
            case "declare":
                self.spoke = True
                self._make(rest, seat)
            case "ask":
                self.spoke = True
                suit = rest.removeprefix("half ") if rest.startswith("half ") else None
                self.waiting = {"asker": seat, "suit": suit}
                self.turn = (seat + 2) % 4
            case "make" | "yes" | "no":
                self._answer(seat, verb, rest)
            case "play":
                self._play(seat, rest)

    def _after(self, stage: str) -> None:
        """Go on to what comes next between the auction and the play."""
        between = ["announce"] if "contract" in self.settings else []
        if "exchange" in self.settings:
            early = between and self.settings["contract"]["before_return"]
            between = ["give", *between, "return"] if early else ["give", "return", *between]
        order = ["auction", *between, "play"]
        if self.declarer is None:
            order = ["auction", "play"]  # auction.6
        self._begin(order[order.index(stage) + 1])

    def _begin(self, stage: str) -> None:
        self.stage = stage
        leader = self.forehand if self.declarer is None else self.declarer  # lead.1
        self.turn = (leader + 2) % 4 if stage == "give" else leader  # exchange.1

    def _make(self, suit: str, seat: int) -> None:
        """A marriage is made by the side of the seat (trumps.3)."""
        rule = self.settings["trumps"]["rule"] if "trumps" in self.settings else "none"
        makes_trumps = rule == "changing" or (rule == "first-stays" and self.trumps is None)
        if makes_trumps:
            self.trumps = suit
        self.marriages.append((suit, seat % 2, makes_trumps))

    def _answer(self, seat: int, verb: str, suit: str) -> None:
        assert self.waiting is not None
        question, asker = self.waiting, (seat + 2) % 4
        made = suit or None
        if verb == "yes" and cards.has_half(self.hands[asker], question["suit"]):
            made = question["suit"] if question["suit"] not in self._made() else None  # marriage.5
        if made:
            self._make(made, seat)
        self.questions.append(question | {"answer": verb, "made": made})
        self.waiting = None
        self.turn = asker

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append(card)
        self.turn = (seat + 1) % 4
        if len(self.trick) < 4:
            return
        trumps = None if self.trumps is None else cards.SYMBOLS[self.trumps]
        place = self.trick.index(tricks.best_of(self.trick, trumps))
        winner = (seat + 1 + place) % 4  # the fourth to play sits before the leader
        self.taken.append((winner, self.trick))
        self.trick, self.spoke, self.turn = [], False, winner  # lead.5
        if not any(self.hands):
            self.stage, self.turn = "over", None

    def outcome(self) -> scores.Outcome:
        """What the deal comes to when it is over."""
        if self.thrown_in:
            return {
                "tricks": [0, 0],
                "points": [0, 0],
                "scores": [0, 0],
                "declarer": None,
                "contract": None,
                "made": None,
                "porvoo": None,
                "doublings": 0,
                "redealt": True,
            }
        values = self.settings["values"]["rule"]
        count, points = [0, 0], [0, 0]
        for winner, trick in self.taken:
            count[winner % 2] += 1
            points[winner % 2] += sum(cards.worth(card, values) for card in trick)
        last_side = self.taken[-1][0] % 2
        return scores.outcome(
            self.settings,
            count,
            points,
            self.marriages,
            last_side,
            self.declarer,
            self.contract,
            len(self.doublings),
        )
