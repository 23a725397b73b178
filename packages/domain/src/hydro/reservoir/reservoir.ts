import type { EpochSeconds } from '#time/vietnam-time.ts';
import { listProcedureFaults, type OperatingProcedure, type ProcedureFaultCode } from './operating-procedure.ts';
import { checkStorageCurve, type StorageCurve, type StorageFaultCode } from './storage-curve.ts';

/** Levels of a reservoir, lowest first: MNC, MNDBT, MNLTK, MNLKT (domain.md §5.4.2). */
export const RESERVOIR_LEVELS = ['dead', 'normal', 'designFlood', 'checkFlood'] as const;

/** Level of a reservoir. */
export type ReservoirLevel = (typeof RESERVOIR_LEVELS)[number];

/** A planned opening of a spillway. */
export interface PlannedOpening {
  readonly at: EpochSeconds;
  /** When downstream was notified; null: not yet. */
  readonly noticeGivenAt: EpochSeconds | null;
}

/** A reservoir as entered by its owner; null is not given. Nothing is guessed. */
export interface Reservoir {
  readonly curve: StorageCurve | null;
  /** Metres above sea level. */
  readonly levels: Readonly<Record<ReservoirLevel, number | null>>;
  /** The level, m, and when it was read. */
  readonly reading: { readonly levelM: number; readonly at: EpochSeconds } | null;
  /** Turbines and spillway together, m³/s. */
  readonly releaseM3S: number | null;
  readonly procedure: OperatingProcedure | null;
  readonly opening: PlannedOpening | null;
}

/** A reservoir without any data. */
export const NO_RESERVOIR: Reservoir = {
  curve: null,
  levels: { dead: null, normal: null, designFlood: null, checkFlood: null },
  reading: null,
  releaseM3S: null,
  procedure: null,
  opening: null,
};

/** Fault of a reservoir's field. */
export type ReservoirFaultCode = ProcedureFaultCode | StorageFaultCode | 'levelBelow' | 'future' | 'tooEarly';

/** A field by its path, such as `levels.normal`, `curve.points.3` or `procedure.levelCaps.0.from`, with its fault. */
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

/** The given levels must ascend. */
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
 * All faults of a reservoir; empty if it is valid.
 *
 * @param now a reading or a notice after this moment is a fault
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
