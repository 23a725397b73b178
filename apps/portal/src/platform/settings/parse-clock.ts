import type { EpochSeconds } from '@portal/domain/time/epoch';
import { SettingError } from './setting-error.ts';

/** Where the portal's clock starts, and whether it stands still there. */
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

/** A moment with its offset; a trailing `!` makes the clock stand still. */
export function parseClock(setting: string, value: string): ClockSetting {
  const found = MOMENT.exec(value);
  if (found === null || !isRealMoment(found)) {
    throw new SettingError(
      setting,
      value,
      `is not a moment with offset (${EARLIEST_YEAR}–${LATEST_YEAR}, such as 2024-08-03T07:00:00+07:00; a trailing ! makes it stand still)`,
    );
  }
  const stands = found[9] === '!';
  return { startsAt: Math.floor(Date.parse(stands ? value.slice(0, -1) : value) / 1000), stands };
}
