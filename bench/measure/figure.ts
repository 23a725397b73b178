/** One measured figure. `value` is null where it could not be measured here, and `note` says why. */
export interface Figure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  /** What the figure must reach, where an issue names it. */
  readonly budget?: { readonly most: number } | { readonly least: number };
  readonly note?: string;
}

/** A group of figures that are measured together, with their yardsticks in the same run. */
export interface Measurement {
  readonly name: string;
  readonly measure: (log: (line: string) => void) => Promise<Figure[]>;
}

/** Whether a figure is within its budget; null where it has none or was not measured. */
export function keepsBudget({ value, budget }: Figure): boolean | null {
  if (value === null || budget === undefined) return null;
  return 'most' in budget ? value <= budget.most : value >= budget.least;
}
