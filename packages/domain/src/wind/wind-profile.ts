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
const USUAL_EXPONENT = { sea: 0.11, land: 1 / 7 } as const;
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
  const speedMs = known.speedMs * ratio ** USUAL_EXPONENT[surface];
  return { speedMs, directionDeg: known.directionDeg, basis: 'profile' };
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
  return { speedMs, directionDeg: turn(low.directionDeg, high.directionDeg, share) };
}

/** A part of the way from one direction to another, the shorter way round. */
function turn(fromDeg: number, toDeg: number, share: number): number {
  const way = ((toDeg - fromDeg + 540) % 360) - 180;
  return (fromDeg + share * way + 360) % 360;
}

/** A level's wind from its components; null where one is unknown (null or NaN). */
export function toWindLevel(u: number | null, v: number | null): SpeedAndDirection | null {
  if (u === null || v === null || Number.isNaN(u) || Number.isNaN(v)) return null;
  return toSpeedAndDirection(u, v);
}
