import { setImmediate as breathe } from 'node:timers/promises';
import { DAY_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { findHourPlans, type HourPlan, sumTaps } from '#steps/hour-plan.ts';
import { NO_DATA } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { type DailyFacts, type DailyFactsValue, toCellRuns } from './daily-facts.ts';
import {
  DAILY_VALUE_NAMES,
  DAILY_VALUES,
  type DailyValueDefinition,
  type DailyValueName,
} from './daily-values.table.ts';
import { findFirstMoment, findLandCells, hasHour } from './hour-field.ts';
import type { ArchiveContent } from './write-archive-file.ts';

/** Cells that a run reads at a time. */
const CELLS_TOGETHER = 4;

/** Reads the hours of a run one cell at a time. */
interface HourReader {
  /** Reads up to four cells. Throws `Error` if the run's file ends early. */
  load(cells: readonly number[]): void;
  /** Selects one of them, counted from 0. */
  moveTo(place: number): void;
  /** Hourly values of a variable at the cell, NaN if unknown. Valid until the next `moveTo`. */
  read(name: VariableName): Float64Array;
  /** Vector length of two variables. Valid until the next call. */
  readLength(one: VariableName, other: VariableName): Float64Array;
}

/** Creates a reader for a number of hours of a run, by the plans of its variables. */
function createHourReader(run: StoredRun, plans: readonly HourPlan[], hours: number): HourReader {
  const steps = run.manifest.steps.length;
  const hourly = new Map<VariableName, Float64Array>();
  const known = new Set<VariableName>();
  const atSteps = new Float64Array(steps);
  const lengths = new Float64Array(hours);
  let cells: readonly Int16Array[] = [];
  let words: Int16Array = new Int16Array(0);

  const fill = (name: VariableName, values: Float64Array) => {
    const variable = run.variables.get(name);
    const plan = variable === undefined ? undefined : plans[variable.index];
    if (variable === undefined || plan === undefined) return values.fill(Number.NaN);
    const { index, scale, offset } = variable;
    for (let step = 0; step < steps; step++) {
      const word = words[index * steps + step] as number;
      atSteps[step] = word === NO_DATA ? Number.NaN : word * scale + offset;
    }
    for (let hour = 0; hour < hours; hour++) values[hour] = sumTaps(plan, atSteps, hour);
    return values;
  };

  const read = (name: VariableName) => {
    const values = hourly.get(name) ?? new Float64Array(hours);
    if (known.has(name)) return values;
    hourly.set(name, values);
    known.add(name);
    return fill(name, values);
  };

  return {
    load([a = 0, b = a, c = b, d = c]) {
      cells = run.readCells([a, b, c, d]);
    },
    moveTo(place) {
      words = cells[place] ?? new Int16Array(0);
      known.clear();
    },
    read,
    readLength(one, other) {
      const [x, y] = [read(one), read(other)];
      for (let hour = 0; hour < hours; hour++) {
        const [dx, dy] = [x[hour] as number, y[hour] as number];
        // Math.hypot guards against overflow that no wind reaches, and takes ten times as long.
        lengths[hour] = Math.sqrt(dx * dx + dy * dy);
      }
      return lengths;
    },
  };
}

const HOURS_PER_DAY = 24;
const MOST = 32_767;
const BREATHE_EVERY = 64;
/** Rain of an hour, mm, that explains poor visibility. */
const WET_FROM_MM = 0.1;

/**
 * The daily values of a run at the land cells of Vietnam, from the hours that the run has of each Vietnamese calendar
 * day. Null if it has none there. Throws `Error` if its file ends early.
 */
export async function summarizeRun(run: StoredRun): Promise<ArchiveContent<DailyFacts> | null> {
  const { manifest } = run;
  const landCells = findLandCells(manifest.grid);
  const span = findSpan(manifest);
  const hours = span.days * HOURS_PER_DAY;
  const plans = findHourPlans(run, span.firstDayAt, hours);
  const names = DAILY_VALUE_NAMES.filter((name) => DAILY_VALUES[name].of.every((each) => run.variables.has(each)));
  if (landCells.length === 0 || names.length === 0) return null;
  const words = names.length * span.days;
  const values = new Int16Array(landCells.length * words);
  const reader = createHourReader(run, plans, hours);
  for (let index = 0; index < landCells.length; index++) {
    if (index % CELLS_TOGETHER === 0) reader.load(landCells.slice(index, index + CELLS_TOGETHER));
    reader.moveTo(index % CELLS_TOGETHER);
    for (const [place, name] of names.entries()) {
      packDays(reader, DAILY_VALUES[name], values, index * words + place * span.days, span.days);
    }
    if (index % BREATHE_EVERY === 0) await breathe();
  }
  const { source, id, runAt, publishedAt, licence, grid } = manifest;
  const facts: DailyFacts = {
    kind: 'daily',
    source,
    id,
    runAt,
    publishedAt,
    licence,
    grid,
    cellRuns: toCellRuns(landCells),
    ...span,
    values: names.map((name) => toFactsValue(name, run, plans, span.days)),
  };
  const surface = run.surfaceHeightM;
  const surfaceHeightM = surface === null ? null : Float32Array.from(landCells, (cell) => surface[cell] ?? Number.NaN);
  return { facts, cells: landCells.length, words, values, surfaceHeightM };
}

/** Calendar days that a run covers. */
function findSpan(manifest: StoredRun['manifest']): Pick<DailyFacts, 'firstDayAt' | 'days'> {
  const first = findFirstMoment(manifest);
  const last = manifest.steps.at(-1) ?? first;
  const firstDayAt = startOfVietnamDay(first);
  return { firstDayAt, days: Math.floor((last - firstDayAt) / DAY_SECONDS) + 1 };
}

function toFactsValue(name: DailyValueName, run: StoredRun, plans: readonly HourPlan[], days: number): DailyFactsValue {
  const { scale, offset, of, by }: DailyValueDefinition = DAILY_VALUES[name];
  const used = of.flatMap((each) => plans[run.variables.get(each)?.index ?? -1] ?? []);
  const has = (hour: number) => used.every((plan) => hasHour(plan, hour));
  const countHours = (day: number) =>
    Array.from({ length: HOURS_PER_DAY }, (_, hour) => day * HOURS_PER_DAY + hour).filter(has).length;
  const isKnown = (count: number) => by !== 'dryMin' || count === HOURS_PER_DAY;
  const hours = Array.from({ length: days }, (_, day) => countHours(day)).map((count) => (isKnown(count) ? count : 0));
  return { name, scale, offset, hours };
}

function packDays(
  reader: HourReader,
  { of: [only, other], by, scale, offset }: DailyValueDefinition,
  out: Int16Array,
  at: number,
  days: number,
): void {
  const hourly = readHourly(reader, only, other, by);
  for (let day = 0; day < days; day++) {
    const word = Math.round((summarizeDay(hourly, by, day * HOURS_PER_DAY) - offset) / scale);
    out[at + day] = Number.isNaN(word) ? NO_DATA : Math.min(Math.max(word, -MOST), MOST);
  }
}

function readHourly(
  reader: HourReader,
  only: VariableName,
  other: VariableName | undefined,
  by: DailyValueDefinition['by'],
): Float64Array {
  if (other === undefined) return reader.read(only);
  if (by !== 'dryMin') return reader.readLength(only, other);
  const rain = reader.read(other);
  return reader.read(only).map((value, hour) => ((rain[hour] as number) >= WET_FROM_MM ? Number.NaN : value));
}

/** From the known hours; NaN if none is known. */
function summarizeDay(hourly: Float64Array, by: DailyValueDefinition['by'], from: number): number {
  if (by === 'any') return findChanceOfAny(hourly.subarray(from, from + HOURS_PER_DAY));
  let known = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let hour = from; hour < from + HOURS_PER_DAY; hour++) {
    const value = hourly[hour] as number;
    if (Number.isNaN(value)) continue;
    known++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (known === 0) return Number.NaN;
  if (by === 'mean') return sum / known;
  return by === 'sum' ? sum : by === 'max' ? max : min;
}

function findChanceOfAny(hourly: Float64Array): number {
  return chanceOfAnyHour(Array.from(hourly, (percent) => (Number.isNaN(percent) ? null : percent))) ?? Number.NaN;
}
