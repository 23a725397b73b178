/** A point of the owner's table V(H). */
export interface StoragePoint {
  readonly levelM: number;
  /** Volume below the level, million m³ (hm³). */
  readonly volumeHm3: number;
}

/** The owner's table of volume by level, both ascending; at least two points. Created by `checkStorageCurve`. */
export interface StorageCurve {
  readonly points: readonly StoragePoint[];
}

/** What is wrong with a row of a table V(H). */
export type StorageFaultCode =
  | 'tooFewPoints'
  | 'tooManyPoints'
  | 'noNumber'
  | 'unlikelyLevel'
  | 'negativeVolume'
  | 'unlikelyVolume'
  | 'levelNotRising'
  | 'volumeNotRising';

/** A fault of a table; `point` counts from 0, null if it concerns the whole table. */
export interface StorageFault {
  readonly code: StorageFaultCode;
  readonly point: number | null;
}

/** A valid table, or all its faults. */
export type CheckedStorage =
  | { readonly ok: true; readonly curve: StorageCurve }
  | { readonly ok: false; readonly faults: readonly StorageFault[] };

const MOST_POINTS = 2000;
/** Plausible levels of reservoirs above sea level. */
const LIKELY_LEVELS = { least: -10, most: 3000 } as const;

/** The largest reservoir of the world holds 180,000 million m³: a larger figure has another unit. */
const MOST_VOLUME_HM3 = 200_000;

/** Checks an owner's table: levels and volumes ascend, and no volume is negative. */
export function checkStorageCurve(points: readonly StoragePoint[]): CheckedStorage {
  if (points.length > MOST_POINTS) return { ok: false, faults: [{ code: 'tooManyPoints', point: null }] };
  const faults: StorageFault[] = points.flatMap(({ levelM, volumeHm3 }, point) => {
    if (!Number.isFinite(levelM) || !Number.isFinite(volumeHm3)) return [{ code: 'noNumber' as const, point }];
    const codes: StorageFaultCode[] = [];
    if (levelM < LIKELY_LEVELS.least || levelM > LIKELY_LEVELS.most) codes.push('unlikelyLevel');
    if (volumeHm3 < 0) codes.push('negativeVolume');
    if (volumeHm3 > MOST_VOLUME_HM3) codes.push('unlikelyVolume');
    const before = points[point - 1];
    if (before !== undefined && levelM <= before.levelM) codes.push('levelNotRising');
    if (before !== undefined && volumeHm3 <= before.volumeHm3) codes.push('volumeNotRising');
    return codes.map((code) => ({ code, point }));
  });
  if (points.length < 2) faults.unshift({ code: 'tooFewPoints', point: null });
  return faults.length === 0 ? { ok: true, curve: { points } } : { ok: false, faults };
}

/** Volume at a level, hm³, interpolated linearly; null outside the table (domain.md §5.2.4). */
export function findVolumeHm3({ points }: StorageCurve, levelM: number): number | null {
  return interpolate(
    points.map((point) => point.levelM),
    points.map((point) => point.volumeHm3),
    levelM,
  );
}

/** Level at a volume, m, interpolated linearly; null outside the table (domain.md §5.2.4). */
export function findLevelM({ points }: StorageCurve, volumeHm3: number): number | null {
  return interpolate(
    points.map((point) => point.volumeHm3),
    points.map((point) => point.levelM),
    volumeHm3,
  );
}

function interpolate(from: readonly number[], to: readonly number[], value: number): number | null {
  const last = from.length - 1;
  if (!(value >= (from[0] as number) && value <= (from[last] as number))) return null;
  const above = Math.max(
    1,
    from.findIndex((point) => point >= value),
  );
  const [low, high] = [from[above - 1] as number, from[above] as number];
  const [begin, end] = [to[above - 1] as number, to[above] as number];
  return begin + ((end - begin) * (value - low)) / (high - low);
}
