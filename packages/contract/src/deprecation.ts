import { parseDate } from '@portal/domain/time/vietnam-time';
import type { Deprecation } from './endpoint.ts';

/** Least notice between the announcement and the end of a call: 12 months. */
export const LEAST_NOTICE_DAYS = 365;

function getDate(text: string): number {
  const at = parseDate(text);
  if (at === null) throw new RangeError(`not a date YYYY-MM-DD: ${text}`);
  return at;
}

/** Whole days from the announcement to the end. Throws `RangeError` if either is not a date. */
export function countNoticeDays({ since, sunset }: Deprecation): number {
  return Math.round((getDate(sunset) - getDate(since)) / 86_400);
}

/**
 * Headers that announce a call's end: `Deprecation` (RFC 9745, seconds since 1970 after an @), `Sunset` (RFC 8594, an
 * HTTP date) and the link to its replacement. Days begin in Asia/Ho_Chi_Minh. Throws `RangeError` for an invalid date.
 */
export function toDeprecationHeaders({ since, sunset, see }: Deprecation): Readonly<Record<string, string>> {
  return {
    deprecation: `@${getDate(since)}`,
    sunset: new Date(getDate(sunset) * 1000).toUTCString(),
    link: `<${see}>; rel="deprecation"; type="text/html"`,
  };
}
