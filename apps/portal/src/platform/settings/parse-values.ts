import { resolve } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { parseZrRelation, type ZrRelation } from '@portal/forecast/radar/zr-relation';
import { LEAST_MEMORY_MB } from '#platform/process/limit-memory.ts';
import { SettingError } from './setting-error.ts';

/** Outer edges in degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const NUMBER = /^-?\d{1,3}(\.\d{1,6})?$/;
/** Limit of Web Mercator. */
const MOST_LAT = 85;

/** `south,west,north,east` in degrees. */
export function parseBounds(setting: string, value: string): Bounds {
  const parts = value.split(',').map((part) => part.trim());
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isBox = parts.length === 4 && parts.every((part) => NUMBER.test(part)) && south < north && west < east;
  if (isBox && south >= -MOST_LAT && north <= MOST_LAT && west >= -180 && east - west <= 360) {
    return { south, west, north, east };
  }
  throw new SettingError(setting, value, 'is not south,west,north,east in degrees, such as 0,95,30,125');
}

/** Start of the portal's clock, and whether it is frozen. */
export interface ClockSetting {
  readonly startsAt: EpochSeconds;
  readonly stands: boolean;
}

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?(?:Z|[+-](\d{2}):(\d{2}))(!?)$/;
const EARLIEST_YEAR = 2000;
const LATEST_YEAR = 2100;

function isRealMoment(found: RegExpExecArray): boolean {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = found
    .slice(1, 9)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day));
  const dayExists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const timeExists = hour < 24 && minute < 60 && second < 60 && offsetHour < 15 && offsetMinute < 60;
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR && dayExists && timeExists;
}

/** A time with offset; a trailing `!` freezes the clock. */
export function parseClock(setting: string, value: string): ClockSetting {
  const found = MOMENT.exec(value);
  if (found === null || !isRealMoment(found)) {
    throw new SettingError(
      setting,
      value,
      `is not a time with offset (${EARLIEST_YEAR}–${LATEST_YEAR}, such as 2024-08-03T07:00:00+07:00; a trailing ! freezes the clock)`,
    );
  }
  const stands = found[9] === '!';
  return { startsAt: Math.floor(Date.parse(stands ? value.slice(0, -1) : value) / 1000), stands };
}

/** An API key. The error does not repeat it, as it may be right but for a typo. */
export function parseKey(setting: string, value: string): string {
  if (/^[\w.~-]{1,200}$/.test(value)) return value;
  throw new SettingError(setting, '…', 'is not a key (letters, digits and - _ . ~, at most 200)');
}

const MOST_CHARACTERS = 300;

/** One line of visible text. */
export function parseLine(setting: string, value: string): string {
  const text = value.normalize('NFC').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
  if (text.length > 0 && text.length <= MOST_CHARACTERS && !/[\u0000-\u001f\u007f]/.test(text)) return text;
  throw new SettingError(setting, value, `is not one line of at most ${MOST_CHARACTERS} characters`);
}

const MOST_MINUTES = 60;

/** Minutes between images: a divisor of 60, so that times repeat every hour. */
export function parseMinutes(setting: string, value: string): number {
  const minutes = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (minutes >= 1 && MOST_MINUTES % minutes === 0) return minutes;
  throw new SettingError(setting, value, 'is not a number of minutes that divides an hour');
}

/** Memory limit of the process, megabytes. */
export function parseMemory(setting: string, value: string): number {
  const megabytes = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (megabytes >= LEAST_MEMORY_MB) return megabytes;
  throw new SettingError(setting, value, `is not a number of megabytes, at least ${LEAST_MEMORY_MB}`);
}

/** The systemd units wait longer before they kill (đề xuất). */
const LONGEST_DRAIN_SECONDS = 60;

/** Seconds that a stopping process still serves. */
export function parseDrain(setting: string, value: string): number {
  const seconds = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
  if (seconds <= LONGEST_DRAIN_SECONDS) return seconds;
  throw new SettingError(setting, value, `is not a number of seconds (0–${LONGEST_DRAIN_SECONDS})`);
}

/** One of so many requests is logged. */
export function parseLogEvery(setting: string, value: string): number {
  const every = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (every >= 1) return every;
  throw new SettingError(setting, value, 'is not a whole number (1–99999)');
}

const HIGHEST_PORT = 65_535;

export function parseFolder(setting: string, value: string): string {
  if (value.includes('\0')) throw new SettingError(setting, value, 'is not a path of a folder');
  return resolve(value);
}

/** A TCP port; 0 lets the system choose one. */
export function parsePort(setting: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;
  if (!(port <= HIGHEST_PORT)) throw new SettingError(setting, value, `is not a port number (0–${HIGHEST_PORT})`);
  return port;
}

/** Z–R relation: a name, or the two numbers of Z = A R^b. */
export function parseZr(setting: string, value: string): ZrRelation {
  const relation = parseZrRelation(value);
  if (relation !== null) return relation;
  const problem = 'is not "vietnam", "marshall-palmer" or A/b such as 250/1.2 (A from 1 to 2000, b from 0.5 to 3)';
  throw new SettingError(setting, value, problem);
}
