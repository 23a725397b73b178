/** Power law of reflectivity Z (mm⁶/m³) and rain rate R (mm/h): Z = A R^b. */
interface PowerRelation {
  readonly a: number;
  readonly b: number;
}

/**
 * A Z–R relation; `vietnam` changes from one for stratiform rain to one for convective rain. Plain data, so that it can
 * be sent to another thread.
 */
export type ZrRelation = 'vietnam' | PowerRelation;

/** Marshall and Palmer 1948, for stratiform rain: used for most composites, and for comparing scores. */
export const MARSHALL_PALMER: PowerRelation = { a: 200, b: 1.6 };

/** Deep convection: the default relation of the American radars. */
const CONVECTIVE: PowerRelation = { a: 300, b: 1.4 };

/**
 * Reflectivities in dBZ: below the first, rain counts as stratiform, above the second as convective; between them it is
 * mixed.
 */
const STEADY_TO_DBZ = 30;
const SHOWER_FROM_DBZ = 35;

/**
 * Stronger echoes are hail rather than more rain: 53 dBZ, 103.8 mm/h by the convective relation, as at the American
 * radars.
 */
const MOST_CONVECTIVE_DBZ = 53;
/** Cap of other relations, mm/h: 60 dBZ by Marshall and Palmer; tropical ones would give 400 there. */
const MOST_STEADY_MMH = 200;
const MOST_OTHER_MMH = 150;

/** Beyond these limits no radar was ever matched with its gauges: a typing error. */
const A_LIMITS = [1, 2000] as const;
const B_LIMITS = [0.5, 3] as const;

/** A relation from its two numbers; null for implausible ones. */
export function findPowerRelation(a: number, b: number): PowerRelation | null {
  const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
  return isWithin(a, A_LIMITS) && isWithin(b, B_LIMITS) ? { a, b } : null;
}

/** `vietnam`, `marshall-palmer` or `A/b` such as `250/1.2`; null for anything else. */
export function parseZrRelation(text: string): ZrRelation | null {
  if (text === 'vietnam') return text;
  if (text === 'marshall-palmer') return MARSHALL_PALMER;
  const [, a, b] = /^(\d{1,4}(?:\.\d+)?)\/(\d(?:\.\d+)?)$/.exec(text) ?? [];
  return findPowerRelation(Number(a), Number(b));
}

/**
 * Converts reflectivity, dBZ, to rain rate, mm/h, by a relation, capped where echoes are hail or clutter. `vietnam`
 * (domain.md, second part, 17.8 and 17.9): 200 R^1.6 below 30 dBZ, 300 R^1.4 from 35 dBZ, and a mix of both rates
 * between. NaN stays NaN.
 */
export function makeRainRate(relation: ZrRelation): (dbz: number) => number {
  if (relation !== 'vietnam') return makePowerRate(relation);
  const toSteady = makePowerRate(MARSHALL_PALMER);
  const toShower = makePowerRate(CONVECTIVE);
  return (dbz) => {
    if (dbz >= SHOWER_FROM_DBZ) return toShower(dbz);
    if (!(dbz > STEADY_TO_DBZ)) return toSteady(dbz);
    const share = (dbz - STEADY_TO_DBZ) / (SHOWER_FROM_DBZ - STEADY_TO_DBZ);
    return share * toShower(dbz) + (1 - share) * toSteady(dbz);
  };
}

function makePowerRate({ a, b }: PowerRelation): (dbz: number) => number {
  const mostMmh = findMostMmh({ a, b });
  return (dbz) => Math.min(toRate(dbz, a, b), mostMmh);
}

function findMostMmh({ a, b }: PowerRelation): number {
  if (a === CONVECTIVE.a && b === CONVECTIVE.b) return toRate(MOST_CONVECTIVE_DBZ, a, b);
  return a === MARSHALL_PALMER.a && b === MARSHALL_PALMER.b ? MOST_STEADY_MMH : MOST_OTHER_MMH;
}

function toRate(dbz: number, a: number, b: number): number {
  return (10 ** (dbz / 10) / a) ** (1 / b);
}

/** Physical limit: 31 mm within a minute is the most ever measured (Unionville 1956, WMO). */
const MOST_MMH = 2000;

/**
 * A rain rate for each value of a raster: a plain loop, ten times as fast as `Float32Array.from` with a function.
 * Negative values and values above the physical limit are unobserved (NaN): undocumented special values, or damage.
 */
export function mapToRain(values: ArrayLike<number>, toRate: (value: number) => number): Float32Array {
  const rates = new Float32Array(values.length);
  for (let cell = 0; cell < rates.length; cell += 1) {
    const rate = toRate(values[cell] as number);
    rates[cell] = rate >= 0 && rate <= MOST_MMH ? rate : Number.NaN;
  }
  return rates;
}
