import type { WindRange } from './wind-profile.ts';
import { rankOfLimit } from './wind-spread.ts';

/** What a limit of work at sea speaks of; wind and gust at a height. `thunder` is 0 none, 1 possible, 2 likely, 3 observed. */
export type SeaQuantity = 'windMs' | 'gustMs' | 'waveM' | 'wavePeriodS' | 'currentMs' | 'visibilityKm' | 'thunder';

/** A limit of the client's chart or plan: `visibilityKm` is the least, everything else the most. */
export interface SeaLimit {
  readonly quantity: SeaQuantity;
  /** Of wind and gust, metres above the sea, 10 to 150; null of the others. */
  readonly heightM: number | null;
  readonly limit: number;
}

/** A value of an hour with what is likely of it; null where unknown. */
export interface SeaValue {
  readonly value: number | null;
  readonly range: WindRange | null;
}

/** The value of a quantity at each hour; `heightM` as in the limit. */
export type ReadSeaValue = (limit: SeaLimit, hour: number) => SeaValue;

/** Limits are multiplied by `factor` (0 to 1) in hours of a lead of up to `untilHours` after the run's start. */
export interface AlphaStep {
  readonly untilHours: number;
  readonly factor: number;
}

/** `go`: every limit holds; `near`: it does, and a value is over nine tenths of its limit; `stop`: one does not hold. */
export type SeaVerdict = 'go' | 'near' | 'stop';

/** What an hour is for a kind of work. */
export interface SeaHour {
  /** Null where a value is unknown and no other is beyond its limit. */
  readonly verdict: SeaVerdict | null;
  /** Quantities beyond their limits; of `near` those that are close; where the verdict is null those that are unknown. */
  readonly because: readonly SeaLimit[];
  /**
   * Rank of the wind's distribution up to which every limit of wind and gust holds (`rankOfLimit`): infinite where none speaks of
   * wind; null where a wind has no range and so no chance is known.
   */
  readonly rank: number | null;
}

/** Amber begins here (design, wind desk). */
const NEAR_SHARE = 0.9;

/**
 * Factor of the limits at a lead, hours: that of the first step that reaches as far, the last one's beyond all of them, 1 without a
 * table. The table is the client's marine warranty surveyor's (DNV-ST-N001, domain.md §6.14).
 */
export function findAlphaFactor(steps: readonly AlphaStep[], leadHours: number): number {
  const rising = steps.toSorted((a, b) => a.untilHours - b.untilHours);
  return (rising.find(({ untilHours }) => leadHours <= untilHours) ?? rising.at(-1))?.factor ?? 1;
}

/** A limit as it counts at a lead: lowered, or for visibility raised, by the factor; levels of thunder stay. */
export function lowerLimit({ quantity, limit }: SeaLimit, factor: number): number {
  if (quantity === 'thunder') return limit;
  return quantity === 'visibilityKm' ? limit / factor : limit * factor;
}

function assess(limit: SeaLimit, value: number, factor: number): SeaVerdict {
  const most = lowerLimit(limit, factor);
  if (limit.quantity === 'visibilityKm') {
    if (value < most) return 'stop';
    return value < most / NEAR_SHARE ? 'near' : 'go';
  }
  if (value > most) return 'stop';
  // A level is on its limit or below it: possible thunder is close where only likely thunder stops.
  if (limit.quantity === 'thunder') return value > 0 ? 'near' : 'go';
  return value > most * NEAR_SHARE ? 'near' : 'go';
}

function findRank(limit: SeaLimit, { value, range }: SeaValue, factor: number): number | null {
  if (limit.quantity !== 'windMs' && limit.quantity !== 'gustMs') return Number.POSITIVE_INFINITY;
  if (value === null || range === null) return null;
  return rankOfLimit(value, range, lowerLimit(limit, factor));
}

/**
 * Verdict of an hour under all limits of a kind of work: a value beyond its limit decides whatever else is unknown; otherwise an
 * unknown value leaves it unknown (domain.md §6.10: every limit has to hold).
 */
export function assessSeaHour(limits: readonly SeaLimit[], hour: number, read: ReadSeaValue, factor = 1): SeaHour {
  const assessed = limits.map((limit) => {
    const value = read(limit, hour);
    const verdict = value.value === null ? null : assess(limit, value.value, factor);
    return { limit, verdict, rank: findRank(limit, value, factor) };
  });
  const those = (verdict: SeaVerdict | null): readonly SeaLimit[] =>
    assessed.filter((one) => one.verdict === verdict).map(({ limit }) => limit);
  const ranks = assessed.map(({ rank }) => rank);
  const rank = ranks.includes(null) ? null : Math.min(...(ranks as number[]));
  for (const verdict of ['stop', null, 'near'] as const) {
    const because = those(verdict);
    if (because.length > 0) return { verdict, because, rank };
  }
  return { verdict: limits.length === 0 ? null : 'go', because: [], rank };
}
