import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { getDailyFolder } from './archive-file.ts';
import { listRunFiles, type NamedFile } from './read-archived-runs.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readDayAtPlaces } from './read-daily-file.ts';

/** Source name of the demo weather: never verified against measurements, even if found in the archive. */
export const DEMO_SOURCE = 'demo';

/** Which Vietnamese day, and which runs. */
interface DaySpan {
  /** Any moment of the calendar day. */
  readonly at: EpochSeconds;
  /** Only runs that started at most this many calendar days before the day. */
  readonly mostLeadDays: number;
}

interface DayQuery extends DaySpan {
  readonly places: readonly Omit<ForecastHistoryQuery, 'at'>[];
}

/** Files of the archived runs that may cover a day, newest first; never the demo's. */
export function listDayFiles(dataDir: string, { at, mostLeadDays }: DaySpan): readonly NamedFile[] {
  const until = startOfVietnamDay(at) + DAY_SECONDS - 1;
  const files = listRunFiles(getDailyFolder(dataDir), { until, days: mostLeadDays + 1 });
  return files.filter(({ source }) => source !== DEMO_SOURCE);
}

/**
 * What every archived run forecast for a whole day, as issued: per place, in their order, newest run first. A run that
 * started after the start of the day counts only if it covers the whole day. Skips the demo and damaged files, which
 * the archiver reports.
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
      // The other files remain usable.
    }
  }
  return ofPlaces;
}
