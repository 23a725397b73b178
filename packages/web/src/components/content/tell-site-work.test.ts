import { siteMessages } from '@portal/content/messages/site-messages';
import { describe, expect, it } from 'vitest';
import { tellSiteWork, tellSiteWorks } from './tell-site-work.ts';

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
    ['gggg', 'Lift: within limits all through the next 24 hours.'],
    ['gcac', 'Lift: within limits until 00:00 tomorrow, then beyond them; within again from 01:00 tomorrow.'],
    ['gaaa', 'Lift: within limits until 23:00, beyond them after that.'],
    ['aagg', 'Lift: beyond its limits now, within them from 00:00 tomorrow.'],
    ['aaaa', 'Lift: beyond limits all through the next 24 hours.'],
    ['-ggg', 'Lift: not enough data to tell.'],
    ['gg-g', 'Lift: not enough data to tell.'],
    ['', 'Lift: not enough data to tell.'],
  ])('of the hours %s', (letters, sentence) => {
    expect(tellSiteWork('Lift', hoursOf(letters), words)).toBe(sentence);
  });
});

describe('the sentences of a page', () => {
  it('name only what stops', () => {
    const works = [
      { name: 'Lift', hours: hoursOf('gggg') },
      { name: 'Boat', hours: hoursOf('aaaa') },
      { name: 'Deck', hours: hoursOf('aagg') },
    ];
    expect(tellSiteWorks(works, words)).toBe(
      'Boat: beyond limits all through the next 24 hours. Deck: beyond its limits now, within them from 00:00 tomorrow.',
    );
  });

  it('are one where nothing stops', () => {
    const works = [
      { name: 'Lift', hours: hoursOf('ggcg') },
      { name: 'Boat', hours: hoursOf('gggg') },
    ];
    expect(tellSiteWorks(works, words)).toBe('All 2 kinds of work are within limits all through the next 24 hours.');
  });

  it('do not take an unknown hour for a good one', () => {
    const works = [
      { name: 'Lift', hours: hoursOf('gg-g') },
      { name: 'Boat', hours: hoursOf('gggg') },
    ];
    expect(tellSiteWorks(works, words)).toBe('Lift: not enough data to tell.');
  });
});
