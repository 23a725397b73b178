import { parseStrokeTime } from './parse-stroke-time.ts';
import type { Stroke } from './stroke.ts';

/** What the fields of a stroke are called, in lower case. */
export const STROKE_FIELDS = {
  at: ['at', 'time', 'timestamp', 'datetime', 'date_time', 'utc'],
  lat: ['lat', 'latitude', 'y'],
  lng: ['lng', 'lon', 'long', 'longitude', 'x'],
} as const;

/** Part of a stroke. */
export type StrokeField = keyof typeof STROKE_FIELDS;

/** A stroke from the texts of its fields; or what is wrong with it, in a few words. */
export function readStroke(find: (field: StrokeField) => string | undefined): Stroke | string {
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
