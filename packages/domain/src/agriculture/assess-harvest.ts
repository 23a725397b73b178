import { vietnamHour } from '#time/vietnam-time.ts';
import type { HarvestLimits } from './activity-limits.ts';
import type { FarmHour } from './farm-hour.ts';
import type { FarmWork } from './farm-work.ts';
import { Findings, toReason } from './find-field-hints.ts';
import { AT_NIGHT, type Judgement } from './verdict.ts';

/**
 * Rates an hour, from 06 to 18 h, for harvesting (domain.md §4.4.8): rain before and after, and, for crops sensitive to
 * them, humidity and heat. Thunder overrides every activity, see `work-gate.ts`.
 */
export function assessHarvest(work: FarmWork, index: number, limits: HarvestLimits): Judgement {
  const hour = work.hours[index];
  if (hour === undefined) return { verdict: null, reasons: [] };
  const clock = vietnamHour(hour.at);
  if (clock < limits.fromHour.value || clock >= limits.toHour.value) return AT_NIGHT;
  const findings = new Findings();
  assessRain(findings, work, index, limits);
  assessAir(findings, hour, limits);
  return findings.conclude(() => {
    const rainFree = toReason('rainFree', null, work.rain.countDryHours(index));
    return limits.humidityToPercent === null ? [rainFree] : [rainFree, toReason('airFine', hour.humidityPercent)];
  });
}

function assessRain(findings: Findings, { rain }: FarmWork, index: number, limits: HarvestLimits): void {
  const beginsIn = rain.findWetIn(index);
  const kind = beginsIn === 0 ? 'rainNow' : 'rainSoon';
  const stop = rain.sum(index, limits.stopHours.value);
  if (stop.mm >= limits.stopMm.value) {
    findings.avoid(kind, stop.mm, beginsIn);
    return;
  }
  const after = rain.sum(index, limits.hoursAfter.value);
  const before = rain.sum(index - limits.hoursBefore.value, limits.hoursBefore.value);
  if (!after.isWhole || !before.isWhole) findings.miss();
  if (after.mm >= limits.rainMm.value) findings.consider(kind, after.mm, beginsIn);
  if (before.mm >= limits.rainMm.value) findings.consider('rainBefore', before.mm, limits.hoursBefore.value);
}

function assessAir(findings: Findings, { humidityPercent, temperatureC }: FarmHour, limits: HarvestLimits): void {
  if (limits.humidityToPercent !== null) {
    if (humidityPercent === null) findings.miss();
    else if (humidityPercent >= limits.humidityToPercent.value) findings.consider('humid', humidityPercent);
  }
  if (limits.temperatureToC !== null) {
    if (temperatureC === null) findings.miss();
    else if (temperatureC > limits.temperatureToC.value) findings.consider('hot', temperatureC);
  }
}
