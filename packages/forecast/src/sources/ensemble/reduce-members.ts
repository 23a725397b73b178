/** Quantile of the low end of the likely range. */
const LOW_SHARE = 0.1;

/** Quantile of the middle. */
const MIDDLE_SHARE = 0.5;

/** Quantile of the high end of the likely range. */
const HIGH_SHARE = 0.9;

/**
 * Quantile of the first `count` (at least one) values of an ascending array, `share` from 0 to 1: linear between
 * the two order statistics around 1 + (count − 1) × share, type 7 of Hyndman & Fan, "Sample Quantiles in Statistical
 * Packages", The American Statistician 50 (1996).
 */
export function findQuantile(rising: Float64Array, count: number, share: number): number {
  const place = (count - 1) * share;
  const below = Math.floor(place);
  const low = rising[below] as number;
  const part = place - below;
  return part === 0 ? low : low + part * ((rising[below + 1] as number) - low);
}

/** Values of members, one array over all cells each; NaN is unknown. */
export type MemberValues = readonly (Float32Array | Float64Array)[];

/** Quantiles per cell; NaN if fewer members know it than required. */
export interface MemberRange {
  readonly low: Float32Array;
  readonly middle: Float32Array;
  readonly high: Float32Array;
}

/** Low, middle and high of the members per cell (10, 50 and 90 %), for cells that at least `least` members know. */
export function reduceMembers(members: MemberValues, least: number): MemberRange {
  const cells = members[0]?.length ?? 0;
  const range = {
    low: new Float32Array(cells),
    middle: new Float32Array(cells),
    high: new Float32Array(cells),
  };
  const rising = new Float64Array(members.length);
  for (let cell = 0; cell < cells; cell++) {
    const count = sortCell(members, cell, rising);
    const isKnown = count > 0 && count >= least;
    range.low[cell] = isKnown ? findQuantile(rising, count, LOW_SHARE) : Number.NaN;
    range.middle[cell] = isKnown ? findQuantile(rising, count, MIDDLE_SHARE) : Number.NaN;
    range.high[cell] = isKnown ? findQuantile(rising, count, HIGH_SHARE) : Number.NaN;
  }
  return range;
}

/**
 * Maps the number of members that reach a value to a result per cell; NaN if fewer than `least` members know the cell.
 * `toChance` is called once per distinct count.
 */
export function mapReaching(
  members: MemberValues,
  value: number,
  least: number,
  toChance: (reaching: number, known: number) => number,
): Float32Array {
  const cells = members[0]?.length ?? 0;
  const shares = new Float32Array(cells);
  const cached = new Map<number, number>();
  for (let cell = 0; cell < cells; cell++) {
    let known = 0;
    let reaching = 0;
    for (const values of members) {
      const one = values[cell] as number;
      if (Number.isNaN(one)) continue;
      known++;
      if (one >= value) reaching++;
    }
    if (known === 0 || known < least) {
      shares[cell] = Number.NaN;
      continue;
    }
    const key = reaching * (members.length + 1) + known;
    const chance = cached.get(key) ?? toChance(reaching, known);
    cached.set(key, chance);
    shares[cell] = chance;
  }
  return shares;
}

/** Sorts the known values of a cell by insertion, the fastest method for a few dozen. Returns their number. */
function sortCell(members: MemberValues, cell: number, rising: Float64Array): number {
  let count = 0;
  for (const values of members) {
    const value = values[cell] as number;
    if (Number.isNaN(value)) continue;
    let place = count++;
    while (place > 0 && (rising[place - 1] as number) > value) {
      rising[place] = rising[place - 1] as number;
      place--;
    }
    rising[place] = value;
  }
  return count;
}
