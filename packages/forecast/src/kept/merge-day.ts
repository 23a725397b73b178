import type { StoredRun } from '#store/stored-run.ts';
import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { HourChoice } from './choose-past-hours.ts';
import { readAllCells } from './damaged-cells.ts';
import { type HourOrigin, type HoursFacts, STEPS_PER_DAY, toStep } from './hours-facts.ts';
import type { KeptFile } from './kept-file.ts';
import { type KeptVariable, mergeVariable, type WantedHour } from './merge-variable.ts';
import type { KeptContent } from './write-kept-file.ts';

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
    const target = { out: values, at: index * STEPS_PER_DAY, words, cells };
    return mergeVariable({ name, dayAt, kept: findKept(day, name), wanted: wanted.get(name) ?? [], origins }, target);
  });
  const surfaceHeightM = runs.find((run) => run.surfaceHeightM !== null)?.surfaceHeightM ?? day?.surfaceHeightM ?? null;
  const facts: HoursFacts = { kind: 'hours', source, dayAt, grid, licence, origins, variables };
  return { facts, cells, words, values, surfaceHeightM };
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

function findKept(day: KeptDay | null, name: VariableName): KeptVariable | null {
  const index = day?.facts.variables.findIndex((variable) => variable.name === name) ?? -1;
  const variable = day?.facts.variables[index];
  if (day === null || variable === undefined) return null;
  const { values, words, facts } = day;
  return { ...variable, origins: facts.origins, values, words, at: index * STEPS_PER_DAY };
}
