import { parseDate } from '@portal/domain/time/vietnam-time';
import type { Deprecation } from './endpoint.ts';

/** Days between the first word of a call's end and the end: 12 months. */
export const LEAST_NOTICE_DAYS = 365;

function getDate(text: string): number {
  const at = parseDate(text);
  if (at === null) throw new RangeError(`not a date YYYY-MM-DD: ${text}`);
  return at;
}

/** Whole days from the announcement to the end. Throws `RangeError` where one of the two is no date. */
export function countNoticeDays({ since, sunset }: Deprecation): number {
  return Math.round((getDate(sunset) - getDate(since)) / 86_400);
}

/**
 * Headers that announce a call's end: `Deprecation` (RFC 9745, seconds since 1970 after an @), `Sunset` (RFC 8594, an HTTP date) and
 * the link to what to use instead. Days begin in Asia/Ho_Chi_Minh. Throws `RangeError` where a date is none.
 */
export function toDeprecationHeaders({ since, sunset, see }: Deprecation): Readonly<Record<string, string>> {
  return {
    deprecation: `@${getDate(since)}`,
    sunset: new Date(getDate(sunset) * 1000).toUTCString(),
    link: `<${see}>; rel="deprecation"; type="text/html"`,
  };
}
