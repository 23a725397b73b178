import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherMap } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { issueWeather } from '../issue-weather.ts';
import type { WeatherPlaces } from '../needs.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { toRange } from '../place-weather.ts';
import type { ReadPlaceWeather } from '../place-weather-reader.ts';
import { MAP_VARIABLES } from '../reply-variables.table.ts';
import { round } from '../rounding.ts';
import { toNow } from '../to-hour.ts';
import { joinIssued, noData } from '../to-issued.ts';
import { listMapPoints, type MapPoint } from './list-map-points.ts';
import { clipToCoverage, listBoundErrors, type MapBound } from './map-window.ts';

type Reply = EndpointReply<typeof weatherMap>;

/**
 * Current weather of points in a window. A window outside coverage has no points; inside coverage but without any data
 * it throws `AppError` `noData`, as any other call does.
 */
export function findMap(
  places: WeatherPlaces,
  read: ReadPlaceWeather,
  { query, body }: EndpointInput<typeof weatherMap>,
): Reply {
  const language = query.lang ?? 'vi';
  if (body === undefined) throw new AppError('badInput');
  const points = listMapPoints(clipToCoverage(getBound(body.bound, language)), body.zoom).map((point) => {
    const weather = read(places.locate({ lat: point.lat, lng: point.lng, lang: language }), 'sky');
    const issued = issueWeather(weather, toRange(weather, weather.hourAt, 1), MAP_VARIABLES);
    return { issued, point: toPoint(point, weather, language) };
  });
  const issued = joinIssued(points.map((point) => point.issued));
  if (points.length > 0 && Object.keys(issued.sources).length === 0) throw noData();
  return { issued, points: points.map(({ point }) => point) };
}

function getBound(bound: MapBound, language: Language): MapBound {
  const errors = listBoundErrors(bound, language);
  if (errors.length > 0) throw new AppError('badInput', { errors });
  return bound;
}

function toPoint(point: MapPoint, weather: LocatedWeather, language: Language): Reply['points'][number] {
  const { code, temperature, rain } = toNow(weather, language);
  return {
    lat: round(point.lat, 5),
    lng: round(point.lng, 5),
    stationCode: point.stationCode,
    code,
    temperature,
    rain,
    name: weather.place.displayName.main,
  };
}
