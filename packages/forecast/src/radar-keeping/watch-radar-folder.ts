import type { EpochSeconds } from '@portal/domain/time/epoch';
import { isKeptWhole, type KeptKind, listKept, type RadarOrigin } from './radar-folder.ts';

/** Times of the frames and nowcasts of one origin, oldest first. */
interface KeptTimes {
  readonly frames: readonly EpochSeconds[];
  readonly nowcasts: readonly EpochSeconds[];
}

/** What lies in a radar's folder, as it was at the last look. */
export interface RadarFolder {
  /** Looks again where the last look is too old. */
  readonly list: () => Readonly<Record<RadarOrigin, KeptTimes>>;
  /** Whether a file is there and undamaged. */
  readonly isWhole: (origin: RadarOrigin, kind: KeptKind, at: EpochSeconds) => boolean;
  /** Says that a file which was whole could not be read. */
  readonly distrust: (origin: RadarOrigin, kind: KeptKind, at: EpochSeconds) => void;
  /** Changes whenever an answer of this folder may have changed. */
  readonly mark: () => number;
}

const LOOK_EVERY_MS = 1000;
const MOST_NOTED = 256;

/** Watches the radar of a data folder, which its keeper fills from another process; `readTimer` is a clock in ms. */
export function watchRadarFolder(dataDir: string, readTimer: () => number): RadarFolder {
  const whole = new Set<string>();
  /** Only until the next look: the keeper may have written it anew. */
  const damaged = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let times = look(dataDir);
  let mark = 0;

  function list() {
    if (readTimer() - lookedAt < LOOK_EVERY_MS) return times;
    lookedAt = readTimer();
    mark += 1;
    damaged.clear();
    if (whole.size > MOST_NOTED) whole.clear();
    try {
      times = look(dataDir);
    } catch {
      // A folder that cannot be read for a moment is not an empty one: what was seen last stays.
    }
    return times;
  }

  const toKey = (origin: RadarOrigin, kind: KeptKind, at: EpochSeconds) => `${origin} ${kind} ${at}`;
  return {
    list,
    isWhole(origin, kind, at) {
      const key = toKey(origin, kind, at);
      if (whole.has(key)) return true;
      if (damaged.has(key)) return false;
      const isFound = isKeptWhole(dataDir, origin, kind, at);
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

function look(dataDir: string): Record<RadarOrigin, KeptTimes> {
  const list = (origin: RadarOrigin) => ({
    frames: listKept(dataDir, origin, 'frame'),
    nowcasts: listKept(dataDir, origin, 'nowcast'),
  });
  return { radar: list('radar'), demo: list('demo') };
}
