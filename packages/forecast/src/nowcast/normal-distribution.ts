/** Deviates of the tables reach this far from 0: beyond, a share is 0 or 1. */
export const TABLE_REACH = 5;
const PER_UNIT = 200;

/** Normal distribution function for −5…5, to 1e-7 (Abramowitz and Stegun 26.2.17). */
const SHARES = Float32Array.from({ length: 2 * TABLE_REACH * PER_UNIT + 1 }, (_, index) => {
  return normalShare(index / PER_UNIT - TABLE_REACH);
});

function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = 0.3989422804 * Math.exp(-0.5 * z * z) * series;
  return z > 0 ? 1 - tail : tail;
}

/** Share of a standard normal distribution below z, from the table. */
export function readShare(z: number): number {
  const place = (z + TABLE_REACH) * PER_UNIT;
  return SHARES[place <= 0 ? 0 : place >= SHARES.length - 1 ? SHARES.length - 1 : place | 0] as number;
}

/** As `readShare`, between the values of the table: for small changes of a share. */
export function interpolateShare(z: number): number {
  const place = (z + TABLE_REACH) * PER_UNIT;
  if (place <= 0) return SHARES[0] as number;
  if (place >= SHARES.length - 1) return SHARES[SHARES.length - 1] as number;
  const index = place | 0;
  const start = SHARES[index] as number;
  return start + (place - index) * ((SHARES[index + 1] as number) - start);
}

/** Density of a standard normal distribution. */
export const findDensity = (z: number): number => 0.3989422804 * Math.exp(-0.5 * z * z);

const DEVIATES = 4096;

/** Deviates of the shares 0…1 in equal steps. */
const DEVIATE_TABLE = Float32Array.from({ length: DEVIATES + 1 }, (_, index) => {
  if (index === 0) return -TABLE_REACH;
  if (index === DEVIATES) return TABLE_REACH;
  let [low, high] = [-TABLE_REACH, TABLE_REACH];
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < index / DEVIATES) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
});

/** The deviate below which this share of a standard normal distribution lies, −5…5, from the table. */
export function readDeviate(share: number): number {
  const place = share * DEVIATES;
  if (!(place > 0)) return -TABLE_REACH;
  if (place >= DEVIATES) return TABLE_REACH;
  const index = place | 0;
  const start = DEVIATE_TABLE[index] as number;
  return start + (place - index) * ((DEVIATE_TABLE[index + 1] as number) - start);
}
