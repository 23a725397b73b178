import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { MotionField } from '#nowcast/trajectory.ts';
import { pollFolder } from '#store/folder-mark.ts';
import { CHANCE_BYTES, findChancePercent, MOTION_BYTES, toMotionField } from './frame-bytes.ts';
import { CELLS, LEADS, PLANE_BYTES } from './insert-frame.ts';
import { findFullWeights, findMemoryMinutes, spreadTiles, TAIL_LENGTHS } from './nowcast-tail.ts';
import { findBytes, isStoredWhole, listStored, type RadarOrigin, type StoredKind } from './radar-folder.ts';
import { createSatelliteGate } from './satellite-score.ts';

/** Times of the frames and nowcasts of one origin, oldest first. */
interface StoredTimes {
  readonly frames: readonly EpochSeconds[];
  readonly nowcasts: readonly EpochSeconds[];
}

/** Contents of a radar's folder at the last check. */
interface RadarFolder {
  /** Reads the folder again if the last check is too old. */
  readonly list: () => Readonly<Record<RadarOrigin, StoredTimes>>;
  /** Whether a file exists and is undamaged. */
  readonly isWhole: (origin: RadarOrigin, kind: StoredKind, at: EpochSeconds) => boolean;
  /** Reports that a file could not be read although it was intact. */
  readonly distrust: (origin: RadarOrigin, kind: StoredKind, at: EpochSeconds) => void;
  /** Changes whenever a result from this folder may have changed. */
  readonly mark: () => number;
}

const MOST_NOTED = 256;

/** Watches the radar folder, which a poller fills from another process; `readTimer` is a clock in ms. */
function watchRadarFolder(dataDir: string, readTimer: () => number): RadarFolder {
  const whole = new Set<string>();
  /** Only until the next check: the poller may have rewritten it. */
  const damaged = new Set<string>();
  let mark = 0;
  const list = pollFolder(listTimes(dataDir), readTimer, () => {
    mark += 1;
    damaged.clear();
    if (whole.size > MOST_NOTED) whole.clear();
    return listTimes(dataDir);
  });

  const toKey = (origin: RadarOrigin, kind: StoredKind, at: EpochSeconds) => `${origin} ${kind} ${at}`;
  return {
    list,
    isWhole(origin, kind, at) {
      const key = toKey(origin, kind, at);
      if (whole.has(key)) return true;
      if (damaged.has(key)) return false;
      const isFound = isStoredWhole(dataDir, origin, kind, at);
      (isFound ? whole : damaged).add(key);
      return isFound;
    },
    distrust(origin, kind, at) {
      whole.delete(toKey(origin, kind, at));
      mark += 1;
    },
    mark: () => mark,
  };
}

function listTimes(dataDir: string): Record<RadarOrigin, StoredTimes> {
  const list = (origin: RadarOrigin) => ({
    frames: listStored(dataDir, origin, 'frame'),
    nowcasts: listStored(dataDir, origin, 'nowcast'),
  });
  return { radar: list('radar'), demo: list('demo'), satellite: list('satellite') };
}

/** Radar state at a moment. */
export interface RadarState {
  readonly origin: RadarOrigin;
  /** The newest frame with a nowcast. */
  readonly frameAt: EpochSeconds;
  /** Stored frames of the hour before it, oldest first, and itself as the last. */
  readonly observed: readonly EpochSeconds[];
  /**
   * Minutes after its frame during which the nowcast has full weight over the model, at the tile where that is longest,
   * 30…90.
   */
  readonly fullWeightMinutes: number;
}

/** Frames of one origin. */
export interface StoredFrames {
  readonly origin: RadarOrigin;
  readonly moments: readonly EpochSeconds[];
}

/**
 * Reads the frames that the radar poller stores, also from another process. Bytes are on the national grid, north-west
 * first.
 */
