import type { EpochSeconds } from '#time/epoch.ts';
import { startOfVietnamDay, vietnamDate, vietnamHour } from '#time/vietnam-time.ts';
import { apparentTemperatureC } from './apparent-temperature.ts';
import { summarizeHours } from './hour-summary.ts';
import { decideOpenSky, type OpenSkyCode } from './open-sky.ts';
import { decideSkyState, type SkyCode, type SkyStateInput } from './sky-state.ts';
import type { StateHour } from './state-hour.ts';

/** A period of hours whose state is asked for. */
export interface StatePeriod {
  readonly startAt: EpochSeconds;
  /** Hours that it has. */
  readonly count: number;
  /** Period whose classes of rain it takes. */
  readonly periodHours: 6 | 12;
  readonly isDay: boolean;
  /** Begin of the 24 hours whose mean and lowest temperature say how cold it is. */
  readonly coldFrom: EpochSeconds;
}

/** Rain that makes an hour wet, mm (domain.md §1.7, `wetFrac`). */
const WET_FROM_MM = 0.1;
const FIRST_DAY_HOUR = 7;
const FIRST_NIGHT_HOUR = 19;
/** Longer periods have the classes of rain of twelve hours, these and shorter ones those of six. */
const LONGEST_SHORT_HOURS = 7;

/**
 * Sky state of so many hours from `startAt` on, such as one of `DAY_PERIODS` or `DAY_PARTS`: domain.md §1.7 on the period's own rain,
 * mean cloud and highest chance of rain, with the cold of the calendar day in which it begins. Day is 07–19 as in
 * every forecast text (§1.5.5). `hours` are consecutive clock hours that hold the period, best the whole day. Null
 * where the deciding value is unknown in more than half of the hours.
 */
export function decidePeriodState(hours: readonly StateHour[], startAt: EpochSeconds, count: number): SkyCode | null {
  return decideStateOf(hours, toStatePeriod(startAt, count));
}

/** The sky under a period's state, without heat and cold; arguments as for `decidePeriodState`. */
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

/** Sky state of a period whose day or night and cold the caller chose; otherwise as `decidePeriodState`. */
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

/** A sum of millimetres without the dust of adding decimals: 0.1 + 0.2 is 0.3 and so reaches the threshold. */
export function roundSum(sum: number | undefined): number | null {
  return sum === undefined ? null : Math.round(sum * 1e6) / 1e6;
}

/** Temperature of an hour, °C. */
export function readTemperature(hour: StateHour): number | null {
  return hour.temperatureC;
}

/** 1 for an hour with 0.1 mm of rain or more, 0 for a drier one: its mean is the share of wet hours. */
export function readIsWet({ rainMm }: StateHour): number | null {
  return rainMm === null ? null : Number(rainMm >= WET_FROM_MM);
}

function readApparent({ temperatureC, humidityPercent, windSpeedMs }: StateHour): number | null {
  if (temperatureC === null || humidityPercent === null || windSpeedMs === null) return null;
  return apparentTemperatureC(temperatureC, humidityPercent, windSpeedMs);
}
