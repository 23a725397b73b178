import type { DataStep, DataVariable } from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

export interface TablePlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Metres above sea level; null: unknown. */
  readonly heightM: number | null;
}

/** Type of a row by its number in `DataTable.basis`; never a measurement. */
export const BASES = ['analysis', 'forecast', 'demo'] as const;

export const BASIS = { analysis: 0, forecast: 1, demo: 2 } as const;

/** `sourceOf` of a row without data. */
export const NO_SOURCE = 255;

interface TableRun {
  readonly source: string;
  readonly runAt: EpochSeconds;
}

/** Metadata of a file. */
export interface TableFacts {
  readonly language: Language;
  /** Weather clock. */
  readonly madeAt: EpochSeconds;
  /** Required credits and licences of the sources. */
  readonly credits: readonly string[];
  readonly runs: readonly TableRun[];
  readonly portal: string;
}

/**
 * Data of some places, from which every format is written. Rows are ordered by place, then time; every column has one
 * entry per row; NaN: missing. Typed arrays can be transferred to a thread without copying.
 */
export interface DataTable {
  readonly step: DataStep;
  readonly places: readonly TablePlace[];
  readonly variables: readonly DataVariable[];
  readonly rows: number;
  readonly placeOf: Uint16Array;
  /** Start of the hour or day. */
  readonly at: Float64Array;
  /** Index in `BASES`. */
  readonly basis: Uint8Array;
  /** Index in `sources`, or `NO_SOURCE`. */
  readonly sourceOf: Uint8Array;
  /** Such as `gfs`, or `gfs+open-meteo` for a row from both. */
  readonly sources: readonly string[];
  /** Start of the row's newest run. */
  readonly runAt: Float64Array;
  /** One column for each of `variables`. */
  readonly values: readonly Float32Array[];
  readonly facts: TableFacts;
}

/** A value rounded to its column's decimals; null: missing. */
export function readCell(values: Float32Array | undefined, row: number, decimals: number): number | null {
  const value = values?.[row];
  if (value === undefined || Number.isNaN(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

export const readSource = ({ sourceOf, sources }: DataTable, row: number): string | null =>
  sources[sourceOf[row] ?? NO_SOURCE] ?? null;

/** Start of the row's newest run; null: no data in the row. */
export function readRunAt({ runAt }: DataTable, row: number): EpochSeconds | null {
  const at = runAt[row];
  return at === undefined || Number.isNaN(at) ? null : at;
}

/** Caches formatted times: places share them, and formatting one costs more than the rest of a row. */
export function rememberMoments(format: (at: EpochSeconds) => string): (at: EpochSeconds) => string {
  const known = new Map<EpochSeconds, string>();
  return (at) => {
    const text = known.get(at) ?? format(at);
    known.set(at, text);
    return text;
  };
}
