import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { StoredRun } from '#store/stored-run.ts';
import { type ArchiveFile, nameHoursFile, openArchiveFile } from './archive-file.ts';
import { type HoursFacts, isHoursFacts } from './daily-facts.ts';
import { getDamageMark } from './damaged-cells.ts';
import { findFirstMoment } from './hour-field.ts';
import { mergeDay } from './merge-variable.ts';
import { choosePastHours, type HourChoice } from './open-archived-hours.ts';
import { writeArchiveFile } from './write-archive-file.ts';

/** Which hours are archived, and by which writer. */
export interface ArchivingOptions {
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** First Vietnamese day whose hours are archived. */
  readonly oldestDayAt: EpochSeconds;
  /** A name unique to this writer. */
  readonly writer: string;
}

/**
 * Brings a source's archived hours up to date with its published runs, all on one grid and newest first: each past hour
 * takes the value of the newest run that has it. Skips what is already written, so the next archiver simply continues
 * after one that was killed. Sound cells of a damaged file are preserved and the others come from the runs still
 * published. Returns one line per damaged file. Throws the system's error.
 */
export async function archiveHours(
  folder: string,
  runs: readonly StoredRun[],
  archiving: ArchivingOptions,
): Promise<string[]> {
  const problems: string[] = [];
  for (const dayAt of listDays(runs, archiving)) {
    const choices = choosePastHours(runs, dayAt, archiving.now);
    const [newest] = choices.runs;
    if (newest === undefined) continue;
    mkdirSync(folder, { recursive: true });
    const path = join(folder, nameHoursFile(dayAt, newest.manifest.grid));
    problems.push(...(await archiveDay(path, choices, archiving)));
  }
  return problems;
}

/** Days up to today that the runs cover and the archive retains. */
function listDays(runs: readonly StoredRun[], { now, oldestDayAt }: ArchivingOptions): EpochSeconds[] {
  const first = runs.reduce((least, { manifest }) => Math.min(least, findFirstMoment(manifest)), now);
  const last = runs.reduce((most, { manifest }) => Math.max(most, manifest.steps.at(-1) ?? 0), 0);
  const days: EpochSeconds[] = [];
  const from = Math.max(startOfVietnamDay(first), oldestDayAt);
  for (let dayAt = from; dayAt <= Math.min(last, now); dayAt += DAY_SECONDS) days.push(dayAt);
  return days;
}

async function archiveDay(path: string, choice: HourChoice, { writer }: ArchivingOptions): Promise<string[]> {
  const { file, problem } = openDay(path);
  const mark = getDamageMark(path);
  try {
    const { content, damage } = mergeDay(file, choice, existsSync(mark));
    if (content !== null) await writeArchiveFile(path, content, writer);
    rmSync(mark, { force: true });
    return [...(problem === null ? [] : [problem]), ...damage.slice(0, 1)];
  } finally {
    file?.close();
  }
}

/** The current file of a day; null if there is none or it is unusable. An unusable file is renamed out of the way. */
function openDay(path: string): { file: ArchiveFile<HoursFacts> | null; problem: string | null } {
  if (!existsSync(path)) return { file: null, problem: null };
  try {
    return { file: openArchiveFile(path, isHoursFacts), problem: null };
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    renameSync(path, `${path}.refused`);
    return { file: null, problem: error.message };
  }
}
