import { describeConditions } from '@portal/content/decisions/describe-condition';
import { describeAction, describeReason } from '@portal/content/decisions/describe-reason';
import type { DecidedActivity } from '@portal/contract/endpoints/decisions';
import { assessHours, hasThreshold, LEVEL, VERDICTS } from '@portal/domain/decision/assess-hours';
import { adviseAction } from '@portal/domain/decision/cost-loss';
import type { DecisionActivity } from '@portal/domain/decision/decision-condition';
import { createExplainer, toGateLevel } from '@portal/domain/decision/explain-hour';
import { missChance } from '@portal/domain/decision/miss-chance';
import { listWindows, listWorkDays, type WorkWindow } from '@portal/domain/decision/work-windows';
import type { Language } from '@portal/domain/language/language';
import { formatDate, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { WorkHours } from '../needs.ts';

const toSpan = ({ fromAt, toAt }: WorkWindow) => ({ from: formatMoment(fromAt), to: formatMoment(toAt) });
const DAY_HOURS = 24;

/** The highest chance of exceeding a limit in the next 24 hours, which the cost of protection is weighed against. */
function findSaving(
  { costLoss }: DecisionActivity,
  chances: Float64Array,
  { startAt }: WorkHours,
  language: Language,
): DecidedActivity['saving'] {
  if (costLoss === null) return null;
  let riskiest = -1;
  chances.subarray(0, DAY_HOURS).forEach((chance, hour) => {
    if (!Number.isNaN(chance) && !(chance <= (chances[riskiest] ?? -1))) riskiest = hour;
  });
  const chance = chances[riskiest] ?? Number.NaN;
  const advice = adviseAction(costLoss, chance);
  if (advice === null) return null;
  return {
    at: formatMoment(startAt + riskiest * HOUR_SECONDS),
    fromPercent: Number.isFinite(advice.fromPercent) ? Math.round(advice.fromPercent * 10) / 10 : null,
    chance: Math.round(chance),
    act: advice.act === 'act',
    amount: Math.round(advice.saving),
    text: describeAction(advice, chance, language),
  };
}

export function assessActivity(activity: DecisionActivity, hours: WorkHours, language: Language): DecidedActivity {
  const { conditions, costLoss, name } = activity;
  const { startAt, count, columns, gates, chances: ranges } = hours;
  const closed = Uint8Array.from(gates, toGateLevel);
  const given = { count, columns, gates: closed };
  const levels = assessHours(conditions, given);
  const hasLimits = hasThreshold(conditions);
  // Hours closed by a warning or thunder are not weighed: cost must never reopen them.
  const chances = Float64Array.from(closed, (level, hour) =>
    hasLimits && level < LEVEL.unknown ? missChance(conditions, ranges, hour) : Number.NaN,
  );
  const explain = createExplainer(conditions, given);
  const findChance = (hour: number): number | null => {
    const chance = columns.rainProbability?.[hour] ?? Number.NaN;
    return Number.isNaN(chance) ? null : chance;
  };
  const assessed = Array.from(levels, (level, hour) => {
    const chance = chances[hour] as number;
    const advice = costLoss === null || !hasLimits ? null : adviseAction(costLoss, chance);
    const isRisky = level === LEVEL.go && advice?.act === 'act';
    // Cost makes the advice more cautious only.
    if (isRisky) levels[hour] = LEVEL.consider;
    const reason = explain(hour, { level, gate: gates[hour] ?? null });
    const because = describeReason(reason, { startAt, hour, findChance, language });
    return {
      at: formatMoment(startAt + hour * HOUR_SECONDS),
      verdict: VERDICTS[levels[hour] as number] ?? null,
      because: isRisky ? describeAction(advice, chance, language) : because,
      chance: Number.isNaN(chance) ? null : Math.round(chance),
      act: advice === null ? null : advice.act === 'act',
    };
  });
  const [next] = listWindows(levels, startAt);
  return {
    name,
    conditions: conditions.map((condition) => describeConditions([condition], language)).filter((text) => text !== ''),
    hours: assessed,
    days: listWorkDays(levels, startAt, chances).map(({ dayAt, windows, bestAt, goHours, knownHours }) => ({
      date: formatDate(dayAt),
      windows: windows.map(toSpan),
      bestAt: bestAt === null ? null : formatMoment(bestAt),
      goHours,
      knownHours,
    })),
    next: next === undefined ? null : toSpan(next),
    saving: hasLimits ? findSaving(activity, chances, hours, language) : null,
  };
}
