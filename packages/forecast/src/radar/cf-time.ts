import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Hdf5File } from '#formats/hdf5/open-hdf5.ts';

/** What a CF file says of the time of its picture. */
export interface CfTime {
  /** Of an interval its end. */
  readonly at: EpochSeconds;
  /** How long the interval is, seconds; null where the file names none. */
  readonly seconds: number | null;
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };
const SINCE =
  /^(second|minute|hour|day)s? since (\d{4})-(\d\d?)-(\d\d?)(?:[T ]+(\d\d?):(\d\d?)(?::(\d\d?)(?:\.0*)?)?)?\s*(?:UTC|GMT|Z|\+?0+:?0*)?$/i;

/**
 * The time of a CF file of one picture (CF conventions 4.4 and 7.1): the variable with the standard name `time`, its
 * interval by the bounds that it names, or by a `start_time` beside it as Rainfields writes. Throws `RangeError` where there is none,
 * several, or it is counted in a way that is not known here.
 */
export function readCfTime(file: Hdf5File): CfTime {
  const names = file.listNames('');
  const name =
    names.find((candidate) => file.findAttribute(candidate, 'standard_name') === 'time') ??
    names.find((candidate) => candidate === 'time');
  if (name === undefined) throw new RangeError('has no time');
  const times = readMoments(file, name, name);
  const [at] = times;
  if (at === undefined || times.length > 1) throw new RangeError(`holds ${times.length} times, not one picture`);
  const bounds = file.findAttribute(name, 'bounds');
  if (typeof bounds === 'string' && names.includes(bounds)) return readBounds(readMoments(file, bounds, name));
  const [start] = names.includes('start_time') ? readMoments(file, 'start_time', 'start_time') : [];
  return { at, seconds: start === undefined ? null : at - start };
}

function readBounds([start, end]: readonly EpochSeconds[]): CfTime {
  if (start === undefined || end === undefined) throw new RangeError('has an interval without an end');
  return { at: Math.max(start, end), seconds: Math.abs(end - start) };
}

/** Values of a variable as moments, counted as `unitsOf` says: bounds have the units of their own coordinate. */
function readMoments(file: Hdf5File, name: string, unitsOf: string): EpochSeconds[] {
  const units = String(file.findAttribute(unitsOf, 'units') ?? '').trim();
  const [, unit = '', year, month, day, hour = 0, minute = 0, second = 0] = SINCE.exec(units) ?? [];
  const scale = UNIT_SECONDS[unit.toLowerCase()];
  if (scale === undefined) throw new RangeError(`counts its time in a way that is not known here ("${units}")`);
  const origin = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const moments = (file.findLine(name) ?? []).map((count) => Math.round(origin / 1000 + count * scale));
  if (!moments.every(Number.isSafeInteger)) throw new RangeError('has a damaged time');
  return moments;
}
