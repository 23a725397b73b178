import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import { toRevision } from '#store/catalogue.ts';
import { isSourceName, listNames } from '#store/durable-file.ts';
import type { FilePlace, FileRevision, SharedFolder } from '#store/shared-folder.ts';
import {
  ARCHIVED_DAYS,
  ArchiveFileError,
  listDailyFiles,
  nameDailyFile,
  openArchiveFile,
  readHoursDate,
} from './archive-file.ts';
import { type HoursFacts, isDailyFacts, isHoursFacts } from './daily-facts.ts';
import { readAllCells } from './damaged-cells.ts';

/** Runs a change to the archive under the exclusive lock. */
type Exclusively = NonNullable<SharedFolder['exclusively']>;

/**
 * The archive as hosts share it. Each host builds it from the shared runs and fetches what it lacks because its disk is
 * new or it was away for longer than the runs' retention. A file is replaced by one with more hours, or hours of newer
 * runs.
 */
export function describeSharedArchive(exclusively: Exclusively): readonly SharedFolder[] {
  const common = { replaces: true, dropBefore: null, exclusively };
  return [
    {
      ...common,
      folder: 'kept/hours',
      // Never longer than the archiver's own retention, so that a removed file is not fetched again.
      retentionSeconds: ARCHIVED_DAYS * DAY_SECONDS,
      list: (path) => listBySource(path, listNames),
      parseName: parseHoursName,
      readRevision: (path) => readRevision(path, isHoursFacts, toHoursRevision),
    },
    {
      ...common,
      folder: 'kept/daily',
      retentionSeconds: null,
      list: (path) => listBySource(path, listDailyFiles),
      parseName: parseDailyName,
      readRevision: (path) => readRevision(path, isDailyFacts, toRevision),
    },
  ];
}

function listBySource(path: string, list: (folder: string) => readonly string[]): string[] {
  return listNames(path)
    .filter(isSourceName)
    .flatMap((source) => list(join(path, source)).map((name) => join(source, name)));
}

/** `gfs/2026-11-21.79x83_5_99_0.25_0.25.hours`. */
function parseHoursName(path: string): FilePlace | null {
  const [source = '', name = '', ...more] = path.split('/');
  const date = readHoursDate(name);
  const at = date === null ? null : parseDate(date);
  return at === null || more.length > 0 || !isSourceName(source) ? null : { at, rank: 0 };
}

/** `gfs/2026-11/20261121T060000Z.daily`. */
function parseDailyName(path: string): FilePlace | null {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.daily$/.exec(path)?.map(Number) ?? [];
  if (year === undefined || month === undefined) return null;
  const at: EpochSeconds = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const source = path.slice(0, path.indexOf('/'));
  return isSourceName(source) && path === join(source, nameDailyFile(at)) ? { at, rank: 0 } : null;
}

/** Sum of the run starts of all hours, with a small term for the revision: grows with each hour and each newer run. */
function toHoursRevision({ origins, variables }: HoursFacts): number {
  const worths = origins.map(({ id, runAt }) => runAt + toRevision({ id }));
  return variables.reduce(
    (sum, { originOf }) => originOf.reduce((part, origin) => part + (worths[origin] ?? 0), sum),
    0,
  );
}

/** Null for a file that is not an archive file of this kind, or whose header is damaged. */
function readRevision<Facts>(
  path: string,
  isFacts: (facts: unknown) => facts is Facts,
  toNumber: (facts: Facts) => number,
): FileRevision | null {
  try {
    const file = openArchiveFile(path, isFacts);
    try {
      return { revision: toNumber(file.facts), isWhole: readAllCells(file).damage.length === 0 };
    } finally {
      file.close();
    }
  } catch (error) {
    if (error instanceof ArchiveFileError) return null;
    throw error;
  }
}
