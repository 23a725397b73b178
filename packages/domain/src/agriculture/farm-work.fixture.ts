import type { FarmDaylight, FarmHour } from './farm-hour.ts';
import { type FarmWork, toFarmWork } from './farm-work.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Midnight in Vietnam of 3 August 2026. The sun rises at 05:30 and sets at 18:30 on every day of these builders. */
export const FARM_DAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;

/** An hour that suits every activity: dry, mild, a gentle wind, few clouds. */
const FINE = {
  temperatureC: 24,
  humidityPercent: 65,
  dewPointC: 17,
  windSpeedMs: 2.5,
  windGustMs: 4,
  cloudPercent: 20,
  rainMm: 0,
  rainProbabilityPercent: 0,
  thunder: 0,
} as const;

/** Values of an hour that a test changes. */
export type FarmHourChange = Partial<Omit<FarmHour, 'at'>>;

/** Fine hours from 00:00 of `FARM_DAY` on, changed by index with `changes`, or all alike with `all`. */
export function makeFarmHours(
  count: number,
  changes: Readonly<Record<number, FarmHourChange>> = {},
  all: FarmHourChange = {},
): FarmHour[] {
  return Array.from({ length: count }, (_, i) => ({ at: FARM_DAY + i * HOUR, ...FINE, ...all, ...changes[i] }));
}

/** Three days of such hours, prepared for the rules. */
export function makeFarmWork(
  changes: Readonly<Record<number, FarmHourChange>> = {},
  all: FarmHourChange = {},
  pondC: readonly (number | null)[] = [],
): FarmWork {
  const days: FarmDaylight[] = [0, 1, 2].map((day) => {
    const startAt = FARM_DAY + day * DAY;
    return { startAt, sunriseAt: startAt + 5.5 * HOUR, sunsetAt: startAt + 18.5 * HOUR };
  });
  return toFarmWork(makeFarmHours(72, changes, all), days, pondC);
}
