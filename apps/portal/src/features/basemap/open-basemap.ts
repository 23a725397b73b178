import { closeSync, createReadStream } from 'node:fs';
import type { MapGround } from '@portal/contract/map-ground';
import type { Feature } from '#platform/feature.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { openPmtiles, type PmtilesFile } from './open-pmtiles.ts';

/** The bytes that a request asks for, both ends included; `null` where it asks for the whole file. */
type AskedRange = { readonly start: number; readonly end: number } | null;

const RANGE = /^bytes=(\d{1,15})?-(\d{1,15})?$/;

/** What a `Range` header asks for of a file of `size` bytes; `none` where no such bytes are there. Several ranges count as none asked. */
export function findRange(header: string | undefined, size: number): AskedRange | 'none' {
  const [whole, from, to] = RANGE.exec(header ?? '') ?? [];
  if (whole === undefined || (from === undefined && to === undefined)) return null;
  if (from === undefined) {
    const length = Number(to);
    return length === 0 ? 'none' : { start: Math.max(size - length, 0), end: size - 1 };
  }
  const [start, end] = [Number(from), Math.min(to === undefined ? size - 1 : Number(to), size - 1)];
  if (start >= size) return 'none';
  return start > end ? null : { start, end };
}

const FOR_EVER = 'public, max-age=604800, immutable';

/** Where the file stands: its address names the very file. */
function toPmtilesPath({ edition }: PmtilesFile): string {
  return `/map-data/ground-${edition}.pmtiles`;
}

/** The file, in ranges as browsers' readers of PMTiles ask for it. */
function createPmtilesRoute(file: PmtilesFile): RawRoute {
  const { descriptor, size, edition } = file;
  const common = { 'accept-ranges': 'bytes', 'cache-control': FOR_EVER, etag: `"${edition}"` };

  function handle({ headers: { range: asked } }: Pick<RawRequest, 'headers'>): RawReply {
    const range = findRange(asked, size);
    if (range === 'none') {
      const headers = { ...common, 'cache-control': 'no-store', 'content-range': `bytes */${size}` };
      return { kind: 'body', status: 416, headers, body: null };
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const part = range === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` };
    return {
      kind: 'body',
      status: range === null ? 200 : 206,
      headers: { ...common, ...part, 'content-type': 'application/vnd.pmtiles', 'content-length': end - start + 1 },
      body: createReadStream('', { fd: descriptor, start, end, autoClose: false }),
    };
  }
  return { method: 'GET', path: toPmtilesPath(file), handle };
}

/** What the operator set; at most one of file and address. */
export interface BasemapSetting {
  /** Path of a PMTiles file. */
  readonly pmtiles: string | null;
  /** Address of tiles with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string | null;
  readonly credit: string | null;
}

/** The operator's ground below the weather. */
interface Basemap extends Feature {
  /** Null: the portal's own ground alone. */
  readonly ground: MapGround | null;
}

/** Tiles of an address are assumed to end here; the map draws them larger beyond. */
const DEFAULT_ZOOMS = { minZoom: 0, maxZoom: 14 } as const;

/** Opens the operator's ground. Throws an `Error` of a few words for a file that cannot be used. */
export function openBasemap({ pmtiles, tilesUrl, credit }: BasemapSetting): Basemap {
  if (pmtiles !== null) {
    const file = openPmtiles(pmtiles);
    const { tiles, minZoom, maxZoom, layers } = file;
    const ground = { isArchive: true, tiles, minZoom, maxZoom, layers, credit: credit ?? file.credit };
    return {
      name: 'basemap',
      ground: { url: toPmtilesPath(file), ...ground },
      rawRoutes: [createPmtilesRoute(file)],
      stop: async () => closeSync(file.descriptor),
    };
  }
  if (tilesUrl === null) return { name: 'basemap', ground: null };
  const tiles = /\.(?:pbf|mvt)$/.test(new URL(tilesUrl).pathname) ? 'vector' : 'raster';
  const ground = { url: tilesUrl, isArchive: false, tiles, layers: null, credit, ...DEFAULT_ZOOMS } as const;
  return { name: 'basemap', ground };
}
