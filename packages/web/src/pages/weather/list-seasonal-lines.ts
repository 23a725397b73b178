import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { describeSeasonal } from '@portal/content/climate/describe-seasonal';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { listMonthOutlooks } from '@portal/domain/climate/seasonal-outlook';
import { DAY_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { PageRequest } from '#pages/page-request.ts';

const FORECAST_DAYS = 15;
const DAYS = 90;

/**
 * Sentences of the seasonal forecast for the months of the 90 days after the forecast, in the climate region of a
 * place. Empty without one, outside the regions, and where nothing stands out.
 */
export function listSeasonalLines(
  { findSeasonalOutlook, language, now }: PageRequest,
  { place: { province } }: LocatedPlace,
): readonly string[] {
  const outlook = findSeasonalOutlook?.() ?? null;
  const region = CLIMATE_REGIONS.find(({ provinces }) => (provinces as readonly string[]).includes(province ?? ''));
  if (outlook === null || region === undefined) return [];
  const today = startOfVietnamDay(now);
  const span = { from: today + FORECAST_DAYS * DAY_SECONDS, to: today + DAYS * DAY_SECONDS };
  const { issueMonth } = outlook;
  return describeSeasonal({ issueMonth, months: listMonthOutlooks(outlook, [region.id], span, now) }, language);
}
