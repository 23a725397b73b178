import type { Judgement } from '@portal/domain/agriculture/verdict';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { JudgedActivity } from './judge-hours.ts';

/** Verdicts of a day from now on, and when the first of them begins; none of days after those that are judged. */
export function findJudgementsOfDay(
  { judgements }: JudgedActivity,
  dayAt: EpochSeconds,
  nowAt: EpochSeconds,
): { readonly fromAt: EpochSeconds; readonly judgements: readonly Judgement[] } {
  const from = Math.max((dayAt - nowAt) / HOUR_SECONDS, 0);
  const to = (dayAt + DAY_SECONDS - nowAt) / HOUR_SECONDS;
  return { fromAt: nowAt + from * HOUR_SECONDS, judgements: judgements.slice(from, to) };
}

/** Null where half of the hours that could be judged are unknown. */
export function countGoodHours(judgements: readonly Judgement[]): number | null {
  let good = 0;
  let known = 0;
  let unknown = 0;
  for (const { verdict } of judgements) {
    if (verdict === null) unknown++;
    else if (verdict !== 'night') known++;
    if (verdict === 'good') good++;
  }
  return unknown > 0 && unknown >= known ? null : good;
}
