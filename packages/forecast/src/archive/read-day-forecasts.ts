import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { getDailyFolder } from './archive-file.ts';
import { listRunFiles } from './read-archived-runs.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readDayAtPlaces } from './read-daily-file.ts';

/** Name of invented weather: never compared with measurements, whatever lies in the archive. */
const DEMO_SOURCE = 'demo';

interface DayQuery {
  /** Any moment of the calendar day of Vietnam. */
  readonly at: EpochSeconds;
  readonly places: readonly Omit<ForecastHistoryQuery, 'at'>[];
  /** Runs that began at most so many calendar days before the day. */
  readonly mostLeadDays: number;
}

/** What the runs said of a day. */
interface DayForecasts {
  /** Per place in the query's order, the runs that have the whole day there: the newest first. */
  readonly ofPlaces: readonly (readonly ForecastOfDay[])[];
  /** Names of the files that were read. */
  readonly files: readonly string[];
}

/**
 * What every archived run said of a whole day at some places, as it was issued. Runs that began after the day's start are among them
 * only where they have all of it. The demo is passed over; so is a file that is damaged: the archiving reports it.
 */
export function readDayForecasts(dataDir: string, { at, places, mostLeadDays }: DayQuery): DayForecasts {
  const folder = getDailyFolder(dataDir);
  const ofPlaces = places.map((): ForecastOfDay[] => []);
  const files: string[] = [];
  const until = startOfVietnamDay(at) + DAY_SECONDS - 1;
  for (const { source, name } of listRunFiles(folder, { until, days: mostLeadDays + 1 })) {
    if (source === DEMO_SOURCE) continue;
    try {
      for (const [index, forecast] of readDayAtPlaces(join(folder, source, name), at, places).entries()) {
        if (forecast === null || forecast.source === DEMO_SOURCE || forecast.leadDays > mostLeadDays) continue;
        ofPlaces[index]?.push(forecast);
      }
      files.push(`${source}/${name}`);
    } catch {
      // The others are as good without it.
    }
  }
  return { ofPlaces, files };
}
