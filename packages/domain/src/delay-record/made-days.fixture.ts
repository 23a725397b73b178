import { DAY_SECONDS, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { AnalysedHour } from './assess-delay.ts';
import { FIRST_HASH, makeDelayDay, writeDelayDay } from './delay-record.ts';
import type { DelayTerms } from './delay-terms.ts';
import type { StoredDay } from './verify-chain.ts';

/** 2026-10-01, a Thursday. */
export const FIRST_DAY = Date.parse('2026-10-01T00:00:00+07:00') / 1000;

/** Terms of a contract: rain, gusts, heat and thunder, in daytime from Monday to Saturday. */
export const TERMS: DelayTerms = {
  thresholds: { rainMmh: 5, dayRainMm: null, gustMs: 15, windMs: null, heatC: 38, coldC: null, thunder: 2 },
  workHours: { from: 7, to: 17 },
  weekdays: [1, 2, 3, 4, 5, 6],
};

/** 24 hours without a reason to stop, with a test's changes by hour of the day. */
export function makeHours(
  dayAt: number,
  changes: Readonly<Record<number, Partial<AnalysedHour>>> = {},
): AnalysedHour[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    at: dayAt + hour * HOUR_SECONDS,
    rainMm: 0,
    gustMs: 6,
    windMs: 3,
    temperatureC: 28,
    thunder: 0 as const,
    ...changes[hour],
  }));
}

/** A chain of days with an hour of heavy rain on every second one. */
export function makeChain(days: number, hash: (text: string) => string): StoredDay[] {
  const chain: StoredDay[] = [];
  for (let index = 0; index < days; index += 1) {
    const dayAt = FIRST_DAY + index * DAY_SECONDS;
    const day = makeDelayDay({
      number: index + 1,
      dayAt,
      previousHash: chain.at(-1)?.hash ?? FIRST_HASH,
      closedAt: dayAt + 33 * HOUR_SECONDS,
      isDemo: false,
      point: { lat: 16.0678, lng: 108.2208 },
      terms: TERMS,
      hours: makeHours(dayAt, index % 2 === 1 ? { 8: { rainMm: 12.34 } } : {}),
      runs: [{ source: 'gfs', runAt: dayAt }],
      credits: ['NOAA GFS'],
      forecasts: [
        {
          source: 'gfs',
          runAt: dayAt - DAY_SECONDS,
          issuedAt: dayAt - DAY_SECONDS + 5 * HOUR_SECONDS,
          leadDays: 1,
          hours: 24,
          rainMm: 10.06,
          gustMaxMs: 11,
          windMaxMs: null,
          temperatureMinC: 24,
          temperatureMaxC: 33,
        },
      ],
    });
    const content = writeDelayDay(day);
    chain.push({ number: day.number, dayAt, content, hash: hash(content) });
  }
  return chain;
}
