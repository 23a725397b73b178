import type { DelayTerms } from '@portal/domain/delay-record/delay-terms';
import { expect, it } from 'vitest';
import { describeThresholds, describeWorkTime, formatPoint } from './describe-terms.ts';

const TERMS: DelayTerms = {
  thresholds: { rainMmh: 2.5, dayRainMm: null, gustMs: 15, windMs: null, heatC: null, coldC: -1, thunder: 2 },
  workHours: { from: 7, to: 17 },
  weekdays: [1, 2, 3, 4, 5, 6],
};

it('a point has the decimals of its language', () => {
  const point = { lat: 10.33, lng: 106.35 };
  expect([formatPoint(point, 'vi'), formatPoint(point, 'en')]).toEqual(['10,33000; 106,35000', '10.33000, 106.35000']);
});

it('thresholds and hours of work are said in both languages', () => {
  expect(describeThresholds(TERMS, 'vi')).toEqual([
    'mưa từ 2,5\u00a0mm/giờ',
    'gió giật từ 15\u00a0m/s',
    'lạnh từ -1\u00a0°C trở xuống',
    'nhiều khả năng có dông',
  ]);
  expect(describeThresholds(TERMS, 'en')[0]).toBe('rain from 2.5\u00a0mm/h');
  expect(describeWorkTime(TERMS, 'vi')).toBe('07:00–17:00, thứ Hai – thứ Bảy');
  expect(describeWorkTime({ ...TERMS, weekdays: [1, 3] }, 'en')).toBe('07:00–17:00, Monday, Wednesday');
  expect(describeWorkTime({ ...TERMS, weekdays: [6, 7] }, 'en')).toBe('07:00–17:00, Saturday, Sunday');
});
