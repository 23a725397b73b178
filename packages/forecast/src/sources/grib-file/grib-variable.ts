import type { VariableName } from '#variables/variable.table.ts';

/** What a GRIB2 parameter on a level is to the engine. */
export interface GribVariable {
  /** Discipline, category and number of the parameter (code tables 0.0, 4.1, 4.2). */
  readonly parameter: readonly [discipline: number, category: number, number: number];
  /** Only of this centre (its local table); of any where left out. */
  readonly centre?: number;
  /** Types of the first fixed surface (code table 4.5) that count. */
  readonly levelTypes: readonly number[];
  /** Value of the level; any where left out. */
  readonly level?: number;
  /** Statistical processing (code table 4.10) that counts; null is an instant. */
  readonly statistics: readonly (number | null)[];
  /** `surfaceHeight` is the model's ground, metres. */
  readonly variable: VariableName | 'surfaceHeight';
  /** Unit of the file; stored value = file value × factor + shift. */
  readonly unit: string;
  readonly factor: number;
  readonly shift: number;
  /** The file has an amount where the engine has its mean: divided by the seconds of the interval. */
  readonly perSecond?: true;
}
