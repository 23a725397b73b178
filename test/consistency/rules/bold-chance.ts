import { toShownDate } from './hours-ahead.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

const FROM = { chance: 50, rain: 1 } as const;

/** The chance of a day is bold and blue from 50 % and 1 mm. */
export const boldChance: Rule = {
  name: 'bold-chance',
  from: 'decisions, Sky states, Probability of rain (bold blue from 50 % and 1 mm)',
  check: ({ api, pages }): Complaint[] => {
    const days = new Map(api.days.days.map((day) => [toShownDate(day.date), day]));
    return pages.flatMap((page) =>
      page.days.flatMap(({ where, date, isBold, chance, amount }) => {
        const rain = Math.max(days.get(date)?.rain ?? 0, amount?.high ?? 0);
        const likely = chance ?? days.get(date)?.rainProbability ?? 0;
        if (!isBold || (likely >= FROM.chance && rain >= FROM.rain - 0.05)) return [];
        return [
          {
            page: namePage(page),
            found: `${where} ${date}: bold ${likely} %, ${rain} mm`,
            expected: 'plain below 50 % or 1 mm',
          },
        ];
      }),
    );
  },
};
