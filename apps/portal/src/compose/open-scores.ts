import type { Places } from '#features/places/service.ts';
import type { ReadObservations } from '#features/verification/observation-reader.ts';
import { openVerification } from '#features/verification/open-verification.ts';
import type { Database } from '#platform/database/database.ts';
import type { Config } from '../config.ts';

interface ScoresNeeds extends Pick<Config, 'dataDir' | 'contentDir'> {
  readonly database: Database;
  readonly clock: () => number;
  readonly places: Places;
  readonly warn: (problem: string) => void;
}

/** What stations measured, from `DATA_DIR`. No network of stations is read yet: there is nothing to compare with. */
export function readObservations(_dataDir: string): ReadObservations {
  return () => ({ stations: [], days: [] });
}

/** Opens the scores of forecasts, with measurements and borders. */
export function openScores({ places, ...needs }: ScoresNeeds) {
  return openVerification({
    ...needs,
    readObservations: readObservations(needs.dataDir),
    findProvince: places.provinceAt,
    getShapes: places.shapes,
  });
}
