import type { PlaceSaid } from '../ask/ask-place.ts';
import type { ShownDay, ShownPart } from '../read/page-facts.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** Parts that a page may list; they add up to the calendar day. */
const PARTS = new Set(['0–7', '7–13', '13–19', '19–24']);
/** mm. */
const ROUNDING = 0.06;
const TOTAL =
  /(?:cả|in all|over|total of)[^.,]*?3 (?:giờ|hours)[^\d]*(\d+(?:[.,]\d+)?) mm|(\d+(?:[.,]\d+)?) mm (?:in all|over (?:the|all) 3 hours)/i;

/** A day of the API is the sum of its hours. */
function checkHours({ api }: PlaceSaid): Complaint[] {
  return api.days.days.flatMap(({ date, rain, rainHours }) => {
    if (rain === null || rainHours.some((hour) => hour === null)) return [];
    const sum = rainHours.reduce<number>((total, hour) => total + (hour ?? 0), 0);
    return Math.abs(sum - rain) <= ROUNDING
      ? []
      : [{ page: `API day/15 ${date}`, found: `${rain} mm`, expected: `${sum.toFixed(1)} mm, the sum of its hours` }];
  });
}

const isOther = ({ from, to, text }: ShownPart): boolean =>
  !PARTS.has(`${from}–${to}`) && !/ sang |into |to (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(text);

/** Rounding of a shown amount: from 10 mm there are no decimals. */
const roundingOf = (amount: number): number => (amount >= 10 ? 0.5 : ROUNDING);

/** Parts with a single figure each add up to the day. */
function checkSum({ amount, parts }: ShownDay): string | null {
  const isPlain = (shown: ShownDay['amount']) => shown !== null && shown.low === shown.high;
  if (amount === null || !isPlain(amount) || parts.length < 4 || !parts.every((part) => isPlain(part.amount)))
    return null;
  const amounts = parts.map((part) => part.amount?.high ?? 0);
  const sum = amounts.reduce((total, one) => total + one, 0);
  const rounding = roundingOf(amount.high) + amounts.reduce((total, one) => total + roundingOf(one), 0);
  return Math.abs(sum - amount.high) <= rounding ? null : `${sum.toFixed(1)} mm`;
}

function checkPages({ pages }: PlaceSaid): Complaint[] {
  return pages.flatMap((page) => {
    const name = namePage(page);
    const all = [...page.parts, ...page.days.flatMap(({ parts }) => parts)];
    const wrong = all.find(isOther);
    const parts =
      wrong === undefined
        ? []
        : [{ page: name, found: wrong.text, expected: '00–07, 07–13, 13–19, 19–24, which add up to the day' }];
    const sums = page.days.flatMap((day) => {
      const sum = checkSum(day);
      return sum === null
        ? []
        : [{ page: name, found: `${day.date}: ${day.text}`, expected: `${sum}, the sum of its parts` }];
    });
    return [...parts, ...sums];
  });
}

/** The three-hour total is that of the steps. */
function checkTotal({ api, pages }: PlaceSaid): Complaint[] {
  const total = api.steps.vi.steps.reduce((sum, { rainRate }) => sum + (rainRate ?? 0) / 6, 0);
  return pages.flatMap((page) =>
    page.sentences.flatMap(({ where, text }) => {
      const found = where === 'next-rain' ? TOTAL.exec(text) : null;
      if (found === null) return [];
      const reported = Number((found[1] ?? found[2] ?? '').replace(',', '.'));
      const agrees = Math.abs(reported - total) <= Math.max(0.1, 0.06 * total) && (reported > 0 || total < 0.05);
      return agrees
        ? []
        : [{ page: namePage(page), found: text, expected: `${total.toFixed(2)} mm, the sum of the steps` }];
    }),
  );
}

/** Amounts add up: hours to days, parts to days, steps to three hours. */
export const rainSums: Rule = {
  name: 'rain-sums',
  from: 'decisions, Sky states, Amounts; parts of a day',
  check: (said) => [...checkHours(said), ...checkPages(said), ...checkTotal(said)],
};
