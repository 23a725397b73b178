import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { isSourceName } from '#store/data-folder.ts';
import { listNames } from '#store/list-names.ts';
import { getDailyFolder, listDailyFiles, nameDailyFile } from './kept-folder.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readDailyFile } from './read-daily-file.ts';

/** What is known of a day, and what could not be read. */
export interface ForecastHistory {
  /** The newest run first; of one start the sources by name. */
  readonly forecasts: readonly ForecastOfDay[];
  /** One line for each file that is damaged and left out. */
  readonly problems: readonly string[];
}

/** No run that is kept reaches further than this from its start. */
const LONGEST_RUN_DAYS = 46;
/** A run may begin on the day itself and, by another clock, a day later. */
const LATEST_START_DAYS = 1;

/**
 * What each kept run said of a day at a point on the land of Vietnam: how this forecast changed, and how good it was.
 * The daily values are made at the cells of each source's grid and then interpolated to the centre of the station cell.
 * Empty where nothing is kept. Throws the system's error where the folder cannot be read.
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
