import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { createHdf5Thread } from '#formats/hdf5/hdf5-thread.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { pollUntilStopped } from '#sources/frames/folder-watch.ts';
import { createFrameQueue, type FrameKey, type FramePull } from '#sources/frames/frame-queue.ts';
import { createCloudTopField } from './cloud-top-field.ts';
import { listCloudTops, saveCloudTops } from './cloud-top-store.ts';
import type { TileQuestion } from './read-tile-on-thread.ts';
import { type ListedTile, listTiles, SCAN_SECONDS, TILES } from './scan-tiles.ts';

/** Where the tiles of Himawari's scans are fetched. */
interface CloudTopPulling {
  /** Address of the bucket, or of a mirror that lists as it does. */
  readonly url: string;
  readonly dataDir: string;
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms. */
  readonly readTimer: () => number;
  readonly chance: () => number;
  readonly onProblem: (problem: string) => void;
}

/** From one scan to the next that is fetched: every scan would take 0.4 GB a day. */
const APART_SECONDS = 1800;
/** Several times the usual size. */
const MOST_BYTES = 2 ** 21;
/** No scan is complete earlier than this after its start. */
const LEAST_DELAY_SECONDS = 480;
/** Least share of the field with values: of a scan with a missing segment nothing is shown. */
const LEAST_SEEN = 0.9;
/** Refused scans that are remembered. */
const MOST_REFUSED = 64;

/** Temperatures of a tile, read on a separate thread. Throws `RangeError` with the reason. */
const readTile = createHdf5Thread<TileQuestion, Float32Array>(new URL('./read-tile-on-thread.ts', import.meta.url));

/** Throws `FetchError`, and an `Error` of one line for a file that is refused. */
async function fetchTile({ url, fetching }: Pick<CloudTopPulling, 'url' | 'fetching'>, listed: ListedTile) {
  const { key, name, bytes: size, tile } = listed;
  if (size > MOST_BYTES) throw new Error(`${name}: is listed with ${size} bytes, more than ${MOST_BYTES}`);
  const bytes = await fetching.getBytes(`${url.replace(/\/+$/, '')}/${key}`, { mostBytes: size });
  if (bytes.length !== size) throw new FetchError(`${name}: ${bytes.length} bytes, listed with ${size}`);
  return readTile({ bytes, tile }).catch((error: unknown) => {
    throw new Error(`${name}: ${describeError(error)}`);
  });
}

/** Asks for the newest whole scan's listing and one tile, as the pull does; one line of what is there. Throws as it. */
export async function probeCloudTops(request: Pick<CloudTopPulling, 'url' | 'fetching' | 'now'>): Promise<string> {
  const { url, fetching, now } = request;
  for (const at of listScans(now())) {
    const tiles = await listTiles(fetching, url, at);
    const [first] = tiles;
    if (first === undefined || tiles.length < TILES.length) continue;
    await fetchTile(request, first);
    return `scans up to ${formatMoment(at)}, and a tile of ${first.bytes} bytes`;
  }
  throw new FetchError('no whole scan of the last hour is listed', 'later');
}

/** Starts of the scans of the last hour that may be complete, newest first. */
function listScans(now: EpochSeconds): EpochSeconds[] {
  const last = now - LEAST_DELAY_SECONDS;
  const newest = last - (last % SCAN_SECONDS);
  return Array.from({ length: HOUR_SECONDS / SCAN_SECONDS }, (_, age) => newest - age * SCAN_SECONDS);
}

/**
 * Fetches the tiles of Viet Nam of the newest scan at 10.4 µm that is half an hour newer than the stored one. It is stored
 * when all its tiles have come and show nearly all of the field.
 */
export function createCloudTopPull(pulling: CloudTopPulling): FramePull {
  const { url, dataDir, fetching, now } = pulling;
  /** Names of the tiles of scans that were fetched whole and refused: they are not fetched again. */
  const refused = new Set<string>();
  const isNewer = (at: EpochSeconds): boolean => at >= (listCloudTops(dataDir).at(-1) ?? 0) + APART_SECONDS;

  async function ingestFrame(key: FrameKey): Promise<null> {
    const at = key ?? 0;
    // A newer one has come in the same round.
    if (!isNewer(at)) return null;
    const tiles = await listTiles(fetching, url, at);
    if (tiles.length < TILES.length) {
      const count = `${tiles.length} of ${TILES.length} tiles`;
      throw new FetchError(`cloud tops of ${formatMoment(at)}: ${count} are listed`, 'later');
    }
    const names = tiles.map(({ name }) => name).join();
    if (refused.has(names))
      throw new FetchError(`cloud tops of ${formatMoment(at)}: no other tiles are listed`, 'later');
    const field = createCloudTopField();
    for (const listed of tiles) field.addTile(listed.tile, await fetchTile(pulling, listed));
    const share = field.findSeenShare();
    if (share < LEAST_SEEN) {
      if (refused.size >= MOST_REFUSED) refused.clear();
      refused.add(names);
      const percent = `${Math.floor(100 * share)} %`;
      throw new Error(
        `cloud tops of ${formatMoment(at)}: seen in ${percent} of the field, not in ${100 * LEAST_SEEN} %`,
      );
    }
    saveCloudTops(dataDir, at, field.cells);
    return null;
  }

  return createFrameQueue({
    ...pulling,
    signal: fetching.signal,
    isNewestFirst: true,
    everySeconds: SCAN_SECONDS,
    listMissing: () => listScans(now()).filter(isNewer),
    ingestFrame,
  });
}

/** Keeps the newest scan until stopped; resolves then, or at once if the feed is not chosen (a null address). */
export async function pollCloudTops({
  url,
  signal,
  ...polling
}: Pick<CloudTopPulling, 'dataDir' | 'now' | 'onProblem'> & {
  readonly url: string | null;
  readonly signal: AbortSignal;
}): Promise<void> {
  if (url === null) return;
  const pull = createCloudTopPull({
    ...polling,
    url,
    fetching: createHttpFetching({ source: 'noaa-isatss', signal }),
    readTimer: () => performance.now(),
    chance: Math.random,
  });
  await pollUntilStopped({ signal, onProblem: polling.onProblem }, () => pull.poll());
}
