import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Feature } from '#platform/feature.ts';
import { createGeocoder } from './geocoder/create-geocoder.ts';
import { openLiveAtlas } from './open-live-atlas.ts';
import { createPlaces, type Places } from './service.ts';

interface PlacesOptions {
  readonly dataDir: string;
  /** Null: no streets are known. */
  readonly geocoderUrl: URL | null;
  /** Questions to the geocoder a second. */
  readonly geocoderRate: number;
  /** Milliseconds of a clock that runs. */
  readonly readTimer: () => number;
  readonly warn: (problem: string) => void;
}

/** The places of a running portal. */
export interface OpenPlaces extends Feature {
  readonly places: Places;
}

/** Opens the checked-in places with what the operator imported. */
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
