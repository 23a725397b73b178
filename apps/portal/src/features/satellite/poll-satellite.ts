import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { DemoCloud } from '@portal/forecast/sources/demo/demo-cloud';
import type { FeedRequest } from '@portal/forecast/sources/feeds.table';
import { createHttpFetching } from '@portal/forecast/sources/fetching/http-fetching';
import {
  createFolderWatch,
  type FolderWatch,
  findNamedTime,
  pollUntilStopped,
} from '@portal/forecast/sources/frames/folder-watch';
import { createFramePull, type FramePull } from '@portal/forecast/sources/frames/frame-pull';
import { isLitAt } from '@portal/forecast/sources/jma-satellite/daylight';
import { JMA_BANDS, JMA_SATELLITE, JMA_ZOOM } from '@portal/forecast/sources/jma-satellite/jma-satellite';
import { createJmaPull, type JmaPulling, probeJma } from '@portal/forecast/sources/jma-satellite/pull-jma-satellite';
import { coverByTiles } from '@portal/forecast/sources/jma-satellite/tile-cover';
import sharp from 'sharp';
import { ingestImage } from './ingest-image.ts';
import { checkColourTile, checkTile, joinColourTiles, joinTiles } from './join-tiles.ts';
import {
  dropImagesBefore,
  IMAGE_RETENTION_SECONDS,
  listImages,
  type RealOrigin,
  SATELLITE_ORIGINS,
  SHOWN_SECONDS,
  saveImage,
  TRUE_COLOUR,
} from './satellite-store.ts';
import { MAP_CANVAS, type SatelliteSource, toMapImage } from './to-map-image.ts';

/** A demonstration image, processed like an operator's. */
async function makeDemoImage(cloud: DemoCloud, at: EpochSeconds): Promise<Buffer> {
  const { width, height, north, west, pixelDeg, brightness } = cloud.makePicture(at);
  const bounds = { north, west, south: north - height * pixelDeg, east: west + width * pixelDeg };
  const png = await sharp(brightness, { raw: { width, height, channels: 1 } })
    .resize(MAP_CANVAS.width, Math.round((MAP_CANVAS.width * height) / width))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return toMapImage(png, { bounds, projection: 'degrees' });
}

export interface SatellitePolling {
  readonly dataDir: string;
  /** The operator's own images, which take precedence; null: none configured. */
  readonly source: SatelliteSource | null;
  /** Base URL of JMA's tiles; null: not chosen. */
  readonly jmaUrl: string | null;
  /** Whether the demonstration is on; ignored with real images. */
  readonly demo: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onProblem: (problem: string) => void;
}

const SETTLE_MS = 4000;
const DEMO_EVERY_SECONDS = 600;
const MOST_BYTES = 64 * 2 ** 20;
/** A tile has about 11 kB. */
const LONGEST_TILE_MS = 60_000;

export async function pollSatellite(polling: SatellitePolling): Promise<void> {
  const { source, jmaUrl, dataDir, demo, now, signal, onProblem } = polling;
  const watch = source?.folder ? createFolderWatch(source.folder, SETTLE_MS, Date.now) : null;
  const pull = source?.address ? openPull(polling, source, source.address) : null;
  const jma = source === null && jmaUrl !== null ? openJmaTiles(polling, jmaUrl) : [];
  let cloud: DemoCloud | null = null;
  // Created only for a missing image: it takes a second, and a restarted portal has its images.
  const getCloud = (): DemoCloud => {
    cloud ??= new DemoCloud();
    return cloud;
  };
  await pollUntilStopped({ signal, onProblem }, async () => {
    for (const origin of SATELLITE_ORIGINS) dropImagesBefore(dataDir, origin, now() - IMAGE_RETENTION_SECONDS);
    if (source !== null) await ingestNewImages(polling, source, watch, pull);
    else if (jma.length > 0) for (const pull of jma) await pull.poll();
    else if (demo()) await makeDemoImages(polling, getCloud);
  });
}

async function ingestNewImages(
  polling: SatellitePolling,
  source: SatelliteSource,
  watch: FolderWatch | null,
  pull: FramePull | null,
): Promise<void> {
  for (const path of watch?.poll() ?? []) {
    const note = await ingestFile(polling, source, path).catch((error: Error) => error.message);
    if (note !== null) polling.onProblem(`${path}: ${note}`);
  }
  await pull?.poll();
}

/** Rejects also if the file has disappeared. */
async function ingestFile(
  { dataDir, now }: SatellitePolling,
  source: SatelliteSource,
  path: string,
): Promise<string | null> {
  const at = findNamedTime(basename(path));
  if (at === null) return 'has no time in its name, such as 20260803_0710';
  if (statSync(path).size > MOST_BYTES) return `is larger than ${MOST_BYTES} bytes`;
  return ingestImage(dataDir, { origin: 'satellite', place: source, bytes: readFileSync(path), at, now: now() });
}

