import type { Issued } from '@portal/contract/endpoints/place-schema';
import { formatClock } from './format-values.ts';
import type { PageView } from './page-view.ts';

const HOUR_MS = 3_600_000;
const STALE_HOURS = 12;

/** Age of a run in whole hours at the page's moment, null where no run is named. */
export function findRunAgeHours(issued: Issued, nowAt: string): number | null {
  if (issued.runAt === null) return null;
  return Math.floor((Date.parse(nowAt) - Date.parse(issued.runAt)) / HOUR_MS);
}

/** The words of a run's age once it is stale (12 hours), null before. */
export function describeStaleness(issued: Issued, view: PageView): string | null {
  const hours = findRunAgeHours(issued, view.nowAt);
  if (hours === null || hours < STALE_HOURS) return null;
  const { age, stale } = view.words;
  return stale(hours < 48 ? age.hours(hours) : age.days(Math.floor(hours / 24)));
}

/** `Cập nhật 14:05 · ECMWF 07:00`, of the run that gives the temperature. */
export function describeFreshness(issued: Issued, view: PageView): string | null {
  if (issued.source === null || issued.runAt === null) return null;
  const source = view.words.sources[issued.source] ?? issued.source.toUpperCase();
  const run = view.words.run(source, formatClock(issued.runAt));
  return issued.updatedAt === null ? run : `${view.words.updated(formatClock(issued.updatedAt))} · ${run}`;
}
