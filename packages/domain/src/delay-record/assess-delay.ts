import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { ForecastThunder } from '#weather/thunder.ts';
import { type DelayReason, type DelayTerms, listWorkHours } from './delay-terms.ts';

/** An hour of the model analysis at the grid cell. Null is unknown; rounded to a tenth, as recorded. */
export interface AnalysedHour {
  readonly at: EpochSeconds;
  /** Of the hour that begins at `at`. */
  readonly rainMm: number | null;
  readonly gustMs: number | null;
  readonly windMs: number | null;
  readonly temperatureC: number | null;
  readonly thunder: ForecastThunder | null;
}

/** A lost working hour, and the thresholds that were reached. */
export interface LostHour {
  readonly at: EpochSeconds;
  /** In the order of `DELAY_REASONS`, at least one. */
  readonly reasons: readonly DelayReason[];
}

/** Result of a day for given thresholds. */
export interface DelayResult {
  /** Working hours of the day. */
  readonly workHours: number;
  readonly lost: readonly LostHour[];
  /** Working hours with an unknown value that could have made them lost. */
  readonly unknown: readonly EpochSeconds[];
  /** Rain of the calendar day, mm; null if one of its hours is unknown. */
  readonly dayRainMm: number | null;
}

/** Whether a threshold is reached; null if the value is unknown, false if the contract has none. */
function isReached(value: number | null, limit: number | null, side: 'from' | 'downTo' = 'from'): boolean | null {
  if (limit === null) return false;
  if (value === null) return null;
  return side === 'from' ? value >= limit : value <= limit;
}

/** Rain of a day in tenths; null if one of 24 hours is unknown. */
function sumRain(hours: readonly AnalysedHour[]): number | null {
  if (hours.length < 24 || hours.some(({ rainMm }) => rainMm === null)) return null;
  return Math.round(hours.reduce((sum, { rainMm }) => sum + 10 * (rainMm ?? 0), 0)) / 10;
}

/**
 * Working hours of a day that are lost by a contract's thresholds. `hours` are the known hours of the day. An hour is
 * lost if any threshold is reached, whatever else is unknown; it is unknown if none is, but one cannot be judged.
 */
export function assessDelay(terms: DelayTerms, dayAt: EpochSeconds, hours: readonly AnalysedHour[]): DelayResult {
  const { thresholds } = terms;
  const byMoment = new Map(hours.map((hour) => [hour.at, hour]));
  const dayRainMm = sumRain(hours);
  const working = listWorkHours(terms, dayAt);
  const lost: LostHour[] = [];
  const unknown: EpochSeconds[] = [];
  for (const at of working) {
    const hour = byMoment.get(at);
    const reached: Readonly<Record<DelayReason, boolean | null>> = {
      rain: isReached(hour?.rainMm ?? null, thresholds.rainMmh),
      dayRain: isReached(dayRainMm, thresholds.dayRainMm),
      gust: isReached(hour?.gustMs ?? null, thresholds.gustMs),
      wind: isReached(hour?.windMs ?? null, thresholds.windMs),
      heat: isReached(hour?.temperatureC ?? null, thresholds.heatC),
      cold: isReached(hour?.temperatureC ?? null, thresholds.coldC, 'downTo'),
      thunder: isReached(hour?.thunder ?? null, thresholds.thunder),
    };
    const names = Object.keys(reached) as DelayReason[];
    const reasons = names.filter((name) => reached[name] === true);
    if (reasons.length > 0) lost.push({ at, reasons });
    else if (names.some((name) => reached[name] === null)) unknown.push(at);
  }
  return { workHours: working.length, lost, unknown, dayRainMm };
}
