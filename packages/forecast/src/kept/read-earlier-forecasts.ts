import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './kept-folder.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readDailyFile } from './read-daily-file.ts';

/** Which earlier forecasts of a day. */
export interface EarlierForecastsQuery extends ForecastHistoryQuery {
  /** Only runs of this source: another model's opinion is no change of this one's. */
  readonly source: string;
  /** Only runs that began before this moment: the run that answers now. */
  readonly before: EpochSeconds;
  /** So many calendar days of Vietnam back from that moment's own day. */
  readonly days: number;
}

const WHOLE_DAY_HOURS = 24;

/**
 * What a source said of a day before its present run: per calendar day of Vietnam its last run that has the whole day, the
 * newest first. A file that is damaged or has gone is passed over for an older one. Empty where nothing is kept.
 */
export function readEarlierForecasts(dataDir: string, query: EarlierForecastsQuery): ForecastOfDay[] {
  const { source, before, days } = query;
  const folder = join(getDailyFolder(dataDir), source);
  const today = startOfVietnamDay(before);
  const names = listDailyFiles(folder).sort().reverse();
  return Array.from({ length: days + 1 }, (_, day) => {
    const first = nameDailyFile(today - day * DAY_SECONDS);
    const end = nameDailyFile(Math.min(today - (day - 1) * DAY_SECONDS, before));
    return findWholeDay(
      names.filter((name) => name >= first && name < end).map((name) => join(folder, name)),
      query,
    );
  }).filter((forecast) => forecast !== null);
}

function findWholeDay(paths: readonly string[], query: ForecastHistoryQuery): ForecastOfDay | null {
  for (const path of paths) {
    try {
      const forecast = readDailyFile(path, query);
      if (forecast !== null && forecast.hours >= WHOLE_DAY_HOURS) return forecast;
    } catch {
      // What is damaged is told by the keeper; a page has an older run to compare with.
    }
  }
  return null;
}
