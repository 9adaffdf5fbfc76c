"""What is said of every kind of action, in three languages and with two packs."""

from __future__ import annotations

import string
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from marjapussi import Bid, Card, Deal, FaceDown, Game, Give, Pass, Play, Seat, load_variant
from marjapussi.explain import explain
from marjapussi.explain.wording import LANGUAGES, PACKS, Language, Pack, catalogue
from marjapussi.steps import deal_steps
from marjapussi.testing import deals
from marjapussi.trial import play_out
from tests.records.tables import (
    ACES,
    ALL_HEARTS,
    ALL_PASS,
    BID_120,
    EXCHANGE,
    HALVES,
    ONE_SUIT_EACH,
    QUEENS_CHANGED,
    TWO_MARRIAGES,
    all_said,
    game_of,
    last_said,
    played,
)


def says(game: Game, *, en: str, de: str, fi: str) -> None:
    """Check what is said of the last action, with the pack of each country."""
    assert last_said(game, "en") == en
    assert last_said(game, "de", "german") == de
    assert last_said(game, "fi") == fi


def auction_game(*actions: str) -> Game:
    return game_of("partnership-auction", ONE_SUIT_EACH, *actions)


def test_a_bid() -> None:
    says(
        auction_game("S bid 120"),
        en="South bids 120",
        de="Süd bietet 120",
        fi="Etelä huutaa 120",
    )


def test_a_pass() -> None:
    says(
        auction_game("S bid 120, W pass"),
        en="West passes",
        de="West passt",
        fi="Länsi passaa",
    )


def test_the_pass_that_ends_the_auction() -> None:
    says(
        auction_game(BID_120),
        en="East passes. South wins the auction with 120",
        de="Ost passt. Süd ersteigert das Spiel für 120",
        fi="Itä passaa. Etelä saa pelin huudolla 120",
    )


def test_everybody_passes() -> None:
    says(
        auction_game(ALL_PASS),
        en="East passes. Everybody has passed: there is no declarer, and South leads",
        de="Ost passt. Alle haben gepasst: niemand hat das Spiel, Süd spielt aus",
        fi="Itä passaa. Kaikki passasivat: pelinviejää ei ole, ja Etelä aloittaa",
    )


def test_a_new_deal_is_asked_for() -> None:
    south, west, north, east = map(list, ONE_SUIT_EACH)
    south[-2:], west[0], north[0] = [west[0], north[0]], south[-2], south[-1]
    says(
        game_of("huutopussi-helsinki", [south, west, north, east], "S redeal"),
        en="South asks for a new deal, and the cards are thrown in",
        de="Süd verlangt neue Karten, es wird noch einmal gegeben",
        fi="Etelä pyytää uutta jakoa, ja kortit jaetaan uudelleen",
    )


def test_partner_gives_cards_face_down() -> None:
    says(
        auction_game(BID_120, "N give C6 C7 CQ CK"),
        en="North gives four cards face down",
        de="Nord gibt verdeckt vier Karten",
        fi="Pohjoinen antaa neljä korttia kuvapuoli alaspäin",
    )


def test_declarer_gives_cards_back_face_down() -> None:
    says(
        auction_game(BID_120, EXCHANGE),
        en="South gives four cards back face down",
        de="Süd gibt verdeckt vier Karten zurück",
        fi="Etelä antaa neljä korttia takaisin kuvapuoli alaspäin",
    )


@pytest.mark.parametrize("seat", [Seat.SOUTH, Seat.NORTH])
def test_the_two_who_exchange_hear_which_cards(seat: Seat) -> None:
    given = auction_game(BID_120, "N give C6 C7 CQ CK")
    assert last_said(given, seat=seat) == "North gives South ♣6, ♣7, ♣Q, ♣K"
    assert last_said(given, "de", seat=seat) == (
        "Nord gibt Süd Kreuz-Sechs, Kreuz-Sieben, Kreuz-Dame, Kreuz-König"
    )
    returned = auction_game(BID_120, EXCHANGE)
    assert last_said(returned, seat=seat) == "South gives ♣6, ♣7, ♣Q, ♣K back to North"
    assert last_said(returned, "fi", seat=seat) == (
        "Etelä antaa Pohjoiselle takaisin ristikutosen, ristiseiskan, ristirouvan, ristikuninkaan"
    )


