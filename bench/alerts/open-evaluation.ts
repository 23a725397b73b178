import { DEFAULT_QUIET_HOURS } from '@portal/domain/alert/alert-rule';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { openForecast } from '../../apps/portal/src/compose/open-forecast.ts';
import { readConfig } from '../../apps/portal/src/config.ts';
import { readCeilings } from '../../apps/portal/src/features/alerts/evaluate/ceilings.ts';
import type { EvaluationNeeds } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import { createRuleReader } from '../../apps/portal/src/features/alerts/evaluate/read-rules.ts';
import { openPlaces } from '../../apps/portal/src/features/places/open-places.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';

/** Reads, evaluates and stores, as a worker does when a frame arrives. */
export function openEvaluation(database: Database, dataDir: string, clock: { now: number }) {
  const config = readConfig({ DATA_DIR: dataDir });
  const store = openWeatherStore(dataDir);
  const atlas = openPlaces({ ...config, readTimer: () => performance.now(), warn: () => undefined });
  const demo = () => true;
  const forecast = openForecast(config, {
    store,
    places: atlas.places,
    clock: () => clock.now,
    demo,
    warn: () => undefined,
  });
  const needs: EvaluationNeeds = {
    database,
    rules: createRuleReader(database, () => clock.now),
    readSight: forecast.alerts.readSight,
    isRadarStale: () => false,
    findPaused: async () => new Set(),
    findQuietHours: async (ids) => new Map(ids.map((id) => [id, DEFAULT_QUIET_HOURS])),
    readCeilings: (now) =>
      readCeilings(
        { store, radar: forecast.radar, demo },
        {
          now,
          radar: forecast.radar.findState(now, true),
          satellite: forecast.alerts.findSatellite(),
          lightning: forecast.alerts.findLightning(),
        },
      ),
  };
  return { needs, close: () => store.close() };
}
