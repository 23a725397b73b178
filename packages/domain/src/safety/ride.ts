import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { isEmergency } from '#warning/warning-kind.ts';
import { chanceLimits, DRY_BELOW_PERCENT } from '#weather/rain-chance.ts';
import { classifyRain, type RainClass } from '#weather/rain-class.ts';
import type { RainSlice } from '#weather/rain-spells.ts';
import { findWarningGate, type WorkWarning } from './warning-gate.ts';

/** A time slice of rain with its strongest gust, m/s, and the visibility, km; null if unknown. */
export interface RideSlice extends RainSlice {
  readonly gustMs: number | null;
  readonly visibilityKm: number | null;
}

/**
 * Verdict of a motorbike ride: `dry`, `light` rain that a raincoat stops, `wet` rain to wait for, `stop` danger,
 * `unknown` if a part of it is unknown, and in the day after a warning of level 3 and more.
 */
export type RideVerdict = 'dry' | 'light' | 'wet' | 'stop' | 'unknown';

/** Deciding factor of a ride's verdict. */
export type RideReason = 'warning' | 'afterWarning' | 'thunder' | 'gust' | 'fog' | 'rain';

/** A ride that begins at a moment. */
export interface Ride {
  readonly at: EpochSeconds;
  readonly verdict: RideVerdict;
  readonly reason: RideReason;
  /** The bulletin that limits it; null if none does. */
  readonly warning: WorkWarning | null;
  /** Class of the strongest rain on the way, by its hourly rate. */
  readonly rainClass: RainClass;
  /** Highest chance of rain on the way, %; null if unknown. */
  readonly chancePercent: number | null;
  /** Strongest gust on the way, m/s; null if unknown. */
  readonly gustMs: number | null;
  /** Lowest visibility on the way, km; null if unknown. */
  readonly visibilityKm: number | null;
  /** End of the dry period after a dry ride, if within two hours; else null. */
  readonly dryUntil: EpochSeconds | null;
}

/** Length of the ride, seconds: half an hour. */
export const RIDE_SECONDS = 1800;
/** Lower limits of forces 8 and 6, m/s: riders are thrown, riders are pushed. Our own limits. */
export const RIDE_GUST_MS = { stop: 17.2, push: 10.8 } as const;
/**
 * Dense fog, and fog, km (`classifyVisibility`): riders see obstacles too late, or must slow down. The stop is our own
 * limit.
 */
export const RIDE_SIGHT_KM = { stop: 0.05, slow: 1 } as const;
const LIKELY_THUNDER = 2;
/** Lower limit of moderate rain, an hourly class. */
const MODERATE: RainClass = 3;
/** Range of departures, hours. */
const HOURS_AHEAD = 6;
const DEFAULT_HOURS = 3;
const DRY_AHEAD_SECONDS = 2 * HOUR_SECONDS;

/** Possible rain: its class, 0 if the slice may be called dry. */
function findClass({ rainMmh, chancePercent }: RainSlice): RainClass {
  return (chancePercent ?? 100) < DRY_BELOW_PERCENT ? 0 : classifyRain(rainMmh ?? 0, 1);
}

/** The higher of two values, one of which may be unknown. */
const pickHigher = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other > one) ? other : one;
const pickLower = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other < one) ? other : one;

/** The worst conditions on a way. */
interface Way {
  rainClass: RainClass;
  thunder: number;
  chancePercent: number | null;
  gustMs: number | null;
  visibilityKm: number | null;
  /** Whether every part of it is known. */
  isKnown: boolean;
}

/** The worst conditions between two moments, in one pass, because a cold page needs nine ways. */
function findWorst(at: EpochSeconds, endAt: EpochSeconds, slices: readonly RideSlice[]): Way {
  const way: Way = { rainClass: 0, thunder: 0, chancePercent: null, gustMs: null, visibilityKm: null, isKnown: true };
  let coveredTo = Number.NEGATIVE_INFINITY;
  for (const slice of slices) {
    if (slice.toAt <= at) continue;
    if (slice.fromAt >= endAt) break;
    coveredTo = slice.toAt;
    way.isKnown &&= slice.rainMmh !== null;
    way.rainClass = Math.max(way.rainClass, findClass(slice)) as RainClass;
    way.thunder = Math.max(way.thunder, slice.thunder ?? 0);
    way.chancePercent = pickHigher(way.chancePercent, slice.chancePercent);
    way.gustMs = pickHigher(way.gustMs, slice.gustMs);
    way.visibilityKm = pickLower(way.visibilityKm, slice.visibilityKm);
  }
  way.isKnown &&= coveredTo >= endAt;
  return way;
}

