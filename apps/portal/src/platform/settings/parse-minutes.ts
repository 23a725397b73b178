import { SettingError } from './setting-error.ts';

const MOST_MINUTES = 60;

/** Minutes from one picture to the next: a whole number that divides an hour, so that moments are the same each hour. */
export function parseMinutes(setting: string, value: string): number {
  const minutes = /^\d{1,2}$/.test(value) ? Number(value) : 0;
  if (minutes >= 1 && MOST_MINUTES % minutes === 0) return minutes;
  throw new SettingError(setting, value, 'is not a number of minutes that divides an hour');
}
