import { getVariable, type VariableName } from './variable.table.ts';

/** Smallest and largest value of a field. */
export interface ValueRange {
  readonly least: number;
  readonly most: number;
}

/**
 * Range of a variable's values, ignoring NaN. A field without any value has the range of 0, or of its lower limit
 * if 0 is not a valid value. Infinite values are included.
 */
export function findValueRange(variable: VariableName, values: Float32Array | Float64Array): ValueRange {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  // By index: iterating over arrays of both kinds took a fifth of the making of a run.
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least <= most) return { least, most };
  const nothing = Math.max(getVariable(variable).min, 0);
  return { least: nothing, most: nothing };
}

/** Limits of a variable. */
interface Limits {
  readonly min: number;
  readonly max: number;
}

/**
 * Limits that hold worldwide, for fields that extend beyond the portal's area. They are wider where the portal's own
 * limits are those of a warm country or its air.
 */
export const WORLD: Partial<Record<VariableName, Limits>> = {
  temperature2m: { min: -100, max: 65 },
  dewPoint2m: { min: -120, max: 45 },
  relativeHumidity2m: { min: 0, max: 200 },
  pressureMsl: { min: 850, max: 1120 },
  pm25: { min: 0, max: 30_000 },
  pm10: { min: 0, max: 60_000 },
  o3: { min: 0, max: 30_000 },
  no2: { min: 0, max: 30_000 },
  so2: { min: 0, max: 300_000 },
  co: { min: 0, max: 640_000 },
};

/**
 * Why values of this range cannot belong to the variable, as the end of a line; null if they can. Half a packing step
 * beyond a limit is tolerated as rounding. Uses the variable table's limits if `others` has none.
 */
export function explainRange(
  variable: VariableName,
  { least, most }: ValueRange,
  others: Partial<Record<VariableName, Limits>> = {},
): string | null {
  const { scale, unit } = getVariable(variable);
  const { min, max } = others[variable] ?? getVariable(variable);
  const tooMuch = least < min - scale / 2 ? least : most > max + scale / 2 ? most : null;
  if (tooMuch === null) return null;
  return `${variable} of ${Number(tooMuch.toPrecision(6))} ${unit} is outside ${min}…${max} ${unit}`.replaceAll(
    '  ',
    ' ',
  );
}
