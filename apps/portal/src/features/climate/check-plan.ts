import { nameArea } from '@portal/content/climate/climate-names';
import { climateMessages } from '@portal/content/messages/climate-messages';
import { AppError } from '@portal/contract/errors';
import type { ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import { CLIMATE_KINDS } from '@portal/domain/climate/climate-period';
import { CLIMATE_REGION_IDS, type ClimateArea } from '@portal/domain/climate/climate-region';
import type { Language } from '@portal/domain/language/language';
import { mayUse } from '@portal/domain/plan/may-use';
import { PLANS, type Plan, type PlanId } from '@portal/domain/plan/plan.table';

type Messages = (typeof climateMessages)[Language];

/** The regions that a plan counts for an area. */
const listRegions = (area: ClimateArea): readonly ClimateArea[] => (area === 'country' ? CLIMATE_REGION_IDS : [area]);

/**
 * Checks that a plan has a bulletin. A plan of one region has that of the bulletins ordered in the past 30 days. Throws `AppError`
 * `planLimit` with the reason.
 *
 * @param used areas of the bulletins that were ordered before
 */
export function checkPlan(
  { kind, area }: Pick<ClimateOrder, 'kind' | 'area'>,
  planId: PlanId,
  used: readonly ClimateArea[],
): void {
  const { climateWeather }: Plan = PLANS[planId];
  const days = CLIMATE_KINDS[kind].planDays;
  const regions = new Set([...used, area].flatMap(listRegions));
  if (mayUse(planId, { field: 'climateWeather', days, regions: regions.size })) return;
  const most = climateWeather === 0 || climateWeather === null ? 0 : climateWeather.days;
  const describe = (words: Messages, language: Language): string => {
    if (most === 0) return words.refusals.none;
    if (days > most) return words.refusals.days(most);
    if (area === 'country') return words.refusals.country;
    return words.refusals.region([...new Set(used)].map((one) => nameArea(one, language)).join(', '));
  };
  throw new AppError('planLimit', {
    status: 403,
    planLimit: { limit: most, plan: planId },
    detail: { vi: describe(climateMessages.vi, 'vi'), en: describe(climateMessages.en, 'en') },
  });
}
