import { getVariable, type VariableName } from './variable.table.ts';

/** Smallest and largest value of a field. */
export interface ValueRange {
  readonly least: number;
  readonly most: number;
}

/**
 * Range of a variable's values; NaN is no value. A field without any value has the range of 0, or of its lower limit
 * where 0 is none of its values. Infinite values are in the range.
 */
export function findValueRange(variable: VariableName, values: Float32Array | Float64Array): ValueRange {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least <= most) return { least, most };
  const nothing = Math.max(getVariable(variable).min, 0);
  return { least: nothing, most: nothing };
}

/**
 * Why values of this range cannot be of the variable, as the end of a line; null where they can. Half a packing step
 * beyond a limit is the rounding of a packed file.
 */
export function explainRange(variable: VariableName, { least, most }: ValueRange): string | null {
  const { min, max, scale, unit } = getVariable(variable);
  const tooMuch = least < min - scale / 2 ? least : most > max + scale / 2 ? most : null;
  if (tooMuch === null) return null;
  return `${variable} of ${Number(tooMuch.toPrecision(6))} ${unit} is outside ${min}…${max} ${unit}`.replaceAll(
    '  ',
    ' ',
  );
}
