import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './archive-file.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, isWholeDay, readDailyFile } from './read-daily-file.ts';

/** What is known of a day, and what could not be read. */
interface ForecastHistory {
  /** The newest run first; of one start the sources by name. */
  readonly forecasts: readonly ForecastOfDay[];
  /** One line for each file that is damaged and left out. */
  readonly problems: readonly string[];
}

/** No archived run reaches further than this from its start. */
const LONGEST_RUN_DAYS = 46;
/** A run may begin on the day itself and, by another clock, a day later. */
const LATEST_START_DAYS = 1;

/**
 * What each archived run said of a day at a point on the land of Vietnam: how this forecast changed, and how good it was.
 * The daily values are made at the cells of each source's grid and then interpolated to the centre of the station cell.
 * Empty where nothing is archived. Throws the system's error where the folder cannot be read.
 */
export function readForecastHistory(dataDir: string, query: ForecastHistoryQuery): ForecastHistory {
  const forecasts: ForecastOfDay[] = [];
  const problems: string[] = [];
  for (const path of listFiles(getDailyFolder(dataDir), startOfVietnamDay(query.at))) {
    try {
      const forecast = readDailyFile(path, query);
      if (forecast !== null) forecasts.push(forecast);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  forecasts.sort((a, b) => b.runAt - a.runAt || (a.source < b.source ? -1 : 1));
  return { forecasts, problems };
}

/** Files of the runs that may reach a day. */
function listFiles(folder: string, dayAt: EpochSeconds): string[] {
  const first = nameDailyFile(dayAt - LONGEST_RUN_DAYS * DAY_SECONDS);
  const last = nameDailyFile(dayAt + LATEST_START_DAYS * DAY_SECONDS);
  return listNames(folder)
    .filter(isSourceName)
    .flatMap((source) =>
      listDailyFiles(join(folder, source))
        .filter((name) => name >= first && name <= last)
        .map((name) => join(folder, source, name)),
    );
}

/** Which earlier forecasts of a day. */
export interface EarlierForecastsQuery extends ForecastHistoryQuery {
  /** Only runs of this source: another model's opinion is no change of this one's. */
  readonly source: string;
  /** Only runs that began before this moment: the run that answers now. */
  readonly before: EpochSeconds;
  /** So many calendar days of Vietnam back from that moment's own day. */
  readonly days: number;
}

/**
 * What a source said of a day before its present run: per calendar day of Vietnam its last run that has the whole day, the
 * newest first. A file that is damaged or has gone is passed over for an older one. Empty where nothing is archived.
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
      if (forecast !== null && isWholeDay(forecast)) return forecast;
    } catch {
      // The archiving reports the damage; a page compares with an older run.
    }
  }
  return null;
}
