import { expect, it } from 'vitest';
import { formatDayRange } from './format-spans.ts';
import { makeView } from './weather.fixture.ts';

it('names the month once within a month and twice across two', () => {
  const vi = makeView('vi');
  const en = makeView('en');
  expect(formatDayRange('2026-08-03', '2026-08-09', vi)).toBe('3–9/8');
  expect(formatDayRange('2026-08-31', '2026-09-06', vi)).toBe('31/8–6/9');
  expect(formatDayRange('2026-08-03', '2026-08-09', en)).toBe('3–9 Aug');
  expect(formatDayRange('2026-12-28', '2027-01-03', en)).toBe('28 Dec – 3 Jan');
});
