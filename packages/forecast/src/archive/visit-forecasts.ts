import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { getDailyFolder } from './archive-file.ts';
import type { DailyValueName } from './daily-values.table.ts';
import { listRunFiles } from './read-archived-runs.ts';
import { type ForecastHistoryQuery, type ForecastOfDay, readWholeDaysAtPlaces } from './read-daily-file.ts';
import { DEMO_SOURCE } from './read-day-forecasts.ts';

interface VisitQuery {
  /** Only runs that started at or after this moment, */
  readonly from: EpochSeconds;
  /** and at or before this one. */
  readonly until: EpochSeconds;
  readonly places: readonly Omit<ForecastHistoryQuery, 'at'>[];
  /** Only these values. */
  readonly names: readonly DailyValueName[];
  readonly signal?: AbortSignal;
}

/**
 * Visits what every archived run in a span forecast for each whole day at each place, as issued, newest run first;
 * `place` is the index in the list. Opens each file once and yields between files. Skips the demo and damaged files.
 */
export async function visitForecasts(
  dataDir: string,
  { from, until, places, names, signal }: VisitQuery,
  visit: (forecast: ForecastOfDay, place: number) => void,
): Promise<void> {
  const folder = getDailyFolder(dataDir);
  const days = Math.ceil((until - from) / DAY_SECONDS);
  for (const { source, name } of listRunFiles(folder, { until, days })) {
    if (source === DEMO_SOURCE || signal?.aborted === true) continue;
    try {
      const found = readWholeDaysAtPlaces(join(folder, source, name), places, names);
      for (const [place, forecasts] of found.entries()) for (const forecast of forecasts) visit(forecast, place);
    } catch {
      // The archiver reports the damage; the other files remain usable.
    }
    await breathe();
  }
}
