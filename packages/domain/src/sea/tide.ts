import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { type Constituent, TIDE_STATIONS, type TideStation } from './tide-stations.table.ts';

/** Farther from a gauge its tide says too little: along this coast hours and heights change within a province. */
const TIDE_REACH_KM = 50;

/** A station near a place. */
export interface NearTideStation {
  readonly station: TideStation;
  readonly distanceKm: number;
}

/** The nearest station within reach of a place; null if there is none. */
export function findTideStation(place: LatLng): NearTideStation | null {
  const near = TIDE_STATIONS.map((station) => ({ station, distanceKm: greatCircleKm(station, place) }));
  const [nearest] = near.sort((a, b) => a.distanceKm - b.distanceKm);
  return nearest !== undefined && nearest.distanceKm <= TIDE_REACH_KM ? nearest : null;
}

const RADIANS = Math.PI / 180;
const CENTURY_SECONDS = 36_525 * DAY_SECONDS;
/** 31 December 1899, 12:00 UTC, from which mean longitudes count. */
const LONGITUDES_FROM = Date.UTC(1899, 11, 31, 12) / 1000;

/** Mean longitudes, degrees. */
interface Longitudes {
  readonly moon: number;
  readonly sun: number;
  readonly perigee: number;
  readonly node: number;
}

function findLongitudes(at: EpochSeconds): Longitudes {
  const centuries = (at - LONGITUDES_FROM) / CENTURY_SECONDS;
  return {
    moon: 270.434164 + 481267.8831417 * centuries,
    sun: 279.696678 + 36000.768925 * centuries,
    perigee: 334.329653 + 4069.0340333 * centuries,
    node: 259.183275 - 1934.1420083 * centuries,
  };
}

/** A constituent's argument at Greenwich, degrees, with its nodal factor and angle. */
interface Argument {
  readonly degrees: number;
  readonly factor: number;
}

/** Arguments V + u and nodal factors f of all constituents at a moment (domain-2.md §18.2). */
function findArguments(at: EpochSeconds): Readonly<Record<Constituent, Argument>> {
  const { moon: s, sun: h, perigee: p, node } = findLongitudes(at);
  const t = (15 * (at % DAY_SECONDS)) / HOUR_SECONDS + 180;
  const cos = (times: number): number => Math.cos(times * node * RADIANS);
  const sin = (times: number): number => Math.sin(times * node * RADIANS);
  const ofO1 = {
    factor: 1.009 + 0.187 * cos(1) - 0.015 * cos(2),
    angle: 10.8 * sin(1) - 1.3 * sin(2) + 0.2 * sin(3),
  };
  const ofM2 = { factor: 1 - 0.037 * cos(1), angle: -2.1 * sin(1) };
  return {
    O1: { degrees: t - 2 * s + h + 90 + ofO1.angle, factor: ofO1.factor },
    K1: {
      degrees: t + h - 90 - 8.9 * sin(1) + 0.7 * sin(2),
      factor: 1.006 + 0.115 * cos(1) - 0.009 * cos(2),
    },
    P1: { degrees: t - h + 90, factor: 1 },
    Q1: { degrees: t - 3 * s + h + p + 90 + ofO1.angle, factor: ofO1.factor },
    M2: { degrees: 2 * t - 2 * s + 2 * h + ofM2.angle, factor: ofM2.factor },
    S2: { degrees: 2 * t, factor: 1 },
    N2: { degrees: 2 * t - 3 * s + 2 * h + p + ofM2.angle, factor: ofM2.factor },
    K2: { degrees: 2 * t + 2 * h - 17.7 * sin(1) + 0.7 * sin(2), factor: 1.024 + 0.286 * cos(1) + 0.008 * cos(2) },
    SA: { degrees: h, factor: 1 },
    SSA: { degrees: 2 * h, factor: 1 },
  };
}

const CONSTITUENTS: readonly Constituent[] = ['O1', 'K1', 'P1', 'Q1', 'M2', 'S2', 'N2', 'K2', 'SA', 'SSA'];

/** Astronomical tide of a station at a moment, m from mean sea level, without surge; of the given constituents only. */
export function computeTide(
  { constants }: TideStation,
  at: EpochSeconds,
  constituents: readonly Constituent[] = CONSTITUENTS,
): number {
  const found = findArguments(at);
  return constituents.reduce((sum, name) => {
    const [amplitudeM, lagDeg] = constants[name];
    const { degrees, factor } = found[name];
    return sum + factor * amplitudeM * Math.cos((degrees - lagDeg) * RADIANS);
  }, 0);
}

/** A high or low water. */
export interface TideTurn {
  readonly at: EpochSeconds;
  /** m from mean sea level. */
  readonly heightM: number;
  readonly kind: 'high' | 'low';
}

/** Step of the search for turns; tides turn hours apart, and errors are far larger. */
const STEP_SECONDS = 300;

/** High and low waters from `from` up to `to`, to the nearest five minutes. */
export function listTideTurns(station: TideStation, from: EpochSeconds, to: EpochSeconds): TideTurn[] {
  const turns: TideTurn[] = [];
  let before = computeTide(station, from - STEP_SECONDS);
  let heightM = computeTide(station, from);
  for (let at = from; at < to; at += STEP_SECONDS) {
    const after = computeTide(station, at + STEP_SECONDS);
    if (heightM > before && heightM >= after) turns.push({ at, heightM, kind: 'high' });
    if (heightM < before && heightM <= after) turns.push({ at, heightM, kind: 'low' });
    before = heightM;
    heightM = after;
  }
  return turns;
}
