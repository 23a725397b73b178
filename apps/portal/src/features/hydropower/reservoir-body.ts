import type { ReservoirBody } from '@portal/contract/own/reservoir-schema';
import type { OperatingProcedure } from '@portal/domain/hydro/reservoir/operating-procedure';
import type { Reservoir } from '@portal/domain/hydro/reservoir/reservoir';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

const readMoment = (text: string): EpochSeconds =>
  MOMENT.test(text) ? Math.floor(Date.parse(text) / 1000) : Number.NaN;

type ProcedureBody = NonNullable<ReservoirBody['procedure']>;

const toProcedure = (body: ProcedureBody): OperatingProcedure => ({
  ...body,
  levelCaps: body.levelCaps.map(({ from, to, level }) => ({ from, to, levelM: level })),
  minimumReleases: body.minimumReleases.map(({ from, to, release }) => ({ from, to, releaseM3S: release })),
});

const toProcedureBody = (procedure: OperatingProcedure): ProcedureBody => ({
  floodSeason: procedure.floodSeason,
  levelCaps: procedure.levelCaps.map(({ from, to, levelM }) => ({ from, to, level: levelM })),
  minimumReleases: procedure.minimumReleases.map(({ from, to, releaseM3S }) => ({ from, to, release: releaseM3S })),
  noticeHours: procedure.noticeHours,
});

/** A reservoir from a body; unreadable times become NaN. */
export function toReservoir({ curve, levels, reading, release, procedure, opening }: ReservoirBody): Reservoir {
  const noticeAt = opening?.noticeAt ?? null;
  return {
    curve: curve && { points: curve.points.map(({ level, volume }) => ({ levelM: level, volumeHm3: volume })) },
    levels,
    reading: reading && { levelM: reading.level, at: readMoment(reading.at) },
    releaseM3S: release,
    procedure: procedure && toProcedure(procedure),
    opening: opening && {
      at: readMoment(opening.at),
      noticeGivenAt: noticeAt === null ? null : readMoment(noticeAt),
    },
  };
}

export function toReservoirBody(reservoir: Reservoir): ReservoirBody {
  const { curve, levels, reading, releaseM3S, procedure, opening } = reservoir;
  return {
    curve: curve && { points: curve.points.map(({ levelM, volumeHm3 }) => ({ level: levelM, volume: volumeHm3 })) },
    levels,
    reading: reading && { level: reading.levelM, at: formatMoment(reading.at) },
    release: releaseM3S,
    procedure: procedure && toProcedureBody(procedure),
    opening: opening && {
      at: formatMoment(opening.at),
      noticeAt: opening.noticeGivenAt === null ? null : formatMoment(opening.noticeGivenAt),
    },
  };
}
