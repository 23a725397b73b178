import { findHourPlans } from '#series/hour-plan.ts';
import { choosePacking, packValues, unpackValues } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import { findValueRange } from '#variables/value-range.ts';
import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { HourChoice } from './choose-past-hours.ts';
import { readAllCells } from './damaged-cells.ts';
import { fillHourField } from './hour-field.ts';
import { type HourOrigin, type HoursFacts, type HoursVariable, STEPS_PER_DAY, toStep } from './hours-facts.ts';
import type { KeptFile } from './kept-file.ts';
import type { KeptContent } from './write-kept-file.ts';

const HOURS_PER_DAY = 24;

/** The fields of one variable while they are put together: `[step][cell]`, and the run of each step. */
interface DayFields {
  readonly name: VariableName;
  readonly values: Float32Array;
  readonly originOf: (HourOrigin | null)[];
}

/** A day as it is to be written, and what was found wrong with its file. */
export interface MergedDay {
  /** Null where the file has it all already. */
  readonly content: KeptContent<HoursFacts> | null;
  /** One line for each cell of the file that is damaged. */
  readonly damage: readonly string[];
}

/**
 * Puts the kept hours of a day and those of its runs together: of each hour and variable the newer run's. Damaged cells
 * are not taken over; `suspect` has them looked for also where there is nothing new. Throws `Error` where a file ends early.
 */
export function mergeDay(file: KeptFile<HoursFacts> | null, choice: HourChoice, suspect: boolean): MergedDay {
  const hasNews = listWanted(file?.facts ?? null, choice, false).size > 0;
  const [newest] = choice.runs;
  if (newest === undefined || (!hasNews && !suspect)) return { content: null, damage: [] };
  const kept = file === null ? null : readAllCells(file);
  const damage = kept?.damage ?? [];
  if (!hasNews && damage.length === 0) return { content: null, damage };
  const wanted = listWanted(file?.facts ?? null, choice, damage.length > 0);
  const day = file === null || kept === null ? null : { ...file, values: kept.values };
  return { content: joinDay(newest, day, wanted, choice), damage };
}

/** What is kept of a day already. */
interface KeptDay {
  readonly facts: HoursFacts;
  readonly words: number;
  readonly values: Int16Array;
  readonly surfaceHeightM: Float32Array | null;
}

function joinDay(
  { manifest: { grid, source, licence } }: StoredRun,
  day: KeptDay | null,
  wanted: ReadonlyMap<VariableName, readonly WantedHour[]>,
  { dayAt, runs }: HourChoice,
): KeptContent<HoursFacts> {
  const cells = grid.rows * grid.columns;
  const known = new Set(day?.facts.variables.map(({ name }) => name));
  const names = VARIABLE_NAMES.filter((name) => wanted.has(name) || known.has(name));
  const words = names.length * STEPS_PER_DAY;
  const values = new Int16Array(cells * words);
  const origins: HourOrigin[] = [];
  const variables = names.map((name, index) => {
    const fields = takeOver(name, day, cells);
    for (const { hour, run } of wanted.get(name) ?? []) fillStep(fields, run, dayAt, hour, cells);
    return packFields(fields, origins, { out: values, at: index * STEPS_PER_DAY, words, cells });
  });
  const surfaceHeightM = runs.find((run) => run.surfaceHeightM !== null)?.surfaceHeightM ?? day?.surfaceHeightM ?? null;
  const facts: HoursFacts = { kind: 'hours', source, dayAt, grid, licence, origins, variables };
  return { facts, cells, words, values, surfaceHeightM };
}

interface WantedHour {
  readonly hour: number;
  readonly run: StoredRun;
}

/** The hours whose run is newer than the kept one; with `anew` also those whose run is the same. */
function listWanted(
  facts: HoursFacts | null,
  { byVariable }: HourChoice,
  anew: boolean,
): Map<VariableName, WantedHour[]> {
  const wanted = new Map<VariableName, WantedHour[]>();
  for (const [name, runs] of byVariable) {
    const known = facts?.variables.find((variable) => variable.name === name);
    const hours = runs.flatMap((run, hour): WantedHour[] => {
      const origin = facts?.origins[known?.originOf[toStep(name, hour)] ?? -1];
      return run !== null && (origin === undefined || isNewer(run, origin, anew)) ? [{ hour, run }] : [];
    });
    if (hours.length > 0) wanted.set(name, hours);
  }
  return wanted;
}

/** Another id of the same start is another revision of the run: the one that is published now. */
function isNewer({ manifest }: StoredRun, origin: HourOrigin, anew: boolean): boolean {
  if (manifest.runAt !== origin.runAt) return manifest.runAt > origin.runAt;
  return anew || manifest.id !== origin.id || manifest.publishedAt !== origin.publishedAt;
}

/** A variable as it is kept, without any value where it is not. */
function takeOver(name: VariableName, day: KeptDay | null, cells: number): DayFields {
  const values = new Float32Array(STEPS_PER_DAY * cells).fill(Number.NaN);
  const index = day?.facts.variables.findIndex((variable) => variable.name === name) ?? -1;
  const variable = day?.facts.variables[index];
  if (day === null || variable === undefined) {
    return { name, values, originOf: Array.from({ length: STEPS_PER_DAY }, () => null) };
  }
  for (let cell = 0; cell < cells; cell++) {
    const steps = unpackValues(day.values, cell * day.words + index * STEPS_PER_DAY, STEPS_PER_DAY, variable);
    for (let step = 0; step < STEPS_PER_DAY; step++) values[step * cells + cell] = steps[step] as number;
  }
  return { name, values, originOf: variable.originOf.map((origin) => day.facts.origins[origin] ?? null) };
}

function fillStep(fields: DayFields, run: StoredRun, dayAt: number, hour: number, cells: number): void {
  const variable = run.variables.get(fields.name);
  const plan = variable === undefined ? undefined : findHourPlans(run, dayAt, HOURS_PER_DAY)[variable.index];
  if (variable === undefined || plan === undefined) return;
  const step = toStep(fields.name, hour);
  fillHourField(run, variable, plan, hour, fields.values, step * cells);
  const { id, runAt, publishedAt } = run.manifest;
  fields.originOf[step] = { id, runAt, publishedAt };
}

interface Target {
  readonly out: Int16Array;
  readonly at: number;
  readonly words: number;
  readonly cells: number;
}

/** Packs a variable's fields into their places in all cells, and adds its runs to `origins`. */
function packFields(
  { name, values, originOf }: DayFields,
  origins: HourOrigin[],
  { out, at, words, cells }: Target,
): HoursVariable {
  const { least, most } = findValueRange(name, values);
  const packing = choosePacking(name, least, most);
  const stored = new Int16Array(values.length);
  packValues(values, packing, stored, 0);
  for (let step = 0; step < STEPS_PER_DAY; step++) {
    for (let cell = 0; cell < cells; cell++) out[cell * words + at + step] = stored[step * cells + cell] as number;
  }
  return { name, ...packing, originOf: originOf.map((origin) => addOrigin(origins, origin)) };
}

function addOrigin(origins: HourOrigin[], origin: HourOrigin | null): number {
  if (origin === null) return -1;
  const known = origins.findIndex(({ id, publishedAt }) => id === origin.id && publishedAt === origin.publishedAt);
  return known === -1 ? origins.push(origin) - 1 : known;
}