export interface RadarStore {
  /** Changes with every nowcast. */
  version(): string;
  /** The newest nowcast up to the clock, a real radar's before the demo's; null without one. */
  findState(now: EpochSeconds, demo: boolean): RadarState | null;
  /** The newest nowcast of satellite rain up to the clock; null without one, and while it has no skill. */
  findSatellite(now: EpochSeconds): RadarState | null;
  /** Moments of the stored frames in a span that excludes its end, oldest first, a real radar's before the demo's. */
  listFrames(fromAt: EpochSeconds, toAt: EpochSeconds, demo: boolean): StoredFrames;
  /** Rain bytes of a frame; null if it is missing or damaged. */
  findFrame(origin: RadarOrigin, at: EpochSeconds): Uint8Array | null;
  /** Rain bytes of a lead (1…18) of a nowcast. */
  findRain(origin: RadarOrigin, at: EpochSeconds, lead: number): Uint8Array | null;
  /** Chance of rain in a cell at a lead, per cent; null if unknown. */
  findChance(origin: RadarOrigin, at: EpochSeconds, lead: number, cell: number): number | null;
  /**
   * Full-weight minutes of a nowcast in each cell, 30…90; 90 if it does not state them or is missing. Encoded like rain
   * bytes, minutes for mm/h, so that places and areas read them like rain.
   */
  findFullWeights(origin: RadarOrigin, at: EpochSeconds): Uint8Array;
  /**
   * Minutes after which the hindcast of a nowcast expects a correlation of 1/e, in each of `NATIONAL_PLACES`, NaN
   * without a hindcast; null if the nowcast does not state them or is missing.
   */
  findMemoryMinutes(origin: RadarOrigin, at: EpochSeconds): Float32Array | null;
  /** The motion of a nowcast, cells per ten minutes; null if it is missing. */
  findMotion(origin: RadarOrigin, at: EpochSeconds): MotionField | null;
}

const SHOWN_SECONDS = 4200;
const MOST_CACHED_NOWCASTS = 2;

/** Opens the radar of a data folder; checks the disk at most once a second. `readTimer` is a monotonic clock in ms. */
export function openRadarStore(dataDir: string, readTimer: () => number): RadarStore {
  const folder = watchRadarFolder(dataDir, readTimer);
  const planes = new Map<string, Uint8Array>();

  /** Damaged files count as missing. */
  const findNowcast = (origin: RadarOrigin, now: EpochSeconds): EpochSeconds | undefined =>
    folder.list()[origin].nowcasts.findLast((at) => at <= now && folder.isWhole(origin, 'nowcast', at));

  function findPlanes(origin: RadarOrigin, at: EpochSeconds): Uint8Array | null {
    // A nowcast that does not exist yet is not cached as missing, and asking for it evicts nothing.
    if (folder.list()[origin].nowcasts.lastIndexOf(at) < 0 || !folder.isWhole(origin, 'nowcast', at)) return null;
    const key = `${origin} ${at}`;
    const known = planes.get(key);
    if (known !== undefined) return known;
    const read = findBytes(dataDir, origin, 'nowcast', at, ...TAIL_LENGTHS.map((tail) => PLANE_BYTES + tail));
    if (read === null) {
      folder.distrust(origin, 'nowcast', at);
      return null;
    }
    for (const old of [...planes.keys()].slice(0, Math.max(planes.size - MOST_CACHED_NOWCASTS + 1, 0)))
      planes.delete(old);
    planes.set(key, read);
    return read;
  }

  const findLeads = oncePerNowcast(folder, (origin, at) => {
    const bytes = findPlanes(origin, at);
    return bytes === null ? null : cutLeads(bytes);
  });

  const findTileWeights = (origin: RadarOrigin, at: EpochSeconds): Uint8Array =>
    findFullWeights(findPlanes(origin, at) ?? new Uint8Array(), PLANE_BYTES);
  const findWeights = oncePerNowcast(folder, (origin, at) => spreadTiles(findTileWeights(origin, at)));

  function describeState(origin: RadarOrigin, now: EpochSeconds): RadarState | null {
    const { frames } = folder.list()[origin];
    const frameAt = findNowcast(origin, now);
    if (frameAt === undefined) return null;
    // Only the last of forty days of frames are read.
    const from = frames.findLastIndex((at) => at <= frameAt - SHOWN_SECONDS) + 1;
    const observed = frames.slice(from).filter((at) => at <= frameAt && folder.isWhole(origin, 'frame', at));
    return { origin, frameAt, observed, fullWeightMinutes: Math.max(...findTileWeights(origin, frameAt)) };
  }

  const findState = oncePerMark(folder, (now: EpochSeconds, demo: boolean): RadarState | null => {
    const origin = folder.list().radar.frames.length > 0 ? 'radar' : 'demo';
    return origin === 'demo' && !demo ? null : describeState(origin, now);
  });
  const isOff = createSatelliteGate(dataDir);
  const findSatellite = oncePerMark(folder, (now: EpochSeconds) =>
    isOff(now) ? null : describeState('satellite', now),
  );

  return {
    version: oncePerMark(folder, () => toVersion((origin) => findNowcast(origin, Number.POSITIVE_INFINITY) ?? 0)),
    findState,
    findSatellite,
    listFrames(fromAt, toAt, demo) {
      const found = folder.list();
      const origin = found.radar.frames.length > 0 ? 'radar' : 'demo';
      const isHidden = origin === 'demo' && !demo;
      return { origin, moments: isHidden ? [] : found[origin].frames.filter((at) => at >= fromAt && at < toAt) };
    },
    findFrame: (origin, at) => findBytes(dataDir, origin, 'frame', at, CELLS),
    findRain: (origin, at, lead) => findLeads(origin, at)?.[lead - 1]?.rain ?? null,
    findChance(origin, at, lead, cell) {
      const chances = findLeads(origin, at)?.[lead - 1]?.chances;
      return chances === undefined ? null : findChancePercent(chances, cell);
    },
    findFullWeights: findWeights,
    findMemoryMinutes(origin, at) {
      const bytes = findPlanes(origin, at);
      return bytes === null ? null : findMemoryMinutes(bytes, PLANE_BYTES);
    },
    findMotion(origin, at) {
      const bytes = findBytes(dataDir, origin, 'motion', at, MOTION_BYTES);
      return bytes === null ? null : toMotionField(bytes);
    },
  };
}

