import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { createFrameQueue, type FrameKey, type FramePull, type QueueOrder } from '#sources/frames/frame-queue.ts';
import type { JmaBand } from './jma-satellite.ts';
import { parseTargetTimes, type TargetTime } from './target-times.ts';
import type { MapTile } from './tile-cover.ts';

/** Where JMA's tiles are fetched, and their destination. */
export interface JmaPulling extends Pick<QueueOrder, 'now' | 'readTimer' | 'chance' | 'onProblem'> {
  /** Base URL; a query is sent with every request. */
  readonly url: string;
  readonly band: JmaBand;
  /** Tiles of every frame. */
  readonly tiles: readonly MapTile[];
  /** How far back missing frames are requested. */
  readonly windowSeconds: number;
  readonly fetching: Fetching;
  /** Whether the frame of a moment is stored. */
  readonly has: (at: EpochSeconds) => boolean;
  /** Whether a frame of a moment is wanted; in hours without one nothing is asked for. Default: always. */
  readonly isWanted?: (at: EpochSeconds) => boolean;
  /** Throws an `Error` with a short reason for a tile that is not a whole image. */
  readonly checkTile: (bytes: Uint8Array) => Promise<void>;
  /** Stores a frame from its tiles, in the order of `tiles`. Throws an `Error` of one line for a refused frame. */
  readonly ingest: (tiles: readonly Uint8Array[], at: EpochSeconds) => Promise<void>;
}

/** The satellite scans the full disc every ten minutes. */
const EVERY_SECONDS = 600;
const LIST_MOST_BYTES = 2 ** 18;
/** Published tiles have about 11 kB. */
const TILE_MOST_BYTES = 2 ** 17;
/** Pause between two requests of the list, which grows every ten minutes. */
const LIST_EVERY_SECONDS = 120;
/** No frame is published earlier than this after its moment. */
const LEAST_DELAY_SECONDS = 300;
/** A list whose newest frame is older stands still: usually it is a quarter of an hour old. */
const STILL_SECONDS = 3600;

/** Appends to the path of a base URL; its query stays. */
function toAddress(base: string, path: string): string {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url.href;
}

/** A query may contain a key: logs never do. */
const toName = (url: string): string => url.split('?')[0] ?? url;

const toFrameFolder = ({ basetime, validtime }: TargetTime): string => `${basetime}/fd/${validtime}`;

/** What one request of JMA's tiles needs. */
type JmaRequest = Pick<JmaPulling, 'url' | 'band' | 'fetching' | 'now' | 'windowSeconds' | 'checkTile'>;

/** The frames of JMA's list, and its first fault. Throws `FetchError`, and an `Error` of one line for what is no list. */
async function fetchTimes({ url, fetching, now, windowSeconds }: Omit<JmaRequest, 'band'>) {
  const address = toAddress(url, 'targetTimes_fd.json');
  const calledAs = toName(address);
  const text = await fetching.getText(address, { mostBytes: LIST_MOST_BYTES, calledAs, packed: true });
  const most = Math.ceil(windowSeconds / EVERY_SECONDS);
  const read = readTimes(calledAs, () => parseTargetTimes(text, { now: now(), windowSeconds, most }));
  const newest = read.times.at(-1)?.at;
  const isStill = newest !== undefined && now() - newest > STILL_SECONDS;
  const still = isStill ? `still ends at ${formatMoment(newest)}` : null;
  const fault = newest === undefined ? (read.fault ?? 'has no recent time') : (read.fault ?? still);
  return { times: read.times, fault: fault === null ? null : new FetchError(`${calledAs}: ${fault}`, 'later') };
}

