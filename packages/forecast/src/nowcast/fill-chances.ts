const TABLE_REACH = 5;
const PER_UNIT = 200;
const ROUNDS = 16;
/** Enough cells to place the threshold by. */
const SAMPLE_STRIDE = 11;

/** The normal distribution's share below −5…5, to 1e-7 (Abramowitz and Stegun 26.2.17). */
const SHARES = Float32Array.from({ length: 2 * TABLE_REACH * PER_UNIT + 1 }, (_, index) => {
  return normalShare(index / PER_UNIT - TABLE_REACH);
});

function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = 0.3989422804 * Math.exp(-0.5 * z * z) * series;
  return z > 0 ? 1 - tail : tail;
}

function lookUpShare(z: number): number {
  const place = (z + TABLE_REACH) * PER_UNIT;
  return SHARES[place <= 0 ? 0 : place >= SHARES.length - 1 ? SHARES.length - 1 : place | 0] as number;
}

/**
 * The chance of at least some rain, 0…1 per cell: a normal spread around the smoothed forecast, per cell as wide as its
 * surroundings have forgotten (`spreads`, in its unit), with a threshold so placed that as large a part of the picture is
 * expected to have that rain as had it when last seen (`share` 0…1).
 */
export function fillChances(faded: Float32Array, spreads: Float32Array, share: number, out: Float32Array): void {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < faded.length; cell += 1) {
    const value = faded[cell] as number;
    const reach = TABLE_REACH * (spreads[cell] as number);
    if (value - reach < least) least = value - reach;
    if (value + reach > most) most = value + reach;
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const threshold = 0.5 * (least + most);
    if (expectShare(faded, spreads, threshold) > share) least = threshold;
    else most = threshold;
  }
  const threshold = 0.5 * (least + most);
  for (let cell = 0; cell < out.length; cell += 1) {
    out[cell] = lookUpShare(((faded[cell] as number) - threshold) / (spreads[cell] as number));
  }
}

function expectShare(faded: Float32Array, spreads: Float32Array, threshold: number): number {
  let expected = 0;
  let count = 0;
  for (let cell = 0; cell < faded.length; cell += SAMPLE_STRIDE) {
    expected += lookUpShare(((faded[cell] as number) - threshold) / (spreads[cell] as number));
    count += 1;
  }
  return expected / count;
}
