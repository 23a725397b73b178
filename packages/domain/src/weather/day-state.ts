import { type EpochSeconds, HOUR_SECONDS, vietnamDate } from '#time/vietnam-time.ts';
import { type CloudState, classifyCloud } from './cloud-state.ts';
import { decideOpenSky, type OpenSkyCode } from './open-sky.ts';
import { decideStateOf, readIsWet, readTemperature, roundSum, type StateHour, summarizeHours } from './period-state.ts';
import { decideSkyState, type SkyCode, type SkyStateInput } from './sky-state.ts';

const CLOUD_STATES: readonly CloudState[] = [1, 5, 6, 7];

/**
 * Representative cloud, per cent, of the `count` hours from `from` on: the mean of the hours in the sky class that more
 * than half of them share, else the mean of all. Null if fewer than half of the hours have a cloud value.
 */
function findMajorityCloud(hours: readonly StateHour[], from: EpochSeconds, count: number): number | null {
  const members = [0, 0, 0, 0];
  const sums = [0, 0, 0, 0];
  const all = summarizeHours(hours, from, count, ({ cloudPercent }) => {
    if (cloudPercent === null) return null;
    const state = CLOUD_STATES.indexOf(classifyCloud(cloudPercent));
    members[state] = (members[state] ?? 0) + 1;
    sums[state] = (sums[state] ?? 0) + cloudPercent;
    return cloudPercent;
  });
  if (all === null) return null;
  const known = members.reduce((total, count) => total + count, 0);
  const majority = members.findIndex((count) => count * 2 > known);
  return majority < 0 ? all.mean : (sums[majority] ?? 0) / (members[majority] ?? 1);
}

const FIRST_DAY_HOUR = 6;
const FIRST_NIGHT_HOUR = 18;
const RAINY_FROM_PERCENT = 45;
const RAINY_FROM_SHARE = 0.25;

/**
 * Sky state of a day as people live through it, from 06:00 to 17:59 (decisions.md "Sky states"). The dry sky that most
 * of these hours have, unless the highest chance of rain is at least 45 % and at least a quarter of the hours have
 * 0.1 mm or more: then domain.md §1.7 on their rain. Where no source gives a chance, the share of wet hours decides.
 * Heat and cold come from the highest, lowest and mean temperature of the calendar day.
 *
 * `hours` are consecutive clock hours that hold the day; `dayStart` is 00:00 in Vietnam. Null where the deciding value
 * is unknown in more than half of the hours.
 */
export function decideDayState(hours: readonly StateHour[], dayStart: EpochSeconds): SkyCode | null {
  return decideSkyState(toDayInput(hours, dayStart));
}

/** The sky of a day's state, without heat and cold; arguments as for `decideDayState`. */
export function decideDaySky(hours: readonly StateHour[], dayStart: EpochSeconds): OpenSkyCode | null {
  const input = toDayInput(hours, dayStart);
  return decideOpenSky(decideSkyState(input), input);
}

function toDayInput(hours: readonly StateHour[], dayStart: EpochSeconds): SkyStateInput {
  const startAt = dayStart + FIRST_DAY_HOUR * HOUR_SECONDS;
  const summarize = (read: (hour: StateHour) => number | null) => summarizeHours(hours, startAt, 12, read);
  const rain = summarize((hour) => hour.rainMm);
  const wetShare = summarize(readIsWet)?.mean ?? null;
  const chance = summarize((hour) => hour.rainProbabilityPercent)?.max ?? null;
  const isRainy = findIsRainy(chance, wetShare);
  const temperature = summarizeHours(hours, dayStart, 24, readTemperature);
  return {
    periodHours: 12,
    isDay: true,
    month: vietnamDate(dayStart).month,
    rainMm: isRainy === false ? 0 : roundSum(rain?.sum),
    rainProbabilityPercent: chance,
    cloudPercent: findMajorityCloud(hours, startAt, 12),
    temperatureMaxC: temperature?.max ?? null,
    dayMeanC: temperature?.mean ?? null,
    dayMinC: temperature?.min ?? null,
    snowMm: isRainy ? (summarize((hour) => hour.snowMm ?? null)?.sum ?? null) : null,
    wetShare,
  };
}

/**
 * Sky state of the night that begins on a day, from 18:00 to 05:59: domain.md §1.7 on these twelve hours, with the cold
 * of the 24 hours that end with the night, which include a cold front of the evening and its coldest hour.
 * Arguments and null as for `decideDayState`; `hours` extend into the next morning.
 */
export function decideNightState(hours: readonly StateHour[], dayStart: EpochSeconds): SkyCode | null {
  const startAt = dayStart + FIRST_NIGHT_HOUR * HOUR_SECONDS;
  const coldFrom = dayStart + FIRST_DAY_HOUR * HOUR_SECONDS;
  return decideStateOf(hours, { startAt, count: 12, periodHours: 12, isDay: false, coldFrom });
}

/** Whether a day counts as rainy; null if the rain is unknown and no low chance decides. */
function findIsRainy(chance: number | null, wetShare: number | null): boolean | null {
  if (chance !== null && chance < RAINY_FROM_PERCENT) return false;
  return wetShare === null ? null : wetShare >= RAINY_FROM_SHARE;
}
