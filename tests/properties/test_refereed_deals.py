"""The library and the naive rules agree on every step and on the outcome of random deals."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from marjapussi import Variant, load_variant, variant_names
from marjapussi.testing import randoms, variants
from tests.properties.referee import random_deal, referee

DEALS = 300
WHOLE_EXCHANGES = 10  # deals in which each of the hundreds of gifts is compared


@pytest.mark.parametrize("name", variant_names())
def test_every_seat_may_do_the_same_by_the_naive_rules_as_by_the_library(name: str) -> None:
    variant, rng = load_variant(name), Random(2026)
    for number in range(DEALS):
        referee(random_deal(variant, rng), rng, all_gifts=number < WHOLE_EXCHANGES)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(variants(), randoms())
def test_the_naive_rules_agree_whatever_a_variant_file_says(variant: Variant, rng: Random) -> None:
    for _ in range(5):
        referee(random_deal(variant, rng), rng, all_gifts=rng.random() < 0.1)
