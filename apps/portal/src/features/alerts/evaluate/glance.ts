import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { listSteps, type PlaceSight } from './outlook.ts';
import type { WatchIndex } from './watch-index.ts';

/**
 * The strongest value within a watch's lead time that meets its condition, in the rule's unit; null: not met. Called
 * for every candidate before its row is read, so hours and weekdays are not checked yet.
 */
export function glance(index: WatchIndex, position: number, sight: PlaceSight, now: EpochSeconds): number | null {
  const columns = index.columns();
  const kind = RULE_KINDS[columns.kind[position] as number];
  if (kind === undefined) return null;
  const threshold = columns.threshold[position] as number;
  const leastChance = columns.leastChance[position] as number;
  const isAtMost = columns.isAtMost[position] === 1;
  const until = now + 60 * (columns.leadMinutes[position] as number);
  let strongest: number | null = null;
  for (const { fromAt, toAt, value, chance } of listSteps(
    sight,
    { kind, threshold, hasChance: leastChance > 0 },
    now,
  )) {
    if (toAt <= now || fromAt > until) continue;
    const byChance = leastChance > 0 && chance !== null;
    const isMet = byChance
      ? chance >= leastChance
      : value !== null && (isAtMost ? value <= threshold : value >= threshold);
    if (!isMet) continue;
    const felt = value ?? threshold;
    if (strongest === null || (isAtMost ? felt < strongest : felt > strongest)) strongest = felt;
  }
  return strongest;
}
