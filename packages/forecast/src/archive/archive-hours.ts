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

/** When hours are archived, and of which source. */
export interface ArchivingOptions {
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** First day of Vietnam whose hours are archived. */
  readonly oldestDayAt: EpochSeconds;
  /** A name that no other writer has. */
  readonly writer: string;
}

/**
 * Brings the archived hours of a source up to date with its published runs, all of one grid and the newest first: of each
 * hour that is over the value of the newest run that has it. What is there already is not written again, so a keeper
 * that was killed is simply followed by the next. A file that is damaged retains its sound cells and gets the others from
 * the runs that are still there. Returns one line for each damaged file. Throws the system's error.
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

/** Days that the runs touch and that are archived, up to today. */
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

/** The file of a day as it is, null where there is none or it cannot be used: then it is put aside under another name. */
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
