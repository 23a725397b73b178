import { closeSync, createReadStream } from 'node:fs';
import type { MapGround } from '@portal/contract/map-ground';
import type { Feature } from '#platform/feature.ts';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { openPmtiles, type PmtilesFile } from './open-pmtiles.ts';

/** Inclusive byte range; `null`: the whole file. */
type AskedRange = { readonly start: number; readonly end: number } | null;

const RANGE = /^bytes=(\d{1,15})?-(\d{1,15})?$/;

/**
 * The `Range` header for a file of `size` bytes; `none` if it cannot be satisfied. Multiple ranges are ignored, which
 * sends the whole file.
 */
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

function toPmtilesPath({ edition }: PmtilesFile): string {
  return `/map-data/ground-${edition}.pmtiles`;
}

/** Serves the file in ranges, as PMTiles clients request it. */
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

/** The configured basemap: a file or a tile address, or neither. */
export interface BasemapSetting {
  readonly pmtiles: string | null;
  /** Tile address with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string | null;
  readonly credit: string | null;
}

/** The operator's map under the weather layers. */
interface Basemap extends Feature {
  /** Null: only the portal's own map. */
  readonly ground: MapGround | null;
}

/** Assumed zoom range of a tile address; beyond it the map enlarges tiles. */
const DEFAULT_ZOOMS = { minZoom: 0, maxZoom: 14 } as const;

/** Throws an `Error` with a short reason for an unusable file. */
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
