import { nameArea } from '@portal/content/climate/climate-names';
import { climateMessages } from '@portal/content/messages/climate-messages';
import type { ClimateOrder } from '@portal/domain/climate/climate-bulletin';
import { CLIMATE_KINDS } from '@portal/domain/climate/climate-period';
import { CLIMATE_REGION_IDS, type ClimateArea } from '@portal/domain/climate/climate-region';
import type { Language } from '@portal/domain/language/language';
import { mayUse } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { getQuantityLimit } from '@portal/domain/plan/plan-limit';
import { describeRefusal, makePlanLimitError } from '#platform/plan-limit/plan-limit-error.ts';

type Messages = (typeof climateMessages)[Language];

const listRegions = (area: ClimateArea): readonly ClimateArea[] => (area === 'country' ? CLIMATE_REGION_IDS : [area]);

/**
 * Checks that a plan includes a bulletin. A one-region plan allows the region ordered in the past 30 days. Throws
 * `AppError` `planLimit` with the reason.
 *
 * @param used areas of bulletins ordered before
 */
export function checkPlan(
  { kind, area }: Pick<ClimateOrder, 'kind' | 'area'>,
  planId: PlanId,
  used: readonly ClimateArea[],
): void {
  const days = CLIMATE_KINDS[kind].planDays;
  const regions = new Set([...used, area].flatMap(listRegions));
  if (mayUse(planId, { field: 'climateWeather', days, regions: regions.size })) return;
  const most = getQuantityLimit('climateDays', planId);
  const limitOf = (plan: PlanId): number => getQuantityLimit('climateDays', plan);
  const isEnough = (plan: PlanId): boolean => mayUse(plan, { field: 'climateWeather', days, regions: regions.size });
  if (days > most)
    throw makePlanLimitError('climateDays', { plan: planId, limit: most, limitOf, isEnough }, { status: 403 });
  const describe = (words: Messages, language: Language): string => {
    if (area === 'country') return words.refusals.country;
    return words.refusals.region([...new Set(used)].map((one) => nameArea(one, language)).join(', '));
  };
  const regionsOf = (plan: PlanId): number => getQuantityLimit('climateRegions', plan);
  const refusal = { plan: planId, limit: regionsOf(planId), limitOf: regionsOf, isEnough };
  // Name the chosen region, not only the number of regions.
  const ofRegion = (language: Language): string =>
    `${describe(climateMessages[language], language)} ${describeRefusal('climateRegions', refusal, language)}`;
  throw makePlanLimitError('climateRegions', refusal, {
    status: 403,
    detail: { vi: ofRegion('vi'), en: ofRegion('en') },
  });
}
