import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { OpenMeteoService } from './service.ts';

/** Points that are asked for together. */
export interface Batch {
  /** Place of its first point among all that the service is asked for, from 0. */
  readonly first: number;
  readonly points: readonly BatchPoint[];
}

/** A point that is asked for. */
export interface BatchPoint extends LatLng {
  /** The grid's cell whose centre it is. */
  readonly cell: number;
}

/** The points of a service in batches as even as they can be, none larger than `most`. */
export function listBatches({ grid, cells }: Pick<OpenMeteoService, 'grid' | 'cells'>, most: number): Batch[] {
  const count = Math.ceil(cells.length / most);
  return Array.from({ length: count }, (_, batch) => {
    const first = Math.ceil((batch * cells.length) / count);
    const after = Math.ceil(((batch + 1) * cells.length) / count);
    return { first, points: cells.slice(first, after).map((cell) => toPoint(grid, cell)) };
  });
}

function toPoint(grid: OpenMeteoService['grid'], cell: number): BatchPoint {
  const row = Math.floor(cell / grid.columns);
  const column = cell % grid.columns;
  return {
    cell,
    lat: roundDegrees(grid.south + row * grid.latStep),
    lng: roundDegrees(grid.west + column * grid.lngStep),
  };
}

/** Sums of steps without the dust of their binary fractions. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
