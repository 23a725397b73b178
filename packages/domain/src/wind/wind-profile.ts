import { type SpeedAndDirection, toSpeedAndDirection } from './wind-vector.ts';

/** Surface below the wind: the sea slows it less, so that it increases less with height. */
export type WindSurface = 'sea' | 'land';

/** Wind at the two model heights; null if the source lacks one. */
export interface WindLevels {
  readonly at10m: SpeedAndDirection | null;
  readonly at100m: SpeedAndDirection | null;
}

/** `levels`: from two model levels. `profile`: from one, with the default exponent of the surface. */
export type WindBasis = 'levels' | 'profile';

/** Wind at a height and its basis. */
export interface WindAtHeight extends SpeedAndDirection {
  readonly basis: WindBasis;
}

/** Default exponents: 0.11 over open water, 1/7 over land (domain.md §6.2). */
const DEFAULT_EXPONENT = { sea: 0.11, land: 1 / 7 } as const;
/** Limits of the exponent beyond the upper level: an hour's jet or calm must not be extrapolated freely. */
const LEAST_EXPONENT = 0;
const HIGHEST_EXPONENT = 0.4;
/** In weaker wind the ratio of two levels is meaningless. */
const CALM_BELOW_MS = 0.5;
const LOWER_M = 10;
const UPPER_M = 100;

/**
 * Exponent of the power law u(z) = u₁₀ · (z / 10 m)^α from two levels: ln(u₁₀₀ / u₁₀) / ln 10 (domain.md §6.1). Null
 * in air too calm for an estimate, below 0.5 m/s at either.
 */
export function findShearExponent(speed10Ms: number, speed100Ms: number): number | null {
  if (!(speed10Ms >= CALM_BELOW_MS && speed100Ms >= CALM_BELOW_MS)) return null;
  return Math.log(speed100Ms / speed10Ms) / Math.log(UPPER_M / LOWER_M);
}

/**
 * Wind at a height of 10 to 150 m above ground. With both levels: the power law through them between the two, above
 * 100 m the same exponent limited to 0…0.4; the direction turns with the logarithm of the height. With one level: the
 * default exponent of the surface and that level's direction. Null without any. Throws a RangeError for other heights.
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
 * Wind over the open sea at a height from that at 10 m by the logarithmic law of neutral air: u₁₀ · ln(z/z₀) /
 * ln(10/z₀), z₀
 * 0.0002 m (domain.md §6.3). A reference for the hour's own shear: a far stronger one means stable air.
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

/** A part (`share` 0 to 1) of the shorter way from one direction to another, degrees; 0 ≤ result < 360. */
export function turnDirection(fromDeg: number, toDeg: number, share: number): number {
  const way = ((toDeg - fromDeg + 540) % 360) - 180;
  return (fromDeg + share * way + 360) % 360;
}

/** Likely range of the wind at 10 m from an ensemble, m/s: 10th and 90th percentile. */
export interface WindRange {
  readonly lowMs: number;
  readonly highMs: number;
}

/**
 * The range of the wind at a height, from the ensemble's at 10 m: both ends are scaled by the ratio of the wind there
 * to that at 10 m; in air too calm for a ratio the distance of each end from the wind is kept. The range is widened to
 * include the wind itself, and is never below 0. Null if the range or either wind is unknown.
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

/** A level's wind from its components; null if one is unknown (null or NaN). */
export function toWindLevel(u: number | null, v: number | null): SpeedAndDirection | null {
  if (u === null || v === null || Number.isNaN(u) || Number.isNaN(v)) return null;
  return toSpeedAndDirection(u, v);
}
