import { vietnamHour } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import type { PageFacts } from '../read/page-facts.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

/** The page describes one site: it is checked with one place alone. */
const WITH_PLACE = 'ha-noi';
const LABEL = /^(.+): \d+ (?:giờ trong ngưỡng|hours? within limits), (\d+) (?:giờ vượt ngưỡng|beyond)/;
/** One stop and one restart, which is all such a sentence states: from (now if missing) and to, by the clock. */
const ONE_STOP =
  /(?:đến (\d{2}):\d{2}[^.]*?)?trở lại(?: trong ngưỡng)? từ (\d{2}):\d{2}|(?:until (\d{2}):\d{2}[^.]*?)?within (?:them|again) from (\d{2}):\d{2}/;
/** A value and a verdict that read as one word: `không` + `đạt` says the opposite. */
const RUN_TOGETHER = /^không đạt$|^có thể(?: có)? sát$|^none within$|^possible near$/i;

/** Hours of stopping stated for a kind of work; null unless exactly one stop is stated. */
function countNamed(sentences: string, work: string, nowAt: number): number | null {
  const own = sentences.split(/(?<=[.])\s/).find((one) => one.startsWith(`${work}:`));
  const found = own === undefined ? null : ONE_STOP.exec(own);
  if (found === null) return null;
  const from = found[1] ?? found[3];
  const to = Number(found[2] ?? found[4]);
  return (to - (from === undefined ? vietnamHour(nowAt) : Number(from)) + 24) % 24;
}

function checkPage(page: PageFacts, { nowAt }: PlaceSaid): Complaint[] {
  const sentences = page.sentences.map(({ text }) => text).join(' ');
  const stops = page.labels.flatMap((label) => {
    const [, work = '', beyond = '0'] = LABEL.exec(label) ?? [];
    const named = work === '' ? null : countNamed(sentences, work, nowAt);
    if (named === null || named >= Number(beyond)) return [];
    return [
      {
        page: namePage(page),
        found: `${work}: ${named} hours told`,
        expected: `all ${beyond} hours beyond the limits`,
      },
    ];
  });
  const cells = page.cells
    .filter((cell) => RUN_TOGETHER.test(cell))
    .map((cell) => ({ page: namePage(page), found: cell, expected: 'the verdict apart from the value' }));
  return [...stops, ...cells];
}

/** The live example of an industry lists every stop, and no verdict reads as its opposite. */
export const siteWork: Rule = {
  name: 'site-work',
  from: 'reviews W1, W2',
  check: (said) => {
    const isAsked = 'slug' in said.place.at && said.place.at.slug === WITH_PLACE;
    return isAsked
      ? said.country.filter(({ page }) => page.startsWith('industry')).flatMap((page) => checkPage(page, said))
      : [];
  },
};
