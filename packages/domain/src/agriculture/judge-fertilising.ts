import { HOUR_SECONDS } from '#time/epoch.ts';
import type { FertilisingLimits } from './activity-limits.ts';
import type { FarmHour } from './farm-hour.ts';
import { type FarmWork, findDayIndex } from './farm-work.ts';
import { Findings, toReason } from './findings.ts';
import type { Judgement } from './verdict.ts';

const KMH_PER_MS = 3.6;

/**
 * Whether an hour is fit for fertilising (domain.md §4.4.7): rain of the next 6 and 24 hours that would wash it away, wind
 * and temperature. In the dark it is at best a matter of thought: nobody sees what he spreads (proposed).
 */
export function judgeFertilising(work: FarmWork, index: number, limits: FertilisingLimits): Judgement {
  const hour = work.hours[index];
  if (hour === undefined) return { verdict: null, reasons: [] };
  const findings = new Findings();
  judgeRain(findings, work, index, limits);
  judgeAir(findings, hour, limits);
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

function judgeRain(findings: Findings, { rain }: FarmWork, index: number, limits: FertilisingLimits): void {
  const soonHours = limits.soonHours.value;
  const dayHours = limits.dayHours.value;
  const soon = rain.sum(index, soonHours);
  const day = rain.sum(index, dayHours);
  if (soon.mm >= limits.rainSoonStopMm.value) {
    findings.avoid('rainSum', soon.mm, soonHours);
    return;
  }
  if (day.mm >= limits.rainDayStopMm.value) {
    findings.avoid('rainSum', day.mm, dayHours);
    return;
  }
  if (!day.isWhole) findings.miss();
  if (soon.mm > limits.rainSoonToMm.value) findings.consider('rainSum', soon.mm, soonHours);
  else if (day.mm >= limits.rainDayToMm.value) findings.consider('rainSum', day.mm, dayHours);
}

function judgeAir(findings: Findings, { windSpeedMs, temperatureC }: FarmHour, limits: FertilisingLimits): void {
  if (windSpeedMs === null || temperatureC === null) {
    findings.miss();
    return;
  }
  const kmh = windSpeedMs * KMH_PER_MS;
  if (kmh >= limits.windToKmh.value) findings.consider('windStrong', kmh);
  if (temperatureC > limits.temperatureToC.value) findings.consider('hot', temperatureC);
  if (temperatureC < limits.temperatureFromC.value) findings.consider('cool', temperatureC);
}
