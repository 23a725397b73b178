import { HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { DAY_PARTS } from '@portal/domain/weather/period-state';
import { CHANCE_FROM_MM } from '@portal/domain/weather/rain-chance';
import { classifyRain } from '@portal/domain/weather/rain-class';
import type { ApiReplies } from '../ask/api-replies.ts';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** Amounts are shown in tenths, mm. */
const ROUNDING = 0.05 + 1e-6;

/** Rain of one row: chance in per cent, amount in millimetres. */
interface Row {
  readonly page: string;
  readonly name: string;
  readonly chance: number | null;
  readonly rain: number | null;
}

type ApiDays = ApiReplies['days']['days'];

/** A chance of 0.2 mm in an hour implies at least chance × 0.2 mm in any period that contains it. */
function complain(rows: readonly Row[]): Complaint[] {
  return rows.flatMap(({ page, name, chance, rain }) => {
    const least = (CHANCE_FROM_MM * (chance ?? 0)) / 100;
    if (chance === null || rain === null || rain >= least - ROUNDING) return [];
    return [{ page, found: `${name}: ${chance} % beside ${rain} mm`, expected: `${least.toFixed(2)} mm or more` }];
  });
}

/** From this chance on, %, the high end of a likely range, the 90th percentile, has rain. */
const LIKELY_PERCENT = 10;

/** A whole day's amount lies in its likely range, whose high end has rain where its chance says so. */
function complainOfRanges(days: ApiDays): Complaint[] {
  return days.slice(1).flatMap(({ date, rain, rainLow, rainHigh, rainProbability: chance }) => {
    if (rain === null || rainLow === null || rainHigh === null) return [];
    const complaint = (found: string, expected: string) => [{ page: `API day/15 ${date}`, found, expected }];
    if (rainLow > rain || rainHigh < rain) return complaint(`${rain} mm in ${rainLow}–${rainHigh} mm`, 'within');
    if (chance === null) return [];
    const isDry = classifyRain(rainHigh, 24) === 0 || rainHigh === rain;
    if (chance < LIKELY_PERCENT ? isDry : rainHigh >= CHANCE_FROM_MM) return [];
    return complaint(`${chance} % beside up to ${rainHigh} mm`, `rain there only from ${LIKELY_PERCENT} %`);
  });
}

/** Days of the API and, if hours are known, their remaining parts. */
export function checkDays(days: ApiDays, nowAt: number): Complaint[] {
  const todayAt = startOfVietnamDay(nowAt);
  const rows = days.flatMap((day, index): Row[] => {
    const page = `API day/15 ${day.date}`;
    const parts = DAY_PARTS.flatMap(({ id, fromHour, toHour }): Row[] => {
      const hours = day.rainHours.slice(fromHour, toHour);
      const isBegun = index === 0 && todayAt + fromHour * HOUR_SECONDS < nowAt;
      if (isBegun || hours.some((hour) => hour === null)) return [];
      const rain = hours.reduce<number>((sum, hour) => sum + (hour ?? 0), 0);
      return [{ page, name: id, chance: day.rainPartChances?.[id] ?? null, rain }];
    });
    return [{ page, name: 'day', chance: day.rainProbability, rain: day.rain }, ...parts];
  });
  return [...complain(rows), ...complainOfRanges(days)];
}

function listApiRows({ api }: PlaceSaid): Row[] {
  const toRows = (
    page: string,
    hours: readonly { at: string; rain: number | null; rainProbability: number | null }[],
  ) => hours.map(({ at, rain, rainProbability }) => ({ page, name: at, chance: rainProbability, rain }));
  return [
    ...toRows('API hour/24', api.hours.hours),
    ...toRows('API tomorrow', api.tomorrow.hours),
    ...toRows('API rain/72', api.rain.hours),
    ...api.today.periods.map(({ period, rain, rainProbability }) => ({
      page: 'API today',
      name: period,
      chance: rainProbability,
      rain,
    })),
  ];
}

/** Rows of a page; amounts include what has fallen, so no amount is too large. */
function listPageRows(page: PageFacts): Row[] {
  const rows = [...page.hours, ...page.days, ...page.parts, ...page.days.flatMap(({ parts }) => parts)];
  return rows.map(({ text, chance, amount }) => ({
    page: namePage(page),
    name: text,
    chance,
    rain: amount?.high ?? null,
  }));
}

/** Chance, amount and range of a row describe the same event: the amount is at least 0.2 mm × chance. */
export const oneEvent: Rule = {
  name: 'one-event',
  from: 'decisions, Chance and amount of one row speak of the same event',
  check: (said): Complaint[] => [
    ...checkDays(said.api.days.days, said.nowAt),
    ...complain([...listApiRows(said), ...[...said.pages, ...said.country].flatMap(listPageRows)]),
  ],
};
