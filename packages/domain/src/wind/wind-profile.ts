import { type SpeedAndDirection, toSpeedAndDirection } from './wind.ts';

/** What the wind blows over: the sea slows it less, so that it grows less with height. */
export type WindSurface = 'sea' | 'land';

/** Wind at the two heights for which models give it; null where the source has none. */
export interface WindLevels {
  readonly at10m: SpeedAndDirection | null;
  readonly at100m: SpeedAndDirection | null;
}

/** `levels`: from two levels of the model. `profile`: from one, by the usual exponent of the surface. */
export type WindBasis = 'levels' | 'profile';

/** Wind at a height and what it rests on. */
export interface WindAtHeight extends SpeedAndDirection {
  readonly basis: WindBasis;
}

/** Usual exponents: 0.11 over open water, a seventh over land (domain.md §6.2). */
const DEFAULT_EXPONENT = { sea: 0.11, land: 1 / 7 } as const;
/** Beyond the upper level the exponent of the two is clamped to these: an hour's jet or calm must not run away. */
const LEAST_EXPONENT = 0;
const HIGHEST_EXPONENT = 0.4;
/** In weaker wind the ratio of two levels says nothing. */
const CALM_BELOW_MS = 0.5;
const LOWER_M = 10;
const UPPER_M = 100;

/**
 * Exponent of the power law u(z) = u₁₀ · (z / 10 m)^α that two levels give: ln(u₁₀₀ / u₁₀) / ln 10 (domain.md §6.1). Null
 * in air too calm for an estimate, below 0.5 m/s at either.
 */
export function findShearExponent(speed10Ms: number, speed100Ms: number): number | null {
  if (!(speed10Ms >= CALM_BELOW_MS && speed100Ms >= CALM_BELOW_MS)) return null;
  return Math.log(speed100Ms / speed10Ms) / Math.log(UPPER_M / LOWER_M);
}

/**
 * Wind at a height of 10 to 150 m above ground. With both levels: the power law through them between the two, above
 * 100 m the same exponent within 0 and 0.4; the direction turns with the logarithm of the height. With one level: the
 * usual exponent of the surface and that level's direction. Null without any. Throws a RangeError for other heights.
 */
export function windAtHeight(levels: WindLevels, heightM: number, surface: WindSurface): WindAtHeight | null {
  if (!(heightM >= LOWER_M && heightM <= 150)) throw new RangeError(`No wind is told for ${heightM} m above ground`);
  const { at10m, at100m } = levels;
  if (at10m !== null && at100m !== null) return { ...readBetween(at10m, at100m, heightM), basis: 'levels' };
  const known = at10m ?? at100m;
  if (known === null) return null;
  const ratio = heightM / (at10m === null ? UPPER_M : LOWER_M);
  const speedMs = known.speedMs * ratio ** DEFAULT_EXPONENT[surface];
  return { speedMs, directionDeg: known.directionDeg, basis: 'profile' };
}

/** Roughness of the open sea, m (domain.md §6.3). */
const SEA_ROUGHNESS_M = 0.0002;

/**
 * Wind over the open sea at a height from that at 10 m by the logarithmic law of neutral air: u₁₀ · ln(z/z₀) / ln(10/z₀), z₀
 * 0.0002 m (domain.md §6.3). A yardstick beside the hour's own shear: far more than it means stable air.
 */
export function windByLogLaw(speed10Ms: number, heightM: number): number {
  return (speed10Ms * Math.log(heightM / SEA_ROUGHNESS_M)) / Math.log(LOWER_M / SEA_ROUGHNESS_M);
}

function readBetween(low: SpeedAndDirection, high: SpeedAndDirection, heightM: number): SpeedAndDirection {
  const exponent = findShearExponent(low.speedMs, high.speedMs);
  if (heightM > UPPER_M) {
    const boundedExponent = Math.min(Math.max(exponent ?? LEAST_EXPONENT, LEAST_EXPONENT), HIGHEST_EXPONENT);
    return { speedMs: high.speedMs * (heightM / UPPER_M) ** boundedExponent, directionDeg: high.directionDeg };
  }
  const share = Math.log(heightM / LOWER_M) / Math.log(UPPER_M / LOWER_M);
  const speedMs =
    exponent === null
      ? low.speedMs + share * (high.speedMs - low.speedMs)
      : low.speedMs * (heightM / LOWER_M) ** exponent;
  return { speedMs, directionDeg: turnDirection(low.directionDeg, high.directionDeg, share) };
}

/** A part of the way (`share` 0 to 1) from one direction to another, degrees, the shorter way round; 0 ≤ result < 360. */
export function turnDirection(fromDeg: number, toDeg: number, share: number): number {
  const way = ((toDeg - fromDeg + 540) % 360) - 180;
  return (fromDeg + share * way + 360) % 360;
}

/** What an ensemble holds likely for the wind at 10 m, m/s: one member in ten is below `lowMs`, one above `highMs`. */
export interface WindRange {
  readonly lowMs: number;
  readonly highMs: number;
}

/**
 * The range of the wind at a height, from the ensemble's at 10 m: the hour's own shear brings both ends up with the wind, by the
 * ratio of the wind there to that at 10 m; in air too calm for a ratio the distance of each end from the wind stays. The range is
 * widened to hold the wind itself, and begins at 0 at the least. Null where the range or either wind is unknown.
 */
export function windRangeAtHeight(
  speed10Ms: number | null,
  speedMs: number | null,
  range: WindRange | null,
): WindRange | null {
  if (speed10Ms === null || speedMs === null || range === null) return null;
  const ratio = speed10Ms >= CALM_BELOW_MS ? speedMs / speed10Ms : null;
  const bring = (endMs: number): number => (ratio === null ? speedMs + endMs - speed10Ms : endMs * ratio);
  return {
    lowMs: Math.max(0, Math.min(bring(range.lowMs), speedMs)),
    highMs: Math.max(bring(range.highMs), speedMs),
  };
}

/** A level's wind from its components; null where one is unknown (null or NaN). */
export function toWindLevel(u: number | null, v: number | null): SpeedAndDirection | null {
  if (u === null || v === null || Number.isNaN(u) || Number.isNaN(v)) return null;
  return toSpeedAndDirection(u, v);
}
