import { HOUR_SECONDS } from '#time/vietnam-time.ts';
import { wetBulbC } from '#weather/wet-bulb.ts';
import type { SprayingLimits } from './activity-limits.ts';
import type { FarmHour } from './farm-hour.ts';
import { type FarmWork, findDayIndex } from './farm-work.ts';
import { Findings, toReason } from './find-field-hints.ts';
import type { Judgement } from './verdict.ts';

/** Wind at 2 m, where the spray leaves the nozzle, as a share of that at 10 m (FAO-56 eq. 47). */
const BOOM_SHARE = 0.748;
const KMH_PER_MS = 3.6;

/**
 * Rates an hour for spraying (domain.md §4.2): rain that would wash it off, wind, still air near the night, heat,
 * humidity and ΔT. Rain counts from the hour itself on. Wind in the reasons is that at 10 m, as on pages.
 */
export function assessSpraying(work: FarmWork, index: number, limits: SprayingLimits): Judgement {
  const hour = work.hours[index];
  const findings = new Findings();
  if (hour === undefined) return { verdict: null, reasons: [] };
  assessRain(findings, work, index, limits);
  assessWind(findings, work, hour, limits);
  assessAir(findings, hour, limits);
  return findings.conclude(() => [
    toReason('windGentle', (hour.windSpeedMs ?? 0) * KMH_PER_MS),
    toReason('rainFree', null, work.rain.countDryHours(index)),
  ]);
}

function assessRain(findings: Findings, { rain }: FarmWork, index: number, limits: SprayingLimits): void {
  const soon = rain.sum(index, limits.rainStopHours.value);
  const later = rain.sum(index, limits.rainFreeHours.value);
  const beginsIn = rain.findWetIn(index);
  const kind = beginsIn === 0 ? 'rainNow' : 'rainSoon';
  if (soon.mm >= limits.rainMm.value) {
    findings.avoid(kind, soon.mm, beginsIn);
    return;
  }
  if (!later.isWhole) findings.miss();
  if (later.mm >= limits.rainMm.value) {
    findings.consider(kind, later.mm, beginsIn);
    return;
  }
  const chance = rain.findChance(index, limits.rainFreeHours.value);
  if (chance !== null && chance >= limits.chancePercent.value) {
    findings.consider('rainChance', chance, limits.rainFreeHours.value);
  }
}

function assessWind(findings: Findings, work: FarmWork, hour: FarmHour, limits: SprayingLimits): void {
  if (hour.windSpeedMs === null) {
    findings.miss();
    return;
  }
  const kmh = hour.windSpeedMs * KMH_PER_MS;
  const atBoom = kmh * BOOM_SHARE;
  const sun = findSun(work, hour, limits);
  if (sun.isInversionTime && atBoom < limits.inversionWindKmh.value) {
    findings.avoid('inversion', kmh);
    return;
  }
  if (atBoom > limits.windMostKmh.value) {
    findings.avoid('windStrong', kmh);
    return;
  }
  if (atBoom > limits.windToKmh.value) findings.consider('windStrong', kmh);
  if (atBoom < limits.windFromKmh.value) findings.consider('windCalm', kmh);
  if (sun.isDark) findings.consider('dark');
}

/**
 * By the middle of the hour: whether it is dark, and whether an inversion is possible, from an hour before sunset to an
 * hour after sunrise.
 */
function findSun(work: FarmWork, { at }: FarmHour, limits: SprayingLimits) {
  const day = work.days[findDayIndex(work, at)];
  const middle = at + HOUR_SECONDS / 2;
  if (day === undefined) return { isDark: false, isInversionTime: false };
  const beginAt = day.sunsetAt - limits.inversionBeforeSunsetHours.value * HOUR_SECONDS;
  const endAt = day.sunriseAt + limits.inversionAfterSunriseHours.value * HOUR_SECONDS;
  return {
    isDark: middle < day.sunriseAt || middle >= day.sunsetAt,
    isInversionTime: middle < endAt || middle >= beginAt,
  };
}

function assessAir(findings: Findings, { temperatureC, humidityPercent }: FarmHour, limits: SprayingLimits): void {
  if (temperatureC === null || humidityPercent === null) findings.miss();
  if (temperatureC !== null) {
    if (temperatureC > limits.temperatureMostC.value) findings.avoid('hot', temperatureC);
    else if (temperatureC >= limits.temperatureToC.value) findings.consider('hot', temperatureC);
  }
  if (humidityPercent !== null) {
    if (humidityPercent > limits.humidityMostPercent.value) findings.avoid('humid', humidityPercent);
    else if (humidityPercent > limits.humidityToPercent.value) findings.consider('humid', humidityPercent);
    else if (humidityPercent < limits.humidityFromPercent.value) findings.consider('dryAir', humidityPercent);
  }
  if (temperatureC === null || humidityPercent === null) return;
  const deltaT = temperatureC - wetBulbC(temperatureC, humidityPercent);
  if (deltaT > limits.deltaTMostC.value) findings.avoid('evaporation', deltaT);
  else if (deltaT > limits.deltaTToC.value) findings.consider('evaporation', deltaT);
  else if (deltaT < limits.deltaTFromC.value) findings.consider('stillWet', deltaT);
}
