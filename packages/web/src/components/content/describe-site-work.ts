import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { Hour, WindHour } from '@portal/contract/endpoints/weather-schema';
import { NO_CONDITIONS, type WorkConditions } from '@portal/domain/safety/work-gate';
import { type HourRun, listStops, type SiteHour, type SiteVerdict } from '@portal/domain/trade/site-limit';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import { formatClock } from '#components/weather/format-values.ts';

/** Hourly weather of a site, as the work limits need it. */
export interface SiteWeather {
  readonly place: Place;
  readonly issued: Issued;
  readonly hours: readonly (SiteHour & { readonly at: string })[];
  /** Conditions that override every limit. */
  readonly conditions: WorkConditions;
  /** Official warnings in force that stop work, most severe first. */
  readonly warnings: readonly OfficialWarning[];
  /** Wind by height; empty where unknown. */
  readonly heights: readonly WindHour[];
}

const toEpoch = (moment: string): number => Date.parse(moment) / 1000;

/** Warnings in force at a site that stop outdoor work. */
export function listWorkWarnings(warnings: readonly OfficialWarning[]): readonly OfficialWarning[] {
  return warnings.filter(stopsOutdoorWork);
}

/** Warnings that block every hour: in force, or ended less than a day ago. */
export function listGates({ items, over }: EndpointReply<typeof warningsList>): readonly OfficialWarning[] {
  return listWorkWarnings([...items, ...over]);
}

/** Conditions that override every limit at a site: its current hour and the warnings in force. */
export function toWorkConditions(
  hour: (Pick<Hour, 'at'> & Partial<Pick<Hour, 'rain' | 'thunder'>>) | undefined,
  warnings: readonly OfficialWarning[],
): WorkConditions {
  return {
    hourAt: hour === undefined ? NO_CONDITIONS.hourAt : toEpoch(hour.at),
    rainNow: hour === undefined ? null : { rateMmh: hour.rain ?? null, thunder: hour.thunder ?? null },
    warnings: warnings.map(({ id, kind, level, number, startsAt, expiresAt }) => ({
      id,
      kind,
      level,
      number,
      startsAt: toEpoch(startsAt),
      expiresAt: toEpoch(expiresAt),
    })),
  };
}

interface AssessedHour {
  readonly at: string;
  readonly verdict: SiteVerdict | null;
}

const isOfToday = (at: string, hours: readonly AssessedHour[]): boolean =>
  at.slice(0, 10) === hours[0]?.at.slice(0, 10);

const DAY_MS = 24 * 60 * 60 * 1000;

/** `05:00`; with the day's name after the first midnight, with the date after the second. */
function nameHour(at: string, hours: readonly AssessedHour[], words: SiteMessages): string {
  if (isOfToday(at, hours)) return formatClock(at);
  const tomorrow = new Date(Date.parse(`${hours[0]?.at.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const day =
    at.slice(0, 10) === tomorrow ? words.tomorrow : words.onDate(Number(at.slice(8, 10)), Number(at.slice(5, 7)));
  return `${formatClock(at)} ${day}`;
}

/** `09:00–14:00`, `22:00–02:00 ngày mai`; `từ 21:00` where the run goes beyond the hours shown. */
function nameRun({ from, to }: HourRun, hours: readonly AssessedHour[], words: SiteMessages): string {
  const first = hours[from]?.at ?? '';
  const end = hours[to]?.at;
  if (end === undefined) return words.onward(nameHour(first, hours, words));
  const isMidnight = isOfToday(first, hours) && formatClock(end) === '00:00';
  // The end carries the day of both unless the start is on another day after today.
  const isClear = isOfToday(first, hours) || first.slice(0, 10) === end.slice(0, 10);
  return words.spell(
    isClear ? formatClock(first) : nameHour(first, hours, words),
    isMidnight ? '24:00' : nameHour(end, hours, words),
  );
}

function nameRuns(runs: readonly HourRun[], hours: readonly AssessedHour[], words: SiteMessages): string {
  const names = runs.map((run) => nameRun(run, hours, words));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${words.and}${last}`;
}

/**
 * If work is possible now, lists every stop; otherwise lists every workable spell, so that a first restart does not
 * read as the end of the danger.
 */
export function describeSiteWork(work: string, hours: readonly AssessedHour[], words: SiteMessages): string {
  const { stopped, possible, hasUnknown } = listStops(hours.map(({ verdict }) => verdict));
  if (stopped.length === 0)
    return hasUnknown || possible.length === 0 ? words.unknown(work) : words.allDay(work, hours.length);
  if (hasUnknown) return words.partly(work, nameRuns(stopped, hours, words));
  if (possible.length === 0) return words.noHour(work, hours.length);
  return hours[0]?.verdict === 'avoid'
    ? words.only(work, nameRuns(possible, hours, words))
    : words.except(work, nameRuns(stopped, hours, words));
}

interface AssessedWork {
  readonly name: string;
  readonly hours: readonly AssessedHour[];
}

/** Joins names: only the first keeps its capital. */
function joinNames(works: readonly AssessedWork[], words: SiteMessages): string {
  const names = works.map(({ name }, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)));
  return `${names.slice(0, -1).join(', ')}${words.and}${names.at(-1) ?? ''}`;
}

/** Says which kinds of work stop, and when; one sentence where none does. */
export function describeSiteWorks(works: readonly AssessedWork[], words: SiteMessages): string {
  const described = works.map(({ name, hours }) => ({ name, sentence: describeSiteWork(name, hours, words) }));
  const span = works[0]?.hours.length ?? 0;
  const stopped = described.filter(({ name, sentence }) => sentence !== words.allDay(name, span));
  return stopped.length === 0 && works.length > 1
    ? words.allWorks(joinNames(works, words), span)
    : (stopped.length === 0 ? described : stopped).map(({ sentence }) => sentence).join(' ');
}
