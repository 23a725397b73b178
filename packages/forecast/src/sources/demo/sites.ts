import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { MonthCurve } from '#climate/month-curve.ts';
import { extrapolateNormals } from '#climate/normals.ts';
import { DEMO_GRID } from './demo-grid.ts';
import { smoothStep } from './season.ts';
import { findLandward, landShare, listEstimatedHeights } from './terrain.ts';

/** A place under the invented sky. */
export interface SitePoint extends LatLng {
  /** Height of its ground, metres. */
  readonly heightM: number;
}

/** The course of a normal over the year for all sites: per month one array with a figure per site. */
export interface SiteCurves {
  readonly start: readonly Float64Array[];
  readonly slope: readonly Float64Array[];
  readonly bend: readonly Float64Array[];
}

/** Everything about the places that does not change with time: one array per property, one figure per site. */
export interface Sites {
  readonly count: number;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly heightM: Float64Array;
  readonly sinLat: Float64Array;
  readonly cosLat: Float64Array;
  readonly sinLng: Float64Array;
  readonly cosLng: Float64Array;
  /** Share of land, 0…1. */
  readonly land: Float64Array;
  /** Direction of the land from a coast. */
  readonly landwardEast: Float64Array;
  readonly landwardNorth: Float64Array;
  /** Share of the northern climate with its cool drizzly winter, 0 south of 15.5° N, 1 north of 19.5° N. */
  readonly northern: Float64Array;
  /** Nearness to the big cities, 0…1. */
  readonly urban: Float64Array;
  /** Mean temperature, °C. */
  readonly temperature: SiteCurves;
  /** Mean rain, mm a day. */
  readonly rain: SiteCurves;
}

const CITIES = [
  { lat: 21.03, lng: 105.85, size: 1 },
  { lat: 10.78, lng: 106.7, size: 1 },
  { lat: 20.86, lng: 106.68, size: 0.5 },
  { lat: 21.18, lng: 106.06, size: 0.5 },
  { lat: 10.96, lng: 106.85, size: 0.5 },
  { lat: 16.06, lng: 108.21, size: 0.3 },
  { lat: 10.03, lng: 105.78, size: 0.3 },
];
const CITY_REACH_DEG = 0.35;
const RADIANS = Math.PI / 180;

/** The cells of the demo grid as sites; a cell of unknown height takes the nearest known one. */
export function makeGridSites(): Sites {
  return makeCellSites(Array.from(listEstimatedHeights().keys()));
}

/** Some cells of the demo grid as sites. */
export function makeCellSites(cells: readonly number[]): Sites {
  const { south, west, latStep, lngStep, columns } = DEMO_GRID;
  const heights = listEstimatedHeights();
  const points = cells.map((cell) => ({
    lat: south + latStep * Math.floor(cell / columns),
    lng: west + lngStep * (cell % columns),
    heightM: heights[cell] ?? 0,
  }));
  return makeSites(points);
}

/** Any places as sites. */
export function makeSites(points: readonly SitePoint[]): Sites {
  const figure = (toFigure: (point: SitePoint) => number) => Float64Array.from(points, toFigure);
  const normals = points.map((point) => extrapolateNormals(point, point.heightM));
  const landward = points.map(findLandward);
  return {
    count: points.length,
    lat: figure((point) => point.lat),
    lng: figure((point) => point.lng),
    heightM: figure((point) => point.heightM),
    sinLat: figure((point) => Math.sin(point.lat * RADIANS)),
    cosLat: figure((point) => Math.cos(point.lat * RADIANS)),
    sinLng: figure((point) => Math.sin(point.lng * RADIANS)),
    cosLng: figure((point) => Math.cos(point.lng * RADIANS)),
    land: figure(landShare),
    landwardEast: Float64Array.from(landward, ({ east }) => east),
    landwardNorth: Float64Array.from(landward, ({ north }) => north),
    northern: figure((point) => smoothStep(15.5, 19.5, point.lat)),
    urban: figure(findUrbanity),
    temperature: toSiteCurves(normals.map((normal) => normal.temperatureCurve)),
    rain: toSiteCurves(normals.map((normal) => normal.rainCurve)),
  };
}

/** Values of all sites at a moment of the year, written to `out`. */
export function fillFromCurves(curves: SiteCurves, month: number, fraction: number, out: Float64Array): void {
  const start = curves.start[month] ?? out;
  const slope = curves.slope[month] ?? out;
  const bend = curves.bend[month] ?? out;
  for (let site = 0; site < out.length; site += 1) {
    out[site] = (start[site] as number) + fraction * ((slope[site] as number) + fraction * (bend[site] as number));
  }
}

function toSiteCurves(curves: readonly MonthCurve[]): SiteCurves {
  const months = Array.from({ length: 12 }, (_, month) => month);
  const pick = (part: keyof MonthCurve) =>
    months.map((month) => Float64Array.from(curves, (curve) => curve[part][month] ?? 0));
  return { start: pick('start'), slope: pick('slope'), bend: pick('bend') };
}

function findUrbanity(point: LatLng): number {
  const sum = CITIES.reduce((total, city) => {
    const distance = Math.hypot(point.lat - city.lat, point.lng - city.lng) / CITY_REACH_DEG;
    return total + city.size * Math.exp(-distance * distance);
  }, 0);
  return Math.min(sum, 1);
}
