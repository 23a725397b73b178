import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS, type EpochSeconds, parseDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { CatalogueEntry } from '#store/catalogue.ts';
import { DamagedRunError } from '#store/damaged-run-error.ts';
import { getRunFolder, listNames } from '#store/durable-file.ts';
import { openStoredRun, type StoredRun } from '#store/stored-run.ts';
import {
  ARCHIVED_DAYS,
  ArchiveFileError,
  getDailyFolder,
  getHoursFolder,
  isMonth,
  nameDailyFile,
  nameHoursFile,
  openArchiveFile,
  readHoursDate,
} from './archive-file.ts';
import { type ArchivingOptions, archiveHours } from './archive-hours.ts';
import { type DailyFacts, isDailyFacts } from './daily-facts.ts';
import { summarizeRun } from './summarize-run.ts';
import { writeArchiveFile } from './write-archive-file.ts';

/**
 * Archives the daily values of a run in its source's folder, unless they are there already. Rewrites a damaged file.
 * Returns one line for a damaged file. Throws the system's error.
 */
async function archiveDaily(folder: string, run: StoredRun, writer: string): Promise<string[]> {
  const path = join(folder, nameDailyFile(run.manifest.runAt));
  const { facts, problem } = readFacts(path);
  if (facts !== null && facts.id === run.manifest.id && facts.publishedAt === run.manifest.publishedAt) return [];
  const content = await summarizeRun(run);
  if (content === null) return [];
  mkdirSync(dirname(path), { recursive: true });
  await writeArchiveFile(path, content, writer);
  return problem === null ? [] : [problem];
}

function readFacts(path: string): { facts: DailyFacts | null; problem: string | null } {
  if (!existsSync(path)) return { facts: null, problem: null };
  try {
    const file = openArchiveFile(path, isDailyFacts);
    file.close();
    return { facts: file.facts, problem: null };
  } catch (error) {
    if (!(error instanceof ArchiveFileError)) throw error;
    return { facts: null, problem: error.message };
  }
}

/** Outcome of archiving. */
export interface ArchiveReport {
  /** One line per failure. */
  readonly problems: readonly string[];
  /** Sources that could not be archived completely: their runs must not be removed yet. */
  readonly unkept: ReadonlySet<string>;
}

/**
 * Archives what must outlive the published runs: for each past hour the newest run's value, and the daily values of
 * every run. Then removes expired hours and what killed archivers left. Only the holder of the publish lock may call
 * it. Demo runs are not archived, because the demo sky can be recomputed. Never throws: failures are reported, and
 * tried again the next time.
 */
export async function archiveRuns(
  dataDir: string,
  runs: readonly CatalogueEntry[],
  { now, writer }: { readonly now: EpochSeconds; readonly writer: string },
): Promise<ArchiveReport> {
  const archiving: ArchivingOptions = {
    now,
    oldestDayAt: startOfVietnamDay(now) - ARCHIVED_DAYS * DAY_SECONDS,
    writer,
  };
  const problems: string[] = [];
  const unkept = new Set<string>();
  const bySource = Map.groupBy(
    runs.filter(({ demo }) => !demo),
    ({ source }) => source,
  );
  for (const [source, entries] of bySource) {
    try {
      problems.push(...(await archiveRunsOfSource(dataDir, entries, archiving)));
    } catch (error) {
      unkept.add(source);
      problems.push(`${source}: could not be archived: ${describeError(error)}`);
    }
  }
  try {
    removeOld(dataDir, archiving);
  } catch (error) {
    problems.push(describeError(error));
  }
  return { problems, unkept };
}

async function archiveRunsOfSource(
  dataDir: string,
  entries: readonly CatalogueEntry[],
  archiving: ArchivingOptions,
): Promise<string[]> {
  const problems: string[] = [];
  const damaged = new Set<string>();
  const newestFirst = [...entries].sort((a, b) => b.runAt - a.runAt);
  // A damaged run is left out; the source's other runs are archived as if it did not exist.
  for (;;) {
    const folders = newestFirst.map(({ source, id }) => getRunFolder(dataDir, source, id));
    const runs: StoredRun[] = [];
    const found = damaged.size;
    const lines: string[] = [];
    try {
      for (const folder of folders.filter((one) => !damaged.has(one))) {
        const run = openOrReport(folder, lines, () => damaged.add(folder));
        if (run !== null) runs.push(run);
      }
      return [...problems, ...(await archiveOpenRuns(dataDir, runs, archiving)), ...lines];
    } catch (error) {
      if (!(error instanceof DamagedRunError) || damaged.size === found) throw error;
      problems.push(error.message);
    } finally {
      for (const run of runs) run.close();
    }
  }
}

async function archiveOpenRuns(
  dataDir: string,
  runs: readonly StoredRun[],
  archiving: ArchivingOptions,
): Promise<string[]> {
  const problems: string[] = [];
  const [source] = runs.map(({ manifest }) => manifest.source);
  if (source === undefined) return problems;
  const byGrid = Map.groupBy(runs, ({ manifest }) => nameHoursFile(0, manifest.grid));
  for (const alike of byGrid.values()) {
    problems.push(...(await archiveHours(join(getHoursFolder(dataDir), source), alike, archiving)));
  }
  for (const run of runs) {
    problems.push(...(await archiveDaily(join(getDailyFolder(dataDir), source), run, archiving.writer)));
  }
  return problems;
}

/** A run that cannot be opened does not stop the archiving of the others. */
function openOrReport(folder: string, problems: string[], onDamage: () => void): StoredRun | null {
  try {
    return openStoredRun(folder, onDamage);
  } catch (error) {
    problems.push(describeError(error));
    return null;
  }
}

/** Removes expired hours and files that a killed process left unfinished; the lock excludes other writers. */
function removeOld(dataDir: string, { oldestDayAt }: ArchivingOptions): void {
  for (const source of listNames(getHoursFolder(dataDir))) {
    const folder = join(getHoursFolder(dataDir), source);
    for (const name of listNames(folder)) {
      if (name.endsWith('.new') || isOlder(name, oldestDayAt)) rmSync(join(folder, name), { force: true });
    }
  }
  for (const source of listNames(getDailyFolder(dataDir))) {
    for (const month of listNames(join(getDailyFolder(dataDir), source)).filter(isMonth)) {
      const folder = join(getDailyFolder(dataDir), source, month);
      for (const name of listNames(folder)) if (name.endsWith('.new')) rmSync(join(folder, name), { force: true });
    }
  }
}

/** Whether an hours file, or a file derived from its name, is of an expired day. */
function isOlder(name: string, oldestDayAt: EpochSeconds): boolean {
  const date = readHoursDate(name.replace(/\.(refused|damaged)$/, ''));
  const dayAt = date === null ? null : parseDate(date);
  return dayAt !== null && dayAt < oldestDayAt;
}
