import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './archive-file.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, isWholeDay, readDailyFile } from './read-daily-file.ts';

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

/** Which earlier forecasts of a day. */
export interface EarlierForecastsQuery extends ForecastHistoryQuery {
  /** Only runs of this source: a difference between models is not a change of forecast. */
  readonly source: string;
  /** Only runs that started before this moment: the start of the current run. */
  readonly before: EpochSeconds;
  /** Number of Vietnamese calendar days back from that moment's own day. */
  readonly days: number;
}

/**
 * What a source forecast for a day before its current run: per Vietnamese calendar day its last run that has the whole
 * day, newest first. Falls back to an older file if one is damaged or gone. Empty if nothing is archived.
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
      // The archiver reports the damage; pages compare with an older run.
    }
  }
  return null;
}
