import type { LatLng } from '#geo/lat-lng.ts';

interface Angle {
  readonly degrees: number;
  /** Direction letter in upper case, null if none was typed. */
  readonly side: string | null;
}

const DIGITS = '\\d{1,12}';
const NUMBER = `\\d{1,3}(?:[.,]${DIGITS})?`;
/** Degrees, then minutes and seconds with their signs. */
const ANGLE = `([+-]?${NUMBER})\\s*(?:°|º|độ)?\\s*(?:(${NUMBER})\\s*['’′‘]\\s*(?:(${NUMBER})\\s*(?:"|”|″|“|''|’’|′′)\\s*)?)?`;
const SIDE = '([NSBEWDĐT]?)';
const BETWEEN = '(?:\\s*[,;/]\\s*|\\s+)';
const BETWEEN_LETTERED = '(?:\\s*[,;/]\\s*|\\s*)';
const FORMS: readonly RegExp[] = [
  // 10.77,106.70: a comma between the numbers, so none within them
  new RegExp(`^()([+-]?\\d{1,3}(?:\\.${DIGITS})?)()()()\\s*,\\s*()([+-]?\\d{1,3}(?:\\.${DIGITS})?)()()()$`, 'iu'),
  // 10,77 106,70 · 21°01'42"N 105°51'15"E · 21,03° B, 105,85° Đ
  new RegExp(`^()${ANGLE}\\s*${SIDE}${BETWEEN}()${ANGLE}\\s*${SIDE}$`, 'iu'),
  // 21.03N105.85E
  new RegExp(`^()${ANGLE}\\s*([NSB])${BETWEEN_LETTERED}()${ANGLE}\\s*([EWDĐT])$`, 'iu'),
  // N21.03 E105.85
  new RegExp(`^([NSB])\\s*${ANGLE}()${BETWEEN_LETTERED}([EWDĐT])\\s*${ANGLE}()$`, 'iu'),
];
const LABELS = /\b(?:latitude|lat|longitude|long|lng|lon)\b\s*[:=]?|vĩ độ\s*:?|kinh độ\s*:?/giu;
const OUTER_SIGNS = /^[\s([]+|[\s)\]]+$/g;
const EAST_WEST = /^[EWDĐT]$/;
const LONGEST = 80;

/**
 * Parses typed coordinates: `10.77, 106.70`, `10,77 106,70`, `21.03°N 105.85°E`, `21°01'42"B 105°51'15"Đ`, `N21.03
 * E105.85`, in brackets or with labels `lat` and `lng`. Latitude first, unless letters say otherwise or the first
 * number can only be a longitude. Null for anything else and for invalid points. Vietnamese letters: B north, Đ east, T
 * west; N is north, as in English, because no place of the portal is south.
 */
export function parseCoordinates(text: string): LatLng | null {
  if (text.length > LONGEST) return null;
  // Collapses spaces: the patterns would try every way to split a run of them, for seconds.
  const typed = text.normalize('NFC').replace(LABELS, ' ').replace(/\s+/g, ' ').replace(OUTER_SIGNS, '');
  for (const form of FORMS) {
    const match = form.exec(typed);
    const [first, second] = [toAngle(match?.slice(1, 6)), toAngle(match?.slice(6, 11))];
    if (first !== null && second !== null) return toPoint(first, second);
  }
  return null;
}

/**
 * An angle from its parts: letter before, degrees, minutes, seconds, letter after. Null if minutes or seconds are 60 or
 * more, or follow a fraction.
 */
function toAngle(parts: readonly (string | undefined)[] | undefined): Angle | null {
  const [before, degreesText, minutesText, secondsText, behind] = parts ?? [];
  if (degreesText === undefined || degreesText === '') return null;
  const [degrees, minutes, seconds] = [degreesText, minutesText || '0', secondsText || '0'].map(toNumber);
  if (degrees === undefined || minutes === undefined || seconds === undefined) return null;
  if (minutes >= 60 || seconds >= 60) return null;
  const isBroken = (minutes > 0 && !Number.isInteger(degrees)) || (seconds > 0 && !Number.isInteger(minutes));
  const sign = degreesText.startsWith('-') ? -1 : 1;
  const side = (before || behind || '').toUpperCase() || null;
  return isBroken ? null : { degrees: degrees + (sign * minutes) / 60 + (sign * seconds) / 3600, side };
}

function toPoint(first: Angle, second: Angle): LatLng | null {
  const isTurned =
    (first.side !== null && EAST_WEST.test(first.side)) ||
    (first.side === null && second.side === null && Math.abs(first.degrees) > 90 && Math.abs(second.degrees) <= 90);
  const [north, east] = isTurned ? [second, first] : [first, second];
  if (north.side !== null && EAST_WEST.test(north.side)) return null;
  if (east.side !== null && !EAST_WEST.test(east.side)) return null;
  const lat = north.degrees * (north.side === 'S' ? -1 : 1);
  const lng = east.degrees * (east.side === 'W' || east.side === 'T' ? -1 : 1);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
