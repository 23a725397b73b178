import { parseDate } from '@portal/domain/time/vietnam-time';
import { describe, expect, test } from 'vitest';
import { createWeightFinder, learnVariableWeights, type WeighedSource } from './learn-weights.ts';
import { LEAD_COUNT } from './place-correction.ts';

const DAY = 86_400;
const DAYS = 400;
const STATIONS = 4;
/** The last day learned from is 14 November: the north-east monsoon has begun two weeks ago. */
const END = parseDate('2026-11-15') ?? 0;
const START = END - DAYS * DAY;

const isNortheast = (day: number): boolean =>
  [11, 12, 1, 2, 3].includes(new Date((START + day * DAY) * 1000 + 7 * 3_600_000).getUTCMonth() + 1);

function createNoise(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() + next() + next() - 1.5) * 2;
}

/** Independent errors whose deviation depends on the day. */
function makeSource(source: string, seed: number, deviationOf: (day: number) => number): WeighedSource {
  const noise = createNoise(seed);
  const errors = Float32Array.from(
    { length: DAYS * STATIONS * LEAD_COUNT },
    (_, at) => deviationOf(Math.floor(at / LEAD_COUNT / STATIONS)) * noise(),
  );
  return { source, days: DAYS, errors: [errors] };
}

/** The second source is the better one in the north-east monsoon alone. */
const SOURCES = [makeSource('ecmwf', 3, () => 1), makeSource('ecmwf-aifs', 5, (day) => (isNortheast(day) ? 0.5 : 2))];

describe('weights by season', () => {
  const rows = learnVariableWeights('humidity', SOURCES, START);
  const shareOf = (season: string) =>
    rows
      .find((row) => row.season === season && row.leadFrom === 0)
      ?.shares.find(({ source }) => source === 'ecmwf-aifs')?.share ?? 0;

  test('remember the monsoon of a year ago, and win over those of the year', () => {
    expect(shareOf('southwest')).toBeLessThan(0.3);
    expect(shareOf('northeast')).toBeGreaterThan(0.5);
    const northeast = rows.filter((row) => row.season === 'northeast');
    expect(northeast).toHaveLength(5);
    for (const { isApplied, errorWeighted, errorYear } of northeast) {
      expect(isApplied).toBe(true);
      expect(errorWeighted ?? 9).toBeLessThan(errorYear ?? 0);
    }
  });

  test('hold on the days of their monsoon, those of the year on others', () => {
    const find = createWeightFinder({ variableWeights: rows });
    const shareAt = (date: string) => find('ecmwf', 'humidity', parseDate(date) ?? 0)?.[1]?.byLead[0];
    expect(shareAt('2026-12-01')).toBe(shareOf('northeast'));
    const southwest = rows.find((row) => row.season === 'southwest' && row.leadFrom === 0);
    expect(shareAt('2027-07-01')).toBe(shareOf(southwest?.isApplied === true ? 'southwest' : 'year'));
    expect(shareAt('2027-04-10')).toBe(shareOf('year'));
    // From the last day of March on, the second lead is a day of April.
    const turn = find('ecmwf', 'humidity', parseDate('2027-03-31') ?? 0)?.[1]?.byLead;
    expect(turn?.slice(0, 2)).toEqual([shareOf('northeast'), shareOf('year')]);
    expect(find('ecmwf', 'cloud', START)).toBeNull();
  });
});

test('a season with few days shrinks to the year', () => {
  const days = 40;
  const late = SOURCES.map((one) => ({
    ...one,
    days,
    errors: one.errors.map((errors) => errors.subarray((DAYS - days) * STATIONS * LEAD_COUNT)),
  }));
  const rows = learnVariableWeights('cloud', late, END - days * DAY);
  const [year, northeast] = ['year', 'northeast'].map(
    (season) => rows.find((row) => row.season === season && row.leadFrom === 0)?.shares[1]?.share ?? 0,
  );
  // Fourteen days of it: better than the year says, but not as good as those days alone.
  expect(northeast).toBeGreaterThan(year ?? 1);
  expect(northeast).toBeLessThan(0.7);
});
