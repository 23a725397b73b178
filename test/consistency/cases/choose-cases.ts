import { CHECKED_CLOCKS, type CheckedClock } from './clocks.table.ts';
import { CHECKED_PLACES, type CheckedPlace } from './places.table.ts';
import { REVIEWED_CASES } from './reviewed.table.ts';

/** Places that are asked at one moment. */
interface ChosenCases {
  readonly clock: CheckedClock;
  readonly places: readonly CheckedPlace[];
}

const SHARE = 10;

/** Numbers that follow from a seed alone (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some of a list, in its order. */
function pick<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const chosen = new Set(
    items
      .map((_, index) => ({ index, key: random() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .map(({ index }) => index),
  );
  return items.filter((_, index) => chosen.has(index));
}

/**
 * A tenth of all places × clocks by a seed, and every reviewed case. A clock costs a portal of its own, so the tenth lies on
 * the reviewed clocks and one that the seed adds.
 */
export function chooseCases(seed = '1'): ChosenCases[] {
  const random = createRandom(Number(seed));
  const reviewed = new Set(REVIEWED_CASES.map(({ clock }) => clock));
  const others = CHECKED_CLOCKS.filter(({ name }) => !reviewed.has(name));
  const added = new Set(pick(others, 1, random).map(({ name }) => name));
  const clocks = CHECKED_CLOCKS.filter(({ name }) => reviewed.has(name) || added.has(name));
  const share = Math.ceil((CHECKED_PLACES.length * CHECKED_CLOCKS.length) / SHARE / clocks.length);
  return clocks.map((clock) => {
    const wanted = new Set(REVIEWED_CASES.filter((one) => one.clock === clock.name).map(({ place }) => place));
    const chosen = new Set(pick(CHECKED_PLACES, share, random));
    return { clock, places: CHECKED_PLACES.filter((place) => wanted.has(place.name) || chosen.has(place)) };
  });
}
