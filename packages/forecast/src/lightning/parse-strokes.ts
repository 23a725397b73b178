import { readStroke, STROKE_FIELDS, type StrokeField } from './read-stroke.ts';
import type { Stroke } from './stroke.ts';

/** What a file held. */
export interface StrokeFile {
  readonly strokes: readonly Stroke[];
  /** Entries that could not be read. */
  readonly leftOut: number;
  /** What was wrong with the first of them; null where there are none. */
  readonly firstTrouble: string | null;
}

/**
 * The strokes of a text: CSV with a line of names (comma or semicolon, `#` begins a remark), a JSON list of objects, GeoJSON
 * points, or an object with a list of either. Entries that cannot be read are left out and told. Throws `RangeError` for a
 * text that is none of these or cut off.
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

type Fields = Readonly<Record<string, unknown>>;

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
  const lists = isFields(value) ? Object.values(value).filter((part) => Array.isArray(part)) : [];
  // A `bbox` of GeoJSON is a list as well, of figures.
  const list = lists.find((part) => part.some(isFields)) ?? lists.find((part) => part.length === 0);
  if (list === undefined) throw new RangeError('holds no list of strokes');
  return list;
}

function readItem(item: unknown): Stroke | string {
  if (!isFields(item)) return 'is no object';
  const properties = isFields(item.properties) ? item.properties : item;
  const point = isFields(item.geometry) && Array.isArray(item.geometry.coordinates) ? item.geometry.coordinates : null;
  const named = new Map(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value]));
  return readStroke((field) => {
    if (point !== null && field !== 'at') return toText(point[field === 'lng' ? 0 : 1]);
    return toText(STROKE_FIELDS[field].map((name) => named.get(name)).find((value) => value !== undefined));
  });
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
