import type { Asking } from './ask/ask-place.ts';
import { askDays, askDrying } from './ask/ask-place.ts';
import { CHECKED_PLACES } from './cases/places.table.ts';
import { checkDrying } from './rules/drying.ts';
import { checkFarDays } from './rules/far-days.ts';
import { checkDays } from './rules/one-event.ts';
import type { Finding } from './rules/rule.ts';

/** Near-certain chances are rightly common. */
const DOUBTFUL = { from: 3, to: 97 } as const;
/** Later days are mixed with the climate, which is similar for neighbours. */
const FORECAST_DAYS = 7;

/** The most common chance of rain among the days of all provinces. */
export interface CommonestChance {
  /** Per cent; null if no day has an uncertain one. */
  readonly chance: number | null;
  /** Share of the days, 0…1. */
  readonly share: number;
  readonly days: number;
}

/** Results for the 15 days of all 34 provinces at one moment. */
export interface ProvincesSwept {
  readonly commonest: CommonestChance;
  /** From rules that days alone can violate. */
  readonly findings: readonly Omit<Finding, 'clock'>[];
  /** Number of days read. */
  readonly days: number;
}

/** Reads the 15 days of all 34 provinces; `visit` names a visitor for each call. */
export async function sweepProvinces(
  origin: string,
  nowAt: number,
  visit: (index: number) => string,
): Promise<ProvincesSwept> {
  const counts = new Map<number, number>();
  const findings: Omit<Finding, 'clock'>[] = [];
  let [days, counted] = [0, 0];
  const provinces = CHECKED_PLACES.filter(({ why }) => why === null);
  for (const [index, place] of provinces.entries()) {
    const asking: Asking = { origin, visitor: visit(index) };
    const reply = await askDays(asking, place);
    days += reply.days.length;
    for (const { rainProbability } of reply.days.slice(0, FORECAST_DAYS)) {
      counted += 1;
      if (rainProbability === null || rainProbability < DOUBTFUL.from || rainProbability > DOUBTFUL.to) continue;
      counts.set(rainProbability, (counts.get(rainProbability) ?? 0) + 1);
    }
    const drying = await askDrying(asking, place);
    const found = [
      ...checkDays(reply.days, nowAt).map((one) => ({ rule: 'one-event', ...one })),
      ...checkFarDays(reply.days, reply.place).map((one) => ({ rule: 'far-days', ...one })),
      ...checkDrying(drying).map((one) => ({ rule: 'drying', ...one })),
    ];
    findings.push(...found.map((one) => ({ place: place.name, ...one })));
  }
  const [chance, most] = [...counts].reduce<readonly [number | null, number]>(
    (commonest, one) => (one[1] > commonest[1] ? one : commonest),
    [null, 0],
  );
  return { commonest: { chance, share: most / counted, days: counted }, findings, days };
}
