import type { Issued } from '@portal/contract/endpoints/place-schema';
import { parseMoment } from '@portal/domain/time/parse-moment';

const HOUR_SECONDS = 3600;
/** Older forecasts state their age, hours. */
export const STALE_AFTER_HOURS = 12;

/** Older forecasts are not shown, hours. */
export const UNUSABLE_AFTER_HOURS = 36;

/** Age of a run in hours at the page's time; null without a run. */
export function findRunAgeHours(issued: Issued, nowAt: string): number | null {
  if (issued.runAt === null) return null;
  return (parseMoment(nowAt) - parseMoment(issued.runAt)) / HOUR_SECONDS;
}
