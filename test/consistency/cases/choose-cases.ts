import type { PageTable } from '../ask/ask-place.ts';
import { PLACE_PAGES } from '../ask/page-paths.table.ts';
import type { ChosenClock } from '../check-clock.ts';
import { CHECKED_CLOCKS, type CheckedClock } from './clocks.table.ts';
import { CHECKED_PLACES } from './places.table.ts';
import { REVIEWED_CASES } from './reviewed.table.ts';

const SHARE = 50;
/** The moment with bulletins is always asked: most rules are about them. */
const ALWAYS = 'storm';
/** Pages that differ in their number of days alone: of each family one is enough for a place of the sample. */
const SPANS = /^(.*next)-\d+$/;

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
  const shuffled = items.map((item) => ({ item, key: random() })).sort((a, b) => a.key - b.key);
  const chosen = new Set(shuffled.slice(0, count).map(({ item }) => item));
  return items.filter((item) => chosen.has(item));
}

/** All pages, but of those that differ in their number of days one of each family. */
function pickPages(random: () => number): PageTable {
  const names = Object.keys(PLACE_PAGES);
  const families = Map.groupBy(names, (name) => SPANS.exec(name)?.[1] ?? name);
  const chosen = new Set([...families.values()].flatMap((family) => pick(family, 1, random)));
  return Object.fromEntries(Object.entries(PLACE_PAGES).filter(([name]) => chosen.has(name)));
}

/** Every place on every page at every moment. */
export function chooseAll(): ChosenClock[] {
  const places = CHECKED_PLACES.map((place) => ({ place, pages: PLACE_PAGES }));
  return CHECKED_CLOCKS.map((clock) => ({ clock, places }));
}

/** Two moments: a moment costs a portal of its own. */
function chooseMoments(seed: number): CheckedClock[] {
  const [added] = pick(
    CHECKED_CLOCKS.filter(({ name }) => name !== ALWAYS),
    1,
    createRandom(seed),
  );
  return CHECKED_CLOCKS.filter((clock) => clock.name === ALWAYS || clock === added);
}

/** A fiftieth of all places × moments by a seed, and the reviewed cases of its moments on all pages. */
export function chooseFiftieth(seed: number): ChosenClock[] {
  const random = createRandom(seed);
  const clocks = chooseMoments(seed);
  const share = Math.ceil((CHECKED_PLACES.length * CHECKED_CLOCKS.length) / SHARE / clocks.length);
  return clocks.map((clock) => {
    const wanted = new Set(REVIEWED_CASES.filter((one) => one.clock === clock.name).map(({ place }) => place));
    const chosen = new Set(pick(CHECKED_PLACES, share, random));
    const places = CHECKED_PLACES.flatMap((place) => {
      if (wanted.has(place.name)) return [{ place, pages: PLACE_PAGES }];
      return chosen.has(place) ? [{ place, pages: pickPages(random) }] : [];
    });
    return { clock, places };
  });
}
