import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { ELEMENTS } from '@portal/domain/observation/element.table';
import {
  copyRow,
  MISSING,
  makeObservationTable,
  type ObservationTable,
  ROW_LENGTH,
} from '@portal/domain/observation/observation-table';
import type { Station } from '@portal/domain/observation/observed-day';
import { listNames, replaceFile } from '#store/durable-file.ts';

/** An observation file that fails its checksum or format. The message is one line that names the file. */
export class ObservationFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ObservationFileError';
  }
}

/** The station of a file. */
export type StationKey = Pick<Station, 'id' | 'network'>;

/** Folder of all observations: `DATA_DIR/observations`. */
export function getObservationsFolder(dataDir: string): string {
  return join(dataDir, 'observations');
}

/** The file of a station's year (UTC): `DATA_DIR/observations/metar/VVNB/2026.obs`. */
export function getYearPath(dataDir: string, { id, network }: StationKey, year: number): string {
  return join(getObservationsFolder(dataDir), network, id, `${year}.obs`);
}

/** Years for which a station has a file, oldest first. Throws the system's error. */
export function listYears(dataDir: string, { id, network }: StationKey): number[] {
  return listNames(join(getObservationsFolder(dataDir), network, id))
    .flatMap((name) => /^(\d{4})\.obs$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

const MAGIC = 'TVOBSV01';
/** The magic, then the CRC-32 of everything after it. */
const FIRST_BYTES = MAGIC.length + 4;
/** Fast: year files are rewritten with each arriving report. */
const LEVEL = 3;
/** No year has more: one row per minute. */
const MOST_ROWS = 530_000;

interface YearHeader {
  readonly station: string;
  readonly year: number;
  readonly rows: number;
  /** Elements in the order of the rows' values when the file was written. */
  readonly elements: readonly string[];
  readonly bodyBytes: number;
}

/**
 * The stored rows of a station's year, ordered by time; an empty table if there is no file. Throws
 * `ObservationFileError` for a damaged file, and the system's error.
 */
export function readYear(dataDir: string, station: StationKey, year: number): ObservationTable {
  const path = getYearPath(dataDir, station, year);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return makeObservationTable(0);
    throw error;
  }
  return decodeYear(path, bytes);
}

/** Whether a file passes its checksum. */
export function isYearWhole(file: Buffer): boolean {
  return (
    file.length > FIRST_BYTES &&
    file.toString('latin1', 0, MAGIC.length) === MAGIC &&
    file.readUInt32LE(MAGIC.length) === crc32(file.subarray(FIRST_BYTES))
  );
}

/** Replaces the stored rows of a station's year atomically, also across a power cut. Throws the system's error. */
export function writeYear(dataDir: string, station: StationKey, year: number, table: ObservationTable): void {
  const path = getYearPath(dataDir, station, year);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, encodeYear(station.id, year, table), String(process.pid));
}

function encodeYear(station: string, year: number, table: ObservationTable): Buffer {
  const present = ELEMENTS.filter((_, place) => hasColumn(table, place));
  const body = encodeBody(
    table,
    present.map((element) => ELEMENTS.indexOf(element)),
  );
  const packed = deflateRawSync(body, { level: LEVEL });
  const header: YearHeader = { station, year, rows: table.length, elements: present, bodyBytes: body.length };
  const text = Buffer.from(JSON.stringify(header), 'utf8');
  const first = Buffer.alloc(FIRST_BYTES + 4);
  first.write(MAGIC, 'latin1');
  first.writeUInt32LE(text.length, FIRST_BYTES);
  const file = Buffer.concat([first, text, packed]);
  file.writeUInt32LE(crc32(file.subarray(FIRST_BYTES)), MAGIC.length);
  return file;
}

function hasColumn({ values, length }: ObservationTable, place: number): boolean {
  for (let at = place; at < length * ROW_LENGTH; at += ROW_LENGTH) if (values[at] !== MISSING) return true;
  return false;
}

/** Variable-length integers: seven bits per byte, low ones first. */
function makeWriter(bytes: Buffer) {
  let at = 0;
  return {
    add: (value: number): void => {
      let rest = value;
      while (rest >= 128) {
        bytes[at++] = (rest % 128) + 128;
        rest = Math.floor(rest / 128);
      }
      bytes[at++] = rest;
    },
    end: () => bytes.subarray(0, at),
  };
}

