import type { DataPlace } from './data-request.ts';
import type { DataFormat, DataStep, DataVariable } from './data-variable.table.ts';

/** Largest file, bytes: jobs store at most 32 MB, and an estimate may be slightly low. */
export const MOST_DATA_BYTES = 25_000_000;

/** Most rows of a file: more would exceed the memory of a job's thread. */
export const MOST_DATA_ROWS = 400_000;

/** Parameters of a file's size. */
export interface DataFileShape {
  readonly step: DataStep;
  readonly places: readonly DataPlace[];
  readonly rowsPerPlace: number;
  readonly variables: readonly DataVariable[];
}

/** Counts for the estimates of all formats. */
interface Counts {
  readonly rows: number;
  readonly times: number;
  readonly places: number;
  readonly columns: number;
  readonly isHourly: boolean;
  readonly isRuns: boolean;
  /** Mean length of a place's name and coordinates in text, bytes. */
  readonly placeText: number;
  /** Mean length of all values of a row in text, and in Parquet, bytes. */
  readonly valuesText: number;
  readonly valuesParquet: number;
  /** Total length of the column names. */
  readonly names: number;
}

/** Bytes in UTF-8: a Vietnamese letter has up to three. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function toCounts({ step, places, rowsPerPlace, variables }: DataFileShape): Counts {
  const texts = places.map(({ name, lat, lng }) => countBytes(name) + String(lat).length + String(lng).length);
  return {
    rows: rowsPerPlace * places.length,
    times: rowsPerPlace,
    places: places.length,
    columns: variables.length,
    isHourly: step === 'hourly',
    isRuns: step === 'runs',
    placeText: places.length === 0 ? 0 : sum(texts) / places.length,
    valuesText: sum(variables.map(({ size: [text] }) => text)),
    valuesParquet: sum(variables.map(({ size: [, parquet] }) => parquet)),
    names: sum(variables.map(({ name }) => name.length)),
  };
}

/** `2026-11-21T14:00:00+07:00` and `2026-11-21`. */
const MOMENT = 25;
const DATE = 10;
/** Such as `forecast` and `gfs`. */
const ORIGIN = 12;
/** Length of the notes on sources, once per file. */
const NOTE = 420;
/** Rows per Parquet row group, each with its own dictionary. */
const GROUP_ROWS = 100_000;
/** Most dictionary bytes per column and group, and the rows after which it has two thirds of them. */
const DICTIONARY = { most: 390, rows: 87 } as const;

const SIZES: Readonly<Record<DataFormat, (counts: Counts) => number>> = {
  csv({ rows, columns, isHourly, placeText, valuesText, names }) {
    const row = placeText + (isHourly ? MOMENT : DATE) + ORIGIN + MOMENT + valuesText + columns + 9;
    return NOTE + 60 + names + columns * 3 + rows * row;
  },
  geojson({ rows, columns, isHourly, placeText, valuesText, names }) {
    const row = placeText + (isHourly ? MOMENT : DATE + 2) + ORIGIN + MOMENT + valuesText + names + columns * 4 + 128;
    return NOTE + 300 + names + columns * 10 + rows * row;
  },
  netcdf({ rows, times, places, columns, isRuns, placeText }) {
    const row = columns * 4 + 10 + (isRuns ? 28 : 0);
    return 2850 + columns * 295 + places * (24 + placeText) + rows * row + (isRuns ? 0 : times * 24);
  },
  parquet({ rows, times, columns, valuesParquet }) {
    const groups = Math.max(1, Math.ceil(rows / GROUP_ROWS));
    const values = DICTIONARY.most * (1 - Math.exp(-rows / groups / DICTIONARY.rows));
    const perGroup = 400 + columns * (155 + values) + Math.min(times, rows / groups) * 6.2;
    return NOTE + groups * perGroup + rows * (valuesParquet + 0.4);
  },
};

/** Estimated size of a file, bytes, within a fifth: from the mean length of each column's values. */
export const estimateDataBytes = (shape: DataFileShape, format: DataFormat): number =>
  Math.round(SIZES[format](toCounts(shape)));
