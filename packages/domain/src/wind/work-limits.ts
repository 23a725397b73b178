import type { WindRange } from './wind-profile.ts';
import { rankOfLimit } from './wind-spread.ts';

/**
 * Quantity of a limit of work at sea; wind and gust at a height. `thunder` is 0 none, 1 possible, 2 likely, 3 observed.
 */
export type SeaQuantity = 'windMs' | 'gustMs' | 'waveM' | 'wavePeriodS' | 'currentMs' | 'visibilityKm' | 'thunder';

/** A limit of the client's chart or plan: `visibilityKm` is a lower limit, all others are upper limits. */
export interface SeaLimit {
  readonly quantity: SeaQuantity;
  /** For wind and gust, metres above the sea, 10 to 150; null for the others. */
  readonly heightM: number | null;
  readonly limit: number;
}

/** A value of an hour with its likely range; null if unknown. */
export interface SeaValue {
  readonly value: number | null;
  readonly range: WindRange | null;
}

/** Reads the value of a quantity in an hour; `heightM` as in the limit. */
export type ReadSeaValue = (limit: SeaLimit, hour: number) => SeaValue;

/** Limits are multiplied by `factor` (0 to 1) in hours with a lead of up to `untilHours` after the run's start. */
export interface AlphaStep {
  readonly untilHours: number;
  readonly factor: number;
}

/**
 * `go`: every limit holds; `near`: it does, but a value exceeds nine tenths of its limit; `stop`: one does not hold.
 */
export type SeaVerdict = 'go' | 'near' | 'stop';

/** Rating of an hour for an activity. */
export interface SeaHour {
  /** Null if a value is unknown and no other is beyond its limit. */
  readonly verdict: SeaVerdict | null;
  /** Quantities beyond their limits; for `near` those that are close; for a null verdict the unknown ones. */
  readonly because: readonly SeaLimit[];
  /**
   * Rank of the wind's distribution up to which every limit of wind and gust holds (`rankOfLimit`): infinite without
   * such limits;
   * null if a wind has no range, so that the chance is unknown.
   */
  readonly rank: number | null;
}

/** Share of a limit from which a value is `near` (design, wind desk). */
const NEAR_SHARE = 0.9;

/**
 * Factor of the limits at a lead, hours: that of the first step that covers it, the last one's beyond all, 1 without a
 * table. The table is from the client's marine warranty surveyor (DNV-ST-N001, domain.md §6.14).
 */
export function findAlphaFactor(steps: readonly AlphaStep[], leadHours: number): number {
  const rising = steps.toSorted((a, b) => a.untilHours - b.untilHours);
  return (rising.find(({ untilHours }) => leadHours <= untilHours) ?? rising.at(-1))?.factor ?? 1;
}

/** A limit at a lead: lowered, or for visibility raised, by the factor; thunder levels are unchanged. */
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
  // A level at its limit is within it: possible thunder is close if only likely thunder stops.
  if (limit.quantity === 'thunder') return value > 0 ? 'near' : 'go';
  return value > most * NEAR_SHARE ? 'near' : 'go';
}

function findRank(limit: SeaLimit, { value, range }: SeaValue, factor: number): number | null {
  if (limit.quantity !== 'windMs' && limit.quantity !== 'gustMs') return Number.POSITIVE_INFINITY;
  if (value === null || range === null) return null;
  return rankOfLimit(value, range, lowerLimit(limit, factor));
}

/**
 * Verdict of an hour under all limits of an activity: a value beyond its limit decides whatever else is unknown;
 * otherwise an unknown value makes it unknown (domain.md §6.10: every limit has to hold).
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
