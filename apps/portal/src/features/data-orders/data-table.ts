import type { DataStep, DataVariable } from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** A place of a table. */
export interface TablePlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Above the sea, metres; null where unknown. */
  readonly heightM: number | null;
}

/** What a row is, by its number in `DataTable.basis`: never a measurement. */
export const BASES = ['analysis', 'forecast', 'demo'] as const;

/** Its number. */
export const BASIS = { analysis: 0, forecast: 1, demo: 2 } as const;

/** `sourceOf` of a row of which nothing is known. */
export const NO_SOURCE = 255;

/** A run that values of the table are of. */
interface TableRun {
  readonly source: string;
  readonly runAt: EpochSeconds;
}

/** What stands in a file beside its rows. */
export interface TableFacts {
  readonly language: Language;
  /** When the file was made, by the weather's clock. */
  readonly madeAt: EpochSeconds;
  /** Credits and licences of the sources as they must be shown. */
  readonly credits: readonly string[];
  readonly runs: readonly TableRun[];
  /** Address of the portal. */
  readonly portal: string;
}

/**
 * Values of some places as every form of file is written from: rows place by place, in each by time. All columns have one entry a row; NaN
 * is unknown. Typed arrays, because they pass to a thread without a copy in between.
 */
export interface DataTable {
  readonly step: DataStep;
  readonly places: readonly TablePlace[];
  readonly variables: readonly DataVariable[];
  readonly rows: number;
  readonly placeOf: Uint16Array;
  /** Beginning of the hour or day. */
  readonly at: Float64Array;
  /** Index in `BASES`. */
  readonly basis: Uint8Array;
  /** Index in `sources`; `NO_SOURCE` where nothing is known. */
  readonly sourceOf: Uint8Array;
  /** Such as `gfs`, or `gfs+open-meteo` of a row of both. */
  readonly sources: readonly string[];
  /** Beginning of the newest run of the row. */
  readonly runAt: Float64Array;
  /** A column for each of `variables`. */
  readonly values: readonly Float32Array[];
  readonly facts: TableFacts;
}

/** A value as files show it: in the decimals of its column; null where unknown. */
export function readCell(values: Float32Array | undefined, row: number, decimals: number): number | null {
  const value = values?.[row];
  if (value === undefined || Number.isNaN(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** The source of a row; null where nothing is known of it. */
export const readSource = ({ sourceOf, sources }: DataTable, row: number): string | null =>
  sources[sourceOf[row] ?? NO_SOURCE] ?? null;

/** The beginning of the newest run of a row; null where nothing is known of it. */
export function readRunAt({ runAt }: DataTable, row: number): EpochSeconds | null {
  const at = runAt[row];
  return at === undefined || Number.isNaN(at) ? null : at;
}

/** Formats moments of a table: places have the same ones, and writing one out takes longer than the rest of a row. */
export function rememberMoments(format: (at: EpochSeconds) => string): (at: EpochSeconds) => string {
  const known = new Map<EpochSeconds, string>();
  return (at) => {
    const text = known.get(at) ?? format(at);
    known.set(at, text);
    return text;
  };
}
