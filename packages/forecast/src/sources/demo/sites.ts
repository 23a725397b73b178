import { readFileSync } from 'node:fs';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { integer, listOf, number, optional, readTable } from '@portal/domain/table/read-table';
import type { MonthCurve } from '#climate/month-curve.ts';
import { extrapolateNormals } from '#climate/normals.ts';
import { findCellWeights, type RegularGrid } from '#grid/regular-grid.ts';
import { smoothStep } from './season.ts';

/** The grid of the demo runs: a quarter degree over 5–24.5° N, 99–119.5° E, everything the portal serves. */
export const DEMO_GRID: RegularGrid = {
  south: 5,
  west: 99,
  latStep: 0.25,
  lngStep: 0.25,
  rows: 79,
  columns: 83,
};

const CELLS = listOf(optional(integer), DEMO_GRID.columns);
const TERRAIN = readTable('terrain.csv', readFileSync(new URL('./terrain.csv', import.meta.url), 'utf8'), {
  lat: number,
  heightM: CELLS,
  landPercent: CELLS,
});
const HEIGHT_M = toCells(TERRAIN.map(({ heightM }) => heightM));
const ESTIMATED_HEIGHT_M = fillUnknown(HEIGHT_M);
const LAND_SHARE = fillUnknown(toCells(TERRAIN.map(({ landPercent }) => landPercent))).map((percent) => percent / 100);
/** Distances at which a coast has an effect, degrees. */
const COAST_REACH = [0.25, 0.5, 0.75];

/** Mean surface height per cell of the demo grid in metres, sea 0, NaN if unknown. */
export function listSurfaceHeights(): Float32Array {
  return Float32Array.from(HEIGHT_M);
}

/**
 * As `listSurfaceHeights`, with the nearest known height for unknown ones, because the sky needs a height everywhere.
 */
function listEstimatedHeights(): Float64Array {
  return ESTIMATED_HEIGHT_M;
}

/** Share of land around a point, 0…1; beyond the demo grid that of its edge. */
function landShare(point: LatLng): number {
  const { south, west, latStep, lngStep, rows, columns } = DEMO_GRID;
  const inside = {
    lat: Math.min(Math.max(point.lat, south), south + latStep * (rows - 1)),
    lng: Math.min(Math.max(point.lng, west), west + lngStep * (columns - 1)),
  };
  const near = findCellWeights(DEMO_GRID, inside);
  if (near === null) return 0;
  return near.cells.reduce((sum, cell, index) => sum + (near.weights[index] ?? 0) * (LAND_SHARE[cell] ?? 0), 0);
}

/** Direction of the land from a point near a coast: components towards east and north, length 0 (no coast) to 1. */
function findLandward(point: LatLng): { east: number; north: number } {
  let east = 0;
  let north = 0;
  for (const reach of COAST_REACH) {
    east += landShare({ ...point, lng: point.lng + reach }) - landShare({ ...point, lng: point.lng - reach });
    north += landShare({ ...point, lat: point.lat + reach }) - landShare({ ...point, lat: point.lat - reach });
  }
  const length = Math.hypot(east, north);
  const strength = Math.min(length / COAST_REACH.length, 1);
  return length === 0
    ? { east: 0, north: 0 }
    : { east: (east / length) * strength, north: (north / length) * strength };
}

function toCells(rows: readonly (readonly (number | null)[])[]): Float64Array {
  return Float64Array.from(rows.flat(), (figure) => figure ?? Number.NaN);
}

/** Fills an unknown cell from the nearest known row and column: the known part is a rectangle. */
function fillUnknown(cells: Float64Array): Float64Array {
  const { rows, columns } = DEMO_GRID;
  const known = Array.from(cells.keys()).filter((cell) => !Number.isNaN(cells[cell]));
  const knownRows = known.map((cell) => Math.floor(cell / columns));
  const knownColumns = known.map((cell) => cell % columns);
  const clampTo = (value: number, sorted: number[]) =>
    Math.min(Math.max(value, sorted[0] ?? 0), sorted[sorted.length - 1] ?? 0);
  knownColumns.sort((a, b) => a - b);
  return Float64Array.from({ length: rows * columns }, (_, cell) => {
    const row = clampTo(Math.floor(cell / columns), knownRows);
    return cells[row * columns + clampTo(cell % columns, knownColumns)] ?? 0;
  });
}

/** A place under the demo sky. */
interface SitePoint extends LatLng {
  /** Surface height, metres. */
  readonly heightM: number;
}

/** Annual cycle of a normal for all sites: one array per month with one figure per site. */
interface SiteCurves {
  readonly start: readonly Float64Array[];
  readonly slope: readonly Float64Array[];
  readonly bend: readonly Float64Array[];
}

/** Constant properties of the sites: one array per property, one figure per site. */
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
  /** Direction of the land near a coast. */
  readonly landwardEast: Float64Array;
  readonly landwardNorth: Float64Array;
  /** Share of the northern climate with its cool, drizzly winter, 0 south of 15.5° N, 1 north of 19.5° N. */
  readonly northern: Float64Array;
  /** Nearness to the big cities, 0…1. */
  readonly urban: Float64Array;
  /** Mean temperature, °C. */
  readonly temperature: SiteCurves;
  /** Mean rain, mm per day. */
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
