import { expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

it('keeps numbers on one line with their units, wherever they stand in a page', () => {
  expect(keepUnits({ kind: 'text', paragraphs: ['từ 10 m tới 150 m', '3–7 days ahead'] })).toEqual({
    kind: 'text',
    paragraphs: ['từ 10\u00a0m tới 150\u00a0m', '3–7\u00a0days ahead'],
  });
});

it('leaves other words after a number alone', () => {
  expect(keepUnits('500 mines, 3 daylight saving')).toBe('500 mines, 3 daylight saving');
});