/** The sign becomes the lowest bit, so that small differences are small numbers. */
const fold = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unfold = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

/**
 * Minutes, kinds, one column per element as differences (0 for a missing value), then flags with the distance from one
 * to the next.
 */
function encodeBody({ minutes, kinds, values, flags, length }: ObservationTable, places: readonly number[]): Buffer {
  const writer = makeWriter(Buffer.allocUnsafe(length * (10 + places.length * 10) + 64));
  let last = 0;
  for (let row = 0; row < length; row++) {
    writer.add((minutes[row] as number) - last);
    last = minutes[row] as number;
  }
  for (let row = 0; row < length; row++) writer.add(kinds[row] as number);
  for (const place of places) {
    let before = 0;
    for (let at = place; at < length * ROW_LENGTH; at += ROW_LENGTH) {
      const value = values[at] as number;
      writer.add(value === MISSING ? 0 : fold(value - before) + 1);
      if (value !== MISSING) before = value;
    }
  }
  for (const place of places) {
    let since = 0;
    for (let row = 0; row < length; row++, since++) {
      const flag = flags[row * ROW_LENGTH + place] as number;
      if (flag === 0) continue;
      writer.add(since + 1);
      writer.add(flag);
      since = 0;
    }
    writer.add(0);
  }
  return writer.end();
}

function decodeYear(path: string, file: Buffer): ObservationTable {
  if (!isYearWhole(file)) throw new ObservationFileError(`${path}: differs from its checksum`);
  const start = FIRST_BYTES + 4;
  const length = file.readUInt32LE(FIRST_BYTES);
  const header: YearHeader = JSON.parse(file.toString('utf8', start, start + length));
  const places = header.elements.map((name) => (ELEMENTS as readonly string[]).indexOf(name));
  if (header.rows > MOST_ROWS || places.includes(-1))
    throw new ObservationFileError(`${path}: is of another version of the portal`);
  const body = inflateRawSync(file.subarray(start + length), { maxOutputLength: header.bodyBytes });
  return decodeBody(body, header.rows, places);
}

function decodeBody(body: Buffer, rows: number, places: readonly number[]): ObservationTable {
  let at = 0;
  const next = (): number => {
    let [value, unit, byte] = [0, 1, 128];
    while (byte >= 128) {
      byte = body[at++] ?? 0;
      value += (byte % 128) * unit;
      unit *= 128;
    }
    return value;
  };
  const table = makeObservationTable(rows);
  table.length = rows;
  table.values.fill(MISSING);
  let minute = 0;
  for (let row = 0; row < rows; row++) {
    minute += next();
    table.minutes[row] = minute;
  }
  for (let row = 0; row < rows; row++) table.kinds[row] = next();
  for (const place of places) {
    let before = 0;
    for (let index = place; index < rows * ROW_LENGTH; index += ROW_LENGTH) {
      const symbol = next();
      if (symbol === 0) continue;
      before += unfold(symbol - 1);
      table.values[index] = before;
    }
  }
  for (const place of places) {
    let row = -1;
    for (let gap = next(); gap !== 0; gap = next()) {
      row += row === -1 ? gap : gap - 1;
      table.flags[row * ROW_LENGTH + place] = next();
    }
  }
  return table;
}

/** Rows of a table between two moments, as a new table. */
export function sliceTable(table: ObservationTable, fromMinute: number, toMinute: number): ObservationTable {
  let first = 0;
  while (first < table.length && (table.minutes[first] as number) < fromMinute) first++;
  let end = first;
  while (end < table.length && (table.minutes[end] as number) < toMinute) end++;
  return {
    length: end - first,
    minutes: table.minutes.slice(first, end),
    kinds: table.kinds.slice(first, end),
    values: table.values.slice(first * ROW_LENGTH, end * ROW_LENGTH),
    flags: table.flags.slice(first * ROW_LENGTH, end * ROW_LENGTH),
  };
}

/** Concatenates tables. */
export function joinTables(tables: readonly ObservationTable[]): ObservationTable {
  const joined = makeObservationTable(
    Math.max(
      1,
      tables.reduce((sum, { length }) => sum + length, 0),
    ),
  );
  for (const table of tables) {
    for (let row = 0; row < table.length; row++) copyRow(table, row, joined);
  }
  return joined;
}