/** A whole tile of a frame. Throws `FetchError`, and an `Error` of one line for a tile that is refused. */
async function fetchTile(request: JmaRequest, folder: string, tile: MapTile): Promise<Uint8Array> {
  const { url, band, fetching, checkTile } = request;
  const address = toAddress(url, `${folder}/${band}/${tile.z}/${tile.x}/${tile.y}.jpg`);
  const calledAs = toName(address);
  const bytes = await fetching.getBytes(address, { mostBytes: TILE_MOST_BYTES, calledAs });
  await checkTile(bytes).catch((error: Error) => {
    throw new Error(`${calledAs}: ${error.message}`);
  });
  return bytes;
}

/** Asks for the list and one tile of its newest frame; one line of what is there. Throws as the pull's requests do. */
export async function probeJma(request: JmaRequest, tile: MapTile): Promise<string> {
  const { times, fault } = await fetchTimes(request);
  const newest = times.at(-1);
  if (fault !== null || newest === undefined) throw fault ?? new Error('the list is empty');
  const { length } = await fetchTile(request, toFrameFolder(newest), tile);
  return `${times.length} frames up to ${formatMoment(newest.at)}, and a tile of ${length} bytes`;
}

/**
 * Fetches JMA's full-disc tiles: the list of times, then the missing frames oldest first, one request at a time. A frame
 * is handed over when all its tiles have come; until then those that came are remembered, in memory only.
 */
export function createJmaPull(pulling: JmaPulling): FramePull {
  const { tiles, windowSeconds, fetching, now, has, ingest, isWanted = () => true } = pulling;
  let listed: ReadonlyMap<EpochSeconds, TargetTime> = new Map();
  /** Tiles of frames that are not whole yet, by folder and index. */
  const arrived = new Map<string, Map<number, Uint8Array>>();

  async function fetchList(): Promise<number> {
    const { times, fault } = await fetchTimes(pulling);
    listed = new Map(times.map((time) => [time.at, time]));
    const folders = new Set(times.map(toFrameFolder));
    for (const folder of arrived.keys()) if (!folders.has(folder)) arrived.delete(folder);
    if (fault !== null) throw fault;
    const age = now() - (times.at(-1)?.at ?? 0);
    return 1000 * Math.max(LIST_EVERY_SECONDS, EVERY_SECONDS + LEAST_DELAY_SECONDS - age);
  }

  async function fetchFrame(time: TargetTime): Promise<null> {
    const folder = toFrameFolder(time);
    const known = arrived.get(folder) ?? new Map<number, Uint8Array>();
    arrived.set(folder, known);
    const frame: Uint8Array[] = [];
    for (const [index, tile] of tiles.entries()) {
      const bytes = known.get(index) ?? (await fetchTile(pulling, folder, tile));
      known.set(index, bytes);
      frame.push(bytes);
    }
    // A refused frame is fetched afresh.
    arrived.delete(folder);
    await ingest(frame, time.at);
    return null;
  }

  async function ingestFrame(key: FrameKey): Promise<number | null> {
    const time = key === null ? undefined : listed.get(key);
    if (key === null) return fetchList();
    return time === undefined ? null : fetchFrame(time);
  }

  /** Whether the last frame that may be published by now is wanted, or one before it within an hour. */
  function isInSeason(): boolean {
    const newest = now() - (now() % EVERY_SECONDS);
    return Array.from({ length: STILL_SECONDS / EVERY_SECONDS }, (_, age) => newest - age * EVERY_SECONDS).some(
      isWanted,
    );
  }

  function listMissing(): readonly FrameKey[] {
    // The list may be hours old where the server is silent.
    const missing = [...listed.keys()].filter((at) => at > now() - windowSeconds && isWanted(at) && !has(at));
    return isInSeason() ? [null, ...missing] : missing;
  }

  return createFrameQueue({
    ...pulling,
    everySeconds: EVERY_SECONDS,
    signal: fetching.signal,
    listMissing,
    ingestFrame,
  });
}

function readTimes<Times>(calledAs: string, read: () => Times): Times {
  try {
    return read();
  } catch (error) {
    throw new Error(`${calledAs}: ${describeError(error)}`);
  }
}
