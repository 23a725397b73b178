import { parseDate } from '@portal/domain/time/vietnam-time';
import type { WarningLevel } from '@portal/domain/warning/warning-kind';
import { WarningError } from './warning.ts';

/** Records a correction of form. What would change a warning's meaning is refused, never corrected. */
export type Note = (line: string) => void;

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,]\d{1,12})?)? ?([Zz]|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)$/;
const PLAIN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

function toZone(zone: string): string {
  if (zone.toUpperCase() === 'Z') return '+00:00';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone[0]}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

/**
 * Normalizes a time to `2026-08-03T13:40:00+07:00`: accepts `Z`, fractions of a second, an offset without minutes, a
 * space for the T, and missing seconds. Null for anything else, in particular without an offset.
 */
export function mendMoment(text: string, name: string, note: Note): string | null {
  const trimmed = text.trim();
  const match = MOMENT.exec(trimmed);
  if (match === null || parseDate(match[1] ?? '') === null) return null;
  if (PLAIN.test(trimmed)) return trimmed;
  const [, date, hour, minute, second = '00', zone = ''] = match;
  const mended = `${date}T${hour}:${minute}:${second}${toZone(zone)}`;
  note(`${name}: "${trimmed}" read as ${mended}`);
  return mended;
}

const LEVELS = /^\D*([1-5])\s*(?:[-–—,;]|đến|tới|và|to|and)\s*(?:cấp|level)?\s*([1-5])\D*$/i;

/** The level of a bulletin; of two, such as `1-2`, the higher one, with a note. Null unless 1 to 5. */
export function mendLevel(text: string, note: Note): WarningLevel | null {
  const one = /^\D*([1-5])\D*$/.exec(text)?.[1];
  if (one !== undefined) return Number(one) as WarningLevel;
  const [, low, high] = LEVELS.exec(text.trim()) ?? [];
  if (low === undefined || high === undefined) return null;
  const level = Math.max(Number(low), Number(high)) as WarningLevel;
  note(`level: "${text.trim()}" read as ${level}, the higher one`);
  return level;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const NUMBER = '[+-]?\\d{1,3}(?:\\.\\d*)?';
const PAIR = new RegExp(`^(${NUMBER}),(${NUMBER})$`);
/** About a centimetre; further decimals come from number formatting. */
const DECIMALS = 7;
const LONGEST_DECIMALS = 9;
/** About ten metres: a ring whose ends are this near is meant to be closed. */
const SAME_DEGREES = 1e-4;
const WIDEST_LATITUDE = 100;

/** `21.5,107.0`, with any number of decimals. Throws WarningError for anything else. */
export function readPair(text: string, note: Note): Point {
  const [, lat = '', lng = ''] = PAIR.exec(text) ?? [];
  if (lat === '' || Math.abs(Number(lat)) >= WIDEST_LATITUDE)
    throw new WarningError(`area: "${text.slice(0, 40)}" is not latitude,longitude`);
  const read = (number: string): number => {
    const decimals = number.split('.')[1]?.length ?? 0;
    if (decimals <= LONGEST_DECIMALS) return Number(number);
    note(`area: coordinates of more than ${LONGEST_DECIMALS} decimals rounded to ${DECIMALS}, a centimetre`);
    return Number(Number(number).toFixed(DECIMALS));
  };
  return { lat: read(lat), lng: read(lng) };
}

const isSame = (one: Point, other: Point): boolean => one.lat === other.lat && one.lng === other.lng;
const isNear = (one: Point, other: Point): boolean =>
  Math.abs(one.lat - other.lat) < SAME_DEGREES && Math.abs(one.lng - other.lng) < SAME_DEGREES;

/** Splits a text into pairs; spaces around their commas are allowed. */
export function listPairs(text: string): string[] {
  return text
    .trim()
    .replace(/\s*,\s*/g, ',')
    .split(/\s+/);
}

/** A ring, closed if necessary and without repeated points. */
export function readRing(text: string, note: Note): Point[] {
  const points = listPairs(text).map((pair) => readPair(pair, note));
  const ring = points.filter((point, at) => at === 0 || !isSame(point, points[at - 1] as Point));
  if (ring.length < points.length) note('area: points that stand twice in a row were read once');
  const [first, last] = [ring[0], ring.at(-1)];
  if (first === undefined || last === undefined || ring.length < 3 || isSame(first, last)) return ring;
  note('area: an open polygon was closed');
  return isNear(first, last) && ring.length > 3 ? [...ring.slice(0, -1), first] : [...ring, first];
}
