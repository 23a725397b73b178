/*
 * An end of an ensemble's range carried to the value of another model, through the members' deviations from their own
 * median: what the ensemble says of uncertainty, not of the value.
 */

/**
 * A single forecast errs as a member does: the truth lies around it √2 times as far away as around the members' median.
 */
const WIDER = Math.SQRT2;
/** Models differ in rain by chance rather than by their grids, so their middle is a better centre than either. */
const HALF = 0.5;
/** Around that middle the truth lies √(1 + ¼) times as far away. */
const HALF_WIDER = Math.sqrt(1 + HALF ** 2);

/** An end of a temperature's range; the range moves to the value. */
export function carryTemperatureEnd(endC: number, middleC: number, valueC: number): number {
  return valueC + WIDER * (endC - middleC);
}

/** An end of the range of a wind speed, m/s; deviations are those of square roots, which hardly grow with the wind. */
export function carryWindEnd(endMs: number, middleMs: number, valueMs: number): number {
  return toSquare(Math.sqrt(valueMs) + WIDER * (Math.sqrt(endMs) - Math.sqrt(middleMs)));
}

/**
 * An end of the range of an amount of rain, mm, in the same scale; the range moves half of the way to the value, which may
 * then lie beyond its ends.
 */
export function carryRainEnd(endMm: number, middleMm: number, valueMm: number): number {
  const [end, middle, value] = [endMm, middleMm, valueMm].map(Math.sqrt) as [number, number, number];
  return toSquare(middle + HALF * (value - middle) + HALF_WIDER * (end - middle));
}

const toSquare = (root: number): number => Math.max(root, 0) ** 2;
