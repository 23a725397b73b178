import { siteMessages } from '@portal/content/messages/site-messages';
import { describe, expect, it } from 'vitest';
import { describeSiteWork, describeSiteWorks } from './describe-site-work.ts';

const words = siteMessages.en;
const VERDICTS = { g: 'good', c: 'consider', a: 'avoid', '-': null } as const;

/** Hours from 22:00, one letter each. */
function hoursOf(letters: string) {
  return [...letters].map((letter, index) => ({
    at: new Date(Date.UTC(2026, 7, 3, 22 + index)).toISOString().replace('.000Z', '+07:00'),
    verdict: VERDICTS[letter as keyof typeof VERDICTS],
  }));
}

describe('the sentence of a kind of work', () => {
  it.each([
    ['gggg', 'Lift: within limits for the next 4 hours.'],
    ['gcac', 'Lift: within limits except 00:00–01:00 tomorrow.'],
    ['gaca', 'Lift: within limits except 23:00–24:00 and from 01:00 tomorrow.'],
    ['gaaa', 'Lift: within limits except from 23:00.'],
    ['gaag', 'Lift: within limits except 23:00–01:00 tomorrow.'],
    ['gagag', 'Lift: within limits except 23:00–24:00 and 01:00–02:00 tomorrow.'],
    ['gagagag', 'Lift: within limits except 23:00–24:00, 01:00–02:00 tomorrow and 03:00–04:00 tomorrow.'],
    ['aagg', 'Lift: not possible now; possible from 00:00 tomorrow.'],
    ['agga', 'Lift: not possible now; possible 23:00–01:00 tomorrow.'],
    ['agaga', 'Lift: not possible now; possible 23:00–24:00 and 01:00–02:00 tomorrow.'],
    ['aaaa', 'Lift: outside limits for the next 4 hours.'],
    ['-ggg', 'Lift: not enough data to tell.'],
    ['gg-g', 'Lift: not enough data to tell.'],
    ['g-ag', 'Lift: outside limits 00:00–01:00 tomorrow; not enough data for the other hours.'],
    ['', 'Lift: not enough data to tell.'],
    [`${'g'.repeat(20)}${'a'.repeat(8)}g`, 'Lift: within limits except 18:00 tomorrow–02:00 on 5 Aug.'],
  ])('of the hours %s', (letters, sentence) => {
    expect(describeSiteWork('Lift', hoursOf(letters), words)).toBe(sentence);
  });
});

describe('the sentences of a page', () => {
  it('name only what stops', () => {
    const works = [
      { name: 'Lift', hours: hoursOf('gggg') },
      { name: 'Boat', hours: hoursOf('aaaa') },
      { name: 'Deck', hours: hoursOf('aagg') },
    ];
    expect(describeSiteWorks(works, words)).toBe(
      'Boat: outside limits for the next 4 hours. Deck: not possible now; possible from 00:00 tomorrow.',
    );
  });

  it('are one where nothing stops', () => {
    const works = [
      { name: 'Lift', hours: hoursOf('ggcg') },
      { name: 'Boat', hours: hoursOf('gggg') },
    ];
    expect(describeSiteWorks(works, words)).toBe('Lift and boat stay within limits for the next 4 hours.');
  });

  it('do not take an unknown hour for a good one', () => {
    const works = [
      { name: 'Lift', hours: hoursOf('gg-g') },
      { name: 'Boat', hours: hoursOf('gggg') },
    ];
    expect(describeSiteWorks(works, words)).toBe('Lift: not enough data to tell.');
  });
});