/** The newest nowcasts in a word; without satellites it is that of a store without them. */
function toVersion(findNewest: (origin: RadarOrigin) => EpochSeconds): string {
  const [radar, demo, satellite] = (['radar', 'demo', 'satellite'] as const).map(findNewest);
  return `${radar}.${demo}${satellite === 0 ? '' : `.${satellite}`}`;
}

/** One lead of a nowcast: one byte per cell, and one byte per cell of the chances' coarser grid. */
interface LeadPart {
  readonly rain: Uint8Array;
  readonly chances: Uint8Array;
}

function cutLeads(bytes: Uint8Array): LeadPart[] {
  return Array.from({ length: LEADS }, (_, lead) => {
    const chancesAt = LEADS * CELLS + lead * CHANCE_BYTES;
    return {
      rain: bytes.subarray(lead * CELLS, (lead + 1) * CELLS),
      chances: bytes.subarray(chancesAt, chancesAt + CHANCE_BYTES),
    };
  });
}

/** A page asks some two hundred times for parts of the same nowcast: they are derived once. */
function oncePerNowcast<Found>(
  folder: RadarFolder,
  find: (origin: RadarOrigin, at: EpochSeconds) => Found,
): (origin: RadarOrigin, at: EpochSeconds) => Found {
  let last: {
    readonly origin: RadarOrigin;
    readonly at: EpochSeconds;
    readonly mark: number;
    readonly found: Found;
  } | null = null;
  return (origin, at) => {
    folder.list();
    if (last !== null && last.at === at && last.origin === origin && last.mark === folder.mark()) return last.found;
    const found = find(origin, at);
    last = { origin, at, mark: folder.mark(), found };
    return found;
  };
}

/** Caches results until the folder may have changed: every page asks the same within a second. */
function oncePerMark<Asked extends readonly (number | boolean)[], Found>(
  folder: RadarFolder,
  find: (...asked: Asked) => Found,
): (...asked: Asked) => Found {
  const found = new Map<string, Found>();
  let foundAt = Number.NaN;
  return (...asked) => {
    folder.list();
    if (foundAt !== folder.mark()) found.clear();
    foundAt = folder.mark();
    const key = asked.join(' ');
    const known = found.get(key);
    if (known !== undefined) return known;
    const made = find(...asked);
    found.set(key, made);
    return made;
  };
}
