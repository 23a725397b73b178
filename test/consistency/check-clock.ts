import { askPlace, type PlaceSaid } from './ask/ask-place.ts';
import type { CheckedPlace } from './cases/places.table.ts';
import type { OpenClock } from './open-clock.ts';
import { ALL_RULES } from './rules/all-rules.ts';
import type { Finding } from './rules/rule.ts';

/** What a check of places at one moment came to. */
interface ClockChecked {
  readonly findings: readonly Finding[];
  /** Pages and replies that were read. */
  readonly read: number;
}

/** Every rule on what was said of a place. */
export function checkPlace(said: PlaceSaid): Finding[] {
  const { place, clock } = said;
  return ALL_RULES.flatMap(({ name, check }) =>
    check(said).map((complaint) => ({ rule: name, place: place.name, clock, ...complaint })),
  );
}

/** Asks and checks places one after the other; each is a visitor of its own. */
export async function checkClock(
  { origin, clock, nowAt }: OpenClock,
  places: readonly CheckedPlace[],
): Promise<ClockChecked> {
  const findings: Finding[] = [];
  let read = 0;
  for (const [index, place] of places.entries()) {
    const said = await askPlace(
      { origin, visitor: `198.51.${100 + (index >> 8)}.${index & 255}` },
      place,
      clock.name,
      nowAt,
    );
    findings.push(...checkPlace(said));
    read += said.pages.length + 1;
  }
  return { findings, read };
}
