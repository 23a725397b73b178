import { findHourPlans } from '#steps/hour-plan.ts';
import { choosePacking, fitsPacking, NO_DATA, type Packing, packValues } from '#store/packing.ts';
import type { StoredRun } from '#store/stored-run.ts';
import { findValueRange, type ValueRange } from '#variables/value-range.ts';
import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { ArchiveFile } from './archive-file.ts';
import { type HourOrigin, type HoursFacts, type HoursVariable, STEPS_PER_DAY, toStep } from './daily-facts.ts';
import { readAllCells } from './damaged-cells.ts';
import { fillHourField } from './hour-field.ts';
import type { HourChoice } from './open-archived-hours.ts';
import type { ArchiveContent } from './write-archive-file.ts';

const HOURS_PER_DAY = 24;

/** A clock hour of the day, 0–23, and the run that supplies it now. */
interface WantedHour {
  readonly hour: number;
  readonly run: StoredRun;
}

/** A variable as archived: its words are `values[cell × words + at + step]`. */
interface ArchivedVariable extends HoursVariable {
  readonly origins: readonly HourOrigin[];
  readonly values: Int16Array;
  readonly words: number;
  readonly at: number;
}

/** Inputs for merging one variable of a day. */
interface VariableParts {
  readonly name: VariableName;
  readonly dayAt: number;
  /** Null if nothing of it is archived yet. */
  readonly archived: ArchivedVariable | null;
  readonly wanted: readonly WantedHour[];
  /** The runs of the day so far; new ones are appended. */
  readonly origins: HourOrigin[];
}

/** Destination of the words: `out[cell × words + at + step]`. */
interface VariableTarget {
  readonly out: Int16Array;
  readonly at: number;
  readonly words: number;
  readonly cells: number;
}

/**
 * Writes a variable of a day: its archived hours, with the wanted ones replaced. Archived words are copied unchanged if
 * the packing allows.
 */
function mergeVariable(parts: VariableParts, target: VariableTarget): HoursVariable {
  const { name, dayAt, archived, wanted, origins } = parts;
  const { cells } = target;
  const fresh = new Float32Array(wanted.length * cells);
  const originOf = (archived?.originOf ?? new Array<number>(STEPS_PER_DAY).fill(-1)).map((origin) =>
    addOrigin(origins, archived?.origins[origin] ?? null),
  );
  for (const [index, { hour, run }] of wanted.entries()) {
    fillField(name, run, dayAt, hour, fresh, index * cells);
    originOf[toStep(name, hour)] = addOrigin(origins, run.manifest);
  }
  const packing = choosePackingOver(name, archived, cells, findValueRange(name, fresh));
  copyArchived(archived, packing, target);
  const stored = new Int16Array(fresh.length);
  packValues(fresh, packing, stored, 0);
  for (const [index, { hour }] of wanted.entries()) {
    const step = target.at + toStep(name, hour);
    for (let cell = 0; cell < cells; cell++)
      target.out[cell * target.words + step] = stored[index * cells + cell] as number;
  }
  return { name, ...packing, originOf };
}

function fillField(
  name: VariableName,
  run: StoredRun,
  dayAt: number,
  hour: number,
  out: Float32Array,
  at: number,
): void {
  const variable = run.variables.get(name);
  const plan = variable === undefined ? undefined : findHourPlans(run, dayAt, HOURS_PER_DAY)[variable.index];
  if (variable !== undefined && plan !== undefined) fillHourField(run, variable, plan, hour, out, at);
}

/** The packing of the archived values if the new ones fit into it, else one that fits both. */
function choosePackingOver(
  name: VariableName,
  archived: ArchivedVariable | null,
  cells: number,
  { least, most }: ValueRange,
): Packing {
  if (archived === null) return choosePacking(name, least, most);
  const { scale, offset } = archived;
  if (fitsPacking(archived, least, most)) return { scale, offset };
  let [lowest, highest] = [least, most];
  for (let cell = 0; cell < cells; cell++) {
    for (let step = 0; step < STEPS_PER_DAY; step++) {
      const word = archived.values[cell * archived.words + archived.at + step] as number;
      if (word === NO_DATA) continue;
      lowest = Math.min(lowest, word * scale + offset);
      highest = Math.max(highest, word * scale + offset);
    }
  }
  return choosePacking(name, lowest, highest);
}

function copyArchived(
  archived: ArchivedVariable | null,
  packing: Packing,
  { out, at, words, cells }: VariableTarget,
): void {
  if (archived === null) {
    for (let cell = 0; cell < cells; cell++) out.fill(NO_DATA, cell * words + at, cell * words + at + STEPS_PER_DAY);
    return;
  }
  const { values } = archived;
  for (let cell = 0; cell < cells; cell++) {
    const to = cell * words + at;
    const from = cell * archived.words + archived.at;
    for (let step = 0; step < STEPS_PER_DAY; step++) out[to + step] = values[from + step] as number;
  }
  if (packing.scale !== archived.scale || packing.offset !== archived.offset) {
    for (let cell = 0; cell < cells; cell++) repack(out, cell * words + at, archived, packing);
  }
}

