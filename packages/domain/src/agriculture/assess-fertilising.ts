import { HOUR_SECONDS, vietnamHour } from '#time/vietnam-time.ts';
import type { FertilisingLimits } from './activity-limits.ts';
import type { FarmHour } from './farm-hour.ts';
import { type FarmWork, findDayIndex } from './farm-work.ts';
import { Findings, toReason } from './find-field-hints.ts';
import type { Judgement } from './verdict.ts';

const KMH_PER_MS = 3.6;
const HOURS_OF_DAY = 24;

/**
 * Rates an hour for fertilising (domain.md §4.4.7): rain of the next 24 hours and of the day, with one limit for both,
 * that would wash it away, wind and temperature. In the dark the verdict is at best `consider`: the spread is not
 * visible (proposed).
 */
export function assessFertilising(work: FarmWork, index: number, limits: FertilisingLimits): Judgement {
  const hour = work.hours[index];
  if (hour === undefined) return { verdict: null, reasons: [] };
  const findings = new Findings();
  assessRain(findings, work, index, limits);
  assessAir(findings, hour, limits);
  const day = work.days[findDayIndex(work, hour.at)];
  const middle = hour.at + HOUR_SECONDS / 2;
  if (day !== undefined && (middle < day.sunriseAt || middle >= day.sunsetAt)) findings.consider('dark');
  return findings.conclude(() => {
    const soon = work.rain.sum(index, limits.soonHours.value);
    const dryHours = work.rain.countDryHours(index);
    if (dryHours >= limits.soonHours.value) return [toReason('rainFree', null, dryHours)];
    return [toReason('rainSum', soon.mm, limits.soonHours.value)];
  });
}

/** Rain of the next hours and of the day: rain of this morning has soaked the ground, and the day's row shows it. */
function assessRain(findings: Findings, work: FarmWork, index: number, limits: FertilisingLimits): void {
  const { rain, hours } = work;
  const soonHours = limits.soonHours.value;
  const dayHours = limits.dayHours.value;
  const soon = rain.sum(index, soonHours);
  const ahead = rain.sum(index, dayHours);
  const stopMm = limits.rainStopMm.value;
  if (ahead.mm >= stopMm) {
    const isSoon = soon.mm >= stopMm;
    findings.avoid('rainSum', isSoon ? soon.mm : ahead.mm, isSoon ? soonHours : dayHours);
    return;
  }
  const ofDay = rain.sum(index - vietnamHour(hours[index]?.at ?? 0), HOURS_OF_DAY);
  if (ofDay.mm >= stopMm) {
    findings.avoid('rainDay', ofDay.mm);
    return;
  }
  if (!ahead.isWhole) findings.miss();
  if (soon.mm > limits.rainSoonToMm.value) findings.consider('rainSum', soon.mm, soonHours);
}

function assessAir(findings: Findings, { windSpeedMs, temperatureC }: FarmHour, limits: FertilisingLimits): void {
  if (windSpeedMs === null || temperatureC === null) {
    findings.miss();
    return;
  }
  const kmh = windSpeedMs * KMH_PER_MS;
  if (kmh >= limits.windToKmh.value) findings.consider('windStrong', kmh);
  if (temperatureC > limits.temperatureToC.value) findings.consider('hot', temperatureC);
  if (temperatureC < limits.temperatureFromC.value) findings.consider('cool', temperatureC);
}
