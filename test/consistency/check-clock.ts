import { API_CALLS } from './ask/api-replies.ts';
import { askCountry, askPlace, type PageTable, type PlaceSaid } from './ask/ask-place.ts';
import type { CheckedClock } from './cases/clocks.table.ts';
import type { CheckedPlace } from './cases/places.table.ts';
import { type OpenClock, openClock } from './open-clock.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { Finding } from './rules/rule.ts';
import { type CommonestChance, sweepProvinces } from './sweep-provinces.ts';

/** Places, each with the pages to read, at one moment. */
export interface ChosenClock {
  readonly clock: CheckedClock;
  readonly places: readonly { readonly place: CheckedPlace; readonly pages: PageTable }[];
}

/** Result of checking places at one moment. */
export interface ClockChecked {
  readonly clock: CheckedClock;
  readonly findings: readonly Finding[];
  /** The most common chance among the days of the provinces. */
  readonly commonest: CommonestChance;
  /** Number of days of the provinces that were checked. */
  readonly days: number;
  /** Number of pages and replies that were read. */
  readonly read: number;
  /** Time to request, read and check, without the portal's start, ms. */
  readonly askedMs: number;
}

/** Number of API replies for one place, with the map's and five on drying. */
const REPLIES = Object.keys(API_CALLS).length + 6;

function checkPlace(said: PlaceSaid): Finding[] {
  const { place, clock } = said;
  return ALL_RULES.flatMap(({ name, check }) =>
    check(said).map((complaint) => ({ rule: name, place: place.name, clock, ...complaint })),
  );
}

/** A separate visitor for each place: one may not make all the calls. */
const nameVisitor = (index: number): string => `198.51.${100 + (index >> 8)}.${index & 255}`;

/** Opens a portal at a moment, by default on the demonstration's weather; throws where it does not come up. */
type OpenMoment = (clock: CheckedClock) => Promise<OpenClock>;

/** Opens a portal at a moment, then requests and checks the places one by one; throws if a page is missing. */
export async function checkClock({ clock, places }: ChosenClock, open: OpenMoment = openClock): Promise<ClockChecked> {
  const { origin, nowAt, stop } = await open(clock);
  const since = performance.now();
  try {
    const country = await askCountry({ origin, visitor: nameVisitor(0) });
    const swept = await sweepProvinces(origin, nowAt, (index) => nameVisitor(places.length + 1 + index));
    const findings: Finding[] = swept.findings.map((one) => ({ ...one, clock: clock.name }));
    let read = country.length;
    for (const [index, { place, pages }] of places.entries()) {
      const asking = { origin, visitor: nameVisitor(index + 1) };
      const said = await askPlace(asking, place, { clock: clock.name, nowAt, country }, pages);
      findings.push(...checkPlace(said));
      read += said.pages.length + REPLIES;
    }
    return { clock, findings, commonest: swept.commonest, days: swept.days, read, askedMs: performance.now() - since };
  } finally {
    await stop();
  }
}

/** Portals run at once: a machine has at least two cores, and a portal and its reader alternate. */
const AT_ONCE = 2;

/** Checks moments, two portals at a time, in order; calls `onDone` after each. */
export async function checkClocks(
  chosen: readonly ChosenClock[],
  onDone: (done: ClockChecked) => void = () => undefined,
): Promise<ClockChecked[]> {
  const queue = [...chosen.entries()];
  const done: ClockChecked[] = [];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, one] = next;
      done[index] = await checkClock(one);
      onDone(done[index]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}
