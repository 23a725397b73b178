import { vietnamDate } from '@portal/domain/time/vietnam-time';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** From and to as month × 100 + day; domain-2 §15.3, only where both provinces share a calendar. */
type Window = readonly [from: number, to: number];
interface RiceCalendar {
  readonly sowing: readonly Window[];
  readonly booting: readonly Window[];
}

const DELTA: RiceCalendar = {
  sowing: [
    [115, 305],
    [525, 715],
  ],
  booting: [
    [415, 525],
    [810, 1005],
  ],
};
const MOUNTAINS: RiceCalendar = {
  sowing: [
    [101, 331],
    [520, 720],
  ],
  booting: [
    [420, 605],
    [805, 930],
  ],
};
const CALENDARS: Readonly<Record<string, RiceCalendar>> = {
  'ha-noi': DELTA,
  'hai-phong': DELTA,
  'hung-yen': DELTA,
  'ninh-binh': DELTA,
  'lang-son': MOUNTAINS,
  'cao-bang': MOUNTAINS,
  'thai-nguyen': MOUNTAINS,
  'tuyen-quang': MOUNTAINS,
};
const SOWING = /nên gieo|good to sow|consider sowing/i;
const BOOTING = /làm đòng|trổ bông|booting|flowering/i;

/** Advice on sowing and booting of rice appears in its season only. */
export const sowingSeason: Rule = {
  name: 'sowing-season',
  from: 'decisions, Sky states (advice follows the crop calendar); domain-2 §15.3',
  check: ({ place, pages, nowAt }): Complaint[] => {
    const calendar = CALENDARS['slug' in place.at ? place.at.slug : ''];
    if (calendar === undefined) return [];
    const { month, day } = vietnamDate(nowAt);
    const date = month * 100 + day;
    const isOut = (windows: readonly Window[]) => !windows.some(([from, to]) => date >= from && date <= to);
    const words = [
      { pattern: SOWING, out: isOut(calendar.sowing), what: 'sowing' },
      { pattern: BOOTING, out: isOut(calendar.booting), what: 'booting' },
    ];
    return pages
      .filter(({ page }) => page === 'farm-now' || page === 'farm-tomorrow')
      .flatMap((page) =>
        page.sentences
          .filter(({ where }) => where === 'hints' || where === 'work')
          .flatMap(({ text }) =>
            words
              .filter(({ pattern, out }) => out && pattern.test(text))
              .map(({ what }) => ({
                page: namePage(page),
                found: text,
                expected: `no word of ${what} of rice on ${day}/${month} here`,
              })),
          ),
      );
  },
};
