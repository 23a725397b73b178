import type { BasinWeights } from './cell-overlap.ts';

/** Below this share there is no statement about the basin (domain.md §5.2.1). */
export const LEAST_COVERED_PART = 0.8;
/** Tolerance for rounding errors in sums of areas. */
const DUST = 1e-9;

/** Mean of a quantity over a catchment. */
export interface BasinMean {
  /** In the quantity's unit; null if less than 80 % of the catchment is known. */
  readonly mean: number | null;
  /** Share of the catchment whose cells have a value, 0…1. */
  readonly coveredPart: number;
}

/**
 * Mean over a catchment, each cell weighted by its overlap (domain.md §5.2.1). `values` are in the order of
 * `weights.cells`; NaN is unknown and excludes its area.
 */
export function findBasinMean(values: ArrayLike<number>, { areasKm2, areaKm2 }: BasinWeights): BasinMean {
  let sum = 0;
  let known = 0;
  for (let index = 0; index < areasKm2.length; index++) {
    const value = values[index] as number;
    if (Number.isNaN(value)) continue;
    const area = areasKm2[index] as number;
    sum += value * area;
    known += area;
  }
  const coveredPart = areaKm2 > 0 ? Math.min(known / areaKm2, 1) : 0;
  return { mean: coveredPart < LEAST_COVERED_PART - DUST || known === 0 ? null : sum / known, coveredPart };
}
