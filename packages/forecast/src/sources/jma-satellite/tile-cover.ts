import type { LatLng } from '@portal/domain/geo/lat-lng';
import { fromMercator, toMercator } from '@portal/domain/geo/mercator';

/** Outer edges in degrees. */
interface Edges {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A map tile: column from the west and row from the north at a zoom. */
export interface MapTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tiles that cover an area. */
export interface TileCover {
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the north-west. */
  readonly tiles: readonly MapTile[];
  /** Edges of all tiles together, which reach beyond the area. */
  readonly bounds: Edges;
}

/** Rounding must not add a tile where the area ends at its edge. */
const SLACK = 1e-9;

/** The Web Mercator tiles of a zoom that cover an area west of the date line. */
export function coverByTiles({ south, west, north, east }: Edges, zoom: number): TileCover {
  const count = 2 ** zoom;
  const scale = (point: LatLng) => {
    const { x, y } = toMercator(point);
    return { x: x * count, y: y * count };
  };
  const [start, end] = [scale({ lat: north, lng: west }), scale({ lat: south, lng: east })];
  const [left, top] = [Math.floor(start.x + SLACK), Math.floor(start.y + SLACK)];
  const [right, bottom] = [Math.ceil(end.x - SLACK), Math.ceil(end.y - SLACK)];
  const [columns, rows] = [right - left, bottom - top];
  const tiles = Array.from({ length: columns * rows }, (_, index) => ({
    z: zoom,
    x: left + (index % columns),
    y: top + Math.floor(index / columns),
  }));
  const [first, last] = [
    fromMercator({ x: left / count, y: top / count }),
    fromMercator({ x: right / count, y: bottom / count }),
  ];
  return { columns, rows, tiles, bounds: { south: last.lat, west: first.lng, north: first.lat, east: last.lng } };
}