/** When the first wet slice after a ride begins, within two hours of its departure. */
function findDryEnd(at: EpochSeconds, slices: readonly RideSlice[]): EpochSeconds | null {
  const isLater = ({ toAt, fromAt }: RideSlice) => toAt > at && fromAt < at + DRY_AHEAD_SECONDS;
  return slices.find((slice) => isLater(slice) && findClass(slice) > 0)?.fromAt ?? null;
}

/** The verdict of a ride that begins at `at`, from consecutive slices and the official warnings for the place. */
export function assessRide(at: EpochSeconds, slices: readonly RideSlice[], warnings: readonly WorkWarning[]): Ride {
  const endAt = at + RIDE_SECONDS;
  const gate = findWarningGate(at, endAt, warnings);
  const warning = gate?.kind === 'warning' ? gate.warning : null;
  // A model must not give advice before and after an emergency's hours.
  const near = gate?.warning ?? warnings.find((one) => isEmergency(one) && at < one.expiresAt) ?? null;
  const { rainClass, thunder, chancePercent, gustMs, visibilityKm, isKnown } = findWorst(at, endAt, slices);
  const facts = { at, warning: near, rainClass, chancePercent, gustMs, visibilityKm, dryUntil: null };
  if (warning !== null && isEmergency(warning)) return { ...facts, verdict: 'stop', reason: 'warning' };
  if (gate?.kind === 'afterWarning') return { ...facts, verdict: 'unknown', reason: 'afterWarning' };
  if (!isKnown) return { ...facts, verdict: 'unknown', reason: 'rain' };
  if (thunder >= LIKELY_THUNDER) return { ...facts, verdict: 'stop', reason: 'thunder' };
  if ((gustMs ?? 0) >= RIDE_GUST_MS.stop) return { ...facts, verdict: 'stop', reason: 'gust' };
  const sightKm = visibilityKm ?? Number.POSITIVE_INFINITY;
  if (sightKm < RIDE_SIGHT_KM.stop) return { ...facts, verdict: 'stop', reason: 'fog' };
  const isLikely = (chancePercent ?? 100) >= chanceLimits(1).likely;
  if (rainClass >= MODERATE && isLikely) return { ...facts, verdict: 'wet', reason: 'rain' };
  if (near !== null) return { ...facts, verdict: 'light', reason: 'warning' };
  if (sightKm < RIDE_SIGHT_KM.slow && rainClass === 0) return { ...facts, verdict: 'light', reason: 'fog' };
  if (rainClass > 0 || (chancePercent ?? 0) >= DRY_BELOW_PERCENT) return { ...facts, verdict: 'light', reason: 'rain' };
  if ((gustMs ?? 0) >= RIDE_GUST_MS.push) return { ...facts, verdict: 'light', reason: 'gust' };
  return { ...facts, verdict: 'dry', reason: 'rain', dryUntil: findDryEnd(endAt, slices) };
}

/**
 * The three most helpful departures: now; the first whole hour with another verdict, or three hours later if none
 * differs; then the next change of verdict, or the next hour. Whole hours begin half an hour from now.
 */
export function listRides(
  nowAt: EpochSeconds,
  slices: readonly RideSlice[],
  warnings: readonly WorkWarning[],
): readonly [Ride, Ride, Ride] {
  const firstAt = Math.ceil((nowAt + RIDE_SECONDS) / HOUR_SECONDS) * HOUR_SECONDS;
  const assess = (hour: number) => assessRide(firstAt + hour * HOUR_SECONDS, slices, warnings);
  const hours = Array.from({ length: HOURS_AHEAD }, (_, hour) => assess(hour));
  const differs = (from: number, before: Ride) =>
    hours.findIndex((ride, hour) => hour >= from && ride.verdict !== before.verdict && ride.verdict !== 'unknown');
  const now = assessRide(nowAt, slices, warnings);
  const other = differs(0, now);
  const second = other < 0 || other === HOURS_AHEAD - 1 ? DEFAULT_HOURS - 1 : other;
  const find = (hour: number) => hours[hour] ?? assess(hour);
  const later = find(second);
  const again = differs(second + 1, later);
  return [now, later, find(again < 0 ? second + 1 : again)];
}
