import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Drift } from './noise-layer.ts';

/** The season at a moment, the same everywhere. Shares are 0…1. */
export interface Season {
  /** Hours since the origin of the sky's clock, 2000-01-01T00:00Z. */
  readonly hours: number;
  /** Northeast monsoon (about November to March) and southwest monsoon (about May to September). */
  readonly northeast: number;
  readonly southwest: number;
  /** Cool season of the north, with stratiform rain. */
  readonly cool: number;
  /** Drizzle and mist of the northern late winter (mưa phùn), with its maximum about 1 March. */
  readonly drizzle: number;
  readonly drift: Drift;
}

const ORIGIN_SECONDS = 946_684_800;
const YEAR_HOURS = 8765.82;
const COLDEST_DAY = 15;
const DRIZZLE_DAY = 60;
/** 1 m/s in degrees per hour. */
const DEG_PER_HOUR = 3.6 / 111.2;
/**
 * Mean steering wind and its annual amplitude, m/s towards east and north: from the north-east in winter, south-west in
 * summer.
 */
const STEERING = { meanU: -1, swingU: 3.5, meanV: 0.5, swingV: 2.5 };

/** The season at a moment. */
export function findSeason(at: EpochSeconds): Season {
  const hours = (at - ORIGIN_SECONDS) / HOUR_SECONDS;
  const winter = 0.5 + 0.5 * Math.cos(toYearAngle(hours, COLDEST_DAY));
  return {
    hours,
    northeast: smoothStep(0.35, 0.75, winter),
    southwest: smoothStep(0.35, 0.8, 1 - winter),
    cool: smoothStep(0.42, 0.8, winter),
    drizzle: smoothStep(0.6, 0.9, 0.5 + 0.5 * Math.cos(toYearAngle(hours, DRIZZLE_DAY))),
    drift: findDrift(hours),
  };
}

/** Angle of the year in radians, 0 on the given day of the year. */
export function toYearAngle(hours: number, zeroDay: number): number {
  return (2 * Math.PI * (hours - zeroDay * 24)) / YEAR_HOURS;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
}

/** Displacement by the steering flow since the origin: the integral of a wind with an annual cycle. */
function findDrift(hours: number): Drift {
  const swing = (Math.sin(toYearAngle(hours, COLDEST_DAY)) * YEAR_HOURS) / (2 * Math.PI);
  return {
    lng: DEG_PER_HOUR * (STEERING.meanU * hours - STEERING.swingU * swing),
    lat: DEG_PER_HOUR * (STEERING.meanV * hours - STEERING.swingV * swing),
  };
}
