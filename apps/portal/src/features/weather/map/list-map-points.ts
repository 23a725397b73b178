import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { MapBound } from './map-window.ts';

/** A point of the map: the centre of a station cell, or of the same lattice where the station grid has no cell. */
export interface MapPoint extends LatLng {
  readonly stationCode: number | null;
}

const MAX_POINTS = 400;
/** Points closer than this on the screen hide each other's labels. */
const SPACING_PIXELS = 64;
const TILE_PIXELS = 256;

const ORIGIN = getStationCellCentre(0);
const NEXT = getStationCellCentre(301);
const ROW_DEGREES = NEXT.lat - ORIGIN.lat;
const COLUMN_DEGREES = NEXT.lng - ORIGIN.lng;

/** Points of the lattice in the covered parts of a window, at most 400, so far apart that a map of this zoom can label them. */
export function listMapPoints(parts: readonly MapBound[], zoom: number): MapPoint[] {
  let stride = findStride(zoom);
  while (parts.reduce((sum, part) => sum + countPoints(part, stride), 0) > MAX_POINTS) stride *= 2;
  return parts.flatMap((part) => listPart(part, stride));
}

/** Cells from one point to the next: a power of two, so that points of a farther zoom stay when the map comes nearer. */
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
