/** One part of a sum: its values count so many times. */
export interface WeightedPart {
  readonly values: Float32Array;
  readonly weight: number;
}

/** Adds per cell the weighted values of all parts, four at a time: writing costs more than reckoning. */
export function addWeighted(out: Float32Array, parts: readonly WeightedPart[]): void {
  for (let first = 0; first < parts.length; first += 4) {
    const [a, b, c, d] = parts.slice(first, first + 4);
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) addFour(out, [a, b, c, d]);
    else for (const part of parts.slice(first)) addOne(out, part);
  }
}

type Four = readonly [WeightedPart, WeightedPart, WeightedPart, WeightedPart];

function addFour(out: Float32Array, parts: Four): void {
  const [{ values: a, weight: wa }, { values: b, weight: wb }, { values: c, weight: wc }, { values: d, weight: wd }] =
    parts;
  for (let cell = 0; cell < out.length; cell += 1) {
    out[cell] =
      (out[cell] as number) +
      wa * (a[cell] as number) +
      wb * (b[cell] as number) +
      wc * (c[cell] as number) +
      wd * (d[cell] as number);
  }
}

function addOne(out: Float32Array, { values, weight }: WeightedPart): void {
  for (let cell = 0; cell < out.length; cell += 1)
    out[cell] = (out[cell] as number) + weight * (values[cell] as number);
}
