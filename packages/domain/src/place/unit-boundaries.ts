import { isInsideRing } from '#geo/inside-ring.ts';
import type { LatLng } from '#geo/lat-lng.ts';

/** The border of a current unit: all its rings, outer ones and holes, as pairs of longitude and latitude in degrees. */
export interface UnitBoundary {
  readonly slug: string;
  readonly rings: readonly Float64Array[];
}

interface BoxedBoundary extends UnitBoundary {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Borders in grid cells of a tenth of a degree, so that the unit around a point is found among a few. */
export interface BoundaryIndex {
  /** Number of the cell → borders whose box touches it. */
  readonly cells: ReadonlyMap<number, readonly BoxedBoundary[]>;
}

const CELLS_PER_DEGREE = 10;
const CELLS_PER_ROW = 3600;

/** Prepares borders for `findUnitAt`. */
export function buildBoundaryIndex(boundaries: readonly UnitBoundary[]): BoundaryIndex {
  const cells = new Map<number, BoxedBoundary[]>();
  for (const boundary of boundaries.map(toBoxed)) {
    for (let row = toCell(boundary.south); row <= toCell(boundary.north); row += 1) {
      for (let column = toCell(boundary.west); column <= toCell(boundary.east); column += 1) {
        const cell = row * CELLS_PER_ROW + column;
        const known = cells.get(cell);
        if (known === undefined) cells.set(cell, [boundary]);
        else known.push(boundary);
      }
    }
  }
  return { cells };
}

/** Slug of the unit that contains a point, null if there is none. If two borders overlap, the first in the list. */
export function findUnitAt({ cells }: BoundaryIndex, point: LatLng): string | null {
  const { lat, lng } = point;
  for (const boundary of cells.get(toCell(lat) * CELLS_PER_ROW + toCell(lng)) ?? []) {
    if (lat < boundary.south || lat > boundary.north || lng < boundary.west || lng > boundary.east) continue;
    let inside = false;
    for (const ring of boundary.rings) if (isInsideRing(ring, point)) inside = !inside;
    if (inside) return boundary.slug;
  }
  return null;
}

function toCell(degrees: number): number {
  return Math.floor(degrees * CELLS_PER_DEGREE);
}

function toBoxed(boundary: UnitBoundary): BoxedBoundary {
  const box = { south: 90, north: -90, west: 180, east: -180 };
  for (const ring of boundary.rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const lng = ring[at] ?? 0;
      const lat = ring[at + 1] ?? 0;
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
      box.west = Math.min(box.west, lng);
      box.east = Math.max(box.east, lng);
    }
  }
  return { ...boundary, ...box };
}
