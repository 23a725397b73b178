import { findFlowBand } from '#hydro/model/flow-band.ts';
import { findLevelM, findVolumeHm3, type StorageCurve } from './storage-curve.ts';

/** m³ of a million m³. */
const M3_OF_HM3 = 1e6;

/** Simulation input of a reservoir: current level, inflow and release. */
export interface ReservoirRun {
  readonly curve: StorageCurve;
  /** Current level, m. */
  readonly levelM: number;
  /** Mean inflow of each step, m³/s. */
  readonly inflowM3S: ArrayLike<number>;
  /** Outflow of turbines and spillway, m³/s: one value for all steps, or one per step. */
  readonly releaseM3S: number | ArrayLike<number>;
  readonly stepSeconds: number;
}

/** Course of a reservoir's filling. */
export interface LevelCourse {
  /** Volume now and at the end of each step, hm³: one more than steps. It continues outside the table. */
  readonly volumesHm3: Float64Array;
  /** Level now and at the end of each step, m; null outside the table. */
  readonly levelsM: readonly (number | null)[];
}

/**
 * Computes the level by the water balance V ← V + (inflow − release)·Δt (domain.md §5.4.2). Null if the current level
 * is outside the table.
 */
export function followLevel(run: ReservoirRun): LevelCourse | null {
  const volumesHm3 = followVolumes(run);
  if (volumesHm3 === null) return null;
  return { volumesHm3, levelsM: Array.from(volumesHm3, (volume) => findLevelM(run.curve, volume)) };
}

/** Only the volumes of `followLevel`, for runs with many members. */
export function followVolumes({
  curve,
  levelM,
  inflowM3S,
  releaseM3S,
  stepSeconds,
}: ReservoirRun): Float64Array | null {
  const start = findVolumeHm3(curve, levelM);
  if (start === null) return null;
  const volumesHm3 = new Float64Array(inflowM3S.length + 1);
  volumesHm3[0] = start;
  for (let at = 0; at < inflowM3S.length; at++) {
    const release = typeof releaseM3S === 'number' ? releaseM3S : (releaseM3S[at] as number);
    const gainedM3 = ((inflowM3S[at] as number) - release) * stepSeconds;
    volumesHm3[at + 1] = (volumesHm3[at] as number) + gainedM3 / M3_OF_HM3;
  }
  return volumesHm3;
}

/** 10th and 90th percentile of the members' levels, now and at the end of each step, m; null outside the table. */
export interface LevelBand {
  readonly lowM: readonly (number | null)[];
  readonly highM: readonly (number | null)[];
}

/**
 * The range of the level over members, over the steps that all have. Null for fewer than five of them, or if the
 * current level is outside the table.
 *
 * @param members inflow of each member, m³/s by step
 */
export function findLevelBand(
  run: Omit<ReservoirRun, 'inflowM3S'>,
  members: readonly ArrayLike<number>[],
): LevelBand | null {
  const volumes = members.flatMap((inflowM3S) => followVolumes({ ...run, inflowM3S }) ?? []);
  const band = volumes.length < members.length ? null : findFlowBand(volumes);
  if (band === null) return null;
  const toLevels = (ends: Float64Array) => Array.from(ends, (volume) => findLevelM(run.curve, volume));
  return { lowM: toLevels(band.p10), highM: toLevels(band.p90) };
}

/**
 * Constant release, m³/s, with which the level never exceeds a target; if it already does, the release that brings it
 * back by the end. 0 if no release is needed. Null if a level is outside the table or there are no steps.
 *
 * @param run its release is ignored
 */
export function findHoldingRelease(
  { curve, levelM, inflowM3S, stepSeconds }: Omit<ReservoirRun, 'releaseM3S'>,
  targetM: number,
): number | null {
  const [start, target] = [findVolumeHm3(curve, levelM), findVolumeHm3(curve, targetM)];
  if (start === null || target === null || inflowM3S.length === 0) return null;
  const roomM3 = (target - start) * M3_OF_HM3;
  let [inflowM3, most] = [0, 0];
  for (let at = 0; at < inflowM3S.length; at++) {
    inflowM3 += (inflowM3S[at] as number) * stepSeconds;
    const needed = (inflowM3 - roomM3) / ((at + 1) * stepSeconds);
    most = roomM3 < 0 ? needed : Math.max(most, needed);
  }
  return Math.max(0, most);
}
