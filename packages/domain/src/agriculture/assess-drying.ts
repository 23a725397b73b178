import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { DryingLimits } from './activity-limits.ts';
import { type FarmWork, findDayIndex } from './farm-work.ts';
import { Findings, toReason } from './find-field-hints.ts';
import { AT_NIGHT, type Judgement } from './verdict.ts';

/**
 * Rates an hour for drying in the sun (domain.md §4.4.6), which must lie wholly between sunrise and sunset: rain of
 * this hour and the next, its chance, humidity and cloud. A missing chance is ignored; any other unknown value gives no
 * verdict.
 */
export function assessDrying(work: FarmWork, index: number, limits: DryingLimits): Judgement {
  const hour = work.hours[index];
  if (hour === undefined) return { verdict: null, reasons: [] };
  if (!isDaylight(work, hour.at)) return AT_NIGHT;
  const findings = new Findings();
  assessRain(findings, work, index, limits);
  const { humidityPercent, cloudPercent } = hour;
  if (humidityPercent === null || cloudPercent === null) findings.miss();
  if (humidityPercent !== null && humidityPercent >= limits.humidityToPercent.value) {
    if (humidityPercent > limits.humidityMostPercent.value) findings.avoid('humid', humidityPercent);
    else findings.consider('humid', humidityPercent);
  }
  if (cloudPercent !== null && cloudPercent >= limits.cloudToPercent.value) findings.avoid('cloudy', cloudPercent);
  return findings.conclude(() => [
    toReason('sunny', cloudPercent),
    toReason('airFine', humidityPercent),
    toReason('rainFree', null, work.rain.countDryHours(index)),
  ]);
}

function assessRain(findings: Findings, { rain }: FarmWork, index: number, limits: DryingLimits): void {
  const hours = limits.rainHours.value;
  const soon = rain.sum(index, hours);
  const beginsIn = rain.findWetIn(index);
  if (soon.mm >= limits.rainMm.value) {
    findings.avoid(beginsIn === 0 ? 'rainNow' : 'rainSoon', soon.mm, beginsIn);
    return;
  }
  if (!soon.isWhole) findings.miss();
  const chance = rain.findChance(index, hours);
  if (chance === null || chance < limits.chanceToPercent.value) return;
  if (chance > limits.chanceMostPercent.value) findings.avoid('rainChance', chance, hours);
  else findings.consider('rainChance', chance, hours);
}

/** Whether the sun is up throughout an hour. */
function isDaylight(work: FarmWork, at: EpochSeconds): boolean {
  const day = work.days[findDayIndex(work, at)];
  return day !== undefined && at >= day.sunriseAt && at + HOUR_SECONDS <= day.sunsetAt;
}
