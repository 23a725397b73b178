import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { DemoCloud } from '@portal/forecast/sources/demo/demo-cloud';
import { createHttpFetching } from '@portal/forecast/sources/fetching/http-fetching';
import {
  createFolderWatch,
  type FolderWatch,
  findNamedTime,
  pollUntilStopped,
} from '@portal/forecast/sources/frames/folder-watch';
import { createFramePull, type FramePull } from '@portal/forecast/sources/frames/frame-pull';
import sharp from 'sharp';
import {
  dropImagesBefore,
  findImage,
  IMAGE_RETENTION_SECONDS,
  listImages,
  SHOWN_SECONDS,
  saveImage,
} from './satellite-store.ts';
import { MAP_CANVAS, type SatelliteSource, toMapImage } from './to-map-image.ts';

const SOON_SECONDS = 600;

/**
 * Ingests an operator's image. Returns a warning, or null. Throws a one-line `Error` for a refused image: unreadable,
 * from the future, too old, or identical to the previous one.
 */
export async function ingestImage(
  dataDir: string,
  source: SatelliteSource,
  { bytes, at, now }: { readonly bytes: Uint8Array; readonly at: EpochSeconds; readonly now: EpochSeconds },
): Promise<string | null> {
  const times = listImages(dataDir, 'satellite');
  if (times.includes(at)) return 'is for a time that is stored already, and changes nothing';
  if (at > now + SOON_SECONDS) throw new Error(`is of ${formatMoment(at)}, which has not come yet`);
  if (at < now - IMAGE_RETENTION_SECONDS) throw new Error(`is of ${formatMoment(at)}, more than a day old`);
  const image = await toMapImage(bytes, source);
  const before = times.findLast((moment) => moment < at);
  if (before !== undefined && findImage(dataDir, 'satellite', before)?.equals(image)) {
    throw new Error(`is the very picture of ${formatMoment(before)}: the satellite has stood still`);
  }
  saveImage(dataDir, 'satellite', at, image);
  return at < (times.at(-1) ?? 0) ? 'came after a younger image: put in its place' : null;
}

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
  /** Null: none configured. */
  readonly source: SatelliteSource | null;
  /** Whether the demonstration is on; ignored with a source. */
  readonly demo: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onProblem: (problem: string) => void;
}

const SETTLE_MS = 4000;
const DEMO_EVERY_SECONDS = 600;
const MOST_BYTES = 64 * 2 ** 20;

export async function pollSatellite(polling: SatellitePolling): Promise<void> {
  const { source, dataDir, demo, now, signal, onProblem } = polling;
  const watch = source?.folder ? createFolderWatch(source.folder, SETTLE_MS, Date.now) : null;
  const pull = source?.address ? openPull(polling, source, source.address) : null;
  let cloud: DemoCloud | null = null;
  // Created only for a missing image: it takes a second, and a restarted portal has its images.
  const getCloud = (): DemoCloud => {
    cloud ??= new DemoCloud();
    return cloud;
  };
  await pollUntilStopped({ signal, onProblem }, async () => {
    for (const origin of ['satellite', 'demo'] as const)
      dropImagesBefore(dataDir, origin, now() - IMAGE_RETENTION_SECONDS);
    if (source !== null) await ingestNewImages(polling, source, watch, pull);
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
  return ingestImage(dataDir, source, { bytes: readFileSync(path), at, now: now() });
}

function openPull(polling: SatellitePolling, source: SatelliteSource, address: string): FramePull {
  const { dataDir, now, signal, onProblem } = polling;
  return createFramePull({
    address,
    everySeconds: 60 * source.everyMinutes,
    windowSeconds: SHOWN_SECONDS,
    mostBytes: MOST_BYTES,
    fetching: createHttpFetching({ signal }),
    now,
    readTimer: () => performance.now(),
    chance: Math.random,
    has: (at) => listImages(dataDir, 'satellite').includes(at),
    ingest: async (bytes, asked, ageSeconds) => {
      // An address without a time holds the newest image; the interval follows from its age.
      const madeAt = now() - ageSeconds;
      const at = asked ?? madeAt - (madeAt % (60 * source.everyMinutes));
      const note = await ingestImage(dataDir, source, { bytes, at, now: now() });
      if (note !== null && asked !== null) onProblem(`satellite image: ${note}`);
    },
    onProblem: (line) => onProblem(`satellite: ${line}`),
  });
}

async function makeDemoImages({ dataDir, now, signal }: SatellitePolling, getCloud: () => DemoCloud): Promise<void> {
  const newest = now() - (now() % DEMO_EVERY_SECONDS);
  const known = new Set(listImages(dataDir, 'demo'));
  for (let at = newest; at > newest - SHOWN_SECONDS && !signal.aborted; at -= DEMO_EVERY_SECONDS) {
    if (!known.has(at)) saveImage(dataDir, 'demo', at, await makeDemoImage(getCloud(), at));
  }
}
