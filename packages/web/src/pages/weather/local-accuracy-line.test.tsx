import type { LocalAccuracy } from '@portal/domain/score/local-accuracy';
import { expect, it } from 'vitest';
import { makeView } from '#components/weather/weather.fixture.ts';
import { describeDayAccuracy } from './local-accuracy-line.tsx';

// Now is 3 August 2026, 14:05.
const RUN = '2026-08-03T07:00:00+07:00';
const ofError = (errorC: number, changes: Partial<LocalAccuracy> = {}): LocalAccuracy => ({
  warmth: { errorC, pairs: 900 },
  rain: { detected: 0.62, wrong: 0.38, wetDays: 200 },
  ...changes,
});
const LEADS = new Map([
  [0, ofError(0.8)],
  [3, ofError(1.84)],
  [9, ofError(2.6, { rain: null })],
]);
const vi = makeView('vi');

it('says for each day how forecasts made as long before did', () => {
  expect(describeDayAccuracy(LEADS, '2026-08-06', RUN, vi)).toBe(
    'Báo trước 3 ngày ở tỉnh, thành này, 30 ngày qua: cao nhất lệch trung bình 1,8°; mười ngày mưa báo được 6, mười lần báo mưa thì 4 lần không mưa.',
  );
  expect(describeDayAccuracy(LEADS, '2026-08-03', RUN, vi)).toMatch(/^Báo trong ngày ở .* lệch trung bình 0,8°/);
  expect(describeDayAccuracy(LEADS, '2026-08-12', RUN, vi)).toBe(
    'Báo trước 9 ngày ở tỉnh, thành này, 30 ngày qua: cao nhất lệch trung bình 2,6°.',
  );
});

it('counts from the day of the run, which may be yesterday’s, else from today', () => {
  expect(describeDayAccuracy(LEADS, '2026-08-05', '2026-08-02T19:00:00+07:00', vi)).toContain('Báo trước 3 ngày');
  expect(describeDayAccuracy(LEADS, '2026-08-06', null, vi)).toContain('Báo trước 3 ngày');
});

it('says where too few were scored', () => {
  expect(describeDayAccuracy(LEADS, '2026-08-04', RUN, vi)).toBe('Chưa đủ số đo ở đây để chấm dự báo trước 1 ngày.');
  expect(describeDayAccuracy(null, '2026-08-04', RUN, makeView('en'))).toBe(
    'Too few measurements here to score forecasts a day ahead.',
  );
});

it('is in the reader’s units', () => {
  const fahrenheit = { ...makeView('en'), style: { ...makeView('en').style, temperatureUnit: 'F' } } as const;
  expect(describeDayAccuracy(LEADS, '2026-08-06', RUN, fahrenheit)).toBe(
    'Forecasts 3 days ahead in this province, past 30 days: highs off by 3.3° on average; of ten wet days 6 were forecast, of ten forecasts of rain 4 stayed dry.',
  );
});
