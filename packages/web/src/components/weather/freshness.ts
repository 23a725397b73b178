import type { Issued } from '@portal/contract/endpoints/place-schema';
import { joinIssued as joinAll } from '@portal/contract/join-issued';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatClock, formatDayMonth } from './format-values.ts';
import type { PageView } from './page-view.ts';
import { findRunAgeHours, STALE_AFTER_HOURS } from './run-age.ts';

const HOUR_SECONDS = 3600;

/** Air quality goes stale sooner (decisions.md, "Stale"), except from a run that is the newest there can be. */
const AIR_STALE_AFTER_HOURS = 3;

/** Age of a run over 12 hours old; null before. */
export function describeStaleness(issued: Issued, view: PageView): string | null {
  const hours = findRunAgeHours(issued, view.nowAt);
  return hours === null || hours <= STALE_AFTER_HOURS ? null : sayAge(hours, view);
}

/** An air pollutant's run, with the moment from which a newer one is overdue. */
interface AirRun {
  readonly issued: Issued;
  readonly dominant: string | null;
  readonly overdueAt: string | null;
}

/**
 * Age of the run behind the main air pollutant if it is over 3 hours: old where a newer run is overdue or the source has
 * no timetable, else in plain words. Nulls otherwise; demo air quality is recomputed every hour.
 */
export function describeAirAge(
  { issued, dominant, overdueAt }: AirRun,
  view: PageView,
): { readonly stale: string | null; readonly age: string | null } {
  const run = dominant === null ? undefined : issued.sources[dominant];
  if (run === undefined || run.source === 'demo') return { stale: null, age: null };
  const now = parseMoment(view.nowAt);
  const hours = (now - parseMoment(run.runAt)) / HOUR_SECONDS;
  if (hours <= AIR_STALE_AFTER_HOURS) return { stale: null, age: null };
  const isNewest = overdueAt !== null && now < parseMoment(overdueAt);
  return isNewest ? { stale: null, age: nameAge(hours, view) } : { stale: sayAge(hours, view), age: null };
}

const sayAge = (hours: number, view: PageView): string => view.words.stale(nameAge(hours, view));

function nameAge(hours: number, { words: { age } }: PageView): string {
  return hours < 48 ? age.hours(Math.floor(hours)) : age.days(Math.floor(hours / 24));
}

/** How much of a reply is demo data. */
export function weighDemo({ demo, sources }: Issued): 'all' | 'some' | 'none' {
  if (!demo) return 'none';
  // No array of the values: this runs for every block of a page.
  for (const name in sources) if (sources[name as keyof typeof sources]?.source !== 'demo') return 'some';
  return 'all';
}

/** Hour of a moment, with its day unless it is the page's. */
function nameMoment(moment: string, { nowAt, style }: PageView): string {
  const clock = formatClock(moment);
  return moment.slice(0, 10) === nowAt.slice(0, 10) ? clock : `${clock} ${formatDayMonth(moment, style.language)}`;
}

/** `Cập nhật 14:05 · ECMWF 07:00`, from the run that gives the temperature; a demo run has no meaningful hour. */
export function describeFreshness(issued: Issued, view: PageView): string | null {
  const { words } = view;
  const parts = issued.updatedAt === null ? [] : [words.updated(nameMoment(issued.updatedAt, view))];
  if (issued.source !== null && issued.runAt !== null && issued.source !== 'demo') {
    const name = words.sources[issued.source] ?? issued.source.toUpperCase();
    parts.push(words.run(name, nameMoment(issued.runAt, view)));
  }
  return parts.length === 0 ? null : parts.join(' · ');
}

/** Merges several replies of a block: time and source of the first; demo if any is. */
export function joinIssued(first: Issued, others: readonly Issued[]): Issued {
  const { source, runAt, updatedAt } = first;
  return { ...joinAll([first, ...others]), source, runAt, updatedAt };
}
