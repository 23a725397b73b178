import type { BothLanguages } from '#language/language.ts';
import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay, vietnamDate, vietnamHour } from '#time/vietnam-time.ts';
import { apparentTemperatureC } from './feels-like.ts';
import { decideOpenSky, type OpenSkyCode } from './open-sky.ts';
import { decideSkyState, type SkyCode, type SkyStateInput } from './sky-state.ts';

/** Name of a period of the day in the API. */
type DayPeriodId = 'morning' | 'afternoon' | 'evening' | 'night';

/**
 * A period of six hours; `fromHour` and `toHour` count from 00:00 of its day in Vietnam, so 25 is 01:00 of the next.
 */
export interface DayPeriod {
  readonly id: DayPeriodId;
  readonly fromHour: number;
  readonly toHour: number;
  readonly name: BothLanguages;
}

/** The four periods of a day in their order: 07–13, 13–19, 19–01, 01–07 of the next day (api.md, domain.md §1.5.4). */
export const DAY_PERIODS: readonly DayPeriod[] = [
  { id: 'morning', fromHour: 7, toHour: 13, name: { vi: 'Sáng', en: 'Morning' } },
  { id: 'afternoon', fromHour: 13, toHour: 19, name: { vi: 'Chiều', en: 'Afternoon' } },
  { id: 'evening', fromHour: 19, toHour: 25, name: { vi: 'Tối', en: 'Evening' } },
  { id: 'night', fromHour: 25, toHour: 31, name: { vi: 'Đêm', en: 'Night' } },
];

/** Name of a part of the calendar day in the API. */
export type DayPartId = 'early' | 'morning' | 'afternoon' | 'evening';

/** A part of a calendar day, by clock hours of Vietnam. */
interface DayPart {
  readonly id: DayPartId;
  readonly fromHour: number;
  readonly toHour: number;
}

/** The parts of a calendar day, which add up to it: 00–07, 07–13, 13–19, 19–24 (decisions.md, "Sky states"). */
export const DAY_PARTS: readonly DayPart[] = [
  { id: 'early', fromHour: 0, toHour: 7 },
  { id: 'morning', fromHour: 7, toHour: 13 },
  { id: 'afternoon', fromHour: 13, toHour: 19 },
  { id: 'evening', fromHour: 19, toHour: 24 },
];

/** Period of a clock hour of Vietnam, 0–23. */
export function findDayPeriod(hour: number): DayPeriodId {
  if (hour >= 1 && hour < 7) return 'night';
  if (hour >= 7 && hour < 13) return 'morning';
  return hour >= 13 && hour < 19 ? 'afternoon' : 'evening';
}

/**
 * An hour as input of a period's sky state. Instants are valid at `at`, amounts fall in the hour that begins
 * there; null is unknown. Lists hold consecutive clock hours.
 */
export interface StateHour {
  readonly at: EpochSeconds;
  readonly temperatureC: number | null;
  readonly humidityPercent: number | null;
  readonly windSpeedMs: number | null;
  readonly cloudPercent: number | null;
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
  readonly snowMm?: number | null;
}

