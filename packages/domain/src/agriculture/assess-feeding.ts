import { vietnamHour } from '#time/vietnam-time.ts';
import type { FeedingLimits } from './activity-limits.ts';
import { type FarmWork, findDayIndex } from './farm-work.ts';
import { Findings, toReason } from './find-field-hints.ts';
import { AT_NIGHT, type Judgement } from './verdict.ts';

/**
 * Rates an hour, from 06 to 22 h, for feeding shrimp: by the estimated pond temperature and the rain of the next hours.
 * The portal's own rule around the known range of best growth.
 */
export function assessFeeding(work: FarmWork, index: number, limits: FeedingLimits): Judgement {
  const hour = work.hours[index];
  if (hour === undefined) return { verdict: null, reasons: [] };
  const clock = vietnamHour(hour.at);
  if (clock < limits.fromHour.value || clock >= limits.toHour.value) return AT_NIGHT;
  const findings = new Findings();
  assessRain(findings, work, index, limits);
  const pondC = work.pondC[findDayIndex(work, hour.at)] ?? null;
  if (pondC === null) findings.miss();
  else if (pondC > limits.pondMostC.value) findings.avoid('pondHot', pondC);
  else if (pondC < limits.pondLeastC.value) findings.avoid('pondCool', pondC);
  else if (pondC > limits.pondToC.value) findings.consider('pondHot', pondC);
  else if (pondC < limits.pondFromC.value) findings.consider('pondCool', pondC);
  return findings.conclude(() => [toReason('pondFine', pondC)]);
}

function assessRain(findings: Findings, { rain }: FarmWork, index: number, limits: FeedingLimits): void {
  const soon = rain.sum(index, limits.rainHours.value);
  const beginsIn = rain.findWetIn(index);
  const kind = beginsIn === 0 ? 'rainNow' : 'rainSoon';
  if (soon.mm >= limits.rainStopMm.value) {
    findings.avoid(kind, soon.mm, beginsIn);
    return;
  }
  if (!soon.isWhole) findings.miss();
  if (soon.mm >= limits.rainMm.value) findings.consider(kind, soon.mm, beginsIn);
}
