import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toGround } from '#radar/rain-rate-blend.ts';
import type { RainRateField } from '#radar/rain-rate-field.ts';
import { readRadarHdf5 } from '#radar/read-radar-hdf5.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { createFrameQueue, type FrameKey, type FramePull } from '#sources/frames/frame-queue.ts';
import { type ListedBlend, listBlends } from './blend-listing.ts';
import { insertSatelliteFrame } from './insert-frame.ts';
import { listStored } from './radar-folder.ts';

/** Configuration of fetching the satellites' rain. */
export interface BlendPulling {
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

const SLOT_SECONDS = 600;
/** The hour before a frame that comes half an hour late: it is shown, and four frames make a nowcast. */
const WINDOW_SECONDS = 6000;
/** Several times the expected size. */
const MOST_BYTES = 64 * 2 ** 20;
/** Satellites of a complete blend, and the fewest of one that is used. */
const ALL_SATELLITES = 5;
const LEAST_SATELLITES = 4;
/** Age at which a blend without a satellite is taken although complete ones come: they come 22 minutes after. */
const LATE_SECONDS = 1800;
/** Refused files that are remembered. */
const MOST_REFUSED = 256;
/** Time for which a listing is used for all moments. */
const LISTED_MS = 45_000;

interface Listing {
  readonly atMs: number;
  readonly found: Promise<readonly ListedBlend[]>;
}

/** Lists folders of hours, each at most once in 45 s, also where that fails. */
function createLister({ fetching, url, readTimer }: BlendPulling) {
  const listings = new Map<EpochSeconds, Listing>();
  return (at: EpochSeconds): Promise<readonly ListedBlend[]> => {
    const hourAt = at - (at % HOUR_SECONDS);
    for (const [hour, { atMs }] of listings) if (readTimer() - atMs >= LISTED_MS) listings.delete(hour);
    const known = listings.get(hourAt);
    if (known !== undefined) return known.found;
    const found = listBlends(fetching, toBase(url), hourAt);
    found.catch(() => {});
    listings.set(hourAt, { atMs: readTimer(), found });
    return found;
  };
}

/** The bytes of a listed file, as many as listed. Throws `FetchError`, and `Error` for one listed as too large. */
async function fetchBlend({ url, fetching }: Pick<BlendPulling, 'url' | 'fetching'>, blend: ListedBlend) {
  if (blend.bytes > MOST_BYTES) {
    throw new Error(`${blend.name}: is listed with ${blend.bytes} bytes, more than ${MOST_BYTES}`);
  }
  const address = `${toBase(url)}/${blend.key}`;
  const bytes = await fetching.getBytes(address, { mostBytes: blend.bytes });
  if (bytes.length !== blend.bytes) {
    throw new FetchError(`${blend.name}: ${bytes.length} bytes, listed with ${blend.bytes}`);
  }
  return bytes;
}

/** The rain of a fetched file. Throws an `Error` of one line for one that is refused. */
function readBlend(blend: ListedBlend, bytes: Uint8Array): Promise<RainRateField> {
  return readRadarHdf5({ bytes, blendAt: blend.at }).catch((error: unknown) => {
    throw new Error(`${blend.name}: ${describeError(error)}`);
  });
}

/**
 * Lists the last two hours and asks for the newest usable file; one line of what is there. Throws as the pull's requests
 * do: a file in this format can only be read whole.
 */
export async function probeBlend(request: Pick<BlendPulling, 'url' | 'fetching' | 'now'>): Promise<string> {
  const { url, fetching, now } = request;
  const hourAt = now() - (now() % HOUR_SECONDS);
  const listed: ListedBlend[] = [];
  for (const at of [hourAt, hourAt - HOUR_SECONDS]) listed.push(...(await listBlends(fetching, toBase(url), at)));
  const usable = listed.filter(({ at, satellites }) => at <= now() && satellites >= LEAST_SATELLITES);
  const [newest] = usable.sort((a, b) => b.at - a.at || b.satellites - a.satellites);
  if (newest === undefined) {
    const least = `at least ${LEAST_SATELLITES} satellites`;
    throw new FetchError(`${listed.length} files are listed in the last two hours, none of ${least}`, 'later');
  }
  const bytes = await fetchBlend(request, newest);
  await readBlend(newest, bytes);
  return `${usable.length} files up to ${formatMoment(newest.at)}, the newest of ${newest.bytes} bytes`;
}

const toBase = (url: string): string => url.replace(/\/+$/, '');

/**
 * Fetches the rain that satellites estimate, newest first, an hour back: of each ten minutes the blend of the most
 * satellites, at least four, whose window of Viet Nam is seen. One of four is taken only where no complete one is
 * listed, or none has come within half an hour, because frames of different satellites make no nowcast together.
 */
export function createBlendPull(pulling: BlendPulling): FramePull {
  const { dataDir, fetching, now, onProblem } = pulling;
  const list = createLister(pulling);
  const refused = new Set<string>();
  const taken = new Set<EpochSeconds>();

  /** Whether a complete blend is listed in the last hour, as far as its listings can be had. */
  async function areComplete(): Promise<boolean> {
    const hours = await Promise.allSettled([list(now()), list(now() - HOUR_SECONDS)]);
    const listed = hours.flatMap((hour) => (hour.status === 'fulfilled' ? hour.value : []));
    return listed.some(({ satellites, key }) => satellites >= ALL_SATELLITES && !refused.has(key));
  }

  async function choose(at: EpochSeconds): Promise<ListedBlend | undefined> {
    const usable = (await list(at)).filter(
      (blend) => blend.at === at && blend.satellites >= LEAST_SATELLITES && !refused.has(blend.key),
    );
    const [best] = usable.sort((a, b) => b.satellites - a.satellites || b.madeAt.localeCompare(a.madeAt));
    if (best === undefined || best.satellites >= ALL_SATELLITES || now() - at >= LATE_SECONDS) return best;
    return (await areComplete()) ? undefined : best;
  }

  async function find(at: EpochSeconds): Promise<ListedBlend> {
    const best = await choose(at);
    if (best === undefined) {
      throw new FetchError(`satellite rain of ${formatMoment(at)}: no usable file is listed`, 'later');
    }
    if (best.bytes > MOST_BYTES) refused.add(best.key);
    return best;
  }

  async function ingestFrame(at: FrameKey): Promise<null> {
    const blend = await find(at ?? 0);
    const bytes = await fetchBlend(pulling, blend);
    const field = await readBlend(blend, bytes).catch((error: unknown) => {
      // Fetched whole and refused: it is not fetched again.
      refused.add(blend.key);
      throw error;
    });
    const fate = insertSatelliteFrame(dataDir, toGround(field), blend.satellites, now());
    taken.add(blend.at);
    if (fate === 'frozen') onProblem(`${blend.name}: is the very picture of the frame before it`);
    return null;
  }

  function listMissing(): EpochSeconds[] {
    const newest = now() - (now() % SLOT_SECONDS);
    for (const old of taken) if (old < newest - WINDOW_SECONDS) taken.delete(old);
    if (refused.size > MOST_REFUSED) refused.clear();
    const stored = new Set(listStored(dataDir, 'satellite', 'frame'));
    const slots = Array.from({ length: WINDOW_SECONDS / SLOT_SECONDS }, (_, age) => newest - age * SLOT_SECONDS);
    return slots.filter((at) => !taken.has(at) && !stored.has(at));
  }

  return createFrameQueue({
    ...pulling,
    signal: fetching.signal,
    isNewestFirst: true,
    everySeconds: SLOT_SECONDS,
    listMissing,
    ingestFrame,
  });
}
