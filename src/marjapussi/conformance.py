"""What the deal and the game rely on in a rule, as checks that a rule module can be put through.

Each check plays with one rule and raises ``ConformanceError`` if it answers a question of its slot
in a way that its protocol rules out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import attrs

from marjapussi.actions import AskHalf, AskMarriage, Bid, Pass, Play
from marjapussi.bidding import Bidding
from marjapussi.cards import PACK, RANKS, SUITS, Cards, cards_in, mask_of
from marjapussi.errors import ConformanceError, Refusal
from marjapussi.marriages import Made, Marriages
from marjapussi.options import declarations, half_questions
from marjapussi.outcome import Outcome, Result
from marjapussi.protocols import Rule
from marjapussi.rules.knobs import Knob, knobs
from marjapussi.seats import SEATS, SIDES, Seat
from marjapussi.sentences import Sentence
from marjapussi.variant.modules import misfits

_SEVERAL = 50


def check_rule(slot: str, rule: Rule, rng: Random) -> None:
    """Check a rule of a slot in positions that ``rng`` makes up.

    Raises ``ConformanceError`` with what is wrong.

    >>> from marjapussi.rules.lead import AceFirst
    >>> check_rule("lead", AceFirst(), Random(1))
    """
    for misfit in misfits(slot, rule.rule, type(rule)):
        raise ConformanceError(f"{type(rule).__name__} does not fit the slot {slot}: {misfit}")
    _check_value(rule)
    _check_sentences(rule)
    if question := _QUESTIONS.get(slot):
        for _ in range(_SEVERAL):
            question(rule, rng)


def _demand(rule: Rule, fact: object, text: str) -> None:
    if not fact:
        raise ConformanceError(f"{rule!r}: {text}")


def _check_value(rule: Rule) -> None:
    """A rule compares by its knobs, and a file can write each of them."""
    again = type(rule)(**{key: getattr(rule, key) for key in knobs(type(rule))})
    _demand(rule, again == rule and hash(again) == hash(rule), "is not a value: no equal copy")
    for key in knobs(type(rule)):
        kind = Knob.of(type(rule), key).kind
        written = kind.write(getattr(rule, key))
        _demand(rule, not list(kind.flaws(written)), f"{key} is refused in a file")
        _demand(rule, kind.read(written) == getattr(rule, key), f"{key} is lost in a file")


def _check_sentences(rule: Rule) -> None:
    said = rule.sentences()
    _demand(rule, said and isinstance(said, tuple), "sentences() is no tuple of sentences")
    for sentence in said:
        _demand(rule, isinstance(sentence, Sentence), f"{sentence!r} is no Sentence")
        _demand(rule, sentence.number and sentence.text.endswith("."), f"{sentence!r} is too short")


def _hand(rng: Random) -> Cards:
    return mask_of(rng.sample(PACK, rng.randint(1, 13)))


def _within(rule: Rule, cards: Cards, hand: Cards, question: str) -> None:
    _demand(rule, cards & ~hand == 0, f"{question} names cards that are not in the hand")


def _explains(rule: Rule, refusal: object) -> None:
    _demand(rule, isinstance(refusal, Refusal), "refuse() gives no Refusal")


def _deck(rule: Any, rng: Random) -> None:
    _demand(rule, rule.cards.bit_count() == 4 * rule.hand_size, "not everybody gets a quarter")
    _demand(rule, rule.hand_size > 0, "the pack is empty")


def _values(rule: Any, rng: Random) -> None:
    _demand(rule, all(rule.points(rank) >= 0 for rank in RANKS), "a card has minus points")


def _auction(rule: Any, rng: Random) -> None:
    """Any auction ends, and what it asks and offers follows from what was said."""
    bidding = Bidding(rng.choice(SEATS), (rng.randint(-200, 400), rng.randint(-200, 400)))
    for _ in range(10 * len(rule.amounts) + 10):
        speaker = rule.speaker(bidding)
        if speaker is None:
            break
        _demand(rule, speaker not in bidding.passed, "speaker() asks a seat that has passed")
        bids = rule.bids(bidding)
        for points in (*bids[:1], *bids[-1:]):
            higher = bidding.points is None or points > bidding.points
            _demand(rule, higher, "bids() offers a bid that is not higher")
            _demand(rule, points in rule.amounts, "bids() offers a bid that is not in amounts")
        may_pass = not bids or rule.may_pass(bidding)
        _explains(rule, rule.refuse(bidding, Bid(1)))
        if not may_pass:
            _explains(rule, rule.refuse(bidding, Pass()))
        if bids and (not may_pass or rng.random() < 0.3):
            bidding = bidding.bid(speaker, rng.choice(bids))
        else:
            bidding = bidding.drop(speaker)
    _demand(rule, rule.speaker(bidding) is None, "the auction does not end")


def _redeal(rule: Any, rng: Random) -> None:
    hand = _hand(rng)
    _demand(rule, isinstance(rule.may_demand(hand), bool), "may_demand() is not true or false")
    _explains(rule, rule.refuse(hand))


def _exchange(rule: Any, rng: Random) -> None:
    _demand(rule, rule.cards > 0, "no cards are exchanged")
    _explains(rule, rule.refuse(_hand(rng), Pass()))


def _contract(rule: Any, rng: Random) -> None:
    amounts = range(100, 425, rng.choice([5, 10]))
    bid = rng.choice(amounts)
    allowed = rule.amounts(bid, amounts)
    _demand(rule, len(allowed) > 0, "there is nothing to announce")
    _demand(rule, all(points in amounts for points in allowed), "amounts() goes beyond the auction")
    _explains(rule, rule.refuse(bid, amounts, Pass()))


def _lead(rule: Any, rng: Random) -> None:
    hand, led = _hand(rng), rng.choice(PACK)
    _demand(rule, rule.lead(hand), "nothing may be led")
    _within(rule, rule.lead(hand), hand, "lead()")
    _within(rule, rule.falls(hand, led), hand, "falls()")
    for card in cards_in(hand & ~rule.lead(hand)):
        _explains(rule, rule.refuse(hand, None, card))


def _follow(rule: Any, rng: Random) -> None:
    hand, trumps = _hand(rng), rng.choice((None, *SUITS))
    led, best = rng.sample(PACK, 2)
    _demand(rule, not rule.beats(best, trumps) >> best & 1, "a card beats itself")
    legal = rule.legal(hand, led, best, trumps)
    _demand(rule, legal, "nothing may be played")
    _within(rule, legal, hand, "legal()")
    for card in cards_in(hand & ~legal):
        _explains(rule, rule.refuse(hand, led, best, trumps, card))


def _trumps(rule: Any, rng: Random) -> None:
    trumps, made = rng.choice((None, *SUITS)), rng.choice(SUITS)
    _demand(rule, rule.after(trumps, made) in (None, *SUITS), "after() is no suit")


def _marriage(rule: Any, rng: Random) -> None:
    hand, seat = _hand(rng), rng.choice(SEATS)
    marriages = Marriages()
    for suit in rng.sample(SUITS, rng.randint(0, 2)):
        marriages = marriages.make(suit, rng.choice(SEATS), suit)
    offered = rule.options(hand, seat, marriages)
    speech = declarations(15) | half_questions(15) | AskMarriage.bit
    _demand(rule, offered & ~speech == 0, "options() are not declarations and questions")
    made = marriages.made_suits
    _demand(rule, not offered & declarations(made), "a suit can be made twice")
    question = rng.choice((AskMarriage(), *(AskHalf(suit) for suit in SUITS)))
    _demand(rule, rule.answers(question, hand, marriages), "a question has no answer")
    locked = rule.lock(marriages, seat, question, None)
    _demand(rule, locked.made == marriages.made, "lock() changes what was made")
    credit = Made(rng.choice(SUITS), seat, trumps=rng.random() < 0.5)
    _demand(rule, rule.points_of(credit) >= 0, "a marriage costs points")
    _demand(rule, rule.game_points_of(credit) >= 0, "a marriage costs game points")
    _explains(rule, rule.refuse(hand, seat, marriages, Play(rng.choice(PACK))))


def _doubling(rule: Any, rng: Random) -> None:
    size = rng.randint(6, 9)
    needed = [rule.cards_needed(call, size) for call in range(1, 20)]
    _demand(rule, None in needed, "the calls have no end")
    calls = needed[: needed.index(None)]
    _demand(rule, all(0 < cards <= size for cards in calls), "a call needs more than a full hand")
    _demand(rule, not any(needed[len(calls) :]), "there are calls after the last one")


def _result(rng: Random) -> Result:
    tricks = rng.randint(0, 9)
    points = rng.randint(0, 120)
    declarer = rng.choice((None, *SEATS))
    return Result(
        tricks=(tricks, 9 - tricks),
        card_points=(points, 120 - points),
        marriages=(rng.choice((0, 40, 160)), rng.choice((0, 60, 100))),
        marriage_game_points=(rng.randint(0, 3), rng.randint(0, 3)),
        last_trick=rng.choice(SIDES),
        declarer=declarer,
        contract=None if declarer is None else rng.randrange(120, 425, 5),
        doublings=0 if declarer is None else rng.randint(0, 9),
    )


def _scoring(rule: Any, rng: Random) -> None:
    result = _result(rng)
    outcome = rule.settle(result)
    _demand(rule, isinstance(outcome, Outcome), "settle() gives no Outcome")
    _demand(rule, outcome.tricks == result.tricks, "settle() changes the tricks")
    _demand(rule, all(type(each) is int for each in outcome.scores), "a score is no whole number")
    turned = rule.settle(_turned(result))
    _demand(rule, turned.scores == outcome.scores[::-1], "one side is favoured")


def _turned(result: Result) -> Result:
    """The same result with the sides exchanged."""
    return attrs.evolve(
        result,
        tricks=result.tricks[::-1],
        card_points=result.card_points[::-1],
        marriages=result.marriages[::-1],
        marriage_game_points=result.marriage_game_points[::-1],
        last_trick=result.last_trick.other,
        declarer=None if result.declarer is None else Seat(result.declarer).next,
    )


def _game(rule: Any, rng: Random) -> None:
    before = rng.randint(0, 600), rng.randint(0, 600)
    gained = rng.randint(-400, 400), rng.randint(-400, 400)
    outcome = Outcome(tricks=(5, 4), points=(70, 50), scores=gained)
    after = rule.after(before, outcome)
    _demand(rule, all(type(each) is int for each in after), "a score is no whole number")
    winners = rule.winners(after, outcome)
    _demand(rule, set(winners) <= set(SIDES), "winners() are no sides")


_QUESTIONS: Mapping[str, Callable[[Any, Random], None]] = {
    "deck": _deck,
    "values": _values,
    "auction": _auction,
    "redeal": _redeal,
    "exchange": _exchange,
    "contract": _contract,
    "lead": _lead,
    "follow": _follow,
    "trumps": _trumps,
    "marriage": _marriage,
    "doubling": _doubling,
    "scoring": _scoring,
    "game": _game,
}
