import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { findHourPlans } from '#steps/hour-plan.ts';
import { type CellSource, type FourCells, toStoredVariables } from '#store/cell-source.ts';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { createFolderMark } from '#store/folder-mark.ts';
import { NO_DATA } from '#store/packing.ts';
import type { PastHours, PastSource } from '#store/rank-sources.ts';
import type { StoredRun } from '#store/stored-run.ts';
import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import { type ArchiveFile, getHoursFolder, openArchiveFile, readHoursDate } from './archive-file.ts';
import { isHoursFacts, STEPS_PER_DAY, toHoursManifest } from './daily-facts.ts';
import { markDamage } from './damaged-cells.ts';
import { hasHour } from './hour-field.ts';

const HOURS_PER_DAY = 24;

/** Which run supplies which hour of a day. */
export interface HourChoice {
  readonly dayAt: EpochSeconds;
  /** The runs that speak for any hour, the newest first. */
  readonly runs: readonly StoredRun[];
  /** Per variable and clock hour 0–23 the run that has it; null if none does or the hour is not past. */
  readonly byVariable: ReadonlyMap<VariableName, readonly (StoredRun | null)[]>;
}

/** For each past hour of a day, per variable, the newest run that has it; `runs` are newest first. */
export function choosePastHours(runs: readonly StoredRun[], dayAt: EpochSeconds, now: EpochSeconds): HourChoice {
  const over = Math.min(Math.max(Math.floor((now - dayAt) / HOUR_SECONDS), 0), HOURS_PER_DAY);
  const byVariable = new Map<VariableName, readonly (StoredRun | null)[]>();
  const used = new Set<StoredRun>();
  for (const name of VARIABLE_NAMES) {
    const hours = Array.from({ length: HOURS_PER_DAY }, (_, hour) =>
      hour < over ? findRun(runs, name, dayAt, hour) : null,
    );
    if (hours.every((run) => run === null)) continue;
    byVariable.set(name, hours);
    for (const run of hours) if (run !== null) used.add(run);
  }
  return { dayAt, runs: runs.filter((run) => used.has(run)), byVariable };
}

function findRun(runs: readonly StoredRun[], name: VariableName, dayAt: EpochSeconds, hour: number): StoredRun | null {
  for (const run of runs) {
    const variable = run.variables.get(name);
    if (variable === undefined) continue;
    const plan = findHourPlans(run, dayAt, HOURS_PER_DAY)[variable.index];
    if (plan !== undefined && hasHour(plan, hour)) return run;
  }
  return null;
}

/** A day of archived hours, open for reading. */
interface OpenDay {
  readonly hours: CellSource;
  close(): void;
}

/**
 * Opens an hours file. Null if it cannot be read, which is reported in one line. A cell that fails its checksum is
 * reported too, reads as no data and is marked for the next archiver.
 */
function openDayHours(path: string, onProblem: (problem: string) => void): OpenDay | null {
  try {
    const file = openArchiveFile(path, isHoursFacts);
    const manifest = toHoursManifest(file.facts);
    return {
      hours: {
        manifest,
        variables: toStoredVariables(manifest.variables, STEPS_PER_DAY),
        isHourly: true,
        origins: file.facts.origins,
        originOf: new Map(file.facts.variables.map(({ name, originOf }) => [name, originOf])),
        surfaceHeightM: file.surfaceHeightM,
        readCells: createReader(file, onProblem),
      },
      close: file.close,
    };
  } catch (error) {
    onProblem(describeError(error));
    return null;
  }
}

/** Caches the cells read last: a series may ask for them twice. */
function createReader(file: ArchiveFile<unknown>, onProblem: (problem: string) => void): CellSource['readCells'] {
  const words = new Int16Array(file.words * 4);
  const toCell = (corner: number) => words.subarray(corner * file.words, (corner + 1) * file.words);
  const four: FourCells = [toCell(0), toCell(1), toCell(2), toCell(3)];
  let last = '';
  return (cells) => {
    const key = cells.join();
    if (key === last) return four;
    try {
      file.readCells(cells, words);
    } catch {
      readOneByOne(file, cells, words, onProblem);
    }
    last = key;
    return four;
  };
}

/** Leaves out only the damaged cells: the others share their weight. */
function readOneByOne(
  file: ArchiveFile<unknown>,
  cells: readonly number[],
  words: Int16Array,
  onProblem: (problem: string) => void,
): void {
  for (const [index, cell] of cells.entries()) {
    const into = words.subarray(index * file.words, (index + 1) * file.words);
    try {
      file.readCells([cell], into);
    } catch (error) {
      into.fill(NO_DATA);
      onProblem(describeError(error));
      markDamage(file.path);
    }
  }
}

interface ArchivedSource extends PastSource {
  /** Makes the next read check the disk, however recent the last check. */
  invalidate(): void;
  close(): void;
}

/**
 * Opens the archived hours of a data folder, which need not exist yet. Days are opened on demand, and changes by an
 * archiver of any process are noticed within a second. A damaged file is left out and named by `problems()`.
 */
export function openArchivedHours(dataDir: string): PastHours {
  const sources = new Map<string, ArchivedSource>();
  const problems = new Map<string, string>();
  return {
    listSources() {
      const folder = getHoursFolder(dataDir);
      for (const source of listNames(folder).filter(isSourceName)) {
        if (!sources.has(source)) sources.set(source, createSource(source, join(folder, source), problems));
      }
      // The caller has just read which runs remain: the hours of the removed ones were archived before.
      for (const source of sources.values()) source.invalidate();
      return [...sources.values()];
    },
    problems: () => [...problems.values()],
    close() {
      for (const source of sources.values()) source.close();
      sources.clear();
    },
  };
}

/** `problems` maps a file's path to its line. */
function createSource(source: string, folder: string, problems: Map<string, string>): ArchivedSource {
  let namesByDate = new Map<string, string[]>();
  let open = new Map<string, OpenDay | null>();
  let leaving: OpenDay[] = [];
  const mark = createFolderMark(folder);

  /** Files are only replaced whole, which changes their folder's mtime. */
  const refresh = () => {
    if (!mark.isDue()) return;
    for (const day of leaving.splice(0)) day.close();
    if (!mark.hasChanged()) return;
    leaving = [...open.values()].filter((day) => day !== null);
    for (const path of open.keys()) problems.delete(path);
    open = new Map();
    namesByDate = Map.groupBy(
      listNames(folder).filter((name) => readHoursDate(name) !== null),
      (name) => name.slice(0, 10),
    );
  };

  const openDay = (name: string): CellSource[] => {
    const path = join(folder, name);
    let day = open.get(path);
    if (day === undefined) {
      day = openDayHours(path, (problem) => problems.set(path, problem));
      open.set(path, day);
    }
    return day === null ? [] : [day.hours];
  };

  return {
    source,
    demo: false,
    has: () => true,
    listHours(from: EpochSeconds, to: EpochSeconds) {
      refresh();
      const hours: CellSource[] = [];
      for (let dayAt = startOfVietnamDay(from); dayAt < to; dayAt += DAY_SECONDS) {
        const sameDay = (namesByDate.get(formatDate(dayAt)) ?? []).flatMap(openDay);
        hours.push(...sameDay.sort((a, b) => b.manifest.runAt - a.manifest.runAt));
      }
      return hours;
    },
    invalidate: mark.invalidate,
    close() {
      for (const day of [...open.values(), ...leaving]) day?.close();
      open = new Map();
      leaving = [];
    },
  };
}
