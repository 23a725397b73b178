import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './archive-file.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readWholeDays } from './read-daily-file.ts';

/** Which archived runs, and for which place. */
export interface ArchivedRunsQuery extends Omit<ForecastHistoryQuery, 'at'> {
  /** Only runs that started at or before this moment. */
  readonly until: EpochSeconds;
  /** Only runs that started at most this many days before it. */
  readonly days: number;
  /** Maximum number of runs, newest first. */
  readonly most: number;
}

/** One run's forecast for a place. */
export interface ArchivedRun {
  readonly source: string;
  readonly runAt: EpochSeconds;
  /** Its whole days in order: at least one. */
  readonly days: readonly ForecastOfDay[];
}

/** A daily-values file: one run. */
export interface NamedFile {
  readonly source: string;
  /** Includes the month: sorts by the start of the run. */
  readonly name: string;
}

/** Daily-values files of the runs in a span, newest first; runs with the same start are sorted by source name. */
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
 * Forecasts of the archived runs before a moment for a point, newest run first; a run without a whole day there is left
 * out. A file that is damaged, or disappears while it is read, is skipped: the archiver reports it. Empty if nothing is
 * archived.
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
      // The other files remain usable.
    }
  }
  return runs;
}
