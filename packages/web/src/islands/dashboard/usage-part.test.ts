import { expect, it } from 'vitest';
import { findChartTop, writeUsageCsv } from './usage-part.tsx';

const day = (calls: number, refused = 0, date = '2026-11-27') => ({ date, calls, refused });

it('the chart shows the limit of a day where calls come near it, and fills its height where they do not', () => {
  expect(findChartTop([day(10), day(40, 5)], 500)).toBe(45);
  expect(findChartTop([day(251)], 500)).toBe(500);
  expect(findChartTop([day(500, 200)], 500)).toBe(700);
  expect(findChartTop([day(70)], null)).toBe(70);
  expect(findChartTop([day(0)], 500)).toBe(1);
});

it('the file has a line a day, and one that names the columns', () => {
  expect(writeUsageCsv([day(3, 1), day(0, 0, '2026-11-28')])).toBe(
    'date,calls,refused\r\n2026-11-27,3,1\r\n2026-11-28,0,0\r\n',
  );
});
