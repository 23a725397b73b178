import { vietnamDate } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** Codes of heat and dry cold, whose symbols hid the sky. */
const isHidden = (symbol: string): boolean => {
  const code = Number(symbol.slice(1));
  return (code >= 2 && code <= 4) || (code >= 8 && code <= 11);
};
const COLD_VI = /trời (?:mưa (?:to |rất to )?(?:và )?)?rét(?! đậm| hại)/i;
/** Severe and damaging cold may be named everywhere. */
const COLD_EN = /(?:(?:and|with|,) cold\b|^cold\b|(?<!very )\bcold with\b)(?! \(severe|(?: with)? rain \(severe)/i;
const HIGH_FROM = 800;
const SECTIONS = new Set(['head', 'page', 'share', 'now', 'chart', 'tomorrow', 'days']);

function checkWords({ api, pages, nowAt }: PlaceSaid): Complaint[] {
  const { elevation } = api.now.place;
  const { month } = vietnamDate(nowAt);
  const isSeason = month >= 11 || month <= 4;
  if (isSeason && (elevation ?? 0) < HIGH_FROM) return [];
  const why = isSeason ? `the place lies at ${elevation} m` : `it is month ${month}`;
  return pages
    .filter(({ page }) => !page.includes('farm'))
    .flatMap((page) =>
      page.sentences.flatMap(({ where, text }) => {
        // The name of a state may say it; sentences contain degrees.
        const isSentence = SECTIONS.has(where) && /°/.test(text);
        if (!isSentence || !(page.language === 'vi' ? COLD_VI : COLD_EN).test(text)) return [];
        return [{ page: namePage(page), found: text, expected: `no \`rét\`: ${why}` }];
      }),
    );
}

/** Cold and heat are badges: the sky stays visible, and `rét` is used in season, below 800 m. */
export const skyVisible: Rule = {
  name: 'sky-visible',
  from: 'decisions, Sky states, Cold and heat are badges',
  check: (said) => {
    const pictures = said.pages.flatMap((page): Complaint[] => {
      const hidden = page.symbols.filter(isHidden);
      if (hidden.length === 0) return [];
      return [
        {
          page: namePage(page),
          found: `${hidden.length} pictures such as ${hidden[0]}`,
          expected: 'the sky, with a badge beside it',
        },
      ];
    });
    return [...pictures, ...checkWords(said)];
  },
};