@pytest.mark.parametrize("seat", [Seat.WEST, Seat.EAST])
def test_the_defenders_never_hear_which_cards(seat: Seat) -> None:
    given = auction_game(BID_120, "N give C6 C7 CQ CK")
    assert last_said(given, seat=seat) == "North gives four cards face down"


def test_the_contract() -> None:
    says(
        auction_game(BID_120, EXCHANGE, "S announce 140"),
        en="South announces 140",
        de="Süd sagt 140 an",
        fi="Etelä ilmoittaa pelikseen 140",
    )


def test_kontra_by_a_seat_that_is_not_on_turn() -> None:
    says(
        auction_game(BID_120, EXCHANGE, "S announce 140, E kontra"),
        en="East says Kontra: the contract counts ×2",
        de="Ost sagt Kontra: das Spiel zählt 2-fach",
        fi="Itä sanoo ”kontra”: peli lasketaan 2-kertaisena",
    )


def test_re() -> None:
    says(
        auction_game(BID_120, EXCHANGE, "S announce 140, E kontra, S re"),
        en="South says Re: the contract counts ×4",
        de="Süd sagt Re: das Spiel zählt 4-fach",
        fi="Etelä sanoo ”re”: peli lasketaan 4-kertaisena",
    )


def test_a_lead() -> None:
    says(
        auction_game(ALL_PASS, "S HA"),
        en="South leads ♥A",
        de="Süd spielt Rot-Ass aus",
        fi="Etelä aloittaa herttaässällä",
    )


def test_a_card_in_the_middle_of_a_trick() -> None:
    says(
        auction_game(ALL_PASS, "S HA, W DK"),
        en="West plays ♦K",
        de="West spielt Schellen-König",
        fi="Länsi lyö ruutukuninkaan",
    )


def test_the_last_card_of_a_trick_that_another_seat_wins() -> None:
    says(
        auction_game(ALL_PASS, ACES),
        en="East plays ♠A, and South wins the trick",
        de="Ost spielt Grün-Ass, der Stich geht an Süd",
        fi="Itä lyö pataässän, ja tikin vie Etelä",
    )


def test_the_last_card_of_a_trick_that_wins_it() -> None:
    trick = "S HA, W HK, N H8, E S9, S ask half spades, N yes, S H7, W H6, N S6, E S7"
    says(
        game_of("partnership-auction", HALVES, ALL_PASS, trick),
        en="East plays ♠7 and wins the trick",
        de="Ost spielt Grün-Sieben und macht den Stich",
        fi="Itä lyö pataseiskan ja vie tikin",
    )


def test_an_own_marriage_makes_trumps() -> None:
    says(
        auction_game(ALL_PASS, ACES, "S declare hearts"),
        en="South declares the marriage of hearts: hearts are trumps, +100",
        de="Süd meldet das Paar in Rot: Rot ist Trumpf, +100",
        fi="Etelä ilmoittaa hertan parin: hertta on valtti, +100",
    )


def test_a_later_marriage_that_leaves_the_trumps_as_they_are() -> None:
    first = "S HA, W H10, N HJ, E H9, S declare hearts"
    says(
        game_of("ten-point-24", TWO_MARRIAGES, first),
        en="South declares the marriage of hearts: hearts are trumps, +2 game points",
        de="Süd meldet das Paar in Rot: Rot ist Trumpf, +2 Spielpunkte",
        fi="Etelä ilmoittaa hertan parin: hertta on valtti, +2 pelipistettä",
    )
    says(
        game_of("ten-point-24", TWO_MARRIAGES, first, "S SA, W S10, N SJ, E S9, S declare spades"),
        en="South declares the marriage of spades: hearts stay trumps, +1 game point",
        de="Süd meldet das Paar in Grün: Rot bleibt Trumpf, +1 Spielpunkt",
        fi="Etelä ilmoittaa padan parin: hertta pysyy valttina, +1 pelipiste",
    )


def test_the_question_for_a_marriage_and_its_answer() -> None:
    says(
        auction_game(ALL_PASS, ACES, "S ask marriage"),
        en="South asks North for a marriage",
        de="Süd fragt Nord nach einem Paar",
        fi="Etelä kysyy Pohjoiselta paria",
    )
    says(
        auction_game(ALL_PASS, ACES, "S ask marriage, N make clubs"),
        en="North has the marriage of clubs: clubs are trumps, +60",
        de="Nord hat das Paar in Eichel: Eichel ist Trumpf, +60",
        fi="Pohjoisella on ristin pari: risti on valtti, +60",
    )


