import { findBasinMean } from '@portal/domain/catchment/basin-mean';
import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { findHourPlans, type HourPlan, sumTaps } from '#steps/hour-plan.ts';
import type { CellSource, StoredVariable } from '#store/cell-source.ts';
import { NO_DATA } from '#store/packing.ts';
import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { type HourlyValues, NO_RUN, type RunReference } from './place-series.ts';
import { isFresh } from './run-age.ts';

/** Catchment, hours and variables of a series. */
export interface BasinSeriesQuery {
  /** Overlaps with the cells of a grid; called once per run, so it may cache. */
  readonly findWeights: (grid: RegularGrid) => BasinWeights;
  /** A full clock hour. */
  readonly startAt: EpochSeconds;
  readonly hours: number;
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** Whether demo values may be returned. */
  readonly demo: boolean;
  /** Amounts only: the first one is also returned per cell. */
  readonly variables: readonly VariableName[];
}

/** The first variable in each cell of a run that the catchment overlaps. */
export interface BasinCells {
  readonly grid: RegularGrid;
  readonly weights: BasinWeights;
  /**
   * Cell after cell in the order of the weights, each with every hour; NaN if another run gave the hour or it is
   * unknown.
   */
  readonly hourly: Float32Array;
}

/** Hourly means over a catchment, each hour from the best run that knows 80 % of its area. */
export interface BasinSeries {
  readonly startAt: EpochSeconds;
  readonly hours: number;
  readonly runs: readonly RunReference[];
  /** By run index; null for a run that gave none of the first variable. */
  readonly cells: readonly (BasinCells | null)[];
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
}

interface Filling {
  readonly query: BasinSeriesQuery;
  readonly runs: RunReference[];
  readonly cells: (BasinCells | null)[];
  readonly variables: Partial<Record<VariableName, HourlyValues>>;
}

/**
 * Reads hourly means over a catchment, from the same runs in the same order as `readPlaceSeries`: real before demo, the
 * preferred source first, its newest run first, then its past hours. Each cell is weighted by its overlap (domain.md
 * §5.2.1); an hour of which a run knows less than 80 % falls to the next run. Hours without data are NaN.
 */
export function readBasinSeries(store: RunStore, query: BasinSeriesQuery): BasinSeries {
  return readAroundDamage(store, () => readOnce(store, query));
}

function readOnce(store: RunStore, query: BasinSeriesQuery): BasinSeries {
  const { startAt, hours, now, demo } = query;
  const filling: Filling = { query, runs: [], cells: [], variables: {} };
  for (const name of query.variables) {
    const [values, runOf] = [new Float64Array(hours).fill(Number.NaN), new Uint8Array(hours).fill(NO_RUN)];
    filling.variables[name] = { values, runOf };
  }
  const over = Math.min(Math.max(Math.floor((now - startAt) / HOUR_SECONDS), 0), hours);
  for (const { runs, past } of store.sources()) {
    for (const run of runs) fillFrom(filling, run, isFresh(run.manifest, now) ? hours : over);
    if (past === null || (past.demo && !demo) || over === 0) continue;
    const unknown = findUnknown(filling, over);
    if (unknown === null) continue;
    const [from, to] = unknown.map((hour) => startAt + hour * HOUR_SECONDS) as [number, number];
    for (const source of past.listHours(from, to)) fillFrom(filling, source, unknown[1]);
  }
  const { runs, cells, variables } = filling;
  return { startAt, hours, runs, cells, variables };
}

/** First and end of the past hours for which the first variable is unknown. */
function findUnknown({ query, variables }: Filling, over: number): readonly [number, number] | null {
  const [first] = query.variables;
  const runOf = first === undefined ? undefined : variables[first]?.runOf.subarray(0, over);
  if (runOf === undefined) return null;
  const from = runOf.indexOf(NO_RUN);
  return from < 0 ? null : [from, runOf.lastIndexOf(NO_RUN) + 1];
}

