import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';
import { HIGH_LEVEL, STORM_KINDS } from './storm-kinds.table.ts';

/** What radar sees nearby is no forecast, and a stream that runs dry is a sign of a flash flood. */
const DRY = /không mưa|tạnh ráo|khô ráo|no rain(?! within \d)|(?<!runs )\bdry\b/i;
/** Sections about now and today. */
const NOW_SECTIONS = new Set(['head', 'page', 'share', 'now', 'next-rain', 'hours', 'today', 'tomorrow']);
const WARNING_SKY = /warn|storm|alert|danger/i;
const OF_MODEL = /mô hình|model/i;

function checkPage(
  page: PageFacts,
  { kind, level }: { readonly kind: string; readonly level: number | null },
): Complaint[] {
  const name = namePage(page);
  const list: Complaint[] = [];
  const because = `${kind} of level ${level} in force`;
  if (page.warnings.length === 0) list.push({ page: name, found: 'no warning', expected: `the bulletin: ${because}` });
  else if (!page.isLite && !page.isWarningFirst)
    list.push({ page: name, found: 'a sentence before the bulletin', expected: `the bulletin first: ${because}` });
  if (!STORM_KINDS.has(kind)) return list;
  for (const { where, text } of page.sentences) {
    if (NOW_SECTIONS.has(where) && DRY.test(text))
      list.push({ page: name, found: `${where}: ${text}`, expected: `no dry word: ${because}` });
  }
  if (page.page === 'now') {
    if (!WARNING_SKY.test(page.sky ?? ''))
      list.push({ page: name, found: `sky ${page.sky}`, expected: `the warning sky: ${because}` });
    const sentence = page.sentences.find(({ where, text }) => where === 'now' && /°/.test(text) && text.length > 10);
    if (sentence !== undefined && !OF_MODEL.test(sentence.text)) {
      list.push({ page: name, found: sentence.text, expected: `labelled as the model’s, with its time: ${because}` });
    }
  }
  return list;
}

/** A bulletin of level 3 or more in force comes first, and nothing says that it stays dry. */
export const warningFirst: Rule = {
  name: 'warning-first',
  from: 'decisions, Sky states, Official information comes first',
  check: ({ api, pages }: PlaceSaid) => {
    const high = api.warnings.items.filter(({ level }) => (level ?? 0) >= HIGH_LEVEL);
    const worst = high.find(({ kind }) => STORM_KINDS.has(kind)) ?? high[0];
    if (worst === undefined) return [];
    const shown = pages.filter(({ page }) => /^(?:lite-)?(?:now|hourly|tomorrow)$/.test(page) || page === 'farm-now');
    return shown.flatMap((page) => checkPage(page, worst));
  },
};