def test_no_marriage() -> None:
    says(
        game_of("marjapussi-de", QUEENS_CHANGED, ALL_PASS, ACES, "S ask marriage, N no"),
        en="North has no marriage to make",
        de="Nord hat kein Paar zu melden",
        fi="Pohjoisella ei ole ilmoitettavaa paria",
    )


def test_the_question_for_a_half_and_the_answer_no() -> None:
    says(
        auction_game(ALL_PASS, ACES, "S ask half diamonds"),
        en="South asks North for a half of diamonds",
        de="Süd fragt Nord nach einer Hälfte in Schellen",
        fi="Etelä kysyy Pohjoiselta ruudun puolikasta",
    )
    says(
        auction_game(ALL_PASS, ACES, "S ask half diamonds, N no"),
        en="North has no half of diamonds",
        de="Nord hat keine Hälfte in Schellen",
        fi="Pohjoisella ei ole ruudun puolikasta",
    )


def test_the_other_half_makes_trumps() -> None:
    says(
        game_of(
            "partnership-auction",
            HALVES,
            ALL_PASS,
            "S HA, W HK, N H8, E S9, S ask half spades, N yes",
        ),
        en="North has the other half: spades are trumps, +40",
        de="Nord hat die andere Hälfte: Grün ist Trumpf, +40",
        fi="Pohjoisella on toinen puolikas: pata on valtti, +40",
    )


def test_a_half_of_which_the_asker_does_not_hold_the_other() -> None:
    says(
        auction_game(ALL_PASS, ACES, "S ask half clubs, N yes"),
        en="North has a half of clubs, but South has none: no marriage is made",
        de="Nord hat eine Hälfte in Eichel, aber Süd hat keine: es wird kein Paar daraus",
        fi="Pohjoisella on ristin puolikas, mutta Etelällä ei ole: paria ei synny",
    )


def test_a_half_of_a_suit_that_was_made_before_changes_nothing() -> None:
    says(
        game_of(
            "partnership-auction",
            HALVES,
            ALL_PASS,
            "S HA, W HK, N H8, E S9, S ask half spades, N yes, S H7, W H6, N S6, E S7",
            "E ask marriage, W make clubs, E D7, S D9, W DJ, N DK, N ask half spades, S yes",
        ),
        en="South has a half of spades, but its marriage was made before: nothing changes",
        de="Süd hat eine Hälfte in Grün, aber das Paar war schon gemeldet: es ändert sich nichts",
        fi="Etelällä on padan puolikas, mutta pari on jo ilmoitettu: mikään ei muutu",
    )


def test_a_contract_that_is_made_and_a_side_sent_to_porvoo_and_the_game_won() -> None:
    says(
        auction_game(
            BID_120,
            EXCHANGE,
            "S announce 140, W kontra, N re",
            ACES,
            "S declare hearts",
            ALL_HEARTS,
        ),
        en=(
            "East plays ♠6, and South wins the last trick. "
            "South-North make the contract of 140. West-East took no trick and go to Porvoo. "
            "Points: South-North 240, West-East 0. "
            "Score of the deal: South-North +560, West-East −280. "
            "Standing: South-North 560, West-East −280. South-North win the game"
        ),
        de=(
            "Ost spielt Grün-Sechs, der letzte Stich geht an Süd. "
            "Süd-Nord schafft die angesagten 140. West-Ost hat keinen Stich und ist schwarz. "
            "Punkte: Süd-Nord 240, West-Ost 0. "
            "Angeschrieben wird: Süd-Nord +560, West-Ost −280. "
            "Stand: Süd-Nord 560, West-Ost −280. Süd-Nord gewinnt die Partie"
        ),
        fi=(
            "Itä lyö patakutosen, ja viimeisen tikin vie Etelä. "
            "Etelä–Pohjoinen saa pelin 140 kotiin. "
            "Länsi–Itä ei saanut tikkiäkään ja joutuu Porvooseen. "
            "Pisteet: Etelä–Pohjoinen 240, Länsi–Itä 0. "
            "Jaosta kirjataan: Etelä–Pohjoinen +560, Länsi–Itä −280. "
            "Tilanne: Etelä–Pohjoinen 560, Länsi–Itä −280. Etelä–Pohjoinen voittaa pelin"
        ),
    )