function fillFrom(filling: Filling, run: CellSource, hours: number): void {
  const { query, runs, cells } = filling;
  if ((run.manifest.demo && !query.demo) || runs.length === NO_RUN || hours === 0) return;
  const plans = findHourPlans(run, query.startAt, query.hours);
  const wanted = query.variables.flatMap((name) => {
    const variable = run.variables.get(name);
    const plan = variable === undefined ? undefined : plans[variable.index];
    if (variable === undefined || plan === undefined) return [];
    const open = listOpenHours(filling, name, plan, hours);
    return open.length === 0 ? [] : [{ name, variable, plan, open }];
  });
  if (wanted.length === 0) return;
  const weights = query.findWeights(run.manifest.grid);
  if (weights.cells.length === 0) return;
  const filled = readCells(run, weights, wanted, query.hours);
  const index = runs.length;
  let isUsed = false;
  for (const [at, { name, open }] of wanted.entries()) {
    isUsed = fillMeans(filling, { name, open, index, hourly: filled[at] as Float32Array, weights }) || isUsed;
  }
  if (!isUsed) return;
  const { source, id, runAt, publishedAt, demo, licence, grid } = run.manifest;
  runs.push({ source, runId: id, runAt, publishedAt, demo, licence, surfaceHeightM: null });
  const hasFirst = wanted[0]?.name === query.variables[0];
  cells.push(hasFirst ? { grid, weights, hourly: filled[0] as Float32Array } : null);
}

/** Hours of a plan that no better run has given. */
function listOpenHours({ variables }: Filling, name: VariableName, plan: HourPlan, hours: number): number[] {
  const open: number[] = [];
  for (let hour = Math.max(plan.firstHour, 0); hour <= Math.min(plan.lastHour, hours - 1); hour++) {
    if (variables[name]?.runOf[hour] === NO_RUN && plan.starts[hour] !== plan.starts[hour + 1]) open.push(hour);
  }
  return open;
}

interface Wanted {
  readonly variable: StoredVariable;
  readonly plan: HourPlan;
  readonly open: readonly number[];
}

/** Values of each variable in each cell at each open hour, cells in the order of the weights. */
function readCells(run: CellSource, { cells }: BasinWeights, wanted: readonly Wanted[], hours: number): Float32Array[] {
  const stepCount = run.manifest.steps.length;
  const filled = wanted.map(() => new Float32Array(cells.length * hours).fill(Number.NaN));
  const steps = new Float64Array(stepCount);
  for (let first = 0; first < cells.length; first += FOUR) {
    const four = Array.from(
      { length: FOUR },
      (_, corner) => cells[Math.min(first + corner, cells.length - 1)] as number,
    );
    const words = run.readCells(four as [number, number, number, number]);
    for (let corner = 0; corner < Math.min(FOUR, cells.length - first); corner++) {
      for (const [at, { variable, plan, open }] of wanted.entries()) {
        const from = variable.index * stepCount;
        const zero = variable.offset / variable.scale;
        for (let step = plan.firstStep; step <= plan.lastStep; step++) {
          const word = (words[corner] as Int16Array)[from + step] as number;
          steps[step] = word === NO_DATA ? Number.NaN : (word + zero) * variable.scale;
        }
        const into = (filled[at] as Float32Array).subarray((first + corner) * hours, (first + corner + 1) * hours);
        for (const hour of open) into[hour] = sumTaps(plan, steps, hour);
      }
    }
  }
  return filled;
}

/** Number of cells that a source reads at once. */
const FOUR = 4;

interface MeanFilling {
  readonly name: VariableName;
  readonly open: readonly number[];
  readonly index: number;
  readonly hourly: Float32Array;
  readonly weights: BasinWeights;
}

/**
 * Fills the hours that the run covers well enough; returns whether there were any. Discards the cells of other hours.
 */
function fillMeans({ variables, query }: Filling, { name, open, index, hourly, weights }: MeanFilling): boolean {
  const { hours } = query;
  const values = new Float64Array(weights.cells.length);
  let isUsed = false;
  for (const hour of open) {
    for (let cell = 0; cell < values.length; cell++) values[cell] = hourly[cell * hours + hour] as number;
    const { mean } = findBasinMean(values, weights);
    if (mean === null) {
      for (let cell = 0; cell < values.length; cell++) hourly[cell * hours + hour] = Number.NaN;
      continue;
    }
    const hourlyMeans = variables[name] as HourlyValues;
    hourlyMeans.values[hour] = mean;
    hourlyMeans.runOf[hour] = index;
    isUsed = true;
  }
  return isUsed;
}
