import { classifyRain } from '@portal/domain/weather/rain-class';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { readStrength } from '../read/rain-claim.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

const ALL_DAY =
  /(?:gần như )?cả ngày[^.]*?có ((?:[^.(]*)mưa[^.(,]*)|((?:very )?(?:light |moderate |heavy )?rain) (?:for )?most of tomorrow/i;
/** Waking hours, and the share of them that must be wet for "all day". */
const DAY_HOURS = { from: 6, to: 22 } as const;
const LEAST_SHARE = 0.5;
const WET_MM = 0.1;
/** Strength 1–4 by the class of a day's amount. */
const DAY_RANKS = [0, 1, 1, 2, 3, 4] as const;

function findTomorrow({ api }: PlaceSaid): { share: number; rank: number; rain: number } {
  const hours = api.tomorrow.hours.map(({ rain }) => rain ?? 0).slice(DAY_HOURS.from, DAY_HOURS.to);
  const rain = hours.reduce((sum, hour) => sum + hour, 0);
  return {
    share: hours.filter((hour) => hour >= WET_MM).length / hours.length,
    rank: DAY_RANKS[classifyRain(rain, 24)],
    rain,
  };
}

/** `Cả ngày` is decided by hours, and its strength by the rain of waking hours. */
export const tomorrowSentence: Rule = {
  name: 'tomorrow-sentence',
  from: 'decisions, Sky states, Probability of rain (a sentence uses its stretch); reviews F1, W5',
  check: (said): Complaint[] => {
    const { share, rank, rain } = findTomorrow(said);
    return said.pages
      .filter(({ page }) => /tomorrow/.test(page))
      .flatMap((page) =>
        page.sentences.flatMap(({ text }) => {
          const found = ALL_DAY.exec(text);
          if (found === null) return [];
          const strength = readStrength(found[1] ?? found[2] ?? '');
          const hours = Math.round(share * (DAY_HOURS.to - DAY_HOURS.from));
          if (share < LEAST_SHARE) {
            return [
              {
                page: namePage(page),
                found: text,
                expected: `not all day: ${hours} of 16 hours from 06 to 22 are wet`,
              },
            ];
          }
          if (strength === null || strength.least - rank <= 1) return [];
          return [
            { page: namePage(page), found: text, expected: `the strength of ${rain.toFixed(1)} mm from 06 to 22` },
          ];
        }),
      );
  },
};
