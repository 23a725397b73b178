import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint-route';
import { listNewsRoutes } from '#features/news/routes.ts';
import type { News } from '#features/news/service.ts';
import type { Nowcast } from '#features/nowcast/service.ts';
import type { Places } from '#features/places/service.ts';
import type { Satellite } from '#features/satellite/service.ts';
import { listSolutionRoutes } from '#features/solutions/routes.ts';
import { listWeatherRoutes } from '#features/weather/routes.ts';
import type { Weather } from '#features/weather/service.ts';

/** The parts that answer calls. */
export interface Answerers {
  readonly places: Places;
  readonly weather: Weather;
  readonly news: News;
  readonly nowcast: Nowcast;
  readonly satellite: Satellite;
}

/** Every endpoint that the portal answers, with the function that answers it. */
export function listRoutes({ places, weather, news, nowcast, satellite }: Answerers): EndpointRoute[] {
  return [
    ...listWeatherRoutes(weather),
    toEndpointRoute(ENDPOINTS_BY_ID.nowcastFrames, nowcast.calls.nowcastFrames),
    toEndpointRoute(ENDPOINTS_BY_ID.nowcastSteps, nowcast.calls.nowcastSteps),
    toEndpointRoute(ENDPOINTS_BY_ID.satelliteFrames, satellite.calls.satelliteFrames),
    ...listNewsRoutes(news),
    ...listSolutionRoutes(),
    toEndpointRoute(ENDPOINTS_BY_ID.placesSearch, places.placesSearch, ({ streets }) => streets !== 'unavailable'),
    toEndpointRoute(ENDPOINTS_BY_ID.placesNearest, places.placesNearest),
    toEndpointRoute(ENDPOINTS_BY_ID.placesResolve, places.placesResolve),
    toEndpointRoute(ENDPOINTS_BY_ID.placesProvinces, places.placesProvinces),
  ];
}
