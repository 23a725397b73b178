import { nameInputError } from '@portal/contract/check-schema';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherMap } from '@portal/contract/endpoints/weather';
import { AppError, type InputError } from '@portal/contract/errors';
import { joinIssued } from '@portal/contract/join-issued';
import { COVERAGE, type LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { Language } from '@portal/domain/language/language';
import { round } from '#features/weather/to-hour.ts';
import { issueWeather } from '../issue-weather.ts';
import type { WeatherPlaces } from '../needs.ts';
import { type LocatedWeather, toRange } from '../place-weather.ts';
import type { ReadPlaceWeather } from '../place-weather-reader.ts';
import { MAP_VARIABLES } from '../reply-variables.table.ts';
import { toNow } from '../to-hour.ts';
import { noData } from '../to-issued.ts';

/** Edges of a map window, degrees; if `west` is greater than `east`, it crosses the date line. */
interface MapBound {
  readonly north: number;
  readonly south: number;
  readonly east: number;
  readonly west: number;
}

/** Errors of a window besides invalid numbers. */
export function listBoundErrors(bound: MapBound, language: Language): InputError[] {
  const errors: InputError[] = [];
  if (bound.north <= bound.south) errors.push(nameInputError('bound.north', 'northSouth', language));
  if (bound.east === bound.west) errors.push(nameInputError('bound.east', 'eastWest', language));
  return errors;
}

/** The covered parts of a window, each from west to east; empty outside the coverage. */
export function clipToCoverage(bound: MapBound): MapBound[] {
  const spans: readonly (readonly [west: number, east: number])[] =
    bound.west < bound.east
      ? [[bound.west, bound.east]]
      : [
          [-180, bound.east],
          [bound.west, 180],
        ];
  const north = Math.min(bound.north, COVERAGE.north);
  const south = Math.max(bound.south, COVERAGE.south);
  return spans
    .map(([west, east]) => ({
      north,
      south,
      west: Math.max(west, COVERAGE.west),
      east: Math.min(east, COVERAGE.east),
    }))
    .filter((part) => part.north >= part.south && part.east >= part.west);
}

/** Centre of a station cell, or of the same lattice outside the station grid. */
interface MapPoint extends LatLng {
  readonly stationCode: number | null;
}

const MAX_POINTS = 400;
/** Labels closer than this on the screen overlap. */
const SPACING_PIXELS = 64;
const TILE_PIXELS = 256;

const ORIGIN = getStationCellCentre(0);
const NEXT = getStationCellCentre(301);
const ROW_DEGREES = NEXT.lat - ORIGIN.lat;
const COLUMN_DEGREES = NEXT.lng - ORIGIN.lng;

/** Lattice points in the covered parts of a window, at most 400, spaced so that this zoom can label them. */
export function listMapPoints(parts: readonly MapBound[], zoom: number): MapPoint[] {
  let stride = findStride(zoom);
  while (parts.reduce((sum, part) => sum + countPoints(part, stride), 0) > MAX_POINTS) stride *= 2;
  return parts.flatMap((part) => listPart(part, stride));
}

/** Cells between points: a power of two, so that points stay when the map zooms in. */
function findStride(zoom: number): number {
  const cells = (SPACING_PIXELS * 360) / (TILE_PIXELS * 2 ** zoom) / COLUMN_DEGREES;
  return 2 ** Math.max(0, Math.ceil(Math.log2(cells)));
}

interface IndexSpan {
  readonly first: number;
  readonly count: number;
}

function toSpan(from: number, to: number, origin: number, step: number): IndexSpan {
  const first = Math.ceil((from - origin) / step);
  return { first, count: Math.max(0, Math.floor((to - origin) / step) - first + 1) };
}

function toSpans(part: MapBound, stride: number) {
  return {
    rows: toSpan(part.south, part.north, ORIGIN.lat, ROW_DEGREES * stride),
    columns: toSpan(part.west, part.east, ORIGIN.lng, COLUMN_DEGREES * stride),
  };
}

function countPoints(part: MapBound, stride: number): number {
  const { rows, columns } = toSpans(part, stride);
  return rows.count * columns.count;
}

function listPart(part: MapBound, stride: number): MapPoint[] {
  const { rows, columns } = toSpans(part, stride);
  return Array.from({ length: rows.count * columns.count }, (_, i) => {
    const row = rows.first + Math.floor(i / columns.count);
    const column = columns.first + (i % columns.count);
    const point = {
      lat: ORIGIN.lat + row * stride * ROW_DEGREES,
      lng: ORIGIN.lng + column * stride * COLUMN_DEGREES,
    };
    return { ...point, stationCode: findStationCode(point) };
  });
}

type Reply = EndpointReply<typeof weatherMap>;

/**
 * Current weather of points in a window. Outside coverage there are no points; inside without data it throws
 * `AppError` `noData`.
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
