import type { EpochSeconds } from '#time/vietnam-time.ts';
import { normaliseWind } from './air-density.ts';
import { ILLUSTRATION_MS, type PowerCurve, powerOfTurbine, shareOfIllustration } from './power-curve.ts';
import type { WindRange } from './wind-profile.ts';
import { valueAtShare, windAtRank } from './wind-spread.ts';

/** Turbines of one type at one site. */
export interface WindFarm {
  /** The client's; null: the illustration of domain.md §6.7, with power only as a share of rated power. */
  readonly curve: PowerCurve | null;
  readonly count: number;
  /** Availability of a turbine, 0 to 1. */
  readonly availability: number;
  /** Share of power lost in the wake of other turbines, 0 to 1. */
  readonly wakeLoss: number;
}

/** The wind of an hour at hub height. */
export interface HubHour {
  readonly at: EpochSeconds;
  /** Null where unknown. */
  readonly speedMs: number | null;
  /** Null without an ensemble. */
  readonly range: WindRange | null;
  /** kg/m³; null if unknown: the curve is then read with the uncorrected wind. */
  readonly densityKgM3: number | null;
}

/** A share of rated power, 0 to 1, with its likely range: 10th and 90th percentile; null without a range. */
export interface PowerShare {
  readonly share: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Energy of a Vietnamese day in full-load hours. */
interface DayEnergy extends PowerShare {
  /** Index of its first hour. */
  readonly from: number;
  /** Hours of it that are known. */
  readonly hours: number;
}

/** Output of a farm. */
export interface FarmPower {
  /** By hour; null if the wind is unknown. */
  readonly hours: readonly (PowerShare | null)[];
  /** Mean over all known hours; null without any. */
  readonly mean: PowerShare | null;
  /** By day, including partial days at both ends; `share`, `low` and `high` are full-load hours. */
  readonly days: readonly DayEnergy[];
}

/** Rated power of the farm, kW; null for the illustration. */
export const findRatedKw = ({ curve, count }: WindFarm): number | null =>
  curve === null ? null : curve.ratedKw * count;

/**
 * Percentiles of the distribution, from the first to the ninety-ninth: includes the tenth and ninetieth, with the
 * forecast in the middle.
 */
const RANKS = Array.from({ length: 99 }, (_, index) => valueAtShare((index + 1) / 100));
const MIDDLE = 49;
const TENTH = 9;
const NINETIETH = 89;

/** One course of the wind through all hours, at the same rank in each: a share of rated power by the hour, null where unknown. */
function followCourse(
  { curve, availability, wakeLoss }: WindFarm,
  hours: readonly HubHour[],
  z: number,
): (number | null)[] {
  const cutOutMs = curve?.cutOutMs ?? ILLUSTRATION_MS.cutOut;
  const restartMs = curve?.restartMs ?? ILLUSTRATION_MS.restart;
  const net = availability * (1 - wakeLoss);
  let isStopped = false;
  return hours.map(({ speedMs, range, densityKgM3 }) => {
    if (speedMs === null) return null;
    const windMs = windAtRank(speedMs, range, z);
    // The turbine stops by the actual wind; only the power depends on density.
    isStopped = windMs >= cutOutMs || (isStopped && windMs >= restartMs);
    if (isStopped) return 0;
    const normalMs = Math.min(normaliseWind(windMs, densityKgM3), cutOutMs - 1e-9);
    return net * (curve === null ? shareOfIllustration(normalMs) : powerOfTurbine(curve, normalMs) / curve.ratedKw);
  });
}

/**
 * The middle course's value with the 10th and 90th percentile of all, which need not come from those percentiles of the
 * wind.
 */
function toShare(values: readonly number[], hasRange: boolean): PowerShare {
  const share = values[MIDDLE] as number;
  if (!hasRange) return { share, low: null, high: null };
  const sorted = values.toSorted((a, b) => a - b);
  return { share, low: Math.min(sorted[TENTH] as number, share), high: Math.max(sorted[NINETIETH] as number, share) };
}

function listDays(
  hours: readonly HubHour[],
  dayOf: (at: EpochSeconds) => number,
): readonly (readonly [from: number, to: number])[] {
  const starts = hours.flatMap(({ at }, index) => {
    const before = hours[index - 1];
    return before === undefined || dayOf(before.at) !== dayOf(at) ? [index] : [];
  });
  return starts.map((from, index) => [from, starts[index + 1] ?? hours.length]);
}

/**
 * Hourly power and daily energy of a farm (domain.md §6.5–6.7): the curve read at the density-corrected wind ×
 * availability × (1 − wake loss). Power rises with the wind up to the cut-out and drops to zero there: the range is
 * therefore not taken from the ends of the wind's range but from 99 courses, one per percentile of the wind's
 * distribution (`windAtRank`), each with its own storm stop. A course has the same rank in every hour, so daily ranges
 * are as wide as possible. `dayOf` names the day of a moment by its start.
 */
export function computeFarmPower(
  farm: WindFarm,
  hours: readonly HubHour[],
  dayOf: (at: EpochSeconds) => number,
): FarmPower {
  const courses = RANKS.map((z) => followCourse(farm, hours, z));
  const sumOf = (from: number, to: number): number[] =>
    courses.map((course) => course.slice(from, to).reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const isKnown = (hour: HubHour): boolean => hour.speedMs !== null;
  const hasRange = (some: readonly HubHour[]): boolean => some.some(({ range }) => range !== null);
  const known = hours.filter(isKnown).length;
  return {
    hours: hours.map((hour, index) =>
      isKnown(hour)
        ? toShare(
            courses.map((course) => course[index] ?? 0),
            hour.range !== null,
          )
        : null,
    ),
    mean:
      known === 0
        ? null
        : toShare(
            sumOf(0, hours.length).map((sum) => sum / known),
            hasRange(hours),
          ),
    days: listDays(hours, dayOf).map(([from, to]) => {
      const ofDay = hours.slice(from, to);
      return { ...toShare(sumOf(from, to), hasRange(ofDay)), from, hours: ofDay.filter(isKnown).length };
    }),
  };
}

const DAY_HOURS = 24;

/**
 * Mean of hourly values for each hour of Vietnam's clock, 0 to 23; null if none is known. `clockOf` is the clock hour,
 * 0 to 23, of an index.
 */
export function computeDailyCycle(
  values: readonly (number | null)[],
  clockOf: (index: number) => number,
): readonly (number | null)[] {
  return Array.from({ length: DAY_HOURS }, (_, clock) => {
    const ofHour = values.filter((value, index) => clockOf(index) === clock && value !== null) as number[];
    return ofHour.length === 0 ? null : ofHour.reduce((sum, value) => sum + value, 0) / ofHour.length;
  });
}
