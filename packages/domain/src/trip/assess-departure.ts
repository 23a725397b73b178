import { RIDE_GUST_MS, RIDE_SIGHT_KM, type RideSlice } from '#safety/ride.ts';
import { findWarningGate, type WorkWarning } from '#safety/warning-gate.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { comesFirst } from '#warning/warning-kind.ts';
import { DRY_BELOW_PERCENT } from '#weather/rain-chance.ts';
import { classifyRain } from '#weather/rain-class.ts';
import type { TripPiece } from './trip-way.ts';

/** What the rain of a slice rests on. */
export type TripBasis = 'radar' | 'satellite' | 'model';

/** Weather of a time slice at a spot of the way; null is unknown. */
export interface TripSlice extends RideSlice {
  readonly feelsLikeC: number | null;
  /** 90% quantile of the rate at this spot alone, mm/h: for slices without members. */
  readonly highMmh: number | null;
  /** Rate of each member of the nowcast's ensemble, the same members at every spot; null without an ensemble. */
  readonly members: readonly number[] | null;
  readonly basis: TripBasis;
}

/** A piece of a trip with the slices of its spot, in order of time. */
export interface WeatheredPiece extends TripPiece {
  readonly slices: readonly TripSlice[];
}

/**
 * Verdict of a departure: `dry`; `maybe` wet; `damp`: a raincoat stops it; `soaked`; `stop`: thunder, gusts or fog;
 * `none`: none is given next to a bulletin of level 3 and more, and in the day after it; `unknown`.
 */
export type DepartureVerdict = 'dry' | 'maybe' | 'damp' | 'soaked' | 'stop' | 'none' | 'unknown';

/**
 * A bulletin on the way: `closed` by it, closed `after` it, or below level 3 a `caution`, next to which nothing is
 * called dry.
 */
export interface TripGate {
  readonly kind: 'closed' | 'after' | 'caution';
  readonly warning: WorkWarning;
}

/** The weather of a trip that begins at a moment; null is unknown. */
export interface Departure {
  readonly at: EpochSeconds;
  readonly arrivesAt: EpochSeconds;
  /** Rain ridden through: the rate where the traveller is, summed over the trip. */
  readonly rainMm: number | null;
  /** Nine of ten members stay below it. */
  readonly rainMmHigh: number | null;
  /** Highest chance of rain on the way, %. */
  readonly chancePercent: number | null;
  /** Minutes in rain, and in heavy rain (10 mm/h and more). */
  readonly wetMinutes: number | null;
  readonly heavyMinutes: number | null;
  /** Strongest gust on the way, m/s. */
  readonly gustMs: number | null;
  readonly feelsLikeC: number | null;
  readonly verdict: DepartureVerdict;
  /** Why `stop`. */
  readonly danger: 'thunder' | 'gust' | 'fog' | null;
  readonly gate: TripGate | null;
  readonly basis: TripBasis;
}

/** Rain ridden through from which nobody stays dry under a raincoat, and from which it is felt, mm. Our own limits. */
export const TRIP_RAIN_MM = { soaked: 1, damp: 0.1 } as const;
const WET_MMH = 0.1;
/** Class of heavy rain in an hour. */
const HEAVY = 4;
const LIKELY_THUNDER = 2;
const HIGH_PART = 0.9;
/** Rates are shown to a tenth of a millimetre. */
const toTenths = (value: number): number => Math.round(10 * value) / 10;

/** Sums along a trip. */
class TripSums {
  rainMm = 0;
  wetSeconds = 0;
  heavySeconds = 0;
  chancePercent: number | null = null;
  gustMs: number | null = null;
  feelsLikeC: number | null = null;
  visibilityKm = Number.POSITIVE_INFINITY;
  thunder = 0;
  isKnown = true;
  readonly secondsOf: Record<TripBasis, number> = { radar: 0, satellite: 0, model: 0 };
  #sureHighMm = 0;
  #isHighKnown = true;
  #members: number[] | null = null;

  add(slice: TripSlice, seconds: number): void {
    const { rainMmh, chancePercent, gustMs, feelsLikeC, thunder, basis } = slice;
    if (rainMmh === null) this.isKnown = false;
    this.rainMm += ((rainMmh ?? 0) * seconds) / HOUR_SECONDS;
    if ((rainMmh ?? 0) >= WET_MMH) this.wetSeconds += seconds;
    if (classifyRain(rainMmh ?? 0, 1) >= HEAVY) this.heavySeconds += seconds;
    this.chancePercent = pickHigher(this.chancePercent, chancePercent);
    this.gustMs = pickHigher(this.gustMs, gustMs);
    this.feelsLikeC = pickHigher(this.feelsLikeC, feelsLikeC);
    this.visibilityKm = Math.min(this.visibilityKm, slice.visibilityKm ?? Number.POSITIVE_INFINITY);
    this.thunder = Math.max(this.thunder, thunder ?? 0);
    this.secondsOf[basis] += seconds;
    this.#addHigh(slice, seconds / HOUR_SECONDS);
  }