function openPull(polling: SatellitePolling, source: SatelliteSource, address: string): FramePull {
  const { dataDir, now, signal, onProblem } = polling;
  return createFramePull({
    address,
    everySeconds: 60 * source.everyMinutes,
    windowSeconds: SHOWN_SECONDS,
    mostBytes: MOST_BYTES,
    fetching: createHttpFetching({ source: 'satellite', signal }),
    now,
    readTimer: () => performance.now(),
    chance: Math.random,
    has: (at) => listImages(dataDir, 'satellite').includes(at),
    ingest: async (bytes, asked, ageSeconds) => {
      // An address without a time holds the newest image; the interval follows from its age.
      const madeAt = now() - ageSeconds;
      const at = asked ?? madeAt - (madeAt % (60 * source.everyMinutes));
      const note = await ingestImage(dataDir, { origin: 'satellite', place: source, bytes, at, now: now() });
      if (note !== null && asked !== null) onProblem(`satellite image: ${note}`);
    },
    onProblem: (line) => onProblem(`satellite: ${line}`),
  });
}

/** The pulls of JMA's kinds of images: infrared first, which has images at any hour. */
function openJmaTiles({ dataDir, now, signal, onProblem }: SatellitePolling, url: string): readonly FramePull[] {
  const needs: JmaNeeds = {
    url,
    dataDir,
    fetching: createHttpFetching({ source: 'jma-satellite', signal, longestMs: LONGEST_TILE_MS }),
    now,
    readTimer: () => performance.now(),
    chance: Math.random,
    onProblem,
  };
  return [openJmaPull(needs), openTrueColourPull(needs)];
}

interface JmaNeeds extends Pick<JmaPulling, 'url' | 'fetching' | 'now' | 'readTimer' | 'chance' | 'onProblem'> {
  readonly dataDir: string;
}

/** Fetches JMA's infrared tiles of the map's area and stores each whole frame as an image of the map. */
export function openJmaPull(needs: JmaNeeds): FramePull {
  return openPullOfBand(needs, { origin: JMA_SATELLITE.name, band: JMA_BANDS.infrared, checkTile, join: joinTiles });
}

/** The same in true colour, of the hours in which the sun lights Viet Nam. */
export function openTrueColourPull(needs: JmaNeeds): FramePull {
  const parts = { checkTile: checkColourTile, join: joinColourTiles, isWanted: isLitAt };
  return openPullOfBand(needs, { origin: TRUE_COLOUR, band: JMA_BANDS.trueColour, ...parts });
}

interface BandParts extends Pick<JmaPulling, 'band' | 'checkTile' | 'isWanted'> {
  readonly origin: RealOrigin;
  readonly join: typeof joinTiles;
}

function openPullOfBand({ dataDir, ...needs }: JmaNeeds, { origin, join, ...parts }: BandParts): FramePull {
  const { now, onProblem } = needs;
  const cover = coverByTiles(MAP_CANVAS.bounds, JMA_ZOOM);
  const place = { bounds: cover.bounds, projection: 'mercator' } as const;
  return createJmaPull({
    ...needs,
    ...parts,
    tiles: cover.tiles,
    windowSeconds: SHOWN_SECONDS,
    has: (at) => listImages(dataDir, origin).includes(at),
    ingest: async (tiles, at) => {
      const bytes = await join(tiles, cover);
      // A late frame takes its place in silence: after a restart many do.
      await ingestImage(dataDir, { origin, place, bytes, at, now: now() });
    },
    onProblem: (line) => onProblem(`satellite${origin === TRUE_COLOUR ? ' in true colour' : ''}: ${line}`),
  });
}

/**
 * Asks JMA for its list and one tile, by day also for one in true colour, as the pulls do; one line of what is there.
 * Throws an `Error` of one line.
 */
export async function probeJmaSatellite({ url, fetching, now }: FeedRequest): Promise<string> {
  const { tiles } = coverByTiles(MAP_CANVAS.bounds, JMA_ZOOM);
  const [tile] = tiles;
  if (tile === undefined) throw new RangeError('the map has no tiles');
  const request = { url, fetching, now: () => now, windowSeconds: SHOWN_SECONDS };
  const line = await probeJma({ ...request, band: JMA_BANDS.infrared, checkTile }, tile);
  const middle = tiles[Math.floor(tiles.length / 2)] ?? tile;
  // Neither the newest frame nor one an hour old was taken in the dark.
  if (!isLitAt(now) || !isLitAt(now - HOUR_SECONDS)) return line;
  await probeJma({ ...request, band: JMA_BANDS.trueColour, checkTile: checkColourTile }, middle);
  return `${line}, and one in true colour`;
}

async function makeDemoImages({ dataDir, now, signal }: SatellitePolling, getCloud: () => DemoCloud): Promise<void> {
  const newest = now() - (now() % DEMO_EVERY_SECONDS);
  const known = new Set(listImages(dataDir, 'demo'));
  for (let at = newest; at > newest - SHOWN_SECONDS && !signal.aborted; at -= DEMO_EVERY_SECONDS) {
    if (!known.has(at)) saveImage(dataDir, 'demo', at, await makeDemoImage(getCloud(), at));
  }
}
