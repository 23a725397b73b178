import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import { createHoursFileRoute } from './hours-file.ts';
import type { WeatherNeeds } from './needs.ts';
import type { ReadPlaceWeather } from './place-weather-reader.ts';
import { createWeather, listWeatherRoutes, type Weather } from './service.ts';
import { createWardSheetRoute } from './ward-bulletin/ward-sheet-route.ts';

interface WeatherOptions {
  readonly needs: WeatherNeeds;
  /** May be shared with features that show the same weather. */
  readonly readPlace: ReadPlaceWeather;
  /** When the next run is expected; null: none planned. */
  readonly nextRunAt: () => EpochSeconds | null;
}

export interface OpenWeather extends Feature {
  readonly calls: Weather;
}

/** Weather from the published runs; changes with each of them, and with the demonstration. */
export function openWeather({ needs, readPlace, nextRunAt }: WeatherOptions): OpenWeather {
  const { store, demo } = needs;
  const calls = createWeather(needs, readPlace);
  return {
    name: 'weather',
    calls,
    routes: listWeatherRoutes(calls),
    rawRoutes: [createHoursFileRoute(calls.weatherHours24), createWardSheetRoute(calls.weatherWardBulletin, needs)],
    cacheVersion: () => `${store.version()}${demo() ? '-demo' : ''}`,
    nextChangeAt: nextRunAt,
  };
}