def test_a_contract_that_fails() -> None:
    says(
        auction_game(BID_120, EXCHANGE, "S announce 420", ACES, ALL_HEARTS),
        en=(
            "East plays ♠6, and South wins the last trick. "
            "South-North fail in the contract of 420. West-East took no trick and go to Porvoo. "
            "Points: South-North 140, West-East 0. "
            "Score of the deal: South-North −420, West-East 0. "
            "Standing: South-North −420, West-East 0"
        ),
        de=(
            "Ost spielt Grün-Sechs, der letzte Stich geht an Süd. "
            "Süd-Nord verfehlt die angesagten 420. West-Ost hat keinen Stich und ist schwarz. "
            "Punkte: Süd-Nord 140, West-Ost 0. "
            "Angeschrieben wird: Süd-Nord −420, West-Ost 0. "
            "Stand: Süd-Nord −420, West-Ost 0"
        ),
        fi=(
            "Itä lyö patakutosen, ja viimeisen tikin vie Etelä. "
            "Etelä–Pohjoinen ei saa peliä 420 kotiin. "
            "Länsi–Itä ei saanut tikkiäkään ja joutuu Porvooseen. "
            "Pisteet: Etelä–Pohjoinen 140, Länsi–Itä 0. "
            "Jaosta kirjataan: Etelä–Pohjoinen −420, Länsi–Itä 0. "
            "Tilanne: Etelä–Pohjoinen −420, Länsi–Itä 0"
        ),
    )


LAST_CARD_WINS = [
    [Card.HA, Card.HK, Card.HQ, Card.SA, Card.SK, Card.C9],
    [Card.H10, Card.S10, Card.DA, Card.D10, Card.DK, Card.DQ],
    [Card.HJ, Card.SJ, Card.DJ, Card.D9, Card.SQ, Card.C10],
    [Card.H9, Card.S9, Card.CA, Card.CK, Card.CQ, Card.CJ],
]
TEN_POINT_DEAL = (
    "S HA, W H10, N HJ, E H9, S HK, W DQ, N D9, E CJ, S HQ, W DK, N DJ, E CQ, "
    "S SA, W S10, N SJ, E S9, S SK, W D10, N SQ, E CK"
)


def test_the_last_trick_won_by_the_last_card() -> None:
    game = game_of("ten-point-24", LAST_CARD_WINS, TEN_POINT_DEAL, "S C9, W DA, N C10, E CA")
    says(
        game,
        en=(
            "East plays ♣A and wins the last trick. Points: South-North 110, West-East 30. "
            "Score of the deal: South-North +1, West-East +1. "
            "Standing: South-North 1, West-East 1"
        ),
        de=(
            "Ost spielt Eichel-Ass und macht den letzten Stich. "
            "Punkte: Süd-Nord 110, West-Ost 30. "
            "Angeschrieben wird: Süd-Nord +1, West-Ost +1. Stand: Süd-Nord 1, West-Ost 1"
        ),
        fi=(
            "Itä lyö ristiässän ja vie viimeisen tikin. "
            "Pisteet: Etelä–Pohjoinen 110, Länsi–Itä 30. "
            "Jaosta kirjataan: Etelä–Pohjoinen +1, Länsi–Itä +1. "
            "Tilanne: Etelä–Pohjoinen 1, Länsi–Itä 1"
        ),
    )


def test_a_game_that_is_drawn() -> None:
    actions = f"{TEN_POINT_DEAL}, S C9, W DA, N C10, E CA"
    game = game_of("ten-point-24", LAST_CARD_WINS, actions, scores=(9, 9))
    assert last_said(game).endswith("Standing: South-North 10, West-East 10. The game is drawn")
    assert last_said(game, "de").endswith("Die Partie endet unentschieden")
    assert last_said(game, "fi").endswith("Peli päättyy tasan")


def test_the_french_and_the_german_pack_have_names_in_every_language() -> None:
    game = auction_game(ALL_PASS, "S HA, W DQ, N CQ")
    assert {(each, pack): last_said(game, each, pack) for each in LANGUAGES for pack in PACKS} == {
        ("en", "french"): "North plays ♣Q",
        ("en", "german"): "North plays the Ober of acorns",
        ("de", "french"): "Nord spielt Kreuz-Dame",
        ("de", "german"): "Nord spielt Eichel-Ober",
        ("fi", "french"): "Pohjoinen lyö ristirouvan",
        ("fi", "german"): "Pohjoinen lyö terhon oberin",
    }


