import { isDryingDay } from '@portal/domain/agriculture/drying-day';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { JudgedActivity } from './judge-hours.ts';
import { countGoodHours, findJudgementsOfDay } from './judgements-of-day.ts';
import type { LocatedFarmDay } from './list-farm-days.ts';

/**
 * Days from today on with whether grain dries on them: of the judged days those with a window for drying, as blocks and windows have
 * it; of later ones those that the rule of whole days finds. Null for all out of season: then nothing is said of drying.
 */
export function settleDryingDays(
  days: readonly LocatedFarmDay[],
  judged: readonly JudgedActivity[],
  nowAt: EpochSeconds,
): LocatedFarmDay[] {
  const drying = judged.find(({ activity }) => activity === 'dry');
  return days.map((day) => {
    if (drying === undefined) return { ...day, isDryingDay: null };
    const { judgements } = findJudgementsOfDay(drying, day.startAt, nowAt);
    if (judgements.length === 0) return { ...day, isDryingDay: isDryingDay(day) };
    const goodHours = countGoodHours(judgements);
    return { ...day, isDryingDay: goodHours === null ? null : goodHours > 0 };
  });
}
