import { classifyNamedRain, nameChance } from '@portal/domain/weather/rain-word';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** Words that no page uses for rain: the steps have others. */
const NEVER = /khó có mưa|rain (?:is )?unlikely|perhaps a little rain|possibly (?:light|moderate|heavy|rain)/i;
/** A sentence about all of tomorrow: its word for rain follows the day's chance. */
const WHOLE_DAY =
  /ngày mai (?:gần như cả ngày )?(?:có|khả năng|không)|^ngày mai [^.]*, (?:có|khả năng|không)|tomorrow, with|most of tomorrow/i;
const HEDGES: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/không mưa|no rain/i, 'dry'],
  [/có thể có mưa phùn|slight chance of drizzle/i, 'drizzle'],
  [/có thể có mưa|slight chance of/i, 'slight'],
  [/khả năng có mưa|good chance of/i, 'good'],
  [/có (?:lúc có )?mưa|rain/i, 'rain'],
];
const CLASSES: readonly (readonly [pattern: RegExp, rainClass: number])[] = [
  [/mưa rất to|very heavy rain/i, 5],
  [/mưa to|heavy rain/i, 4],
  [/mưa vừa|moderate rain/i, 3],
  [/mưa nhỏ|mưa phùn|light rain|drizzle/i, 1],
  [/mưa|rain/i, 2],
];
const NOUN = /mưa (?:rất to|to|vừa|nhỏ|phùn)?|(?:very heavy |heavy |moderate |light )?(?:rain|drizzle)/i;

/** The first sentence about tomorrow. */
const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? '';

const find = <Value>(table: readonly (readonly [RegExp, Value])[], text: string): Value | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function checkTomorrow({ api }: PlaceSaid, page: PageFacts): Complaint[] {
  const day = api.days.days[1];
  const head = page.sentences.find(({ text }) => /\bmai\b|tomorrow/i.test(text));
  if (day === undefined || head === undefined || day.rain === null) return [];
  const text = firstSentence(head.text);
  const complain = (expected: string): Complaint => ({ page: namePage(page), found: text, expected });
  const word = find(HEDGES, text);
  const wanted = day.rainProbability === null || day.rainProbability < 20 ? null : nameChance(day.rainProbability);
  const isSaidRight = wanted === null || word === null || !WHOLE_DAY.test(text) || word === wanted;
  // Two amounts belong to two parts of the day, each with its own class.
  const isOneAmount = (text.match(/mm/g) ?? []).length === 1;
  const rainClass = find(CLASSES, NOUN.exec(text)?.[0].trim() ?? '');
  const isClassRight = !isOneAmount || rainClass === null || rainClass === classifyNamedRain(day.rain, 24);
  return [
    ...(isSaidRight ? [] : [complain(`${wanted} by ${day.rainProbability} %`)]),
    ...(isClassRight ? [] : [complain(`the class of ${day.rain} mm in a day`)]),
  ];
}

/** Cards and lists that call all the next hours dry. */
function checkCards(said: PlaceSaid): Complaint[] {
  const slug = 'slug' in said.place.at ? said.place.at.slug : null;
  const highest = Math.max(0, ...said.api.hours.hours.map(({ rainProbability }) => rainProbability ?? 0));
  return said.country.flatMap((page) =>
    page.cards
      .filter((card) => card.slug === slug && /giờ tới không mưa|no rain in the next \d+ hours/i.test(card.text))
      .filter(() => highest >= 20)
      .map((card) => ({
        page: namePage(page),
        found: card.text,
        expected: `no dry word beside an hour of ${highest} %`,
      })),
  );
}

function checkNever({ pages, country }: PlaceSaid): Complaint[] {
  return [...pages, ...country].flatMap((page) =>
    [...page.sentences, ...page.cards]
      .filter(({ text }) => NEVER.test(text))
      .map(({ text }) => ({ page: namePage(page), found: text, expected: 'the words of the chance' })),
  );
}

/** Rain is worded by its chance, and a headline has the class of its period's amount. */
export const wordByChance: Rule = {
  name: 'word-by-chance',
  from: 'decisions, Later decisions, Words by chance',
  check: (said) => [
    ...checkNever(said),
    ...checkCards(said),
    ...said.pages.filter(({ page }) => /^(?:lite-)?tomorrow$/.test(page)).flatMap((page) => checkTomorrow(said, page)),
  ],
};
