import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import { isSourceName, listNames } from '#store/durable-file.ts';
import {
  type ArchiveFile,
  getDailyFolder,
  getHoursFolder,
  listDailyFiles,
  openArchiveFile,
  readHoursDate,
} from './archive-file.ts';
import { isDailyFacts, isHoursFacts } from './daily-facts.ts';
import { readAllCells } from './damaged-cells.ts';

/** Archived hours of one source. */
export interface ArchivedHoursSummary {
  readonly source: string;
  readonly days: number;
  /** 00:00 in Vietnam. */
  readonly firstDayAt: EpochSeconds;
  readonly lastDayAt: EpochSeconds;
  readonly bytes: number;
}

/** Archived daily values of one source. */
export interface ArchivedDailySummary {
  readonly source: string;
  readonly runs: number;
  /** Month of the earliest run, `2026-11`. */
  readonly firstMonth: string;
  readonly bytes: number;
}

/** The archive by source. */
export interface ArchiveSummary {
  readonly hours: readonly ArchivedHoursSummary[];
  readonly daily: readonly ArchivedDailySummary[];
  /** One line per unreadable file. */
  readonly problems: readonly string[];
}

/** Measures the archive. `verify` also checks every cell against its checksum. Throws the system's error. */
export function measureArchive(dataDir: string, { verify }: { readonly verify: boolean }): ArchiveSummary {
  const problems: string[] = [];
  const check = (open: () => ArchiveFile<unknown>) => problems.push(...listProblems(open, verify));
  const hours = listSources(getHoursFolder(dataDir)).flatMap(({ source, folder }) => {
    const names = listNames(folder).filter((name) => readHoursDate(name) !== null);
    for (const name of names) check(() => openArchiveFile(join(folder, name), isHoursFacts));
    return summarizeHours(source, folder, names);
  });
  const daily = listSources(getDailyFolder(dataDir)).flatMap(({ source, folder }) => {
    const paths = listDailyFiles(folder);
    for (const path of paths) check(() => openArchiveFile(join(folder, path), isDailyFacts));
    return summarizeDaily(source, folder, paths);
  });
  return { hours, daily, problems };
}

function summarizeHours(source: string, folder: string, names: readonly string[]): ArchivedHoursSummary[] {
  const dates = [...new Set(names.map((name) => name.slice(0, 10)))].sort();
  const days = dates.map((date) => parseDate(date) ?? 0);
  const [firstDayAt] = days;
  const lastDayAt = days.at(-1);
  if (firstDayAt === undefined || lastDayAt === undefined) return [];
  return [{ source, days: days.length, firstDayAt, lastDayAt, bytes: sumBytes(folder, names) }];
}

function summarizeDaily(source: string, folder: string, paths: readonly string[]): ArchivedDailySummary[] {
  const [first] = [...paths].sort();
  if (first === undefined) return [];
  return [{ source, runs: paths.length, firstMonth: first.slice(0, 7), bytes: sumBytes(folder, paths) }];
}

function listProblems(open: () => ArchiveFile<unknown>, verify: boolean): readonly string[] {
  try {
    const file = open();
    try {
      return verify ? readAllCells(file).damage : [];
    } finally {
      file.close();
    }
  } catch (error) {
    return [describeError(error)];
  }
}

function listSources(folder: string): { source: string; folder: string }[] {
  return listNames(folder)
    .filter(isSourceName)
    .map((source) => ({ source, folder: join(folder, source) }));
}

function sumBytes(folder: string, paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
}
