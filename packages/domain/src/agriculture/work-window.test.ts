import { describe, expect, test } from 'vitest';
import type { ActivityId, Judgement } from './verdict.ts';
import { findLongestWindow, findNextWindow, settleSpells } from './work-window.ts';

const START = 1_000_000;
const JUDGEMENTS: Readonly<Record<string, Judgement>> = {
  g: { verdict: 'good', reasons: [] },
  c: { verdict: 'consider', reasons: [{ kind: 'hot', value: 33, hours: null }] },
  d: { verdict: 'consider', reasons: [{ kind: 'dark', value: null, hours: null }] },
  a: { verdict: 'avoid', reasons: [] },
  n: { verdict: 'night', reasons: [] },
  '?': { verdict: null, reasons: [] },
};
const read = (hours: string): Judgement[] => [...hours].map((letter) => JUDGEMENTS[letter] ?? expect.fail(letter));
const span = (from: number, to: number) => ({ fromAt: START + from * 3600, toAt: START + to * 3600 });

describe('the next window for a kind of work', () => {
  test.each([
    ['aggga', 1, 4, 'good'],
    ['gaggaggg', 2, 4, 'good'],
    ['ccccgg', 4, 6, 'good'],
    ['ccga', 0, 3, 'consider'],
    ['g?gcc', 2, 5, 'consider'],
    ['ddccnn', 2, 4, 'consider'],
    ['gg', 0, 2, 'good'],
  ] as const)('of %s is from hour %i to %i: %s', (hours, from, to, verdict) => {
    expect(findNextWindow('spray', START, read(hours))).toEqual({ ...span(from, to), verdict });
  });

  test.each(['', 'g', 'gagag', 'dddd', 'nnaa??', 'cac'])('of %s does not exist', (hours) => {
    expect(findNextWindow('spray', START, read(hours))).toBeNull();
  });
});

test('a window is as long as its work takes', () => {
  const find = (activity: ActivityId, hours: string) => findNextWindow(activity, START, read(hours));
  expect(find('dry', 'gggagggg')).toEqual({ ...span(4, 8), verdict: 'good' });
  expect(find('dry', 'gggaccgc')).toEqual({ ...span(4, 8), verdict: 'consider' });
  expect([find('dry', 'gggaccg'), find('feed', 'g')]).toEqual([null, { ...span(0, 1), verdict: 'good' }]);
});

test('the longest good window is the first of equals', () => {
  const find = (hours: string) => findLongestWindow(START, read(hours));
  expect([find('ggaggga'), find('ggacgg'), find('')]).toEqual([span(3, 6), span(0, 2), null]);
});

describe('spells that are too short to plan by', () => {
  const settle = (activity: ActivityId, hours: string) =>
    settleSpells(activity, read(hours))
      .map(
        ({ verdict, reasons }) =>
          `${verdict?.charAt(0) ?? '?'}${reasons[0]?.kind === 'shortSpell' ? reasons[0].hours : ''}`,
      )
      .join(' ');

  test.each([
    ['dry', 'gggnngggg', 'c3 c3 c3 n n g g g g'],
    ['dry', 'gcggg', 'c1 c c3 c3 c3'],
    ['spray', 'gaggc', 'c1 a g g c'],
    ['feed', 'ga?', 'g a ?'],
  ] as const)('%s: %s', (activity, hours, expected) => {
    expect(settle(activity, hours)).toBe(expected);
  });

  test('leave a good hour in no other place than a window, for blocks, windows and rows of days alike', () => {
    const letters = 'gcan';
    for (let seed = 0; seed < 400; seed++) {
      const hours = Array.from(
        { length: 12 },
        (_, i) => letters[(seed * 7 + i * i * (seed % 5) + (seed >> (i % 6))) % 4],
      ).join('');
      const settled = settleSpells('dry', read(hours));
      const good = settled.filter(({ verdict }) => verdict === 'good').length;
      const next = findNextWindow('dry', START, settled);
      const longest = findLongestWindow(START, settled);
      expect([hours, good > 0]).toEqual([hours, next?.verdict === 'good']);
      expect([hours, good > 0]).toEqual([hours, longest !== null]);
      expect([hours, longest === null || longest.toAt - longest.fromAt >= 4 * 3600]).toEqual([hours, true]);
    }
  });
});
