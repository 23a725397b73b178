/** Share of the members that lie below the low end of what is likely. */
const LOW_SHARE = 0.1;

/** Share of the members that lie below the middle of what is likely. */
const MIDDLE_SHARE = 0.5;

/** Share of the members that lie below the high end of what is likely. */
const HIGH_SHARE = 0.9;

/**
 * Quantile of the first `count` (at least one) values of an array in rising order, `share` from 0 to 1: linear between
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

/** What members say of each cell; NaN where fewer than asked for know it. */
export interface MemberRange {
  readonly low: Float32Array;
  readonly middle: Float32Array;
  readonly high: Float32Array;
}

/** Low, middle and high of the members per cell (10, 50 and 90 %), of those cells that at least `least` members know. */
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
 * What a count of members that reach a value makes of it, per cell; NaN where fewer than `least` members know the cell.
 * `toChance` is asked once for each count that occurs.
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

/** The known values of a cell in rising order, by insertion: a few dozen are sorted fastest so. Returns their number. */
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
