import { readDate } from '../read/read-page-facts.ts';
import { toShownDate } from './hours-ahead.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** A page shows the API's chance for a day or an hour. */
export const pageChance: Rule = {
  name: 'page-chance',
  from: 'decisions, Sky states (within one page, and between page and API)',
  check: ({ api, pages }): Complaint[] => {
    const days = new Map(api.days.days.map(({ date, rainProbability }) => [toShownDate(date), rainProbability]));
    return pages.flatMap((page) => {
      const ofDays = page.days.map(({ date, chance, where }) => ({
        name: `${where} ${date}`,
        chance,
        wanted: days.get(readDate(date) ?? ''),
      }));
      const isToday = !/tomorrow/.test(page.page);
      const passed = new Map<string, number>();
      const ofHours = page.hours.map(({ clock, chance, where }) => {
        const name = `${where} ${clock}`;
        // A list of 48 hours has each clock twice.
        const day = passed.get(name) ?? 0;
        passed.set(name, day + 1);
        const wanted = api.rain.hours.filter(({ at }) => at.slice(11, 16) === clock)[day]?.rainProbability;
        return { name, chance, wanted };
      });
      return [...ofDays, ...(isToday ? ofHours : [])].flatMap(({ name, chance, wanted }) => {
        if (chance === null || wanted === null || wanted === undefined || Math.abs(chance - wanted) <= 1) return [];
        return [{ page: namePage(page), found: `${name}: ${chance} %`, expected: `${wanted} % as in the API` }];
      });
    });
  },
};
