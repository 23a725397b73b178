import { expect, it } from 'vitest';
import { describeSeaDay } from './describe-sea-day.ts';

const day = {
  rainMax: 3,
  rainyShare: 0.5,
  windSpeedUsual: 9,
  windSpeedMax: 9,
  windGustMax: 10,
  windDirection: 45,
};

it('shows rain, wind and the word of the sea in both languages', () => {
  const rough = { ...day, windSpeedMax: 12, windGustMax: 16 };
  expect(describeSeaDay(rough, 'vi')).toBe('Có mưa rào rải rác. Gió đông bắc cấp 5, có lúc cấp 6. Biển động.');
  expect(describeSeaDay(rough, 'en')).toBe('Scattered showers. Northeast wind force 5, force 6 at times. Rough sea.');
});

it.each([
  [{}, 'Gió đông bắc cấp 5.'],
  [{ windDirection: null }, 'Gió cấp 5.'],
  [{ windGustMax: 14 }, 'cấp 5, giật cấp 7.'],
  [{ windSpeedUsual: 12, windSpeedMax: 12 }, 'cấp 6. Biển động.'],
  [{ windSpeedUsual: 12, windSpeedMax: 15 }, 'cấp 6, có lúc cấp 7. Biển động mạnh.'],
  [{ windSpeedUsual: 15, windSpeedMax: 18 }, 'cấp 7, có lúc cấp 8. Biển động mạnh.'],
  [{ windSpeedUsual: 18, windSpeedMax: 18 }, 'cấp 8. Biển động rất mạnh.'],
  [{ windSpeedUsual: 18, windSpeedMax: 22 }, 'cấp 8, có lúc cấp 9. Biển động rất mạnh.'],
  [{ windSpeedUsual: 22, windSpeedMax: 26 }, 'Biển động dữ dội.'],
  [{ rainMax: 0.5, rainyShare: 0, rainProbabilityMax: 19 }, 'Không mưa.'],
  [{ rainMax: 0.5, rainyShare: 0, rainProbabilityMax: 20 }, 'Có thể có mưa rào vài nơi.'],
  [{ rainMax: 2, rainyShare: 0, rainProbabilityMax: 40 }, 'Khả năng có mưa rào vài nơi.'],
  [{ rainyShare: 0.7 }, 'Có mưa rào nhiều nơi.'],
])('says of %o: %s', (facts, words) => {
  expect(describeSeaDay({ ...day, ...facts }, 'vi')).toContain(words);
});

it('leaves out what is not known', () => {
  expect(describeSeaDay({ ...day, rainyShare: null, windSpeedUsual: null }, 'vi')).toBe('');
});
