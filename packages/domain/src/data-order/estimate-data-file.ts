import type { DataPlace } from './data-request.ts';
import type { DataFormat, DataVariable } from './data-variable.table.ts';

/** What the size of a file depends on. */
interface DataFileShape {
  readonly places: readonly DataPlace[];
  /** Rows of all places together. */
  readonly rows: number;
  readonly variables: readonly DataVariable[];
  readonly format: DataFormat;
  /** Rows of the earlier runs, which have two columns more. */
  readonly isOfRuns: boolean;
}

/** A letter of Vietnamese has up to three bytes. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** `2026-11-21T14:00:00+07:00` */
const MOMENT = 25;
/** `analysis` or `forecast`. */
const BASIS = 8;
/** Such as `gfs` or `gfs+open-meteo`. */
const SOURCE = 5;
/** Columns of a row of CSV beside place and values: its time, what it is, its run; each with a comma, and the end of the line. */
const CSV_REST = MOMENT + BASIS + SOURCE + MOMENT + 8;
/** The same in GeoJSON, with the names of its fields. */
const GEOJSON_REST = 200;
/** Of a file and of a column, for their own description. */
const HEAD = { csv: [120, 16], parquet: [2600, 420], netcdf: [2400, 420], geojson: [1100, 120] } as const;

const ROW_SIZE = {
  csv: ({ places, variables }) =>
    mean(places.map(({ name, lat, lng }) => countBytes(name) + String(lat).length + String(lng).length)) +
    CSV_REST +
    sum(variables.map(({ size }) => size[0] + 1)),
  geojson: ({ places, variables }) =>
    mean(places.map(({ name, lat, lng }) => countBytes(name) + String(lat).length + String(lng).length)) +
    GEOJSON_REST +
    sum(variables.map(({ name, size }) => name.length + 4 + size[0])),
  netcdf: ({ variables, isOfRuns }) => variables.length * 4 + (isOfRuns ? 24 : 10),
  parquet: ({ variables }) => 2 + sum(variables.map(({ size }) => size[1])),
} as const satisfies Record<DataFormat, (shape: DataFileShape) => number>;

/** How large a file will be, bytes, within a fifth: from the mean length of the values of each column. */
export function estimateDataBytes(shape: DataFileShape): number {
  const [head, column] = HEAD[shape.format];
  return Math.round(head + column * shape.variables.length + shape.rows * ROW_SIZE[shape.format](shape));
}

/** The largest file that is made: jobs store at most 32 MB, and an estimate may be a little short. */
export const MOST_DATA_BYTES = 25_000_000;
