import type { Asking } from './ask/ask-place.ts';
import { askDays } from './ask/ask-place.ts';
import { CHECKED_PLACES } from './cases/places.table.ts';

/** Chances that leave no doubt are rightly common. */
const DOUBTFUL = { from: 3, to: 97 } as const;

/** The chance of rain that most of the days of all provinces share. */
export interface CommonestChance {
  /** Per cent; null where no day has a doubtful one. */
  readonly chance: number | null;
  /** Share of the days, 0…1. */
  readonly share: number;
  readonly days: number;
}

/** Counts the chances of the 15 days of all 34 provinces; `visit` names a visitor for each call. */
export async function measureCommonestChance(
  origin: string,
  visit: (index: number) => string,
): Promise<CommonestChance> {
  const counts = new Map<number, number>();
  let days = 0;
  const provinces = CHECKED_PLACES.filter(({ why }) => why === null);
  for (const [index, place] of provinces.entries()) {
    const asking: Asking = { origin, visitor: visit(index) };
    for (const { rainProbability } of (await askDays(asking, place)).days) {
      days += 1;
      if (rainProbability === null || rainProbability < DOUBTFUL.from || rainProbability > DOUBTFUL.to) continue;
      counts.set(rainProbability, (counts.get(rainProbability) ?? 0) + 1);
    }
  }
  const [chance, most] = [...counts].reduce<readonly [number | null, number]>(
    (commonest, one) => (one[1] > commonest[1] ? one : commonest),
    [null, 0],
  );
  return { chance, share: most / days, days };
}
