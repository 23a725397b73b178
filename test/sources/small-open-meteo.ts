import type { RegularGrid } from '../../packages/forecast/src/grid/regular-grid.ts';
import { createOpenMeteo } from '../../packages/forecast/src/sources/open-meteo/download.ts';
import type { OpenMeteoService } from '../../packages/forecast/src/sources/open-meteo/recipe.ts';
import {
  OPEN_METEO_AIR,
  OPEN_METEO_FORECAST,
  OPEN_METEO_MARINE,
} from '../../packages/forecast/src/sources/open-meteo/source.ts';
import { fetchRun, type RunFetch, type RunOutcome } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';

/** An hour at which runs of the forecast are asked for. */
export const ASKED_AT = Date.UTC(2026, 10, 21, 9) / 1000;

/** Nine points around Hà Nội. */
const GRID: RegularGrid = { south: 20.5, west: 105.5, latStep: 0.5, lngStep: 0.5, rows: 3, columns: 3 };
const small = (service: OpenMeteoService): OpenMeteoService => ({
  ...service,
  grid: GRID,
  cells: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  hours: { from: -12, to: 24 },
  required: service.required && { ...service.required, upToHour: 12 },
});

/** The three services, of nine points and a day and a half. */
const SMALL_FORECAST = small(OPEN_METEO_FORECAST);
export const SMALL_AIR = small(OPEN_METEO_AIR);
export const SMALL_MARINE = small(OPEN_METEO_MARINE);

/** How a small run is fetched. */
export interface SmallFetch extends Partial<Omit<RunFetch, 'dataDir' | 'source'>> {
  readonly service?: OpenMeteoService;
  readonly key?: string;
}

/** Fetches nine points four at a time from a server of this machine; each batch is tried twice without a real pause. */
export function fetchSmallOpenMeteo(dataDir: string, url: string, parts: SmallFetch = {}): Promise<RunOutcome> {
  const { service = SMALL_FORECAST, key = null, ...others } = parts;
  const runAt = parts.runAt ?? ASKED_AT;
  return fetchRun({
    dataDir,
    source: createOpenMeteo(service, { url: `${url}/v1`, key, pace: null, pointsPerRequest: 4 }),
    runAt,
    now: () => runAt + 600,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    silenceMs: 30_000,
    signal: new AbortController().signal,
    scheduled: true,
    ...others,
  });
}