  /** Members keep the rain of neighbours together; what has none counts with its own high quantile. */
  #addHigh({ members, highMmh }: TripSlice, hours: number): void {
    if (members === null) {
      if (highMmh === null) this.#isHighKnown = false;
      this.#sureHighMm += (highMmh ?? 0) * hours;
      return;
    }
    this.#members ??= members.map(() => 0);
    for (const [index, rate] of members.entries()) {
      this.#members[index] = (this.#members[index] as number) + rate * hours;
    }
  }

  /** 90% quantile of the members' own totals; null if a part of the trip has neither members nor a range. */
  get highMm(): number | null {
    if (!this.#isHighKnown) return null;
    return this.#sureHighMm + (this.#members === null ? 0 : findQuantile(this.#members, HIGH_PART));
  }

  get basis(): TripBasis {
    const { radar, satellite, model } = this.secondsOf;
    if (model > radar + satellite) return 'model';
    return satellite > 0 ? 'satellite' : 'radar';
  }
}

const pickHigher = (one: number | null, other: number | null): number | null =>
  one === null || (other !== null && other > one) ? other : one;

/** Linear between the two nearest of the sorted values. */
function findQuantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] as number;
  return low + (place - below) * ((sorted[Math.min(below + 1, sorted.length - 1)] as number) - low);
}

function findDanger({ thunder, gustMs, visibilityKm }: TripSums): Departure['danger'] {
  if (thunder >= LIKELY_THUNDER) return 'thunder';
  if ((gustMs ?? 0) >= RIDE_GUST_MS.stop) return 'gust';
  return visibilityKm < RIDE_SIGHT_KM.stop ? 'fog' : null;
}

/** The bulletin that counts for a trip: any of level 3 and more, then the day after one, then lower ones. */
function findGate(from: EpochSeconds, to: EpochSeconds, warnings: readonly WorkWarning[]): TripGate | null {
  const high = warnings.find((one) => comesFirst(one) && one.startsAt < to && from < one.expiresAt);
  if (high !== undefined) return { kind: 'closed', warning: high };
  const gate = findWarningGate(from, to, warnings);
  return gate === null ? null : { kind: gate.kind === 'warning' ? 'caution' : 'after', warning: gate.warning };
}

function findVerdict(rainMm: number | null, sums: TripSums, gate: TripGate | null): DepartureVerdict {
  if (gate !== null && gate.kind !== 'caution') return 'none';
  if (rainMm === null) return 'unknown';
  if (findDanger(sums) !== null) return 'stop';
  if (rainMm >= TRIP_RAIN_MM.soaked) return 'soaked';
  if (rainMm >= TRIP_RAIN_MM.damp) return 'damp';
  return gate === null && (sums.chancePercent ?? 100) < DRY_BELOW_PERCENT ? 'dry' : 'maybe';
}

const toMinutes = (seconds: number): number => Math.round(seconds / 60);

/** Adds up a trip: each piece is passed in its own time, in the slices of its spot. */
function sumTrip(at: EpochSeconds, pieces: readonly WeatheredPiece[]): TripSums {
  const sums = new TripSums();
  for (const { fromSeconds, toSeconds, slices } of pieces) {
    const [from, to] = [at + fromSeconds, at + toSeconds];
    let covered = 0;
    for (const slice of slices) {
      const seconds = Math.min(slice.toAt, to) - Math.max(slice.fromAt, from);
      if (seconds <= 0) continue;
      sums.add(slice, seconds);
      covered += seconds;
    }
    // Times of pieces are fractions of seconds.
    if (covered < to - from - 0.001) sums.isKnown = false;
  }
  return sums;
}

/** The weather of a trip that begins at `at`, with the official warnings for its way. */
export function assessDeparture(
  at: EpochSeconds,
  pieces: readonly WeatheredPiece[],
  warnings: readonly WorkWarning[],
): Departure {
  const sums = sumTrip(at, pieces);
  const { isKnown, gustMs, feelsLikeC, highMm } = sums;
  const arrivesAt = at + (pieces.at(-1)?.toSeconds ?? 0);
  const gate = findGate(at, arrivesAt, warnings);
  const rainMm = isKnown ? toTenths(sums.rainMm) : null;
  const verdict = findVerdict(rainMm, sums, gate);
  return {
    at,
    arrivesAt,
    rainMm,
    rainMmHigh: rainMm === null || highMm === null ? null : Math.max(toTenths(highMm), rainMm),
    chancePercent: isKnown ? sums.chancePercent : null,
    wetMinutes: isKnown ? toMinutes(sums.wetSeconds) : null,
    heavyMinutes: isKnown ? toMinutes(sums.heavySeconds) : null,
    gustMs,
    feelsLikeC,
    verdict,
    danger: verdict === 'stop' ? findDanger(sums) : null,
    gate,
    basis: sums.basis,
  };
}
