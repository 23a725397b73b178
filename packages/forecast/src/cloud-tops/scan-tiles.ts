import type { LatLng } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { EQUATOR_KM, HIMAWARI, ORBIT_KM, POLE_KM } from '#radar/parallax.ts';
import { type ListedFile, listBucket } from '#sources/fetching/bucket-listing.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';

/** Seconds between two scans of the full disk. */
export const SCAN_SECONDS = 600;
/** Pixels of a tile's side, at 2 km below the satellite. */
export const TILE_SIDE = 550;
/** Pixels of the disk's side. */
export const DISK_SIDE = 5500;

/** A tile of a scan. */
export interface ScanTile {
  /** Number in the file's name. */
  readonly number: number;
  /** Its first line from the north and column from the west in the full disk, from 0. */
  readonly line: number;
  readonly column: number;
}

/**
 * The tiles of 6–25° N, 100–118° E: rows 2 to 4 and columns 1 to 3 of ten. Rows 2 to 7 are whole, and those above have 14
 * tiles.
 */
export const TILES: readonly ScanTile[] = [2, 3, 4].flatMap((row) =>
  [1, 2, 3].map((column) => ({
    number: 15 + 10 * (row - 2) + column,
    line: row * TILE_SIDE,
    column: column * TILE_SIDE,
  })),
);

/** Radians between two pixels: 2¹⁶ / 20466275 degrees (CGMS, 2 km). */
export const PIXEL_RADIANS = ((2 ** 16 / 20_466_275) * Math.PI) / 180;
/** Of line and column, from 0. */
const CENTRE = (DISK_SIDE - 1) / 2;

/** Angles at the satellite from the point below it to the east and north, radians, of a line and column from 0. */
export function toScanAngles(line: number, column: number): { readonly east: number; readonly north: number } {
  return { east: (column - CENTRE) * PIXEL_RADIANS, north: (CENTRE - line) * PIXEL_RADIANS };
}

const FLATTENING = (EQUATOR_KM / POLE_KM) ** 2;

/** The place on the ground that a pixel shows (CGMS, normalized geostationary); null beside the earth. */
export function findPixelPlace(line: number, column: number): LatLng | null {
  const { east, north } = toScanAngles(line, column);
  const [cosX, cosY, sinY] = [Math.cos(east), Math.cos(north), Math.sin(north)];
  const across = ORBIT_KM * cosX * cosY;
  const shape = cosY * cosY + FLATTENING * sinY * sinY;
  const inside = across * across - shape * (ORBIT_KM * ORBIT_KM - EQUATOR_KM * EQUATOR_KM);
  if (inside < 0) return null;
  const distance = (across - Math.sqrt(inside)) / shape;
  const toEarth = ORBIT_KM - distance * cosX * cosY;
  const toEast = distance * Math.sin(east) * cosY;
  const lat = Math.atan((FLATTENING * distance * sinY) / Math.hypot(toEarth, toEast));
  return { lat: (lat * 180) / Math.PI, lng: HIMAWARI.lng + (Math.atan2(toEast, toEarth) * 180) / Math.PI };
}

/** A tile's file in the bucket. */
export interface ListedTile extends ListedFile {
  readonly name: string;
  readonly tile: ScanTile;
  /** Stamp of its making; a tile that is issued again has a later one. */
  readonly madeAt: string;
}

const NAME = /^OR_HFD-020-B12-M1C13-T(\d{3})_GH9_s(\d{14})_c(\d{14})\.nc$/;

/** `20262600300000`, UTC: year, day of the year, hour, minute, second and its tenth. */
export function toScanStamp(at: EpochSeconds): string {
  const date = new Date(at * 1000);
  const day = Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  const clock = date.toISOString().slice(11, 19).replaceAll(':', '');
  return `${date.getUTCFullYear()}${String(day).padStart(3, '0')}${clock}0`;
}

/** Folder of a scan: `AHI-L2-FLDK-ISatSS/2026/09/17/0030/`. */
export function toScanFolder(at: EpochSeconds): string {
  const text = new Date(at * 1000).toISOString();
  return `AHI-L2-FLDK-ISatSS/${text.slice(0, 10).replaceAll('-', '/')}/${text.slice(11, 16).replace(':', '')}/`;
}

/** Digits of year, day, hour and minute: the scan's start may be a few seconds late. */
const STAMP_DIGITS = 11;

/**
 * Lists the tiles of Viet Nam of a scan at 10.4 µm, each once, as it was issued last; other files are ignored. Throws
 * `FetchError`.
 */
export async function listTiles(fetching: Fetching, url: string, at: EpochSeconds): Promise<ListedTile[]> {
  const folder = toScanFolder(at);
  const prefix = `${folder}OR_HFD-020-B12-M1C13-T0`;
  const calledAs = `the listing of cloud tops of ${formatMoment(at)}`;
  const latest = new Map<number, ListedTile>();
  for (const file of await listBucket(fetching, url, { prefix, calledAs })) {
    const name = file.key.slice(folder.length);
    const [, number, start = '', madeAt = ''] = NAME.exec(name) ?? [];
    const tile = TILES.find((one) => one.number === Number(number));
    if (tile === undefined || start.slice(0, STAMP_DIGITS) !== toScanStamp(at).slice(0, STAMP_DIGITS)) continue;
    if (madeAt > (latest.get(tile.number)?.madeAt ?? '')) latest.set(tile.number, { ...file, name, tile, madeAt });
  }
  return TILES.flatMap(({ number }) => latest.get(number) ?? []);
}
