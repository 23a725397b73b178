import { siteMessages } from '@portal/content/messages/site-messages';
import { describe, expect, it } from 'vitest';
import { tellSiteWork } from './tell-site-work.ts';

const words = siteMessages.en;
const VERDICTS = { g: 'good', c: 'consider', a: 'avoid', '-': null } as const;

/** Hours from 22:00 on, a letter each. */
function hoursOf(letters: string) {
  return [...letters].map((letter, index) => ({
    at: new Date(Date.UTC(2026, 7, 3, 22 + index)).toISOString().replace('.000Z', '+07:00'),
    verdict: VERDICTS[letter as keyof typeof VERDICTS],
  }));
}

describe('the sentence of a kind of work', () => {
  it.each([
    ['gggg', 'Lift: possible all through the next 24 hours.'],
    ['gcac', 'Lift: possible until 00:00 tomorrow, then beyond its limits; possible again from 01:00 tomorrow.'],
    ['gaaa', 'Lift: possible until 23:00, beyond its limits after that.'],
    ['aagg', 'Lift: beyond its limits now, possible from 00:00 tomorrow.'],
    ['aaaa', 'Lift: no hour within limits in the next 24.'],
    ['-ggg', 'Lift: not enough data to tell.'],
    ['gg-g', 'Lift: not enough data to tell.'],
    ['', 'Lift: not enough data to tell.'],
  ])('of the hours %s', (letters, sentence) => {
    expect(tellSiteWork('Lift', hoursOf(letters), words)).toBe(sentence);
  });
});
