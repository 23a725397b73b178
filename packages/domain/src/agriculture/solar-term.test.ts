import { describe, expect, test } from 'vitest';
import { DAY_SECONDS, formatDate, parseDate } from '#time/vietnam-time.ts';
import { findNextSolarTerm, findSolarTerm } from './solar-term.ts';

const at = (date: string, hour = 0) => (parseDate(date) ?? Number.NaN) + hour * 3600;
const format = ({ name, startAt }: ReturnType<typeof findSolarTerm>) => [name.vi, formatDate(startAt)];

describe('the terms of the farmer’s year', () => {
  // Days of Vietnam on which the sun reaches 315°, 0°, 90°, 180° and 270° (domain.md §4.5.4).
  test.each([
    ['2025-12-21', 'Đông chí'],
    ['2026-02-04', 'Lập xuân'],
    ['2026-03-20', 'Xuân phân'],
    ['2026-06-21', 'Hạ chí'],
    ['2026-09-23', 'Thu phân'],
    ['2026-12-22', 'Đông chí'],
  ])('on %s begins %s', (date, name) => {
    expect(format(findSolarTerm(at(date)))).toEqual([name, date]);
    expect(format(findSolarTerm(at(date, 23)))).toEqual([name, date]);
    expect(findSolarTerm(at(date) - 1).name.vi).not.toBe(name);
    expect(format(findNextSolarTerm(at(date) - 1))).toEqual([name, date]);
  });

  test('follow each other all year, 14 to 17 days each, 24 of them', () => {
    let term = findSolarTerm(at('2026-02-04'));
    const names = [term.name.vi];
    for (let count = 1; count < 24; count++) {
      const next = findNextSolarTerm(term.startAt);
      const days = (next.startAt - term.startAt) / DAY_SECONDS;
      expect(days).toBeGreaterThanOrEqual(14);
      expect(days).toBeLessThanOrEqual(17);
      expect(findNextSolarTerm(next.startAt - 1)).toEqual(next);
      names.push(next.name.vi);
      term = next;
    }
    expect(new Set(names).size).toBe(24);
    expect(names.slice(0, 4)).toEqual(['Lập xuân', 'Vũ thủy', 'Kinh trập', 'Xuân phân']);
    expect(format(findNextSolarTerm(term.startAt))).toEqual(['Lập xuân', '2027-02-04']);
  });

  test('have names in both languages', () => {
    expect(findSolarTerm(at('2026-06-25')).name).toEqual({ vi: 'Hạ chí', en: 'Summer solstice' });
  });
});
