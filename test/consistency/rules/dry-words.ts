import { DAY_SECONDS, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-class';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { readDayPart, type Span } from '../read/day-part.ts';
import type { PageFacts } from '../read/page-facts.ts';
import {
  findHighestChance,
  type HourAhead,
  listHoursAhead,
  pickHours,
  sumRain,
  toEpoch,
  toShownDate,
} from './hours-ahead.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** From this chance on, %, nothing may say `không mưa`. */
const DRY_BELOW = 20;
/** Rounding of a reported chance. */
const ROUNDING = 0.5;

/** Periods that a sentence calls dry. */
const STRETCHES: readonly (readonly [pattern: RegExp, toSpan: (found: string, nowAt: number) => Span | null])[] = [
  [
    /từ giờ đến hết ([^,.]+?) trời không mưa|no rain through ([^,.]+)/i,
    (part, nowAt) => fromNow(nowAt, readDayPart(part, nowAt)?.to),
  ],
  [
    /24 giờ tới không mưa|no rain in the next (24) hours/i,
    (_, nowAt) => fromNow(nowAt, wholeHours(nowAt + 24 * HOUR_SECONDS)),
  ],
  [
    /(?:không mưa trong 3 giờ tới|no rain in the next (3) hours)/i,
    (_, nowAt) => fromNow(nowAt, wholeHours(nowAt + 3 * HOUR_SECONDS)),
  ],
  [
    /ngày mai [^.]*(?:không mưa|khô ráo)|[^.]*tomorrow[^.]* (?:no rain|dry)/i,
    // Dryness after rain covers the time after it, not all of tomorrow.
    (found, nowAt) => (/mưa (?!.*không mưa)|rain.*(?:dry)|sau đó|then/i.test(found) ? null : ofTomorrow(nowAt, 0, 24)),
  ],
  [/sáng mai rét[^.]* không mưa|early tomorrow[^.]* no rain/i, (_, nowAt) => ofTomorrow(nowAt, 0, 24)],
  [/từ trưa khô ráo|dry from midday/i, (_, nowAt) => ofTomorrow(nowAt, 13, 24)],
  [/then a dry day/i, (_, nowAt) => ofTomorrow(nowAt, 7, 22)],
  [/ban ngày khô ráo|dry (?:by|during the) day/i, (_, nowAt) => ofTomorrow(nowAt, 7, 18)],
  [/sáng mai khô ráo|dry tomorrow morning/i, (_, nowAt) => ofTomorrow(nowAt, 7, 11)],
];

/** The hour in which a period ends is not counted against it. */
const wholeHours = (at: number): number => Math.floor(at / HOUR_SECONDS) * HOUR_SECONDS;

const fromNow = (nowAt: number, to: number | undefined): Span | null => (to === undefined ? null : { from: nowAt, to });

function ofTomorrow(nowAt: number, from: number, to: number): Span {
  const midnight = startOfVietnamDay(nowAt) + DAY_SECONDS;
  return { from: midnight + from * HOUR_SECONDS, to: midnight + to * HOUR_SECONDS };
}

/** The remaining hours of a period: for the current hour, only its steps. */
function listRest(said: PlaceSaid, span: Span): HourAhead[] {
  return pickHours(listHoursAhead(said), span).map((hour) => {
    if (hour.at > said.nowAt) return hour;
    const steps = said.api.steps.vi.steps.filter(({ at }) => toEpoch(at) < hour.at + HOUR_SECONDS);
    const chance = Math.max(0, ...steps.map(({ rainProbability }) => rainProbability ?? 0));
    return { ...hour, chance, rain: steps.reduce((sum, { rainRate }) => sum + (rainRate ?? 0) / 6, 0) };
  });
}

/** Why a period is not dry: its hours' chance or amount; null if it is. */
function findWet(said: PlaceSaid, span: Span): string | null {
  const hours = listRest(said, span);
  const chance = findHighestChance(hours);
  const rain = sumRain(hours);
  if (chance >= DRY_BELOW + ROUNDING) return `an hour with ${chance} %`;
  const hoursLong = hours.length <= 6 ? 6 : hours.length <= 12 ? 12 : 24;
  return classifyRain(rain, hoursLong) > 0 ? `${rain.toFixed(1)} mm` : null;
}

function listSentences(said: PlaceSaid): { page: string; text: string }[] {
  const shown = (page: PageFacts) => page.sentences.map(({ text }) => ({ page: namePage(page), text }));
  const api = (['vi', 'en'] as const).flatMap((language) => [
    { page: `API smartgen (${language})`, text: said.api.smartgen[language].text ?? '' },
    { page: `API nowcasting-10minutes (${language})`, text: said.api.steps[language].sentence },
  ]);
  return [...api, ...said.pages.filter(({ page }) => !page.includes('farm')).flatMap(shown)];
}

function checkSentences(said: PlaceSaid): Complaint[] {
  return listSentences(said).flatMap(({ page, text }) =>
    STRETCHES.flatMap(([pattern, toSpan]) => {
      const found = pattern.exec(text);
      const span =
        found === null ? null : toSpan(found.slice(1).find((group) => group !== undefined) ?? found[0], said.nowAt);
      const wet = span === null ? null : findWet(said, span);
      return wet === null ? [] : [{ page, found: text, expected: `no such word: ${wet} in that stretch` }];
    }),
  );
}

function checkDays({ api, pages }: PlaceSaid): Complaint[] {
  const days = new Map(api.days.days.map((day) => [toShownDate(day.date), day]));
  return pages.flatMap((page) =>
    page.days.flatMap(({ where, date, amount, chance }) => {
      const likely = chance ?? days.get(date)?.rainProbability ?? 0;
      if (amount?.isDry !== true || likely < DRY_BELOW) return [];
      return [
        { page: namePage(page), found: `${where} ${date}: no rain beside ${likely} %`, expected: 'có thể có mưa' },
      ];
    }),
  );
}

const WEEKDAY = /\b(?:T[2-7]|CN|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;

/** Days from today to a part by its name: `Sáng`, `Sáng mai`, `Sáng T4`. */
function daysAheadOf(text: string): number {
  if (/\bmai\b|tomorrow/i.test(text)) return 1;
  return WEEKDAY.test(text) ? 2 : 0;
}

function checkParts(said: PlaceSaid): Complaint[] {
  const today = startOfVietnamDay(said.nowAt);
  const find = (from: number, to: number, daysAhead: number) => {
    const start = today + daysAhead * DAY_SECONDS + from * HOUR_SECONDS;
    const span = { from: Math.max(start, said.nowAt), to: start + ((to - from + 24) % 24 || 24) * HOUR_SECONDS };
    return span.to <= span.from ? null : findWet(said, span);
  };
  return said.pages.flatMap((page) => {
    const dayOf = new Map(said.api.days.days.map(({ date }, index) => [toShownDate(date), index]));
    const listed = page.days.flatMap(({ date, parts }) =>
      parts.map((part) => ({ part, day: dayOf.get(date) ?? 99, name: date })),
    );
    const own = page.parts.map((part) => {
      const day = page.page.includes('tomorrow') ? 1 : daysAheadOf(part.text);
      return { part, day, name: `in ${day} days` };
    });
    return [...listed, ...own].flatMap(({ part, day: ahead, name }) => {
      // The night in a list of periods begins after the next midnight.
      const shift = part.from === 1 ? 1 : 0;
      const wet = part.amount?.isDry !== true || ahead > 1 ? null : find(part.from, part.to, ahead + shift);
      return wet === null
        ? []
        : [{ page: namePage(page), found: `${name} ${part.text}`, expected: `no such word: ${wet}` }];
    });
  });
}

/** `không mưa` and `dry` require a chance below 20 % and no amount in the period described. */
export const dryWords: Rule = {
  name: 'dry-words',
  from: 'decisions, Sky states, Probability of rain (`không mưa` / `dry`)',
  check: (said) => [...checkSentences(said), ...checkDays(said), ...checkParts(said)],
};
