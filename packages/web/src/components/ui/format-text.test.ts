import { expect, it } from 'vitest';
import { preventUnitBreaks } from './format-text.ts';

it('keeps numbers on one line with their units, wherever they stand in a page', () => {
  expect(preventUnitBreaks({ kind: 'text', paragraphs: ['từ 10 m tới 150 m', '3–7 days ahead'] })).toEqual({
    kind: 'text',
    paragraphs: ['từ 10\u00a0m tới 150\u00a0m', '3–\u20607\u00a0days ahead'],
  });
});

it('keeps both ends of a range of figures together, with a speed and its unit', () => {
  expect(preventUnitBreaks('mưa 99–156 mm, gió 12 km/h')).toBe('mưa 99–\u2060156\u00a0mm, gió 12\u00a0km/h');
});

it('keeps a wind force with its number', () => {
  expect(preventUnitBreaks('gió giật cấp 8, force 8')).toBe('gió giật cấp\u00a08, force\u00a08');
});

it('leaves other words after a number alone', () => {
  expect(preventUnitBreaks('500 mines, 3 daylight saving')).toBe('500 mines, 3 daylight saving');
});
