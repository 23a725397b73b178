import type { EpochSeconds } from '#time/vietnam-time.ts';
import { listProcedureFaults, type OperatingProcedure, type ProcedureFaultCode } from './operating-procedure.ts';
import { checkStorageCurve, type StorageCurve, type StorageFaultCode } from './storage-curve.ts';

/** Levels of a reservoir from below: MNC, MNDBT, MNLTK, MNLKT (domain.md §5.4.2). */
export const RESERVOIR_LEVELS = ['dead', 'normal', 'designFlood', 'checkFlood'] as const;

/** Which of them. */
export type ReservoirLevel = (typeof RESERVOIR_LEVELS)[number];

/** A planned opening of a spillway. */
export interface PlannedOpening {
  readonly at: EpochSeconds;
  /** When downstream was notified; null: not yet. */
  readonly noticeGivenAt: EpochSeconds | null;
}

/** What an owner typed in of a reservoir; null is not given. None of it is guessed. */
export interface Reservoir {
  readonly curve: StorageCurve | null;
  /** Metres above the sea. */
  readonly levels: Readonly<Record<ReservoirLevel, number | null>>;
  /** The level, m, and when it was read. */
  readonly reading: { readonly levelM: number; readonly at: EpochSeconds } | null;
  /** Turbines and spillway together, m³/s. */
  readonly releaseM3S: number | null;
  readonly procedure: OperatingProcedure | null;
  readonly opening: PlannedOpening | null;
}

/** A reservoir of which nothing is known. */
export const NO_RESERVOIR: Reservoir = {
  curve: null,
  levels: { dead: null, normal: null, designFlood: null, checkFlood: null },
  reading: null,
  releaseM3S: null,
  procedure: null,
  opening: null,
};

/** What is wrong with a field of a reservoir. */
export type ReservoirFaultCode = ProcedureFaultCode | StorageFaultCode | 'levelBelow' | 'future' | 'tooEarly';

/** A field by its path, such as `levels.normal`, `curve.points.3` or `procedure.levelCaps.0.from`, with what is wrong. */
export interface ReservoirFault {
  readonly path: string;
  readonly code: ReservoirFaultCode;
}

const LIKELY_LEVELS = [-10, 3000] as const;
const LIKELY_RELEASES = [0, 100_000] as const;

function listRangeFaults(
  path: string,
  value: number | null,
  [least, most]: readonly [number, number],
): readonly ReservoirFault[] {
  return value === null || (value >= least && value <= most) ? [] : [{ path, code: 'outOfRange' }];
}

/** Levels that are given must rise. */
function listLevelFaults({ levels }: Reservoir): readonly ReservoirFault[] {
  let below = Number.NEGATIVE_INFINITY;
  return RESERVOIR_LEVELS.flatMap((name): readonly ReservoirFault[] => {
    const level = levels[name];
    const path = `levels.${name}`;
    const faults = listRangeFaults(path, level, LIKELY_LEVELS);
    if (level === null || faults.length > 0) return faults;
    const isBelow = level <= below;
    below = Math.max(below, level);
    return isBelow ? [{ path, code: 'levelBelow' }] : [];
  });
}

function listCurveFaults({ curve }: Reservoir): readonly ReservoirFault[] {
  const checked = curve === null ? null : checkStorageCurve(curve.points);
  if (checked === null || checked.ok) return [];
  return checked.faults.map(({ code, point }) => ({ path: point === null ? 'curve' : `curve.points.${point}`, code }));
}

/**
 * Everything that is wrong with a reservoir; empty where it may be used.
 *
 * @param now a level read after it, or a notice given after it, is a fault
 */
export function listReservoirFaults(reservoir: Reservoir, now: EpochSeconds): readonly ReservoirFault[] {
  const { reading, releaseM3S, procedure, opening } = reservoir;
  const faults: ReservoirFault[] = [
    ...listCurveFaults(reservoir),
    ...listLevelFaults(reservoir),
    ...listRangeFaults('reading.level', reading?.levelM ?? null, LIKELY_LEVELS),
    ...listRangeFaults('release', releaseM3S, LIKELY_RELEASES),
    ...(procedure === null ? [] : listProcedureFaults(procedure)).map(({ path, code }) => ({
      path: `procedure.${path}`,
      code,
    })),
  ];
  if (reading !== null && reading.at > now) faults.push({ path: 'reading.at', code: 'future' });
  const noticeAt = opening?.noticeGivenAt ?? null;
  if (noticeAt !== null && noticeAt > now) faults.push({ path: 'opening.noticeAt', code: 'future' });
  if (opening !== null && noticeAt !== null && noticeAt > opening.at)
    faults.push({ path: 'opening.at', code: 'tooEarly' });
  return faults;
}
