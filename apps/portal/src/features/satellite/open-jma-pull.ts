import type { FramePull } from '@portal/forecast/sources/frames/frame-pull';
import { JMA_SATELLITE, JMA_ZOOM } from '@portal/forecast/sources/jma-satellite/jma-satellite';
import { createJmaPull, type JmaPulling } from '@portal/forecast/sources/jma-satellite/pull-jma-satellite';
import { coverByTiles } from '@portal/forecast/sources/jma-satellite/tile-cover';
import { ingestImage } from './ingest-image.ts';
import { checkTile, joinTiles } from './join-tiles.ts';
import { listImages, SHOWN_SECONDS } from './satellite-store.ts';
import { MAP_CANVAS } from './to-map-image.ts';

interface JmaNeeds extends Pick<JmaPulling, 'url' | 'fetching' | 'now' | 'readTimer' | 'chance' | 'onProblem'> {
  readonly dataDir: string;
}

/** Fetches JMA's tiles of the map's area and stores each whole frame as an image of the map. */
export function openJmaPull({ dataDir, ...needs }: JmaNeeds): FramePull {
  const { now, onProblem } = needs;
  const { name: origin } = JMA_SATELLITE;
  const cover = coverByTiles(MAP_CANVAS.bounds, JMA_ZOOM);
  const place = { bounds: cover.bounds, projection: 'mercator' } as const;
  return createJmaPull({
    ...needs,
    tiles: cover.tiles,
    windowSeconds: SHOWN_SECONDS,
    has: (at) => listImages(dataDir, origin).includes(at),
    checkTile,
    ingest: async (tiles, at) => {
      const bytes = await joinTiles(tiles, cover);
      // A late frame takes its place in silence: after a restart many do.
      await ingestImage(dataDir, { origin, place, bytes, at, now: now() });
    },
    onProblem: (line) => onProblem(`satellite: ${line}`),
  });
}
