import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { getDailyFolder } from './archive-file.ts';
import { listRunFiles, type NamedFile } from './read-archived-runs.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readDayAtPlaces } from './read-daily-file.ts';

/** Name of invented weather: never compared with measurements, whatever lies in the archive. */
export const DEMO_SOURCE = 'demo';

/** Which day of Vietnam, and which runs. */
interface DaySpan {
  /** Any moment of the calendar day. */
  readonly at: EpochSeconds;
  /** Runs that began at most so many calendar days before the day. */
  readonly mostLeadDays: number;
}

interface DayQuery extends DaySpan {
  readonly places: readonly Omit<ForecastHistoryQuery, 'at'>[];
}

/** Files of the archived runs that may have a day, the newest first; never the demo's. */
export function listDayFiles(dataDir: string, { at, mostLeadDays }: DaySpan): readonly NamedFile[] {
  const until = startOfVietnamDay(at) + DAY_SECONDS - 1;
  const files = listRunFiles(getDailyFolder(dataDir), { until, days: mostLeadDays + 1 });
  return files.filter(({ source }) => source !== DEMO_SOURCE);
}

/**
 * What every archived run said of a whole day, as it was issued: per place, in their order, the newest run first. Runs that began after
 * the day's start are among them only where they have all of it. The demo is passed over; so is a file that is damaged: the archiving
 * reports it.
 */
export function readDayForecasts(dataDir: string, query: DayQuery): readonly (readonly ForecastOfDay[])[] {
  const folder = getDailyFolder(dataDir);
  const ofPlaces = query.places.map((): ForecastOfDay[] => []);
  for (const { source, name } of listDayFiles(dataDir, query)) {
    try {
      for (const [index, forecast] of readDayAtPlaces(join(folder, source, name), query.at, query.places).entries()) {
        if (forecast === null || forecast.source === DEMO_SOURCE || forecast.leadDays > query.mostLeadDays) continue;
        ofPlaces[index]?.push(forecast);
      }
    } catch {
      // The others are as good without it.
    }
  }
  return ofPlaces;
}
