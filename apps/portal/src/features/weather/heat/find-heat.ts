import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { HeatDay, HeatHour, HeatShift, weatherHeat } from '@portal/contract/endpoints/heat';
import { type HeatCourseHour, WORKING_HOURS } from '@portal/domain/heat/heat-reach';
import { assessHeatHour, type HeatGate } from '@portal/domain/heat/rest-minutes';
import {
  type DayRest,
  listRegularSpans,
  planShift,
  type Shift,
  type ShiftWish,
  weighShift,
} from '@portal/domain/heat/shift-plan';
import { findWorkGate, type WorkConditions } from '@portal/domain/safety/work-gate';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  formatMoment,
  HOUR_SECONDS,
} from '@portal/domain/time/vietnam-time';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { isEstimated } from '@portal/forecast/series/sunlight';
import { findWorkConditions, listWorkWarnings } from '../agriculture/find-work-conditions.ts';
import { getIssuedWeather } from '../issue-weather.ts';
import type { WeatherNeeds } from '../needs.ts';
import { type LocatedWeather, listHours, toRange } from '../place-weather.ts';
import { HEAT_VARIABLES } from '../reply-variables.table.ts';
import { round, roundTo } from '../to-hour.ts';
import { noData } from '../to-issued.ts';
import { computeHourWbgt } from './compute-hour-wbgt.ts';

type Reply = EndpointReply<typeof weatherHeat>;
type Query = EndpointInput<typeof weatherHeat>['query'];

const MOST_DAYS = 7;

/** Rest and shifts of the requested days, by default seven, from today's midnight. Throws `AppError` `noData` where no hour has a WBGT. */
export function findHeat(needs: WeatherNeeds, weather: LocatedWeather, query: Query): Reply {
  const { place, todayAt, hourAt } = weather;
  const { lang: language = 'vi', work = 'heavy', days: count = MOST_DAYS } = query;
  const range = toRange(weather, todayAt, count * 24);
  const conditions = findWorkConditions(weather, listWorkWarnings(needs, weather, language));
  const hours = listHours(weather, range).map((hour, index) =>
    toHeatHour(weather, hour, range.from + index, conditions),
  );
  if (!hours.some(({ wbgt }) => wbgt !== null)) throw noData();
  const wish = toWish(query);
  const days = Array.from({ length: count }, (_, day) => {
    const ofDay = hours.slice(day * 24, (day + 1) * 24);
    const at = todayAt + day * DAY_SECONDS;
    const isAhead = hourAt < at + wish.from * SLOT_SECONDS;
    return {
      date: formatDate(at),
      ...findPeak(ofDay),
      ...findShifts(at, isAhead ? ofDay.map(({ rest }) => rest[work]) : [], wish),
    };
  });
  return { place, issued: getIssuedWeather(weather, range, HEAT_VARIABLES), hours, work, days };
}

/** The heat of days from today's midnight as rules see it, from the hours of the page and the call. */
export function listHeatCourse(weather: LocatedWeather, conditions: WorkConditions, days: number): HeatCourseHour[] {
  const range = toRange(weather, weather.todayAt, days * 24);
  return listHours(weather, range).map((hour, index) => {
    const { wbgt, basis } = toHeatHour(weather, hour, range.from + index, conditions);
    return { at: hour.at, wbgtC: basis === 'warning' || basis === 'afterWarning' ? null : wbgt };
  });
}

function toHeatHour(weather: LocatedWeather, hour: HourWeather, index: number, conditions: WorkConditions): HeatHour {
  const wbgt = roundTo(computeHourWbgt(weather, hour, index), 1);
  const gate = findStoppingGate(hour, conditions);
  // From the value as shown, so that no reader finds a WBGT above a band next to the rest of the band below.
  const rest = assessHeatHour(wbgt, gate);
  const isByCloud = isEstimated(weather.series, 'shortWaveRadiation', index);
  const basis = gate ?? (wbgt === null ? null : isByCloud ? 'estimate' : 'model');
  return { at: formatMoment(hour.at), wbgt, basis, rest };
}

/** Rain and the mere possibility of thunder change no rest from the heat. */
function findStoppingGate(hour: HourWeather, conditions: WorkConditions): HeatGate | null {
  const kind = findWorkGate(hour, conditions)?.kind;
  return kind === 'warning' || kind === 'thunder' || kind === 'afterWarning' ? kind : null;
}

function findPeak(hours: readonly HeatHour[]): Pick<HeatDay, 'wbgtMax' | 'wbgtMaxAt'> {
  let peak: Pick<HeatDay, 'wbgtMax' | 'wbgtMaxAt'> = { wbgtMax: null, wbgtMaxAt: null };
  for (const { at, wbgt } of hours.slice(WORKING_HOURS.from, WORKING_HOURS.to))
    if (wbgt !== null && wbgt > (peak.wbgtMax ?? Number.NEGATIVE_INFINITY)) peak = { wbgtMax: wbgt, wbgtMaxAt: at };
  return peak;
}

const SLOT_SECONDS = HOUR_SECONDS / 2;
const DEFAULTS = { shiftHours: 7, earliest: '05:00', latest: '19:00' };

/** `05:30` in half-hours after midnight. */
const toSlot = (clock: string): number => Number(clock.slice(0, 2)) * 2 + (clock.endsWith('30') ? 1 : 0);

function toWish({
  shiftHours = DEFAULTS.shiftHours,
  earliest = DEFAULTS.earliest,
  latest = DEFAULTS.latest,
}: Query): ShiftWish {
  return { slots: shiftHours * 2, from: toSlot(earliest), to: toSlot(latest) };
}

function findShifts(dayAt: EpochSeconds, rest: DayRest, wish: ShiftWish): Pick<HeatDay, 'regular' | 'planned'> {
  return {
    regular: toHeatShift(dayAt, weighShift(rest, listRegularSpans(wish.slots))),
    planned: toHeatShift(dayAt, planShift(rest, wish)),
  };
}

function toHeatShift(dayAt: EpochSeconds, shift: Shift | null): HeatShift | null {
  if (shift === null) return null;
  const toMoment = (slot: number): string => formatMoment(dayAt + slot * SLOT_SECONDS);
  const { spans, presentMinutes, workMinutes } = shift;
  return {
    spans: spans.map(({ from, to }) => ({ from: toMoment(from), to: toMoment(to) })),
    presentMinutes,
    workMinutes: round(workMinutes, 0),
  };
}
