import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findSatelliteView, HIMAWARI } from '#radar/parallax.ts';
import { findPixelPlace, type ScanTile, TILE_SIDE } from './scan-tiles.ts';

/** Cells of the field: 0.05° from 25° N and 100° E. */
export const TOP_GRID = { north: 25, west: 100, step: 0.05, rows: 380, columns: 360 } as const;
const CELLS = TOP_GRID.rows * TOP_GRID.columns;

/** Lines and columns of the full disk, from 0, that show the grid, with clouds that lean into it. */
const WINDOW = { firstLine: 1440, lastLine: 2450, firstColumn: 765, lastColumn: 1680 };

/** Bytes of cells: 0 nothing seen, else 150 K + byte / 2, the last one for all that is warmer. */
const [BASE_KELVIN, STEPS, WARMEST_BYTE] = [150, 2, 255];
const ZERO_CELSIUS = 273.15;

/** Temperature of the air at the ground, and its fall per kilometre: from them a cloud top's height. */
const [GROUND_KELVIN, KELVIN_PER_KM] = [300, 6.5];
/** Tropopause of the tropics, km. */
const HIGHEST_KM = 17;

function findTopKm(kelvin: number): number {
  return Math.min(HIGHEST_KM, Math.max(0, (GROUND_KELVIN - kelvin) / KELVIN_PER_KM));
}

/** The place below a cloud top that is seen at a place: nearer to the satellite by its height × tan(zenith angle). */
function toGround(seen: LatLng, kelvin: number): LatLng {
  const view = findSatelliteView(HIMAWARI, seen.lat, seen.lng);
  const km = findTopKm(kelvin) * Math.tan(view.zenith);
  return {
    lat: seen.lat - (km * view.awayNorth) / view.kmPerLat,
    lng: seen.lng - (km * view.awayEast) / view.kmPerLng,
  };
}

/** The coldest brightness temperature seen above each cell of the grid. */
interface CloudTopField {
  /** Adds a tile's temperatures, kelvin, each above the place where its cloud stands. */
  addTile(tile: ScanTile, kelvin: Float32Array): void;
  /** One byte per cell. */
  readonly cells: Uint8Array;
  /** Share of the pixels within the grid, of the tiles so far, that have a temperature, 0…1; NaN before the first. */
  findSeenShare(): number;
}

/** An empty field, to which tiles are added one by one, so that only one is in memory. */
export function createCloudTopField(): CloudTopField {
  const cells = new Uint8Array(CELLS);
  const { firstLine, lastLine, firstColumn, lastColumn } = WINDOW;
  let [pixels, seenPixels] = [0, 0];

  function addPixel(seen: LatLng | null, kelvin: number): void {
    if (seen === null || findCell(seen) === null) return;
    pixels += 1;
    if (Number.isNaN(kelvin)) return;
    seenPixels += 1;
    const cell = findCell(toGround(seen, kelvin));
    const byte = Math.min(WARMEST_BYTE, Math.max(1, Math.round((kelvin - BASE_KELVIN) * STEPS)));
    if (cell !== null && (cells[cell] === 0 || byte < (cells[cell] as number))) cells[cell] = byte;
  }

  return {
    cells,
    addTile({ line, column }, kelvin) {
      for (let row = Math.max(0, firstLine - line); row < Math.min(TILE_SIDE, lastLine - line); row += 1) {
        for (let at = Math.max(0, firstColumn - column); at < Math.min(TILE_SIDE, lastColumn - column); at += 1) {
          addPixel(findPixelPlace(line + row, column + at), kelvin[row * TILE_SIDE + at] ?? Number.NaN);
        }
      }
    },
    findSeenShare: () => seenPixels / pixels,
  };
}

function findCell({ lat, lng }: LatLng): number | null {
  const row = Math.floor((TOP_GRID.north - lat) / TOP_GRID.step);
  const column = Math.floor((lng - TOP_GRID.west) / TOP_GRID.step);
  const isInside = row >= 0 && row < TOP_GRID.rows && column >= 0 && column < TOP_GRID.columns;
  return isInside ? row * TOP_GRID.columns + column : null;
}

/** Distance from a place within which its coldest cloud top is sought, km. */
export const TOP_RADIUS_KM = 25;
/** Least share of the cells around with a value: behind a high cloud others are hidden. */
const LEAST_SEEN = 0.4;

/**
 * The coldest cloud top within `TOP_RADIUS_KM`, °C; warmer than 4 °C counts as 4. Null where less than 40 % of the
 * surroundings were seen, and beyond the grid.
 */
export function findColdestAround(cells: Uint8Array, point: LatLng): number | null {
  const { north, west, step, rows, columns } = TOP_GRID;
  const latSpan = TOP_RADIUS_KM / 110;
  const lngSpan = latSpan / Math.cos((point.lat * Math.PI) / 180);
  let [count, seen, coldest] = [0, 0, WARMEST_BYTE];
  for (
    let row = Math.floor((north - point.lat - latSpan) / step);
    row <= (north - point.lat + latSpan) / step;
    row += 1
  ) {
    for (
      let column = Math.floor((point.lng - lngSpan - west) / step);
      column <= (point.lng + lngSpan - west) / step;
      column += 1
    ) {
      const centre = { lat: north - (row + 0.5) * step, lng: west + (column + 0.5) * step };
      if (greatCircleKm(point, centre) > TOP_RADIUS_KM) continue;
      count += 1;
      const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
      const byte = isInside ? (cells[row * columns + column] as number) : 0;
      if (byte > 0) seen += 1;
      if (byte > 0 && byte < coldest) coldest = byte;
    }
  }
  return count === 0 || seen / count < LEAST_SEEN ? null : BASE_KELVIN + coldest / STEPS - ZERO_CELSIUS;
}