/** Summary of one quantity over the known hours. */
interface HourSummary {
  readonly sum: number;
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Summary of the values of `read` in the `count` hours from `from` on; `hours` are consecutive clock hours. Null if
 * fewer than half of them are known (our own rule: less would speak for hours without a forecast).
 */
export function summarizeHours(
  hours: readonly StateHour[],
  from: EpochSeconds,
  count: number,
  read: (hour: StateHour) => number | null,
): HourSummary | null {
  let known = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const first = hours[0]?.at ?? from;
  const start = (from - first) / HOUR_SECONDS;
  for (let i = 0; i < count; i++) {
    const hour = hours[start + i];
    if (hour?.at !== from + i * HOUR_SECONDS) continue;
    const value = read(hour);
    if (value === null) continue;
    known++;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return known === 0 || known * 2 < count ? null : { sum, mean: sum / known, min, max };
}

/** A period of hours with a sky state. */
interface StatePeriod {
  readonly startAt: EpochSeconds;
  /** Number of its hours. */
  readonly count: number;
  /** Period whose rain classes apply. */
  readonly periodHours: 6 | 12;
  readonly isDay: boolean;
  /** Start of the 24 hours whose mean and lowest temperature decide the cold. */
  readonly coldFrom: EpochSeconds;
}

/** Rain that makes an hour wet, mm (domain.md §1.7, `wetFrac`). */
const WET_FROM_MM = 0.1;
const FIRST_DAY_HOUR = 7;
const FIRST_NIGHT_HOUR = 19;
/** Longer periods use the rain classes of twelve hours, shorter ones those of six. */
const LONGEST_SHORT_HOURS = 7;

/**
 * Sky state of a number of hours from `startAt` on, such as one of `DAY_PERIODS` or `DAY_PARTS`: domain.md §1.7 on the
 * period's own rain, mean cloud and highest chance of rain, with the cold of the calendar day in which it begins. Day
 * is 07–19 as in every forecast text (§1.5.5). `hours` are consecutive clock hours that include the period, preferably
 * the whole day. Null if the deciding value is unknown in more than half of the hours.
 */
export function decidePeriodState(hours: readonly StateHour[], startAt: EpochSeconds, count: number): SkyCode | null {
  return decideStateOf(hours, toStatePeriod(startAt, count));
}

/** The sky of a period's state, without heat and cold; arguments as for `decidePeriodState`. */
export function decidePeriodSky(hours: readonly StateHour[], startAt: EpochSeconds, count: number): OpenSkyCode | null {
  const input = toStateInput(hours, toStatePeriod(startAt, count));
  return decideOpenSky(decideSkyState(input), input);
}

function toStatePeriod(startAt: EpochSeconds, count: number): StatePeriod {
  const hour = vietnamHour(startAt);
  const isDay = hour >= FIRST_DAY_HOUR && hour < FIRST_NIGHT_HOUR;
  const periodHours = count > LONGEST_SHORT_HOURS ? 12 : 6;
  return { startAt, count, periodHours, isDay, coldFrom: startOfVietnamDay(startAt) };
}

/** Sky state of a period with day or night and cold chosen by the caller; otherwise as `decidePeriodState`. */
export function decideStateOf(hours: readonly StateHour[], period: StatePeriod): SkyCode | null {
  return decideSkyState(toStateInput(hours, period));
}

function toStateInput(hours: readonly StateHour[], period: StatePeriod): SkyStateInput {
  const { startAt, count, periodHours, isDay } = period;
  const summarize = (read: (hour: StateHour) => number | null) => summarizeHours(hours, startAt, count, read);
  const cold = summarizeHours(hours, period.coldFrom, 24, readTemperature);
  return {
    periodHours,
    isDay,
    month: vietnamDate(startAt).month,
    rainMm: roundSum(summarize((hour) => hour.rainMm)?.sum),
    rainProbabilityPercent: summarize((hour) => hour.rainProbabilityPercent)?.max ?? null,
    cloudPercent: summarize((hour) => hour.cloudPercent)?.mean ?? null,
    temperatureMaxC: summarize(readTemperature)?.max ?? null,
    dayMeanC: cold?.mean ?? null,
    dayMinC: cold?.min ?? null,
    apparentC: isDay ? null : (summarize(readApparent)?.max ?? null),
    snowMm: summarize((hour) => hour.snowMm ?? null)?.sum ?? null,
    wetShare: summarize(readIsWet)?.mean ?? null,
  };
}

/** A sum of millimetres without floating point noise: 0.1 + 0.2 is 0.3 and so reaches the threshold. */
export function roundSum(sum: number | undefined): number | null {
  return sum === undefined ? null : Math.round(sum * 1e6) / 1e6;
}

/** Temperature of an hour, °C. */
export function readTemperature(hour: StateHour): number | null {
  return hour.temperatureC;
}

/** 1 for an hour with 0.1 mm of rain or more, else 0: its mean is the share of wet hours. */
export function readIsWet({ rainMm }: StateHour): number | null {
  return rainMm === null ? null : Number(rainMm >= WET_FROM_MM);
}

function readApparent({ temperatureC, humidityPercent, windSpeedMs }: StateHour): number | null {
  if (temperatureC === null || humidityPercent === null || windSpeedMs === null) return null;
  return apparentTemperatureC(temperatureC, humidityPercent, windSpeedMs);
}
