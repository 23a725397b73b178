import { expect, it } from 'vitest';
import { listVerdictChanges, toVerdictText } from './verdict-change.ts';

const START = Date.parse('2026-08-03T14:00:00+07:00') / 1000;
const list = (before: string, after: string, shift = 0, hours = 24) =>
  listVerdictChanges(
    { startAt: START, verdicts: before },
    { startAt: START + shift * 3600, verdicts: after },
    hours,
  ).map(({ fromAt, toAt, now }) => [(fromAt - START) / 3600, (toAt - START) / 3600, now]);

it('advice has changed only where it turned from go to stop or back', () => {
  expect(list('ggss', 'gsgs')).toEqual([
    [1, 2, 'stop'],
    [2, 3, 'go'],
  ]);
  expect(list('gggg', 'cuuc')).toEqual([]);
  expect(list('cccc', 'ssss')).toEqual([]);
});

it('changes of hours in a row are one change', () => {
  expect(list('gggg', 'ssss')).toEqual([[0, 4, 'stop']]);
});

it('hours are compared by their moment, and those that were not told do not count', () => {
  expect(list('gs', 'gg', 1)).toEqual([[1, 2, 'go']]);
  expect(list('', 'ssss')).toEqual([]);
  expect(list('gggg', 'ssss', 0, 2)).toEqual([[0, 2, 'stop']]);
});

it('levels are written a letter an hour', () => {
  expect(toVerdictText(Uint8Array.of(0, 1, 2, 3))).toBe('gcus');
});
