/** Medians of the world's particles that can be in µg/m³, and in kg/m³: nothing lies between. */
const MICROGRAMS = { from: 0.1, to: 1000 };
const MICROGRAMS_PER_KILOGRAM = 1e9;

/**
 * Brings particles of NCEP, whose files state no unit, to µg/m³ in place, by the median of the known values: they were
 * seen in µg/m³ and in kg/m³. Negative amounts become unknown. Throws `RangeError` if the median fits neither.
 */
export function toMicrograms(values: Float64Array): void {
  for (let cell = 0; cell < values.length; cell += 1) if ((values[cell] as number) < 0) values[cell] = Number.NaN;
  const factor = findFactor(values);
  if (factor === 1) return;
  for (let cell = 0; cell < values.length; cell += 1) values[cell] = (values[cell] as number) * factor;
}

function findFactor(values: Float64Array): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const median = known[Math.floor(known.length / 2)];
  if (median === undefined) return 1;
  for (const factor of [1, MICROGRAMS_PER_KILOGRAM]) {
    const micrograms = median * factor;
    if (micrograms >= MICROGRAMS.from && micrograms <= MICROGRAMS.to) return factor;
  }
  throw new RangeError(`particles in a unit that is not known here: their median is ${median.toPrecision(3)}`);
}
