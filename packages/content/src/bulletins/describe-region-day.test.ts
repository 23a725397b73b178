import { describe, expect, it } from 'vitest';
import { describeRegionDay } from './describe-region-day.ts';

const day = {
  date: '2026-11-23',
  skyCode: 14,
  temperatureMean: 26,
  windDirection: 45,
  temperatureMin: 24,
  temperatureMax: 32,
  rainMin: 3,
  rainMax: 30,
  rainyShare: 1,
  rainProbabilityMax: 90,
  windSpeedMax: 4,
  windGustMax: 5,
};

describe('describeRegionDay', () => {
  it('shows rain, warmth and wind in both languages', () => {
    expect(describeRegionDay(day, 'vi')).toBe(
      'Nhiều mây, có mưa nhiều nơi (3–30\u00a0mm). Gió đông bắc, mạnh nhất cấp 3. Nhiệt độ 24–32\u00a0°C.',
    );
    expect(describeRegionDay(day, 'en')).toBe(
      'Mostly cloudy, rain in most places (3–30\u00a0mm). Northeast wind up to force 3. 24–32\u00a0°C.',
    );
  });

  it.each([
    [{ rainyShare: 1 / 3 }, 'có mưa vài nơi'],
    [{ rainyShare: 0.34 }, 'có mưa rải rác'],
    [{ rainyShare: 2 / 3 }, 'có mưa rải rác'],
    [{ rainyShare: 0.67 }, 'có mưa nhiều nơi'],
    [{ rainMin: 0, rainMax: 0.5, rainyShare: 0, rainProbabilityMax: 19, skyCode: 1 }, 'Trời nắng, không mưa.'],
    [{ rainMin: 0, rainMax: 0.5, rainyShare: 0, rainProbabilityMax: 19, skyCode: 7 }, 'Nhiều mây, không mưa.'],
    [{ rainMin: 0, rainMax: 0, rainyShare: 0, rainProbabilityMax: 20 }, 'Nhiều mây, có thể có mưa vài nơi.'],
    [{ rainMin: 0, rainMax: 0.6, rainyShare: 0, rainProbabilityMax: 19 }, 'có thể có mưa vài nơi (tới 1\u00a0mm).'],
    [{ rainMin: 0, rainMax: 2, rainyShare: 0, rainProbabilityMax: 40 }, 'khả năng có mưa vài nơi (tới 2\u00a0mm).'],
    [{ rainMin: 0, rainMax: 4 }, '(tới 4\u00a0mm)'],
    [{ temperatureMean: 22, temperatureMin: 18 }, 'Trời lạnh.'],
    [{ temperatureMean: 20, temperatureMin: 14, temperatureMax: 22 }, 'Trời rét.'],
    [{ temperatureMean: 20, temperatureMin: 14, temperatureMax: 22.1 }, 'Đêm và sáng trời rét.'],
    [{ temperatureMean: 16, temperatureMin: 10, temperatureMax: 21 }, 'Trời rét, có nơi rét hại.'],
    [{ temperatureMean: 19, temperatureMin: 12, temperatureMax: 27 }, 'Đêm và sáng trời rét, có nơi rét đậm.'],
    [{ rainMin: 0, rainMax: 0.6 }, 'có mưa nhiều nơi'],
    [{ rainMax: 51 }, 'có nơi mưa to.'],
    [{ rainMax: 101 }, 'có nơi mưa rất to.'],
    [{ temperatureMax: 35 }, 'có nơi nắng nóng'],
    [{ windSpeedMax: 10.8 }, 'Gió đông bắc mạnh cấp 6.'],
    [{ windSpeedMax: 10.7, windGustMax: 17.2 }, 'Gió đông bắc, mạnh nhất cấp 5, giật cấp 8.'],
  ])('says of %o: %s', (facts, words) => {
    expect(describeRegionDay({ ...day, ...facts }, 'vi')).toContain(words);
  });

  it('leaves out what is not known', () => {
    expect(describeRegionDay({ ...day, rainMax: 50, temperatureMax: null, windSpeedMax: null }, 'vi')).toBe(
      'Nhiều mây, có mưa nhiều nơi (3–50\u00a0mm).',
    );
    expect(describeRegionDay({ ...day, rainyShare: null, temperatureMin: null, windSpeedMax: null }, 'vi')).toBe('');
    // A bulletin from before sky, mean temperature and wind direction were stored.
    const { skyCode: _sky, temperatureMean: _mean, windDirection: _direction, ...old } = day;
    expect(describeRegionDay(old, 'vi')).toBe(
      'Có mưa nhiều nơi (3–30\u00a0mm). Gió mạnh nhất cấp 3. Nhiệt độ 24–32\u00a0°C.',
    );
  });

  it.each([
    [{ rainMin: 12, rainMax: 12 }, 'Nhiều mây, có mưa (12\u00a0mm).'],
    [{ rainMin: 16, rainMax: 16, rainProbabilityMax: 69 }, 'Nhiều mây, khả năng có mưa vừa (16\u00a0mm).'],
    [{ rainyShare: 0, rainMin: 2, rainMax: 2, rainProbabilityMax: 39 }, 'Nhiều mây, có thể có mưa nhỏ (2\u00a0mm).'],
    [{ rainyShare: 0, rainMin: 0, rainMax: 0, rainProbabilityMax: 19, skyCode: 5 }, 'Ít mây, trời nắng, không mưa.'],
    [{ rainMin: 60, rainMax: 60 }, 'có mưa to (60\u00a0mm).'],
    [{ temperatureMax: 36 }, '36\u00a0°C, nắng nóng.'],
    [{ temperatureMean: 18, temperatureMin: 9, temperatureMax: 21 }, 'Trời rét. '],
    [{ temperatureMean: 18, temperatureMin: 9, temperatureMax: 27 }, 'Đêm và sáng trời rét. '],
    [{ temperatureMean: 15, temperatureMin: 12, temperatureMax: 18 }, 'Trời rét đậm.'],
    [{ temperatureMean: 15, temperatureMin: 7, temperatureMax: 24 }, 'Đêm và sáng rét đậm.'],
    [{ temperatureMean: 12.9, temperatureMin: 11, temperatureMax: 16 }, 'Trời rét hại.'],
  ])('says of %o at one place: %s', (facts, words) => {
    expect(describeRegionDay({ ...day, ...facts }, 'vi', 'place')).toContain(words);
  });
});
