import { parseDate } from '@portal/domain/time/vietnam-time';
import { readSiteDays } from '@portal/forecast/observations/read-observations';
import { getFeedLicence } from '@portal/forecast/sources/feeds.table';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { Places } from '#features/places/service.ts';
import type { ReadObservations } from '#features/verification/observation-reader.ts';
import { openVerification } from '#features/verification/open-verification.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '../config.ts';

interface ScoresNeeds extends Pick<Config, 'dataDir' | 'contentDir' | 'learning' | 'feeds'> {
  readonly database: Database;
  readonly clock: () => number;
  readonly store: RunStore;
  readonly places: Places;
  readonly warn: (problem: string) => void;
}

/** Station observations in `DATA_DIR`. Damaged files are reported and their year is left out. */
export function createObservationReader(dataDir: string, warn: (problem: string) => void): ReadObservations {
  return ({ from, to }) => {
    const [fromAt, toAt] = [parseDate(from), parseDate(to)];
    if (fromAt === null || toAt === null) throw new RangeError(`no days: ${from} to ${to}`);
    const { stations, days, problems } = readSiteDays({ dataDir, from: fromAt, to: toAt });
    for (const problem of problems) warn(problem);
    return { stations, days };
  };
}

/** Feeds whose stations forecasts are compared with. */
const MEASURING_FEEDS = ['metar', 'ghcnh'] as const;

export function openScores({ places, store, ...needs }: ScoresNeeds) {
  return openVerification({
    ...needs,
    learned: store.learned,
    measuredCredits: MEASURING_FEEDS.filter((name) => needs.feeds[name] !== null).map(getFeedLicence),
    readObservations: createObservationReader(needs.dataDir, needs.warn),
    findProvince: places.provinceAt,
    getShapes: places.shapes,
  });
}
