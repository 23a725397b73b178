import { type EpochSeconds, HOUR_SECONDS } from '#time/epoch.ts';
import { type CloudState, classifyCloud } from './cloud-state.ts';
import { findHour, summarizeHours } from './hour-summary.ts';
import type { StateHour } from './state-hour.ts';

const CLOUD_STATES: readonly CloudState[] = [1, 5, 6, 7];

/**
 * Cloud, per cent, that stands for the `count` hours from `from` on: the mean of the hours in the sky class that more
 * than half of them share, else the mean of all. Null when fewer than half of the hours know their cloud.
 */
export function findMajorityCloud(hours: readonly StateHour[], from: EpochSeconds, count: number): number | null {
  const all = summarizeHours(hours, from, count, (hour) => hour.cloudPercent);
  if (all === null) return null;
  for (const state of CLOUD_STATES) {
    const mean = findMajorityMean(hours, from, count, state);
    if (mean !== null) return mean;
  }
  return all.mean;
}

/** Mean cloud of the hours in one sky class; null unless they are more than half of the hours with known cloud. */
function findMajorityMean(
  hours: readonly StateHour[],
  from: EpochSeconds,
  count: number,
  state: CloudState,
): number | null {
  let known = 0;
  let members = 0;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const cloud = findHour(hours, from + i * HOUR_SECONDS)?.cloudPercent ?? null;
    if (cloud === null) continue;
    known++;
    if (classifyCloud(cloud) !== state) continue;
    members++;
    sum += cloud;
  }
  return members * 2 > known ? sum / members : null;
}
