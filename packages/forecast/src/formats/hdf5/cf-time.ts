import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Hdf5File } from './open-hdf5.ts';

const UNIT_SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const SINCE =
  /^(second|minute|hour|day)s? since (\d{4})-(\d\d?)-(\d\d?)(?:[T ]+(\d\d?):(\d\d?)(?::(\d\d?)(?:\.0*)?)?)?\s*(?:UTC|GMT|Z|\+?0+:?0*)?$/i;

/**
 * Values of a variable as moments (CF conventions 4.4), in the units of `unitsOf`: bounds have the units of their
 * coordinate. Throws `RangeError` for units that are not known here and for values that are no moments.
 */
export function readMoments(file: Hdf5File, name: string, unitsOf: string): EpochSeconds[] {
  const units = String(file.findAttribute(unitsOf, 'units') ?? '').trim();
  const [, unit = '', year, month, day, hour = 0, minute = 0, second = 0] = SINCE.exec(units) ?? [];
  const scale = UNIT_SECONDS[unit.toLowerCase()];
  if (scale === undefined) throw new RangeError(`counts its time in a way that is not known here ("${units}")`);
  const origin = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const moments = (file.findLine(name) ?? []).map((count) => Math.round(origin / 1000 + count * scale));
  if (!moments.every(Number.isSafeInteger)) throw new RangeError('has a damaged time');
  return moments;
}
