import { type Complaint, namePage, type Rule } from './rule.ts';

const DRY = /không mưa|tạnh|no rain|over by/i;

/** The lite page describes the next three hours of rain as the full page does. */
export const liteNowcast: Rule = {
  name: 'lite-nowcast',
  from: 'decisions, Sky states, One rain course per place (the lite page reads it); review looks 19',
  check: ({ api, pages }): Complaint[] =>
    pages
      .filter(({ page }) => page === 'lite-now')
      .flatMap((page) => {
        const { sentence } = api.steps[page.language];
        // Beside an emergency bulletin nothing is called dry: `warning-first` checks that.
        if (page.warnings.length > 0 && DRY.test(sentence)) return [];
        const wanted = sentence.replaceAll(' ', '').toLowerCase();
        const isShown = page.sentences.some(({ text }) => text.replaceAll(' ', '').toLowerCase().includes(wanted));
        return isShown ? [] : [{ page: namePage(page), found: 'no such sentence', expected: sentence }];
      }),
};
