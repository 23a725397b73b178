import type { MapGround } from '@portal/web/map/map-ground';
import type { FastifyInstance } from 'fastify';
import { openPmtiles } from './open-pmtiles.ts';
import { servePmtiles, toPmtilesPath } from './serve-pmtiles.ts';

/** What the operator set; at most one of file and address. */
export interface BasemapSetting {
  /** Path of a PMTiles file. */
  readonly pmtiles: string | null;
  /** Address of tiles with `{z}`, `{x}` and `{y}`. */
  readonly tilesUrl: string | null;
  readonly credit: string | null;
}

/** The operator's ground below the weather. */
interface Basemap {
  /** Null: the portal's own ground alone. */
  readonly ground: MapGround | null;
  readonly serveFiles: (app: FastifyInstance) => void;
}

const NOTHING = (): void => undefined;
/** Tiles of an address are taken to end here; the map draws them larger beyond. */
const USUAL_ZOOMS = { minZoom: 0, maxZoom: 14 } as const;

/** Opens the operator's ground. Throws an `Error` of a few words for a file that cannot be used. */
export function openBasemap({ pmtiles, tilesUrl, credit }: BasemapSetting): Basemap {
  if (pmtiles !== null) {
    const file = openPmtiles(pmtiles);
    const { tiles, minZoom, maxZoom, layers } = file;
    const ground = { isArchive: true, tiles, minZoom, maxZoom, layers, credit: credit ?? file.credit };
    return { ground: { url: toPmtilesPath(file), ...ground }, serveFiles: (app) => servePmtiles(app, file) };
  }
  if (tilesUrl === null) return { ground: null, serveFiles: NOTHING };
  const tiles = /\.(?:pbf|mvt)$/.test(new URL(tilesUrl).pathname) ? 'vector' : 'raster';
  const ground = { url: tilesUrl, isArchive: false, tiles, layers: null, credit, ...USUAL_ZOOMS } as const;
  return { ground, serveFiles: NOTHING };
}
