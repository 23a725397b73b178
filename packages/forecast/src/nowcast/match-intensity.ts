const BINS = 2048;

/** A monotone curve from one kind of value to another: `values[i]` stands at `low + i / perUnit`. */
export interface Curve {
  readonly low: number;
  readonly perUnit: number;
  readonly values: Float32Array;
}

/** How many values lie above the lower edge of each of a number of bins. */
export interface Ranks {
  readonly low: number;
  readonly perUnit: number;
  readonly above: Float64Array;
}

/** Counts ranks of the values of a raster where `seen` is 1. */
export function countRanks(values: Float32Array, seen: Uint8Array): Ranks {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < values.length; cell += 1) {
    const value = values[cell] as number;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const perUnit = high > low ? (BINS - 1) / (high - low) : 0;
  const above = new Float64Array(BINS + 1);
  for (let cell = 0; cell < values.length; cell += 1) {
    const bin = (((values[cell] as number) - low) * perUnit) | 0;
    above[bin] = (above[bin] as number) + (seen[cell] as number);
  }
  for (let bin = BINS - 1; bin >= 0; bin -= 1) above[bin] = (above[bin] as number) + (above[bin + 1] as number);
  return { low, perUnit, above };
}

/**
 * The curve that gives a smoothed forecast the intensities of what was observed: its strongest cells get the strongest
 * observed values and so on (probability matching, Ebert 2001). `observed` is sorted from the strongest down.
 */
export function matchIntensity({ low, perUnit, above }: Ranks, observed: Float32Array): Curve {
  const values = new Float32Array(above.length);
  const last = observed.length - 1;
  for (let bin = 0; bin < values.length; bin += 1) {
    values[bin] = observed[Math.min(Math.round(above[bin] as number), last)] as number;
  }
  return { low, perUnit, values };
}

/** Sends every value along a curve. */
export function applyCurve(from: Float32Array, to: Float32Array, { low, perUnit, values }: Curve): void {
  for (let cell = 0; cell < from.length; cell += 1) {
    const place = ((from[cell] as number) - low) * perUnit;
    const bin = place | 0;
    const start = values[bin] as number;
    to[cell] = start + (place - bin) * ((values[bin + 1] as number) - start);
  }
}
