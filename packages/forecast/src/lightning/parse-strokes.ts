import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isRecord } from '@portal/domain/data/is-record';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** A lightning file that is damaged or of an unsupported kind. The message is one line: file and reason. */
export class LightningError extends Error {
  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'LightningError';
  }
}

/** One lightning stroke as located by a sensor network: time, and position in degrees. */
export interface Stroke {
  readonly at: EpochSeconds;
  readonly lat: number;
  readonly lng: number;
}

const ISO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const NUMBER = /^\d{9,19}(\.\d+)?$/;
/** Numbers with at least this many digits are milliseconds, microseconds or nanoseconds. */
const [MILLISECONDS, MICROSECONDS, NANOSECONDS] = [12, 15, 18];

/**
 * The moment of a stroke in whole seconds: ISO 8601 (UTC if it has no offset, as networks write it), or seconds,
 * milliseconds, microseconds or nanoseconds since 1970 by their number of digits. Null for anything else.
 */
export function parseStrokeTime(value: string): EpochSeconds | null {
  const text = value.trim();
  if (NUMBER.test(text)) {
    const digits = text.split('.')[0]?.length ?? 0;
    const perSecond = digits >= NANOSECONDS ? 1e9 : digits >= MICROSECONDS ? 1e6 : digits >= MILLISECONDS ? 1e3 : 1;
    return Math.floor(Number(text) / perSecond);
  }
  const [, , , zone] = ISO.exec(text) ?? [undefined, undefined, undefined, null];
  if (zone === null) return null;
  const seconds = Date.parse(`${text.replace(' ', 'T')}${zone === undefined ? 'Z' : ''}`) / 1000;
  return Number.isNaN(seconds) ? null : Math.floor(seconds);
}

/** Accepted names of a stroke's fields, in lower case. */
const STROKE_FIELDS = {
  at: ['at', 'time', 'timestamp', 'datetime', 'date_time', 'utc'],
  lat: ['lat', 'latitude', 'y'],
  lng: ['lng', 'lon', 'long', 'longitude', 'x'],
} as const;

type StrokeField = keyof typeof STROKE_FIELDS;

/** Parses a stroke from the texts of its fields; or returns the fault in a few words. */
function readStroke(find: (field: StrokeField) => string | undefined): Stroke | string {
  const [time, latText, lngText] = [find('at'), find('lat'), find('lng')];
  if (time === undefined || latText === undefined || lngText === undefined) return 'lacks time, latitude or longitude';
  const at = parseStrokeTime(time);
  if (at === null) return `"${time.slice(0, 40)}" is no time`;
  const [lat, lng] = [toDegrees(latText), toDegrees(lngText)];
  if (!(Math.abs(lat) <= 90)) return `"${latText.slice(0, 40)}" is no latitude`;
  if (!(Math.abs(lng) <= 180)) return `"${lngText.slice(0, 40)}" is no longitude`;
  return { at, lat, lng };
}

const toDegrees = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Content of a stroke file. */
interface StrokeFile {
  readonly strokes: readonly Stroke[];
  /** Entries that could not be read. */
  readonly leftOut: number;
  /** The fault of the first of them; null if there are none. */
  readonly firstTrouble: string | null;
}

/**
 * The strokes of a text: CSV with a header line (comma or semicolon, `#` begins a comment), a JSON list of objects,
 * GeoJSON points, or an object with a list of either. Unreadable entries are left out and counted. Throws `RangeError`
 * for a text that is none of these or cut off.
 */
export function parseStrokes(text: string): StrokeFile {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') throw new RangeError('is empty');
  return collect(/^[[{]/.test(trimmed) ? readJson(trimmed) : readCsv(trimmed));
}

interface Entry {
  readonly name: string;
  readonly stroke: Stroke | string;
}

function collect(entries: readonly Entry[]): StrokeFile {
  const strokes = entries.flatMap(({ stroke }) => (typeof stroke === 'string' ? [] : [stroke]));
  const first = entries.find(({ stroke }) => typeof stroke === 'string');
  return {
    strokes,
    leftOut: entries.length - strokes.length,
    firstTrouble: first === undefined ? null : `${first.name}: ${first.stroke}`,
  };
}

function readCsv(text: string): Entry[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const [head, ...rows] = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  const separator = head?.line.includes(';') ? ';' : ',';
  const names = (head?.line ?? '').split(separator).map((name) => unquote(name).toLowerCase());
  const columns = findColumns(names);
  if (columns === null) throw new RangeError('has no line of names with time, latitude and longitude');
  return rows.map(({ line, number }) => {
    const cells = line.split(separator).map(unquote);
    return { name: `line ${number}`, stroke: readStroke((field) => cells[columns[field]]) };
  });
}

const unquote = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1');

function findColumns(names: readonly string[]): Readonly<Record<StrokeField, number>> | null {
  const find = (field: StrokeField) => names.findIndex((name) => new Set<string>(STROKE_FIELDS[field]).has(name));
  const columns = { at: find('at'), lat: find('lat'), lng: find('lng') };
  return Object.values(columns).includes(-1) ? null : columns;
}

function readJson(text: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RangeError('is no JSON, or cut off');
  }
  return findList(value).map((item, index) => ({ name: `entry ${index + 1}`, stroke: readItem(item) }));
}

function findList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const lists = isRecord(value) ? Object.values(value).filter((part) => Array.isArray(part)) : [];
  // A `bbox` of GeoJSON is a list too, of numbers.
  const list = lists.find((part) => part.some(isRecord)) ?? lists.find((part) => part.length === 0);
  if (list === undefined) throw new RangeError('holds no list of strokes');
  return list;
}

function readItem(item: unknown): Stroke | string {
  if (!isRecord(item)) return 'is no object';
  const properties = isRecord(item.properties) ? item.properties : item;
  const point = isRecord(item.geometry) && Array.isArray(item.geometry.coordinates) ? item.geometry.coordinates : null;
  const named = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]));
  return readStroke((field) => {
    if (point !== null && field !== 'at') return toText(point[field === 'lng' ? 0 : 1]);
    return toText(STROKE_FIELDS[field].map((name) => named.get(name)).find((value) => value !== undefined));
  });
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const MOST_BYTES = 64 * 2 ** 20;

/**
 * The strokes of a file, plain or gzipped. Throws `LightningError`, one line: missing, too large, damaged, or not a
 * stroke file.
 */
export function readStrokeFile(path: string): StrokeFile {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw new LightningError(path, facts === undefined ? 'is not there' : 'is no file');
  if (facts.size > MOST_BYTES) throw new LightningError(path, `is larger than ${MOST_BYTES} bytes`);
  const bytes = readFileSync(path);
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return parseStrokes((isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof RangeError && !('code' in error)) throw new LightningError(path, error.message);
    throw new LightningError(path, 'is damaged or cut off');
  }
}
