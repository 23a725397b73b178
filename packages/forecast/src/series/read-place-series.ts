import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findCellWeights } from '#grid/regular-grid.ts';
import { type HourPlan, meanAngle, sumTaps } from '#steps/hour-plan.ts';
import type { CellSource, FourCells, StoredVariable } from '#store/cell-source.ts';
import { NOTHING_LEARNED } from '#store/learned-corrections.ts';
import type { PastSource } from '#store/rank-sources.ts';
import { readAroundDamage } from '#store/read-around-damage.ts';
import type { RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { blendChances } from './blend-chances.ts';
import { type ChanceTables, calibrateHours, isChance, listChanceTables } from './calibrate-chances.ts';
import { listReadNames } from './carry-ranges.ts';
import { findCorrected, type HourCorrections, isTemperature } from './correct-hours.ts';
import { correctWinds, limitCloud } from './correct-winds.ts';
import { fillFromSea } from './fill-from-sea.ts';
import { addHourly, countUsableHours, type Filling, findAdded, findRunIndex, listQuerySources } from './filling.ts';
import { mixClimate } from './mix-climate.ts';
import { mixSources } from './mix-sources.ts';
import { type HourlyValues, NO_RUN, type PlaceSeries, type PlaceSeriesQuery } from './place-series.ts';
import { getPlan, type RunReading, readDirectHours, readStepValues, toRunReading } from './read-raw-hours.ts';
import { reconcileVariables } from './reconcile-variables.ts';

/**
 * Reads all stored data for a place, per hour and variable from the best run that has it: real before demo, the
 * preferred source first, its newest run first, then its past hours; runs older than 36 hours only for hours before
 * `now`. Values come from the centre of the station cell, bilinear in space and linear between steps; a coast without waves
 * of its own gets those of the nearest cell at sea. Temperature and
 * dew point are adjusted to the place's height; temperature, dew point, cloud, wind and rain chances get the learned
 * corrections of their run; where a mean of sources proved better, temperature, dew point or cloud is that mean;
 * chances are those of all ensembles together. From the eighth day on temperature and rain are
 * blended with the climate. Nothing is extrapolated, and no gap of more than six hours is bridged. Hours without data
 * are NaN. Skips a run that is found damaged on disk.
 */
export function readPlaceSeries(store: RunStore, query: PlaceSeriesQuery): PlaceSeries {
  return readAroundDamage(store, () => readOnce(store, query));
}

function readOnce(store: RunStore, query: PlaceSeriesQuery): PlaceSeries {
  const stationCode = findStationCode(query.point);
  const readAt = stationCode === null ? query.point : getStationCellCentre(stationCode);
  const names = listReadNames(query, store);
  const filling: Filling = {
    query,
    place: { readAt, heightM: query.placeHeightM },
    buffer: makeBuffer(names.length, query.hours),
    runs: [],
    readings: [],
    shifts: [],
    learned: query.asIssued === true ? NOTHING_LEARNED : store.learned,
    corrections: new Map(),
    variables: {},
    missing: new Map(names.map((name) => [name, query.hours])),
  };
  for (const { runs, past } of listQuerySources(query, store)) {
    for (const run of runs) fillFromRun(filling, run, readAt, countUsableHours(query, run.manifest));
    if (past !== null) fillFromPast(filling, past, readAt);
  }
  fillFromSea(filling, store);
  mixSources(filling, store);
  limitCloud(filling);
  blendChances(filling, store);
  reconcileVariables(filling);
  correctWinds(filling);
  const climate = query.asIssued === true ? null : mixClimate(filling);
  if (query.variables !== undefined && names !== query.variables) {
    for (const name of names) if (!query.variables.includes(name)) delete filling.variables[name];
  }
  return {
    point: query.point,
    readAt,
    stationCode,
    placeHeightM: query.placeHeightM,
    startAt: query.startAt,
    hours: query.hours,
    now: query.now,
    runs: filling.runs,
    variables: filling.variables,
    climate,
  };
}

/** One allocation for all variables: one for each would cost more than filling it. */
function makeBuffer(variables: number, hours: number): Filling['buffer'] {
  return {
    hours,
    used: 0,
    values: new Float64Array(variables * hours),
    runOf: new Uint8Array(variables * hours).fill(NO_RUN),
  };
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
