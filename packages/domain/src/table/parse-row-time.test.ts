import { describe, expect, it } from 'vitest';
import { formatMoment } from '#time/vietnam-time.ts';
import { parseRowTime } from './parse-row-time.ts';

const read = (cell: string, clock: string | null = null): string => {
  const time = parseRowTime(cell, clock);
  return time.ok ? formatMoment(time.at).slice(0, 16) : time.code;
};

describe('the time of a row', () => {
  it.each([
    ['2020-03-01', '2020-03-01T00:00'],
    ['01/03/2020', '2020-03-01T00:00'],
    ['1/3/2020', '2020-03-01T00:00'],
    ['1.3.2020 7:00', '2020-03-01T07:00'],
    ['01-03-2020 07:00:00', '2020-03-01T07:00'],
    ['2020/03/01 7h', '2020-03-01T07:00'],
    ['2020-03-01T07:00:00+07:00', '2020-03-01T07:00'],
    ['2020-03-01T00:00:00Z', '2020-03-01T07:00'],
    ['07:00 01/03/2020', '2020-03-01T07:00'],
    ['31/12/2019 24:00', '2020-01-01T00:00'],
    ['29/02/2020', '2020-02-29T00:00'],
    ['01/03/2020\u00a007:00', '2020-03-01T07:00'],
    ['\u200e01/03/2020\u202f07:00\ufeff', '2020-03-01T07:00'],
  ])('is read from %j', (cell, expected) => {
    expect(read(cell)).toBe(expected);
  });

  it('can have its hour in a column of its own', () => {
    expect(read('01/03/2020', '7')).toBe('2020-03-01T07:00');
    expect(read('01/03/2020 00:00', '19:00')).toBe('2020-03-01T19:00');
    expect(read('01/03/2020 05:00', '19:00')).toBe('wrongTime');
  });

  it.each([
    ['', 'noTime'],
    ['12/25/2020', 'monthFirst'],
    ['2020-25-12', 'monthFirst'],
    ['30/02/2020', 'wrongTime'],
    ['29/02/2019', 'wrongTime'],
    ['01/03/20', 'wrongTime'],
    ['01/03-2020', 'wrongTime'],
    ['0202-01-01', 'wrongTime'],
    ['2020-03-01 25:00', 'wrongTime'],
    ['2020-03-01 7:00 PM', 'wrongTime'],
    ['43891', 'wrongTime'],
    ['=TODAY()', 'wrongTime'],
  ])('is refused in %j', (cell, expected) => {
    expect(read(cell)).toBe(expected);
  });
});
