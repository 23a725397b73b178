import { readFileSync } from 'node:fs';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { integer, listOf, number, optional, readTable, text } from '@portal/domain/table/read-table';
import { DAY_SECONDS, type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import { type MonthCurve, toMonthCurve, toMonthPosition, valueOfMonthCurve } from './month-curve.ts';

/** Climate normals of one station. Twelve values each, January first. */
export interface StationNormals {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Height above sea level in metres; null if no trustworthy figure is known. */
  readonly heightM: number | null;
  /** Mean air temperature of each month, °C. */
  readonly temperatureMeanC: readonly number[];
  /** Mean rainfall of each month, mm. */
  readonly rainMm: readonly number[];
}

const MONTHS = listOf(number, 12);

/** The stations of QCVN 02:2022/BXD, Annex A. */
export const STATION_NORMALS: readonly StationNormals[] = readTable(
  'station-normals.csv',
  readFileSync(new URL('./station-normals.csv', import.meta.url), 'utf8'),
  { name: text, lat: number, lng: number, heightM: optional(integer), temperatureMeanC: MONTHS, rainMm: MONTHS },
  { unique: ['name'] },
);

/** A station with its weight for a point. */
interface WeightedStation {
  readonly station: StationNormals;
  readonly distanceKm: number;
  readonly weight: number;
}

const NEIGHBOURS = 8;
const MIN_DISTANCE_KM = 0.5;

/**
 * The stations around a point, nearest first, with inverse-distance weights (sum 1) that fade to zero at the distance
 * of the first station left out, so that values stay continuous from point to point (Franke and Little's form of
 * Shepard's method). At a station its own values apply.
 */
function listWeightedStations(point: LatLng): WeightedStation[] {
  const byDistance = STATION_NORMALS.map((station) => ({
    station,
    distanceKm: Math.max(greatCircleKm(point, station), MIN_DISTANCE_KM),
  })).sort((a, b) => a.distanceKm - b.distanceKm);
  const reachKm = byDistance[NEIGHBOURS]?.distanceKm ?? Number.POSITIVE_INFINITY;
  const near = byDistance
    .slice(0, NEIGHBOURS)
    .map((entry) => ({ ...entry, weight: (1 / entry.distanceKm - 1 / reachKm) ** 2 }));
  const total = near.reduce((sum, entry) => sum + entry.weight, 0);
  return near.map((entry) => ({ ...entry, weight: entry.weight / total }));
}

/** Long-term normals of a calendar day. */
export interface DayNormal {
  /** Mean air temperature of the day at 2 m, °C. */
  readonly temperatureMeanC: number;
  /** Mean rainfall of the day, mm. */
  readonly rainMm: number;
}

/** The climate normals of one place over the year: create once, use for any number of days. */
export interface PlaceNormals {
  /** Distance of the nearest station in km. */
  readonly nearestStationKm: number;
  /** Monthly mean air temperature, °C, January first. */
  readonly temperatureMeanC: readonly number[];
  /** Monthly rainfall, mm, January first. */
  readonly rainMm: readonly number[];
  /** Annual cycle of temperature, °C. */
  readonly temperatureCurve: MonthCurve;
  /** Annual cycle of rainfall, mm per day, never below zero. */
  readonly rainCurve: MonthCurve;
}

/** Beyond this distance from every station a place has no normals. */
const MAX_STATION_KM = 200;
/** Lapse rate of the standard atmosphere. */
const LAPSE_K_PER_M = 0.0065;
const MONTH_DAYS = [31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Normals of a place from the surrounding stations: inverse-distance weights, temperatures adjusted to the place's
 * height by 6.5 K/km from stations of known height. Source: QCVN 02:2022/BXD.
 *
 * @param heightM height of the place in metres; null if unknown: the temperatures are then not adjusted
 * @returns null beyond 200 km from every station
 */
export function interpolateNormals(point: LatLng, heightM: number | null): PlaceNormals | null {
  const normals = extrapolateNormals(point, heightM);
  return normals.nearestStationKm <= MAX_STATION_KM ? normals : null;
}

/**
 * As `interpolateNormals`, at any distance: only for demo weather, which also needs a climate over the open sea and
 * beyond the border.
 */
export function extrapolateNormals(point: LatLng, heightM: number | null): PlaceNormals {
  const stations = listWeightedStations(point);
  const months = MONTH_DAYS.map((_, month) => month);
  const temperatureMeanC = months.map((month) => temperatureOfMonth(stations, heightM, month));
  const rainMm = months.map((month) =>
    stations.reduce((sum, { station, weight }) => sum + weight * (station.rainMm[month] ?? 0), 0),
  );
  return {
    nearestStationKm: stations[0]?.distanceKm ?? Number.POSITIVE_INFINITY,
    temperatureMeanC,
    rainMm,
    ...toDayCurves({ temperatureMeanC, rainMm }),
  };
}

/** Daily cycles whose monthly means and sums are the given ones. */
export function toDayCurves({
  temperatureMeanC,
  rainMm,
}: Pick<PlaceNormals, 'temperatureMeanC' | 'rainMm'>): Pick<PlaceNormals, 'temperatureCurve' | 'rainCurve'> {
  return {
    temperatureCurve: toMonthCurve(temperatureMeanC, false),
    rainCurve: toMonthCurve(
      rainMm.map((rain, month) => rain / (MONTH_DAYS[month] ?? 30)),
      true,
    ),
  };
}

/** The normal of the Vietnamese calendar day of a moment; the days of a month preserve its mean and sum. */
export function normalOfDay(
  normals: Pick<PlaceNormals, 'temperatureCurve' | 'rainCurve'>,
  at: EpochSeconds,
): DayNormal {
  const dayStart = Math.floor((at + VIETNAM_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS;
  const noon = toMonthPosition(dayStart + DAY_SECONDS / 2);
  return {
    temperatureMeanC: valueOfMonthCurve(normals.temperatureCurve, noon),
    rainMm: Math.max(valueOfMonthCurve(normals.rainCurve, noon), 0),
  };
}

/**
 * Normal of one day at a place; for many days of one place call `interpolateNormals` once.
 *
 * @param heightM height of the place in metres, null if unknown
 * @param at any moment of the Vietnamese calendar day
 * @returns null beyond 200 km from every station
 */
export function findNormals(point: LatLng, heightM: number | null, at: EpochSeconds): DayNormal | null {
  const normals = interpolateNormals(point, heightM);
  return normals === null ? null : normalOfDay(normals, at);
}

function temperatureOfMonth(stations: readonly WeightedStation[], heightM: number | null, month: number): number {
  let sum = 0;
  let weights = 0;
  for (const { station, weight } of stations) {
    if (heightM !== null && station.heightM === null) continue;
    const rise = heightM === null || station.heightM === null ? 0 : heightM - station.heightM;
    sum += weight * ((station.temperatureMeanC[month] ?? 0) - LAPSE_K_PER_M * rise);
    weights += weight;
  }
  return sum / weights;
}
