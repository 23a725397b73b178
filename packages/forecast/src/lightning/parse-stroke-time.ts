import type { EpochSeconds } from '@portal/domain/time/epoch';

const ISO = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const NUMBER = /^\d{9,19}(\.\d+)?$/;
/** From so many digits on a number counts milliseconds, microseconds, nanoseconds. */
const [MILLISECONDS, MICROSECONDS, NANOSECONDS] = [12, 15, 18];

/**
 * The moment of a stroke, whole seconds: ISO 8601 (without an offset it is UTC, as networks write it), or seconds, milliseconds,
 * microseconds or nanoseconds since 1970 by their number of digits. Null for anything else.
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
