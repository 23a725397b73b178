import type { Gr4Params, HydroStep } from '#hydro/model/gr4-model.ts';

/** Parameters in search coordinates: logarithms of X1, X3 and X4, inverse hyperbolic sine of X2. */
export type SearchPoint = readonly [number, number, number, number];

/** Name of a parameter of GR4. */
export type ParameterName = 'x1' | 'x2' | 'x3' | 'x4';

/** Parameters in the order of a search point. */
export const PARAMETER_NAMES: readonly ParameterName[] = ['x1', 'x2', 'x3', 'x4'];

interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * Search ranges: mm, mm per step, mm, steps. X4 below half a step is a single hydrograph, and airGR's is at most 20
 * days; the other ranges extend far beyond those of 80 % of catchments (Perrin et al. 2003, table 1).
 */
const RANGES: Readonly<Record<HydroStep, readonly [Range, Range, Range, Range]>> = {
  day: [
    { least: 5, most: 5000 },
    { least: -30, most: 20 },
    { least: 1, most: 2500 },
    { least: 0.5, most: 20 },
  ],
  hour: [
    { least: 5, most: 5000 },
    { least: -8, most: 5 },
    { least: 1, most: 2500 },
    { least: 0.5, most: 240 },
  ],
};

/** Ranges of most catchments, where the search starts: middle and spread of each coordinate. */
const TYPICAL_RANGES: Readonly<Record<HydroStep, readonly [Range, Range, Range, Range]>> = {
  day: [
    { least: 60, most: 1600 },
    { least: -4, most: 2 },
    { least: 8, most: 350 },
    { least: 0.6, most: 6 },
  ],
  hour: [
    { least: 60, most: 1600 },
    { least: -1.2, most: 0.6 },
    { least: 8, most: 350 },
    { least: 1.5, most: 60 },
  ],
};

/** Distance from a limit that counts as at the limit: half a percent of the range. */
const NEAR_LIMIT_PART = 0.005;

const toCoordinate = (value: number, at: number): number => (at === 1 ? Math.asinh(value) : Math.log(value));
const fromCoordinate = (value: number, at: number): number => (at === 1 ? Math.sinh(value) : Math.exp(value));

/** The parameters of a search point. */
export function toParams([a, b, c, d]: SearchPoint): Gr4Params {
  return {
    x1Mm: fromCoordinate(a, 0),
    x2Mm: fromCoordinate(b, 1),
    x3Mm: fromCoordinate(c, 2),
    x4Steps: fromCoordinate(d, 3),
  };
}

/** The search point of parameters. */
function toPoint({ x1Mm, x2Mm, x3Mm, x4Steps }: Gr4Params): SearchPoint {
  return [toCoordinate(x1Mm, 0), toCoordinate(x2Mm, 1), toCoordinate(x3Mm, 2), toCoordinate(x4Steps, 3)];
}

/** The nearest point within the ranges of the step. */
export function clampPoint(step: HydroStep, point: readonly number[]): SearchPoint {
  const [a, b, c, d] = RANGES[step].map(({ least, most }, at) =>
    Math.min(toCoordinate(most, at), Math.max(toCoordinate(least, at), point[at] as number)),
  );
  return [a as number, b as number, c as number, d as number];
}

/** Irrational strides of a low-discrepancy sequence in four dimensions (Roberts 2018, “R4”). */
const STRIDES = [0.8566748838545029, 0.733891856627126, 0.6287067210378087, 0.5385972572236101];

/** The `index`-th point of a uniform cover of the typical parameters; deterministic. */
export function screenPoint(step: HydroStep, index: number): SearchPoint {
  return clampPoint(
    step,
    TYPICAL_RANGES[step].map(({ least, most }, at) => {
      const part = (0.5 + (index + 1) * (STRIDES[at] as number)) % 1;
      const [low, high] = [toCoordinate(least, at), toCoordinate(most, at)];
      return low + part * (high - low);
    }),
  );
}

/** Parameters at the limit of their search, so that the true ones may lie beyond; X4 at half a step does not count. */
export function listAtLimit(step: HydroStep, params: Gr4Params): readonly ParameterName[] {
  const point = toPoint(params);
  return PARAMETER_NAMES.filter((name, at) => {
    const { least, most } = RANGES[step][at] as Range;
    const [low, high, value] = [toCoordinate(least, at), toCoordinate(most, at), point[at] as number];
    const near = NEAR_LIMIT_PART * (high - low);
    return value >= high - near || (name !== 'x4' && value <= low + near);
  });
}
