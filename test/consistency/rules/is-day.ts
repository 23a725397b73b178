import { formatClock } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { toEpoch } from './hours-ahead.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

const HALF_HOUR = 1800;
/** Sun times are given to the minute. */
const MINUTE = 60;
const NOW_PAGES = /^(?:lite-)?(?:now|farm-now)$/;

interface SunTimes {
  readonly rise: number;
  readonly set: number;
}

/** Whether a moment is in daytime; null within a minute of sunrise or sunset, or if they are unknown. */
function isDay(at: number, sun: SunTimes | null): boolean | null {
  if (sun === null || Math.abs(at - sun.rise) <= MINUTE || Math.abs(at - sun.set) <= MINUTE) return null;
  return at > sun.rise && at < sun.set;
}

function findSun({ api }: PlaceSaid, at: string): SunTimes | null {
  const day = api.days.days.find(({ date }) => date === at.slice(0, 10));
  return day?.sunrise && day.sunset ? { rise: toEpoch(day.sunrise), set: toEpoch(day.sunset) } : null;
}

const name = (day: boolean): string => (day ? 'day' : 'night');

/** Whether each hour that the API reports is in daytime, by its clock. */
function listHourDays(said: PlaceSaid): Map<string, boolean | null> {
  return new Map(
    said.api.hours.hours.map(({ at }) => [at.slice(11, 16), isDay(toEpoch(at) + HALF_HOUR, findSun(said, at))]),
  );
}

/** What contradicts the sun now. */
function checkNow({ api, pages }: PlaceSaid, day: boolean): [page: string, found: string, day: boolean][] {
  const ofPages = pages.flatMap((page): [string, string, boolean][] => {
    const symbol = NOW_PAGES.test(page.page) ? (page.state?.symbol ?? null) : null;
    const isDark = page.page === 'now' && day && /^(?!warn).*night/.test(page.sky ?? '');
    return [
      ...(symbol !== null && symbol.startsWith('d') !== day
        ? [[namePage(page), `icon ${symbol}`, day] as [string, string, boolean]]
        : []),
      ...(isDark ? [[namePage(page), `sky ${page.sky}`, day] as [string, string, boolean]] : []),
    ];
  });
  return [
    ...(api.now.now.isDay === day ? [] : [['API now', `isDay ${api.now.now.isDay}`, day] as [string, string, boolean]]),
    ...ofPages,
  ];
}

/** What contradicts the sun in the middle of an hour. */
function checkHours(said: PlaceSaid): [page: string, found: string, day: boolean][] {
  const days = listHourDays(said);
  const list: [string, string, boolean][] = [];
  for (const { at, isDay } of said.api.hours.hours) {
    const day = days.get(at.slice(11, 16)) ?? null;
    if (day !== null && isDay !== day) list.push(['API hour/24', `${at.slice(11, 16)} isDay ${isDay}`, day]);
  }
  for (const page of said.pages.filter((one) => !/tomorrow/.test(one.page))) {
    for (const { where, clock, symbol } of page.hours) {
      const day = clock === null ? null : (days.get(clock) ?? null);
      if (day === null || symbol === null || symbol.startsWith('d') === day) continue;
      list.push([namePage(page), `${where} ${clock}: ${symbol}`, day]);
    }
  }
  return list;
}

/** Day or night is decided by the minute for now, and by the middle for an hour. */
export const isDayRule: Rule = {
  name: 'is-day',
  from: 'decisions, Sky states (`now` by the minute, an hour by its middle)',
  check: (said): Complaint[] => {
    const sun = findSun(said, said.api.today.date);
    const sunSays = sun === null ? '' : ` (sun ${formatClock(sun.rise)}–${formatClock(sun.set)})`;
    const now = isDay(said.nowAt, sun);
    return [...(now === null ? [] : checkNow(said, now)), ...checkHours(said)].map(([page, found, day]) => ({
      page,
      found,
      expected: `${name(day)}${sunSays}`,
    }));
  },
};