/** Converts one cell's words from one packing to another. */
function repack(out: Int16Array, at: number, from: Packing, to: Packing): void {
  for (let i = at; i < at + STEPS_PER_DAY; i++) {
    const word = out[i] as number;
    if (word !== NO_DATA) out[i] = Math.round((word * from.scale + from.offset - to.offset) / to.scale);
  }
}

function addOrigin(origins: HourOrigin[], origin: HourOrigin | null): number {
  if (origin === null) return -1;
  const known = origins.findIndex(({ id, publishedAt }) => id === origin.id && publishedAt === origin.publishedAt);
  if (known !== -1) return known;
  const { id, runAt, publishedAt } = origin;
  return origins.push({ id, runAt, publishedAt }) - 1;
}

/** A merged day, and the damage found in its file. */
interface MergedDay {
  /** Null if the file is already complete. */
  readonly content: ArchiveContent<HoursFacts> | null;
  /** One line per damaged cell of the file. */
  readonly damage: readonly string[];
}

/**
 * Merges the archived hours of a day with those of its runs; for each hour and variable the newer run wins. Damaged
 * cells are not copied; `suspect` checks for damage even if there is nothing new. Throws `Error` if a file ends early.
 */
export function mergeDay(file: ArchiveFile<HoursFacts> | null, choice: HourChoice, suspect: boolean): MergedDay {
  const hasNews = listWanted(file?.facts ?? null, choice, false).size > 0;
  const [newest] = choice.runs;
  if (newest === undefined || (!hasNews && !suspect)) return { content: null, damage: [] };
  const archived = file === null ? null : readAllCells(file);
  const damage = archived?.damage ?? [];
  if (!hasNews && damage.length === 0) return { content: null, damage };
  const wanted = listWanted(file?.facts ?? null, choice, damage.length > 0);
  const day = file === null || archived === null ? null : { ...file, values: archived.values };
  return { content: joinDay(newest, day, wanted, choice), damage };
}

/** The archived hours of a day. */
interface ArchivedDay {
  readonly facts: HoursFacts;
  readonly words: number;
  readonly values: Int16Array;
  readonly surfaceHeightM: Float32Array | null;
}

function joinDay(
  { manifest: { grid, source, licence } }: StoredRun,
  day: ArchivedDay | null,
  wanted: ReadonlyMap<VariableName, readonly WantedHour[]>,
  { dayAt, runs }: HourChoice,
): ArchiveContent<HoursFacts> {
  const cells = grid.rows * grid.columns;
  const known = new Set(day?.facts.variables.map(({ name }) => name));
  const names = VARIABLE_NAMES.filter((name) => wanted.has(name) || known.has(name));
  const words = names.length * STEPS_PER_DAY;
  const values = new Int16Array(cells * words);
  const origins: HourOrigin[] = [];
  const variables = names.map((name, index) => {
    const target = { out: values, at: index * STEPS_PER_DAY, words, cells };
    return mergeVariable(
      { name, dayAt, archived: findArchived(day, name), wanted: wanted.get(name) ?? [], origins },
      target,
    );
  });
  const surfaceHeightM = runs.find((run) => run.surfaceHeightM !== null)?.surfaceHeightM ?? day?.surfaceHeightM ?? null;
  const facts: HoursFacts = { kind: 'hours', source, dayAt, grid, licence, origins, variables };
  return { facts, cells, words, values, surfaceHeightM };
}

/** The hours whose run is newer than the archived one; with `anew` also those of the same run. */
function listWanted(
  facts: HoursFacts | null,
  { byVariable }: HourChoice,
  isRebuild: boolean,
): Map<VariableName, WantedHour[]> {
  const wanted = new Map<VariableName, WantedHour[]>();
  for (const [name, runs] of byVariable) {
    const known = facts?.variables.find((variable) => variable.name === name);
    const hours = runs.flatMap((run, hour): WantedHour[] => {
      const origin = facts?.origins[known?.originOf[toStep(name, hour)] ?? -1];
      return run !== null && (origin === undefined || isNewer(run, origin, isRebuild)) ? [{ hour, run }] : [];
    });
    if (hours.length > 0) wanted.set(name, hours);
  }
  return wanted;
}

/** Another id with the same start is a revision of the run: the published one wins. */
function isNewer({ manifest }: StoredRun, origin: HourOrigin, isRebuild: boolean): boolean {
  if (manifest.runAt !== origin.runAt) return manifest.runAt > origin.runAt;
  return isRebuild || manifest.id !== origin.id || manifest.publishedAt !== origin.publishedAt;
}

function findArchived(day: ArchivedDay | null, name: VariableName): ArchivedVariable | null {
  const index = day?.facts.variables.findIndex((variable) => variable.name === name) ?? -1;
  const variable = day?.facts.variables[index];
  if (day === null || variable === undefined) return null;
  const { values, words, facts } = day;
  return { ...variable, origins: facts.origins, values, words, at: index * STEPS_PER_DAY };
}
