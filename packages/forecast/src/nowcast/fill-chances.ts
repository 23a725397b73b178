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

/** What the newest frame saw. */
export interface LastSeen {
  /** 1 per cell that was seen, else 0. */
  readonly seen: Uint8Array;
  /** Part of those with the rain that is asked for, 0…1. */
  readonly share: number;
}

/**
 * The chance of at least some rain, 0…1 per cell: a normal spread around the smoothed forecast, per cell as wide as its
 * surroundings have forgotten (`sharpness` is one over its deviation), with a threshold so placed that as large a part of the
 * picture is expected to have that rain as had it when last seen.
 */
export function fillChances(
  faded: Float32Array,
  sharpness: Float32Array,
  { seen, share }: LastSeen,
  out: Float32Array,
): void {
  const sample = takeSample(faded, sharpness, seen);
  let { least, most } = sample;
  for (let round = 0; round < ROUNDS; round += 1) {
    const threshold = 0.5 * (least + most);
    if (expectShare(sample, threshold) > share) least = threshold;
    else most = threshold;
  }
  const threshold = 0.5 * (least + most);
  for (let cell = 0; cell < out.length; cell += 1) {
    out[cell] = lookUpShare(((faded[cell] as number) - threshold) * (sharpness[cell] as number));
  }
}

/** Every so-many-th cell, side by side, with the ends between which the threshold lies. */
interface Sample {
  readonly faded: Float32Array;
  readonly sharpness: Float32Array;
  readonly least: number;
  readonly most: number;
}

function takeSample(faded: Float32Array, sharpness: Float32Array, seen: Uint8Array): Sample {
  const room = Math.ceil(faded.length / SAMPLE_STRIDE);
  const [values, sharps] = [new Float32Array(room), new Float32Array(room)];
  let count = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < faded.length; cell += SAMPLE_STRIDE) {
    if (seen[cell] === 0) continue;
    const value = faded[cell] as number;
    const sharp = sharpness[cell] as number;
    values[count] = value;
    sharps[count] = sharp;
    count += 1;
    const reach = TABLE_REACH / sharp;
    if (value - reach < least) least = value - reach;
    if (value + reach > most) most = value + reach;
  }
  return { faded: values.subarray(0, count), sharpness: sharps.subarray(0, count), least, most };
}

function expectShare({ faded, sharpness }: Sample, threshold: number): number {
  let expected = 0;
  for (let index = 0; index < faded.length; index += 1) {
    expected += lookUpShare(((faded[index] as number) - threshold) * (sharpness[index] as number));
  }
  return expected / faded.length;
}
