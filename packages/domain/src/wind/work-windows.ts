import { listRuns } from '#time/list-runs.ts';
import { computeHoldChance } from './window-chance.ts';
import {
  type AlphaStep,
  assessSeaHour,
  findAlphaFactor,
  type ReadSeaValue,
  type SeaHour,
  type SeaLimit,
  type SeaQuantity,
} from './work-limits.ts';

/** A kind of work with the client's limits. */
export interface SeaWork {
  readonly limits: readonly SeaLimit[];
  /** Hours that the work takes. */
  readonly workHours: number;
  /** Hours in reserve on top of them. */
  readonly contingencyHours: number;
  /** Hours of the clock between which it is done, the end not included; null: day and night. */
  readonly clock: { readonly from: number; readonly to: number } | null;
  /** The client's table; empty: limits are as given. */
  readonly alpha: readonly AlphaStep[];
}

/** `stop`: no work whatever the limits; `wait`: the hour is not judged. */
export type SeaGate = 'stop' | 'wait' | null;

/** The hours that a kind of work is looked for in. */
export interface SeaSeries {
  readonly count: number;
  readonly read: ReadSeaValue;
  /** Hour of Vietnam's clock of an hour of the series. */
  readonly clockOf: (hour: number) => number;
  /** Hours between the run's start and an hour of the series. */
  readonly leadOf: (hour: number) => number;
  /** What stands above all limits: a warning or thunder stops work, after a warning no hour is judged. Left out: nothing does. */
  readonly findGate?: (hour: number) => SeaGate;
}

/** An hour of a kind of work; `rest`: outside of the hours of the clock in which it is done. */
export interface WorkHour extends Omit<SeaHour, 'verdict'> {
  readonly verdict: SeaHour['verdict'] | 'rest';
}

/** Consecutive hours in which every limit holds, by their indices; `to` is not included. */
export interface SeaWindow {
  readonly from: number;
  readonly to: number;
  /** Whether the series ends before the window does. */
  readonly isOpen: boolean;
  /**
   * Chance, 0 to 1, that work begun with the window holds for work time and contingency; null where a limit speaks of wind that has
   * no range, and where none speaks of wind. Beside wind, limits of quantities without a range count as certain.
   */
  readonly chance: number | null;
}

/** What the hours mean for a kind of work. */
export interface WorkOutlook {
  /** Empty without limits. */
  readonly hours: readonly WorkHour[];
  readonly windows: readonly SeaWindow[];
  /** Quantities that a limit speaks of and that no hour has: then there is no window. */
  readonly missing: readonly SeaQuantity[];
  /** Hours that a window needs. */
  readonly neededHours: number;
}

function isWithin({ from, to }: { readonly from: number; readonly to: number }, clock: number): boolean {
  return from < to ? clock >= from && clock < to : clock >= from || clock < to;
}

function assessHour(work: SeaWork, series: SeaSeries, hour: number): WorkHour {
  const assessed = assessSeaHour(work.limits, hour, series.read, findAlphaFactor(work.alpha, series.leadOf(hour)));
  const gate = series.findGate?.(hour) ?? null;
  if (gate === 'stop') return { ...assessed, verdict: 'stop' };
  if (gate === 'wait') return { ...assessed, verdict: null };
  const isRest = work.clock !== null && !isWithin(work.clock, series.clockOf(hour));
  return isRest && assessed.verdict !== 'stop' ? { ...assessed, verdict: 'rest', because: [] } : assessed;
}

const isFit = (hour: WorkHour | undefined): boolean => hour?.verdict === 'go' || hour?.verdict === 'near';

function findChance({ limits }: SeaWork, hours: readonly WorkHour[]): number | null {
  if (!limits.some(({ quantity }) => quantity === 'windMs' || quantity === 'gustMs')) return null;
  const ranks = hours.map(({ rank }) => rank);
  return ranks.includes(null) ? null : computeHoldChance(ranks as number[]);
}

/**
 * Windows of a kind of work (domain.md §6.10): the longest runs of consecutive hours in which every limit holds, as long as work
 * time and contingency at the least. Without limits there is nothing, hours neither (§6.11); a quantity that no hour has leaves no
 * window and is named; an hour with an unknown value is in none. Length counts whole hours, an hour at the least.
 */
export function findWorkOutlook(work: SeaWork, series: SeaSeries): WorkOutlook {
  const neededHours = Math.max(1, Math.ceil(work.workHours + work.contingencyHours));
  if (work.limits.length === 0) return { hours: [], windows: [], missing: [], neededHours };
  const indices = Array.from({ length: series.count }, (_, hour) => hour);
  const missing = new Set(
    work.limits
      .filter((limit) => indices.every((hour) => series.read(limit, hour).value === null))
      .map(({ quantity }) => quantity),
  );
  const hours = indices.map((hour) => assessHour(work, series, hour));
  const windows = listRuns(series.count, (hour) => isFit(hours[hour]))
    .filter(({ from, to }) => to - from >= neededHours)
    .map(({ from, to }) => ({
      from,
      to,
      isOpen: to === series.count,
      chance: findChance(work, hours.slice(from, from + neededHours)),
    }));
  return { hours, windows, missing: [...missing], neededHours };
}
