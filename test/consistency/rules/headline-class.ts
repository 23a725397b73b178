import { classifyRain } from '@portal/domain/weather/rain-class';
import type { ApiReplies } from '../ask/api-replies.ts';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { readStrength } from '../read/rain-claim.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** Intensity words by a day's class: 1 light, 2 moderate, 3 heavy, 4 very heavy; class 2 has no word of its own. */
const RANKS = [
  { least: 0, most: 1 },
  { least: 1, most: 1 },
  { least: 1, most: 2 },
  { least: 2, most: 2 },
  { least: 3, most: 3 },
  { least: 4, most: 4 },
] as const;

/** Rain named with the amount of its period after it: `mưa to (28–97 mm)`, `heavy rain, 28–97 mm`. */
const NAMED =
  /([^.;:()]*(?:mưa|rain|drizzle)[^.;:()]*?)[(,]? ?\(?(?:khoảng |about )?(?:(\d+(?:[.,]\d+)?)\s?[–-]\u2060?\s?)?(\d+(?:[.,]\d+)?)\s?mm\)?/gi;

type ApiDay = ApiReplies['days']['days'][number];

const toNumber = (text: string): number => Number(text.replace(',', '.'));
/** From 10 mm amounts have no decimals; ranges never have. */
const isShown = (shown: number, value: number | null): boolean =>
  value !== null && Math.abs(shown - value) <= (shown >= 10 ? 0.51 : 0.06);

/** The day whose amount is quoted; null if none, or if two of different class match. */
function findQuotedDay(days: readonly ApiDay[], low: string | undefined, high: string): ApiDay | null {
  const own = days.filter(({ rain, rainLow, rainHigh }) => {
    if (low === undefined) return isShown(toNumber(high), rain);
    const isEnd = (shown: string, value: number | null) => value !== null && Math.round(value) === toNumber(shown);
    return isEnd(low, rainLow) && isEnd(high, rainHigh);
  });
  const classes = new Set(own.map(({ rain }) => classifyRain(rain ?? 0, 24)));
  return classes.size === 1 ? (own[0] ?? null) : null;
}

function checkText(page: string, text: string, days: readonly ApiDay[]): Complaint[] {
  return [...text.matchAll(NAMED)].flatMap(([found, words = '', low, high = '']) => {
    // If a phrase names several rains, the amount belongs to the last, but for bursts within it.
    const last = words
      .split(/, | rồi | then | và | and (?!thunder)/)
      .findLast((phrase) => /mưa|rain|drizzle/i.test(phrase) && !/^có lúc mưa to/i.test(phrase));
    // A total over hours (`mưa cả thảy khoảng 56 mm`) names no class.
    if (/^ ?mưa cả thảy/i.test(last ?? '')) return [];
    const strength = readStrength(last ?? '');
    const day = findQuotedDay(days, low, high);
    if (strength === null || day === null || day.rain === null) return [];
    const { least, most } = RANKS[classifyRain(day.rain, 24)];
    if (strength.least <= most && strength.most >= least) return [];
    return [{ page, found, expected: `the class of ${day.rain} mm on ${day.date}` }];
  });
}

function listTexts({ api, pages }: PlaceSaid): { page: string; text: string }[] {
  return [
    ...(['vi', 'en'] as const).map((language) => ({
      page: `API smartgen (${language})`,
      text: api.smartgen[language].text ?? '',
    })),
    ...pages.flatMap((page) => page.sentences.map(({ text }) => ({ page: namePage(page), text }))),
  ];
}

/** A headline that quotes a day's rain names the class of that day's `rain`, not of a part of it. */
export const headlineClass: Rule = {
  name: 'headline-class',
  from: 'decisions, Words by chance (a headline’s class is that of `rain` of the same span)',
  check: (said): Complaint[] =>
    listTexts(said).flatMap(({ page, text }) => checkText(page, text, said.api.days.days.slice(1))),
};
