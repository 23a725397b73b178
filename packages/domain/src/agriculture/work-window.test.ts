import { describe, expect, test } from 'vitest';
import type { Judgement } from './verdict.ts';
import { findLongestWindow, findNextWindow } from './work-window.ts';

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
    expect(findNextWindow(START, read(hours))).toEqual({ ...span(from, to), verdict });
  });

  test.each(['', 'g', 'gagag', 'dddd', 'nnaa??', 'cac'])('of %s does not exist', (hours) => {
    expect(findNextWindow(START, read(hours))).toBeNull();
  });
});

test('the longest good window is the first of equals, of two hours at least', () => {
  const find = (hours: string) => findLongestWindow(START, read(hours));
  expect([find('ggaggga'), find('ggacgg'), find('gcgcg'), find('')]).toEqual([span(3, 6), span(0, 2), null, null]);
});
