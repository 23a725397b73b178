import type { EpochSeconds } from '#time/epoch.ts';
import { type CloudState, classifyCloud } from './cloud-state.ts';
import { summarizeHours } from './hour-summary.ts';
import type { StateHour } from './state-hour.ts';

const CLOUD_STATES: readonly CloudState[] = [1, 5, 6, 7];

/**
 * Cloud, per cent, that stands for the `count` hours from `from` on: the mean of the hours in the sky class that more
 * than half of them share, else the mean of all. Null when fewer than half of the hours know their cloud.
 */
export function findMajorityCloud(hours: readonly StateHour[], from: EpochSeconds, count: number): number | null {
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
