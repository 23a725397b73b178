import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Feature } from '#platform/feature.ts';
import { createGeocoder } from './geocoder/create-geocoder.ts';
import { openLiveAtlas } from './open-live-atlas.ts';
import { createPlaces, type Places } from './service.ts';

interface PlacesOptions {
  readonly dataDir: string;
  /** Null: no street search. */
  readonly geocoderUrl: URL | null;
  readonly geocoderRate: number;
  /** Monotonic milliseconds. */
  readonly readTimer: () => number;
  readonly warn: (problem: string) => void;
}

export interface OpenPlaces extends Feature {
  readonly places: Places;
}

export function openPlaces({ dataDir, geocoderUrl, geocoderRate, readTimer, warn }: PlacesOptions): OpenPlaces {
  const atlas = openLiveAtlas(dataDir, warn);
  const geocoder = geocoderUrl && createGeocoder({ url: geocoderUrl, perSecond: geocoderRate, nowMs: readTimer, warn });
  const places = createPlaces(atlas.get, geocoder);
  return {
    name: 'places',
    places,
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.placesSearch, places.placesSearch, ({ streets }) => streets !== 'unavailable'),
      toEndpointRoute(ENDPOINTS_BY_ID.placesNearest, places.placesNearest),
      toEndpointRoute(ENDPOINTS_BY_ID.placesResolve, places.placesResolve),
      toEndpointRoute(ENDPOINTS_BY_ID.placesProvinces, places.placesProvinces),
    ],
    cacheVersion: atlas.version,
    stop: async () => atlas.stop(),
  };
}
