"""The naive rules referee random deals: at every step they must allow the same as the library.

``python -m tests.properties.referee --deals 20000 [VARIANT ...]`` referees as many as you like.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import Any

from marjapussi import (
    Action,
    Deal,
    Game,
    Give,
    Seat,
    Variant,
    load_variant,
    parse_action,
    variant_names,
)
from marjapussi.cards import PACK
from tests.naive.deal import NaiveDeal
from tests.naive.scores import game_after, winners

SEATS = tuple(Seat)
WEIGHTS = {"declare": 4, "ask": 4, "kontra": 0.3, "re": 0.3, "play": 3, "pass": 3, "bid": 3}
"""How often something is chosen, by its first word, so that deals are rich in marriages."""

named = lru_cache(maxsize=50_000)(str)


def settings_of(variant: Variant) -> dict[str, dict[str, Any]]:
    """The tables of a variant as plain dicts."""
    return {slot: dict(table) for slot, table in variant.tables().items()}


def naive_twin(deal: Deal) -> NaiveDeal:
    """The same deal for the naive rules; nothing must have happened in it yet."""
    assert isinstance(deal.variant, Variant)
    hands = [[str(card) for card in sorted(hand)] for hand in deal.hands]
    running = list(deal.scores)
    return NaiveDeal(settings_of(deal.variant), hands, int(deal.forehand), running)


def referee(deal: Deal, rng: Random, *, all_gifts: bool = True) -> Deal:
    """Play a deal to its end by the library and by the naive rules; they must always agree.

    Of an exchange every possible gift is compared only if ``all_gifts``, else a sample.
    """
    naive = naive_twin(deal)
    while True:
        assert deal.turn == naive.turn, said(deal, "whose turn is it?")
        offers = {seat: _offers(deal, naive, seat, rng, all_gifts=all_gifts) for seat in SEATS}
        if deal.turn is None:
            break
        seat, text = choose(offers, deal.turn, rng)
        deal = deal.apply(parse_action(text), seat)
        naive.do(int(seat), text)
    assert not any(offers.values()), said(deal, "something to do at the end")
    found, expected = told(deal), naive.outcome()
    assert found == expected, said(deal, f"the outcome: {found} or {expected}")
    assert isinstance(deal.variant, Variant)
    _referee_game(Game(deal.variant, deal), naive)
    return deal


def _referee_game(game: Game, naive: NaiveDeal) -> None:
    """After the deal both must see the same running scores and the same winners."""
    table, outcome = naive.settings["game"], naive.outcome()
    after = game_after(table, naive.running, outcome)
    assert list(game.scores) == after, said(game.deal, f"scores {game.scores} or {after}")
    won = winners(table, after, outcome)
    assert list(game.winners) == won, said(game.deal, f"winners {game.winners} or {won}")


def told(deal: Deal) -> dict[str, Any]:
    """The outcome of a deal in the words of the naive rules."""
    outcome = deal.outcome
    assert outcome is not None
    return {
        "tricks": list(outcome.tricks),
        "points": list(outcome.points),
        "scores": list(outcome.scores),
        "declarer": outcome.declarer,
        "contract": outcome.contract,
        "made": outcome.made,
        "porvoo": outcome.porvoo,
        "doublings": outcome.doublings,
        "redealt": outcome.redealt,
    }


def _offers(
    deal: Deal, naive: NaiveDeal, seat: Seat, rng: Random, *, all_gifts: bool
) -> Sequence[str]:
    """What the seat may do by both rules."""
    actions = deal.legal_actions(seat)
    if naive.stage in ("give", "return") and seat == naive.turn and not all_gifts:
        return _sampled(deal, naive, seat, actions, rng)
    texts = [named(action) for action in actions]
    expected = naive.legal(int(seat))
    assert set(texts) == expected, said(
        deal, f"{seat}: {sorted(set(texts) ^ expected)} by one rule and not by the other"
    )
    assert len(texts) == len(expected), said(deal, f"{seat} is offered something twice")
    return texts


def _sampled(
    deal: Deal, naive: NaiveDeal, seat: Seat, actions: Sequence[Action], rng: Random
) -> Sequence[str]:
    hand, size = naive.hands[seat], naive.settings["exchange"]["cards"]
    others = naive.open_doublings(int(seat))
    assert len(actions) == comb(len(hand), size) + len(others), said(deal, "how many gifts?")
    sample = [*others]
    for _ in range(3):
        gift = rng.sample(hand, size)
        action = parse_action("give " + " ".join(gift))
        assert action in actions, said(deal, f"{action} is not offered")
        assert isinstance(action, Give)
        sample.append(str(action))
    return sample


def choose(offers: Mapping[Seat, Sequence[str]], turn: Seat, rng: Random) -> tuple[Seat, str]:
    """An action for a lively deal: low bids, many questions, now and then a Kontra."""
    callers = [seat for seat in SEATS if seat != turn and offers[seat]]
    if callers and rng.random() < 0.04:
        seat = rng.choice(callers)
        return seat, rng.choice(offers[seat])
    verbs: dict[str, list[str]] = {}
    for text in offers[turn]:
        verbs.setdefault(text.partition(" ")[0], []).append(text)
    weights = [WEIGHTS.get(verb, 1) for verb in verbs]
    texts = verbs[rng.choices(list(verbs), weights)[0]]
    if texts[0].startswith(("bid", "announce")) and rng.random() < 0.9:
        texts = sorted(texts, key=lambda text: int(text.split()[1]))[:3]
    return turn, rng.choice(texts)


def lively_deal(deal: Deal, rng: Random, most: int = 300) -> Iterator[Deal]:
    """The deal after each of its actions, to its end; no lively deal takes ``most`` actions."""
    for _ in range(most):
        yield deal
        if deal.turn is None:
            return
        legal = {seat: deal.legal_actions(seat) for seat in SEATS}
        texts = {seat: [named(action) for action in legal[seat]] for seat in SEATS}
        seat, text = choose(texts, deal.turn, rng)
        deal = deal.apply(legal[seat][texts[seat].index(text)], seat)
    raise AssertionError(said(deal, "the deal does not end"))


def said(deal: Deal, problem: str) -> str:
    """A problem together with all that is needed to see it again."""
    hands = [" ".join(str(card) for card in sorted(hand)) for hand in deal.hands]
    history = ", ".join(f"{seat} {action}" for seat, action in deal.history)
    return f"{problem}\n{deal.variant!r}\nhands {hands}, scores {deal.scores}\n{history}"


def random_deal(variant: Variant, rng: Random) -> Deal:
    """A deal from any forehand, at any stage of a game; in one of three a side has the high cards.

    Only so do whole deals without a trick for one side come up, which are scored in their own way.
    """
    target = settings_of(variant)["game"]["target"]
    scores = rng.randint(-target // 2, target), rng.randint(-target // 2, target)
    forehand = rng.choice(SEATS)
    if rng.random() < 2 / 3:
        return Deal.shuffled(variant, rng, forehand, scores=scores)
    pack = [card for card in PACK if variant.deck.cards >> card & 1]
    spread = rng.choice((0.5, 1, 3))
    pack.sort(key=lambda card: card.rank + rng.gauss(0, spread))
    low, high = pack[: len(pack) // 2], pack[len(pack) // 2 :]
    rng.shuffle(low)
    rng.shuffle(high)
    hands = [low[::2], high[::2], low[1::2], high[1::2]]
    return Deal.start(variant, hands, forehand, scores=scores)


def main() -> None:
    """Referee random deals of some variants, or of all that are shipped."""
    parser = argparse.ArgumentParser(description="Referee random deals by the naive rules.")
    parser.add_argument("variants", nargs="*", metavar="VARIANT", help="shipped names or files")
    parser.add_argument("--deals", type=int, default=20_000, help="deals of each variant")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for name in arguments.variants or variant_names():
        variant, rng = load_variant(name), Random(arguments.seed)
        for _ in range(arguments.deals):
            referee(random_deal(variant, rng), rng, all_gifts=False)
        print(f"{name}: {arguments.deals} deals, no difference", flush=True)


if __name__ == "__main__":
    main()
