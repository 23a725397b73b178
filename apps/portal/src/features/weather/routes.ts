import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint-route';
import type { Weather } from './service.ts';

/** The weather's endpoints with the functions that answer them. */
export function listWeatherRoutes(weather: Weather): EndpointRoute[] {
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.weatherNow, weather.weatherNow),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherAqi, weather.weatherAqi),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherUv, weather.weatherUv),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherToday, weather.weatherToday),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherTomorrow, weather.weatherTomorrow),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherHours24, weather.weatherHours24),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherDays15, weather.weatherDays15),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherDays90, weather.weatherDays90),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherSmartgen, weather.weatherSmartgen),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherRain72, weather.weatherRain72),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherWind, weather.weatherWind),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherMarine, weather.weatherMarine),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherPast, weather.weatherPast),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherHistory, weather.weatherHistory),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherAgriculture, weather.weatherAgriculture),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherMap, weather.weatherMap),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherMapFrames, weather.weatherMapFrames),
  ];
}