def test_a_deal_alone_has_no_standing() -> None:
    deal = auction_game(BID_120, EXCHANGE, "S announce 420", ACES, ALL_HEARTS).deal
    assert all_said(deal)[-1].endswith("Score of the deal: South-North −420, West-East 0")


def test_a_view_is_explained_to_its_seat() -> None:
    deal = auction_game(BID_120).deal
    later = played(deal, "N give C6 C7 CQ CK")
    open_to = {
        seat: explain(deal.view(seat), later.view(seat).history[-1][1], later.view(seat))
        for seat in Seat
    }
    assert open_to == {
        Seat.SOUTH: "North gives South ♣6, ♣7, ♣Q, ♣K",
        Seat.WEST: "North gives four cards face down",
        Seat.NORTH: "North gives South ♣6, ♣7, ♣Q, ♣K",
        Seat.EAST: "North gives four cards face down",
    }
    with pytest.raises(ValueError, match="a view of East cannot be explained to South"):
        explain(deal.view(Seat.EAST), FaceDown(4), later.view(Seat.EAST), seat=Seat.SOUTH)


@given(deals())
@settings(max_examples=30, deadline=None)
def test_a_deal_told_to_a_seat_is_what_its_views_tell(deal: Deal) -> None:
    steps = list(deal_steps(deal))
    for seat in Seat:
        views = [step.view(seat) for step in steps]
        said = [explain(before, after.history[-1][1], after) for before, after in pairwise(views)]
        assert said == all_said(deal, seat=seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_action_of_any_deal_has_words(language: Language, pack: Pack) -> None:
    for name in ("partnership-auction", "ten-point-28", "huutopussi-helsinki"):
        rng = Random(4)
        deal = play_out(Deal.shuffled(load_variant(name), rng), rng)
        for sentence in all_said(deal, language, pack):
            assert sentence
            assert not {*"{}[]<>"} & {*sentence}
            assert "None" not in sentence


def test_the_deals_must_be_one_action_apart() -> None:
    deal = auction_game(BID_120).deal
    steps = list(deal_steps(deal))
    for before, after in ((steps[0], steps[2]), (steps[1], steps[0]), (steps[0], steps[0])):
        with pytest.raises(ValueError, match="after one more action"):
            explain(before, Bid(120), after)
    with pytest.raises(ValueError, match="after one more action"):
        explain(steps[0].view(Seat.SOUTH), Bid(120), steps[1])


def test_the_action_must_be_the_one_that_was_done() -> None:
    first, second, *_ = deal_steps(auction_game(BID_120).deal)
    with pytest.raises(ValueError, match="bid 120 was done, not pass"):
        explain(first, Pass(), second)
    with pytest.raises(ValueError, match="bid 120 was done, not play ♥A"):
        explain(first, Play(Card.HA), second)


def test_a_gift_may_be_named_in_full_where_it_was_seen_face_down() -> None:
    deal = auction_game(BID_120).deal
    later = played(deal, "N give C6 C7 CQ CK")
    gift = later.history[-1][1]
    assert isinstance(gift, Give)
    west, later_west = deal.view(Seat.WEST), later.view(Seat.WEST)
    assert explain(west, gift, later_west) == "North gives four cards face down"
    assert explain(deal, FaceDown(4), later, seat=Seat.SOUTH) == "North gives four cards face down"
    with pytest.raises(ValueError, match="give 3 cards face down"):
        explain(deal, FaceDown(3), later)


def test_unknown_languages_and_packs_are_refused() -> None:
    first, second, *_ = deal_steps(auction_game(BID_120).deal)
    with pytest.raises(ValueError, match="languages en, de, fi, not 'sv'"):
        explain(first, Bid(120), second, language="sv")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="packs french, german, not 'swiss'"):
        explain(first, Bid(120), second, pack="swiss")  # type: ignore[arg-type]


def placeholders(message: str) -> set[str]:
    """The things that a message is about, whatever their forms."""
    fields = [field for _, field, _, _ in string.Formatter().parse(message) if field]
    return {field.partition(".")[0] for field in fields}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys_and_placeholders(language: Language) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert list(other) == list(english)
    for section, keys in english.items():
        assert list(other[section]) == list(keys)
    for pack in PACKS:
        for section in ("suits", "ranks"):
            assert list(other[pack][section]) == list(english[pack][section])
    for key, message in english["messages"].items():
        assert placeholders(other["messages"][key]) == placeholders(message), key
