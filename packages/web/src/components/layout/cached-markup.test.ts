import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createCachedMarkup } from './cached-markup.ts';

it('renders a part once for each key', () => {
  let rendered = 0;
  const toMarkup = createCachedMarkup(
    ({ name }: { name: string }) => {
      rendered += 1;
      return createElement('b', null, name);
    },
    ({ name }) => name,
  );
  expect([toMarkup({ name: 'a' }), toMarkup({ name: '<' }), toMarkup({ name: 'a' })]).toEqual([
    '<b>a</b>',
    '<b>&lt;</b>',
    '<b>a</b>',
  ]);
  expect(rendered).toBe(2);
});

it('forgets what is old, and renders it again when it is wanted', () => {
  const toMarkup = createCachedMarkup(
    ({ day }: { day: number }) => createElement('i', null, day),
    ({ day }) => `${day}`,
  );
  for (let day = 0; day < 100; day++) expect(toMarkup({ day })).toBe(`<i>${day}</i>`);
  expect(toMarkup({ day: 0 })).toBe('<i>0</i>');
});
