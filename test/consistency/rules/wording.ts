import { vietnamDate } from '@portal/domain/time/vietnam-time';
import type { PlaceSaid } from '../ask/ask-place.ts';
import { type Complaint, namePage, type Rule } from './rule.ts';

const VI_PART = '(?:rạng sáng|sáng|trưa|chiều|tối|đêm)(?: nay| mai)?';
const EN_PART = '(?:the )?(?:small hours|early morning|morning|midday|afternoon|evening|night)';
const LISTS = [
  new RegExp(`${VI_PART} và ${VI_PART} và ${VI_PART}`, 'i'),
  new RegExp(`${EN_PART} and ${EN_PART} and ${EN_PART}`, 'i'),
];
const SINCE = /since (\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** `Khuyết dần` describes any waning moon, however full. */
const CRESCENT = /trăng khuyết(?! dần)|crescent/i;
const NEARLY_FULL = 0.9;

/** `since 7 Dec` for a day still to come; half a year ahead means last year's. */
function isAhead(text: string, nowAt: number): boolean {
  const found = SINCE.exec(text);
  if (found === null) return false;
  const { month, day } = vietnamDate(nowAt);
  const days = (MONTHS.indexOf(found[2] ?? '') + 1 - month) * 30 + Number(found[1]) - day;
  return days > 0 && days < 180;
}

function checkText(said: PlaceSaid, text: string): string[] {
  const moon = said.api.today.moon;
  return [
    ...(LISTS.some((list) => list.test(text)) ? ['a list with commas'] : []),
    ...(isAhead(text, said.nowAt) ? ['`from`: that day has not come'] : []),
    ...(moon !== null && moon.illumination >= NEARLY_FULL && CRESCENT.test(text)
      ? [`no crescent: ${Math.round(100 * moon.illumination)} % are lit`]
      : []),
  ];
}

/** Lists have commas; future days are not described as past; a nearly full moon is no crescent. */
export const wording: Rule = {
  name: 'wording',
  from: 'reviews W4, W9, W10, F12',
  check: (said): Complaint[] =>
    said.pages.flatMap((page) =>
      page.sentences.flatMap(({ text }) =>
        checkText(said, text).map((expected) => ({ page: namePage(page), found: text, expected })),
      ),
    ),
};
