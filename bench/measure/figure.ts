/** One measured figure. `value` is null if it could not be measured here, and `note` says why. */
export interface Figure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  /** Required limit, if an issue sets one. */
  readonly budget?: { readonly most: number } | { readonly least: number };
  readonly note?: string;
}

/** A group of figures measured together, with their yardsticks in the same run. */
export interface Measurement {
  readonly name: string;
  readonly measure: (log: (line: string) => void) => Promise<Figure[]>;
}

/** Whether a figure is within its budget; null if it has none or was not measured. */
export function keepsBudget({ value, budget }: Figure): boolean | null {
  if (value === null || budget === undefined) return null;
  return 'most' in budget ? value <= budget.most : value >= budget.least;
}
