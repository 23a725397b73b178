import { expect, it } from 'vitest';
import { pair, splitLanguages } from './split-languages.ts';

it('splits pairs of texts, lists and functions into one set per language', () => {
  const messages = splitLanguages({
    title: ['Gió', 'Wind'],
    days: {
      names: [
        ['T2', 'CN'],
        ['Mon', 'Sun'],
      ],
      count: pair([(days: number) => `${days} ngày`, (days) => `${days} ${days === 1 ? 'day' : 'days'}`]),
    },
  });
  expect(messages.vi).toMatchObject({ title: 'Gió', days: { names: ['T2', 'CN'] } });
  expect(messages.en).toMatchObject({ title: 'Wind', days: { names: ['Mon', 'Sun'] } });
  expect([messages.vi.days.count(1), messages.en.days.count(1), messages.en.days.count(2)]).toEqual([
    '1 ngày',
    '1 day',
    '2 days',
  ]);
});

it('does not compile while a text lacks its translation', () => {
  // @ts-expect-error: no English.
  expect(splitLanguages({ title: ['Gió'] }).en).toEqual({ title: undefined });
});
