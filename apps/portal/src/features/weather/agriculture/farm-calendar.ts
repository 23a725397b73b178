import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import { findNextSolarTerm, findSolarTerm, type SolarTerm } from '@portal/domain/agriculture/solar-term';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { findLunarDate, type LunarDate } from '@portal/domain/time/lunar-date';
import { nameLunarYear } from '@portal/domain/time/lunar-year-name';
import { formatDate } from '@portal/domain/time/vietnam-time';

type Reply = EndpointReply<typeof weatherAgriculture>;

/** Days before today and from today on whose lunar dates are told. */
const DAYS = { past: 7, coming: 15 };

/** What the calendar says of a date, the same for every place. */
export interface FarmCalendar {
  /** Lunar dates of the days told, the seven before today first. */
  readonly days: readonly FarmDay['lunar'][];
  readonly today: LunarDate | null;
  readonly term: SolarTerm;
  readonly nextTerm: SolarTerm;
}

/** Makes a reader of the calendar that keeps the last date. */
export function createFarmCalendar(): (todayAt: EpochSeconds) => FarmCalendar {
  let kept: { readonly todayAt: EpochSeconds; readonly calendar: FarmCalendar } | null = null;
  return (todayAt) => {
    if (kept?.todayAt !== todayAt) kept = { todayAt, calendar: readCalendar(todayAt) };
    return kept.calendar;
  };
}

function readCalendar(todayAt: EpochSeconds): FarmCalendar {
  const dates = Array.from({ length: DAYS.past + DAYS.coming }, (_, day) =>
    findLunarDate(todayAt + (day - DAYS.past) * DAY_SECONDS),
  );
  return {
    days: dates.map((date) => (date === null ? null : { day: date.day, month: date.month, leap: date.leap })),
    today: dates[DAYS.past] ?? null,
    term: findSolarTerm(todayAt),
    nextTerm: findNextSolarTerm(todayAt),
  };
}

/** Today's lunar date and the terms of the sun as the API tells them. */
export function toCalendarReply(
  { today, term, nextTerm }: FarmCalendar,
  language: Language,
): Pick<Reply, 'lunarDate' | 'solarTerms'> {
  const toTerm = ({ name, startAt }: SolarTerm) => ({ name: name[language], from: formatDate(startAt) });
  return {
    lunarDate: today === null ? null : { ...today, yearName: nameLunarYear(today.year, language) },
    solarTerms: { current: toTerm(term), next: toTerm(nextTerm) },
  };
}
