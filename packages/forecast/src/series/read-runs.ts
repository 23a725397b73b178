import type { LatLng } from '@portal/domain/geo/lat-lng';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findCellWeights } from '#grid/regular-grid.ts';
import { type HourPlan, meanAngle, sumTaps } from '#steps/hour-plan.ts';
import type { CellSource, FourCells, StoredVariable } from '#store/cell-source.ts';
import type { PastSource } from '#store/rank-sources.ts';
import type { RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { type ChanceTables, calibrateHours, isChance, listChanceTables } from './calibrate-chances.ts';
import { findCorrected, type HourCorrections, isTemperature } from './correct-hours.ts';
import { addHourly, countUsableHours, type Filling, findAdded, findRunIndex, listQuerySources } from './filling.ts';
import { type HourlyValues, NO_RUN } from './place-series.ts';
import { getPlan, type RunReading, readDirectHours, readStepValues, toRunReading } from './read-raw-hours.ts';

/**
 * Reads each hour of each variable from the best run that has it, with the height adjustment and learned corrections of
 * that run; past hours beyond the runs come from the archive.
 */
export function readRuns(filling: Filling, store: RunStore): void {
  const { query, place } = filling;
  for (const { runs, past } of listQuerySources(query, store)) {
    for (const run of runs) fillFromRun(filling, run, place.readAt, countUsableHours(query, run.manifest));
    if (past !== null) fillFromPast(filling, past, place.readAt);
  }
}

/** Fills those of the first `hours` hours that a run has and no better one had. */
function fillFromRun(filling: Filling, run: CellSource, readAt: LatLng, hours: number): void {
  const { query, missing } = filling;
  const { manifest } = run;
  if ((manifest.demo && !query.demo) || filling.runs.length === NO_RUN) return;
  if (hours === 0) return;
  const weights = findCellWeights(manifest.grid, readAt);
  if (weights === null) return;
  const reading = toRunReading(run, weights, query.startAt, query.hours);
  let words: FourCells | null = null;
  for (const variable of run.variables.values()) {
    if ((missing.get(variable.name) ?? 0) === 0 || !hasNews(filling, reading, variable, hours)) continue;
    words ??= run.readCells(weights.cells);
    fillVariable(filling, reading, words, variable, hours);
  }
}

/** Fills past hours that none of the source's runs, nor any better source, has. */
function fillFromPast(filling: Filling, past: PastSource, readAt: LatLng): void {
  const { query } = filling;
  if (query.startAt + HOUR_SECONDS > query.now || (past.demo && !query.demo)) return;
  const unknown = findUnknownPast(filling, past);
  if (unknown === null) return;
  const [from, to] = unknown.map((hour) => query.startAt + hour * HOUR_SECONDS);
  for (const hours of past.listHours(from ?? 0, to ?? 0)) fillFromRun(filling, hours, readAt, unknown[1]);
}

/** First and end of the hours before now at which a variable of the source is still unknown. */
function findUnknownPast({ query, variables, missing }: Filling, past: PastSource): readonly [number, number] | null {
  const over = Math.min(Math.floor((query.now - query.startAt) / HOUR_SECONDS), query.hours);
  let first = over;
  let end = 0;
  for (const [name, count] of missing) {
    if (count === 0 || !past.has(name)) continue;
    const runOf = variables[name]?.runOf;
    if (runOf === undefined) return [0, over];
    for (let hour = 0; hour < over; hour++) {
      if (runOf[hour] !== NO_RUN) continue;
      if (hour < first) first = hour;
      if (hour >= end) end = hour + 1;
    }
  }
  return first < end ? [first, end] : null;
}

/** Whether the run has a still unknown hour of the variable, so that its cells are worth reading. */
function hasNews(filling: Filling, reading: RunReading, variable: StoredVariable, hours: number): boolean {
  const plan = getPlan(reading, variable);
  if (plan.firstHour < 0) return false;
  const known = filling.variables[variable.name]?.runOf;
  const last = Math.min(plan.lastHour, hours - 1);
  for (let hour = plan.firstHour; hour <= last; hour++) {
    if ((known === undefined || known[hour] === NO_RUN) && plan.starts[hour] !== plan.starts[hour + 1]) return true;
  }
  return false;
}

function fillVariable(
  filling: Filling,
  reading: RunReading,
  words: FourCells,
  variable: StoredVariable,
  hours: number,
): void {
  const { name } = variable;
  const plan = getPlan(reading, variable);
  const last = Math.min(plan.lastHour, hours - 1);
  const index = findRunIndex(filling, reading);
  const shift = isWarmth(name) ? (filling.shifts[index] ?? 0) : 0;
  const of = findCorrected(name);
  // A wind is corrected as a whole, once both components are known.
  const added = of === null || of === 'wind' ? null : findAdded(filling, index, of);
  const tables = isChance(name) ? listTables(filling, reading, index, name) : null;
  const known = filling.variables[name];
  const hourly = known ?? addHourly(filling, name, plan.firstHour, last);
  let filled = 0;
  if (known === undefined && plan.isDirect && !variable.isAngle) {
    const hasGaps = readDirectHours(reading, words, variable, last - plan.firstHour + 1, hourly.values);
    filled = markKnown(hourly, { first: plan.firstHour, last, index, hasGaps });
    if (shift !== 0) addShift(hourly.values, plan.firstHour, last, shift);
    added?.addTo(hourly.values, plan.firstHour, last);
    if (tables !== null) calibrateHours(hourly.values, plan.firstHour, last, tables);
  } else {
    const steps = readStepValues(reading, words, variable);
    filled = fillHours(hourly, plan, steps, {
      read: variable.isAngle ? meanAngle : sumTaps,
      last,
      index,
      shift,
      added,
      tables,
    });
  }
  filling.missing.set(name, (filling.missing.get(name) ?? 0) - filled);
}

interface WrittenHours {
  readonly first: number;
  readonly last: number;
  readonly index: number;
  /** Whether some may be unknown: ranges of periods exist only at every sixth hour. */
  readonly hasGaps: boolean;
}

/** Marks the run of hours that were written directly, and counts them. */
function markKnown({ values, runOf }: HourlyValues, { first, last, index, hasGaps }: WrittenHours): number {
  if (!hasGaps) {
    runOf.fill(index, first, last + 1);
    return last + 1 - first;
  }
  let known = 0;
  for (let hour = first; hour <= last; hour++) {
    if (Number.isNaN(values[hour])) continue;
    runOf[hour] = index;
    known++;
  }
  return known;
}

interface HourFilling {
  readonly read: typeof sumTaps;
  readonly last: number;
  readonly index: number;
  readonly shift: number;
  /** Learned corrections; null for none. */
  readonly added: HourCorrections | null;
  /** Calibration of each hour's rain chance; null if none applies. */
  readonly tables: ChanceTables | null;
}

/** Fills the hours that no better run gave, and counts them. */
function fillHours(
  { values, runOf }: HourlyValues,
  plan: HourPlan,
  steps: Float64Array,
  { read, last, index, shift, added, tables }: HourFilling,
): number {
  let filled = 0;
  for (let hour = plan.firstHour; hour <= last; hour++) {
    if (runOf[hour] !== NO_RUN) continue;
    const value = read(plan, steps, hour);
    values[hour] = value + shift + (added === null ? 0 : added.at(hour));
    if (Number.isNaN(value)) continue;
    if (tables !== null) calibrateHours(values, hour, hour, tables);
    runOf[hour] = index;
    filled++;
  }
  return filled;
}

function addShift(values: Float64Array, first: number, last: number, shift: number): void {
  for (let hour = first; hour <= last; hour++) values[hour] = (values[hour] as number) + shift;
}

/** Calibration of a run's rain chance per hour; null if none applies. Otherwise marks the run as calibrated. */
function listTables(
  { learned, place, query, runs }: Filling,
  { run }: RunReading,
  index: number,
  name: VariableName,
): ChanceTables | null {
  const tables = listChanceTables(learned, run, name, { ...query, readAt: place.readAt });
  const reference = runs[index];
  if (tables !== null && reference !== undefined) runs[index] = { ...reference, isCalibrated: true };
  return tables;
}

const isWarmth = (name: VariableName): boolean => name === 'dewPoint2m' || isTemperature(name);
