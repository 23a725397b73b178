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

/** An activity with the client's limits. */
export interface SeaWork {
  readonly limits: readonly SeaLimit[];
  /** Duration of the work, hours. */
  readonly workHours: number;
  /** Contingency, hours. */
  readonly contingencyHours: number;
  /** Clock hours in which it is done, excluding the end; null: day and night. */
  readonly clock: { readonly from: number; readonly to: number } | null;
  /** The client's table; empty: limits are unchanged. */
  readonly alpha: readonly AlphaStep[];
}

/** `stop`: no work whatever the limits; `wait`: the hour is not judged. */
export type SeaGate = 'stop' | 'wait' | null;

/** The hours in which windows are searched. */
export interface SeaSeries {
  readonly count: number;
  readonly read: ReadSeaValue;
  /** Clock hour in Vietnam of an hour of the series. */
  readonly clockOf: (hour: number) => number;
  /** Hours from the run's start to an hour of the series. */
  readonly leadOf: (hour: number) => number;
  /**
   * Overriding condition of an hour: a warning or thunder stops work, after a warning no hour is judged. Default: none.
   */
  readonly findGate?: (hour: number) => SeaGate;
}

/** An hour of an activity; `rest`: outside its clock hours. */
export interface WorkHour extends Omit<SeaHour, 'verdict'> {
  readonly verdict: SeaHour['verdict'] | 'rest';
}

/** Consecutive hours in which every limit holds, by index; `to` is excluded. */
export interface SeaWindow {
  readonly from: number;
  readonly to: number;
  /** Whether the series ends before the window does. */
  readonly isOpen: boolean;
  /**
   * Chance, 0 to 1, that the limits hold for work time and contingency from the start of the window; null if a limit
   * concerns wind without a range, and without wind limits. Limits of other quantities count as certain.
   */
  readonly chance: number | null;
}

/** Result for an activity. */
export interface WorkOutlook {
  /** Empty without limits. */
  readonly hours: readonly WorkHour[];
  readonly windows: readonly SeaWindow[];
  /** Limited quantities that no hour has: there is then no window. */
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
 * Windows of an activity (domain.md §6.10): the longest runs of consecutive hours in which every limit holds, at least
 * as long as work time plus contingency. Without limits there is nothing, not even hours (§6.11); a quantity that no
 * hour has excludes all windows and is named; an hour with an unknown value is in none. Length counts whole hours, at
 * least one.
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
