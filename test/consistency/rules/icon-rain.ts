import { DAY_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { findHighestChance, listHoursAhead, pickHours, toShownDate } from './hours-ahead.ts';
import { FIRST_WET_CODE, isWetSymbol } from './now-statements.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

const LIKELY_FROM = 60;
const LEAST_RAIN = 0.1;
const PART_NAMED = /đêm|sáng|trưa|chiều|tối|night|morning|midday|afternoon|evening|small hours|early/i;

/** No rain symbol without rain, in the API and on the pages. */
function checkWetIcons({ api, pages }: PlaceSaid): Complaint[] {
  const hours = [
    { ...api.now.now, name: 'API now' },
    ...api.hours.hours.map((hour) => ({ ...hour, name: `API hour/24 ${hour.at}` })),
  ];
  const ofApi = hours.flatMap(({ name, code, rain }) =>
    code !== null && code >= FIRST_WET_CODE && rain !== null && rain < LEAST_RAIN
      ? [{ page: name, found: `code ${code} with ${rain} mm`, expected: 'no rain code beside 0' }]
      : [],
  );
  const ofPages = pages.flatMap((page) =>
    page.hours.flatMap(({ clock, symbol, amount }) =>
      symbol !== null && isWetSymbol(symbol) && amount !== null && amount.high < LEAST_RAIN
        ? [
            {
              page: namePage(page),
              found: `${clock ?? 'now'}: ${symbol} with ${amount.high} mm`,
              expected: 'no rain picture beside 0',
            },
          ]
        : [],
    ),
  );
  return [...ofApi, ...ofPages];
}

/** The largest chance among the remaining hours of that date; 0 beyond the reported hours. */
function findHighest(said: PlaceSaid): Map<string, number> {
  const hours = listHoursAhead(said).filter(({ at }) => at > said.nowAt);
  const today = startOfVietnamDay(said.nowAt);
  const dates = said.api.days.days.slice(0, 3).map(({ date }) => toShownDate(date));
  return new Map(
    dates.map((date, index) => {
      const from = today + index * DAY_SECONDS;
      return [date, findHighestChance(pickHours(hours, { from, to: from + DAY_SECONDS }))];
    }),
  );
}

/** If a day has a dry symbol but a part that reaches 60 %, the page names that part. */
function checkDryIcons(said: PlaceSaid): Complaint[] {
  const highest = findHighest(said);
  const complain = (page: string, text: string, chance: number): Complaint => ({
    page,
    found: text,
    expected: `drops and the part's name: an hour of it has ${chance} %`,
  });
  const ofPages = said.pages.flatMap((page) =>
    page.days.flatMap(({ where, date, symbol, text, hasDrops }) => {
      const chance = highest.get(date) ?? 0;
      const isDry = symbol !== null && !isWetSymbol(symbol) && !hasDrops;
      return isDry && chance >= LIKELY_FROM && !PART_NAMED.test(text)
        ? [complain(namePage(page), `${where} ${date}: ${symbol} ${text}`, chance)]
        : [];
    }),
  );
  const today = highest.get(toShownDate(said.api.days.days[0]?.date ?? '')) ?? 0;
  const slug = 'slug' in said.place.at ? said.place.at.slug : null;
  const ofCards = said.country.flatMap((page) =>
    page.cards.flatMap((card) => {
      const isDry = card.symbol !== null && !isWetSymbol(card.symbol) && !card.hasDrops;
      return card.slug === slug &&
        card.where === 'provinces' &&
        isDry &&
        today >= LIKELY_FROM &&
        !PART_NAMED.test(card.text)
        ? [complain(namePage(page), card.text, today)]
        : [];
    }),
  );
  return [...ofPages, ...ofCards];
}

/** Rain symbols and figures appear together. */
export const iconRain: Rule = {
  name: 'icon-rain',
  from: 'decisions, Sky states, Probability of rain (icons), Amounts (no rain code beside 0)',
  check: (said) => [...checkWetIcons(said), ...checkDryIcons(said)],
};
