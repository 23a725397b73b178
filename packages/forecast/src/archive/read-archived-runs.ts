import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './archive-file.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readWholeDays } from './read-daily-file.ts';

/** Which archived runs of which place. */
export interface ArchivedRunsQuery extends Omit<ForecastHistoryQuery, 'at'> {
  /** Only runs that began at or before this moment. */
  readonly until: EpochSeconds;
  /** Only runs that began at most so many days before it. */
  readonly days: number;
  /** At most so many, the newest. */
  readonly most: number;
}

/** What one run said of a place. */
export interface ArchivedRun {
  readonly source: string;
  readonly runAt: EpochSeconds;
  /** Its whole days in order: at least one. */
  readonly days: readonly ForecastOfDay[];
}

/** A file of daily values: one run. */
export interface NamedFile {
  readonly source: string;
  /** With its month: sorts by the start of the run. */
  readonly name: string;
}

/** Files of the runs of a span below the folder of daily values, the newest first; of one start the sources by name. */
export function listRunFiles(folder: string, { until, days }: Pick<ArchivedRunsQuery, 'until' | 'days'>): NamedFile[] {
  const first = nameDailyFile(until - days * DAY_SECONDS);
  const last = nameDailyFile(until);
  return listNames(folder)
    .filter(isSourceName)
    .flatMap((source) =>
      listDailyFiles(join(folder, source))
        .filter((name) => name >= first && name <= last)
        .map((name) => ({ source, name })),
    )
    .sort((a, b) => (a.name === b.name ? (a.source < b.source ? -1 : 1) : a.name < b.name ? 1 : -1));
}

/**
 * What the archived runs before a moment said of a point, the newest run first; a run without a whole day there is left out. A file that
 * is damaged, or goes while it is read, is passed over: the archiving reports it. Empty where nothing is archived.
 */
export function readArchivedRuns(dataDir: string, query: ArchivedRunsQuery): readonly ArchivedRun[] {
  const folder = getDailyFolder(dataDir);
  const runs: ArchivedRun[] = [];
  for (const { source, name } of listRunFiles(folder, query)) {
    if (runs.length === query.most) break;
    try {
      const days = readWholeDays(join(folder, source, name), query);
      const [first] = days;
      if (first !== undefined) runs.push({ source, runAt: first.runAt, days });
    } catch {
      // The others are as good without it.
    }
  }
  return runs;
}
