import type { Issued } from '@portal/contract/endpoints/place-schema';
import { parseMoment } from '@portal/domain/time/parse-moment';

const HOUR_SECONDS = 3600;
/** A forecast older than this says how old it is. */
export const STALE_AFTER_HOURS = 12;

/** A forecast older than this is no forecast any more. */
export const UNUSABLE_AFTER_HOURS = 36;

/** Age of a run in hours at the page's moment, null where no run is named. */
export function findRunAgeHours(issued: Issued, nowAt: string): number | null {
  if (issued.runAt === null) return null;
  return (parseMoment(nowAt) - parseMoment(issued.runAt)) / HOUR_SECONDS;
}
