import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './archive-file.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readDailyFile, readWholeDays } from './read-daily-file.ts';

/** Archived forecasts of a day, and the files that could not be read. */
interface ForecastHistory {
  /** Newest run first; runs with the same start are sorted by source name. */
  readonly forecasts: readonly ForecastOfDay[];
  /** One line per damaged file that is left out. */
  readonly problems: readonly string[];
}

/** No archived run is longer than this. */
const LONGEST_RUN_DAYS = 46;
/** A run may start on the day itself and, in another time zone, a day later. */
const LATEST_START_DAYS = 1;

/**
 * What each archived run forecast for a day at a point on the land of Vietnam: shows how the forecast changed and how
 * good it was. Daily values are derived at each source's grid cells and interpolated to the centre of the station cell.
 * Empty if nothing is archived. Throws the system's error if the folder cannot be read.
 */
export function readForecastHistory(dataDir: string, query: ForecastHistoryQuery): ForecastHistory {
  const forecasts: ForecastOfDay[] = [];
  const problems: string[] = [];
  for (const path of listFiles(getDailyFolder(dataDir), startOfVietnamDay(query.at))) {
    try {
      const forecast = readDailyFile(path, query);
      if (forecast !== null) forecasts.push(forecast);
    } catch (error) {
      problems.push(describeError(error));
    }
  }
  forecasts.sort((a, b) => b.runAt - a.runAt || (a.source < b.source ? -1 : 1));
  return { forecasts, problems };
}

/** Files of the runs that may cover a day. */
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

/** Which earlier forecasts, of the days from that of `at` on. */
export interface EarlierForecastsQuery extends ForecastHistoryQuery {
  /** How many days from that of `at` on. */
  readonly count: number;
  /** Only runs of this source: a difference between models is not a change of forecast. */
  readonly source: string;
  /** Only runs that started before this moment: the start of the current run. */
  readonly before: EpochSeconds;
  /** Number of Vietnamese calendar days back from that moment's own day. */
  readonly days: number;
}

/**
 * What a source forecast for each day before its current run: per Vietnamese calendar day its last run that has the
 * whole day, newest first. Falls back to an older file if one is damaged or gone. Empty for days of which nothing is
 * archived.
 */
export function readEarlierForecasts(dataDir: string, query: EarlierForecastsQuery): ForecastOfDay[][] {
  const { source, before, days, at, count } = query;
  const folder = join(getDailyFolder(dataDir), source);
  const [today, firstAt] = [startOfVietnamDay(before), startOfVietnamDay(at)];
  const names = listDailyFiles(folder).sort().reverse();
  const found: ForecastOfDay[][] = Array.from({ length: count }, () => []);
  for (let day = 0; day <= days; day += 1) {
    const first = nameDailyFile(today - day * DAY_SECONDS);
    const end = nameDailyFile(Math.min(today - (day - 1) * DAY_SECONDS, before));
    const missing = new Set(found.keys());
    for (const name of names.filter((name) => name >= first && name < end)) {
      if (missing.size === 0) break;
      for (const forecast of readUndamaged(join(folder, name), query)) {
        const dayAt = startOfVietnamDay(forecast.runAt) + forecast.leadDays * DAY_SECONDS;
        const index = (dayAt - firstAt) / DAY_SECONDS;
        if (missing.delete(index)) found[index]?.push(forecast);
      }
    }
  }
  return found;
}

/** The whole days of a file; none if it is damaged: the archiver reports that, and pages compare with an older run. */
function readUndamaged(path: string, query: EarlierForecastsQuery): readonly ForecastOfDay[] {
  try {
    return readWholeDays(path, query);
  } catch {
    return [];
  }
}
