import { describe, expect, it } from 'vitest';
import { tellRegionDay } from './tell-region.ts';

const day = {
  temperatureMin: 24,
  temperatureMax: 32,
  rainMin: 3,
  rainMax: 30,
  rainyShare: 1,
  windSpeedMax: 4,
  windGustMax: 5,
};

describe('tellRegionDay', () => {
  it('tells rain, warmth and wind in both languages', () => {
    expect(tellRegionDay(day, 'vi')).toBe(
      'Mưa nhiều nơi, lượng 3–30\u00a0mm tùy nơi. Nhiệt độ 24–32\u00a0°C. Gió mạnh nhất cấp 3.',
    );
    expect(tellRegionDay(day, 'en')).toBe(
      'Widespread rain, 3–30\u00a0mm depending on the place. 24–32\u00a0°C. Strongest wind force 3.',
    );
  });

  it.each([
    [{ rainyShare: 0.33 }, 'Mưa vài nơi'],
    [{ rainyShare: 0.34 }, 'Mưa rải rác'],
    [{ rainyShare: 0.66 }, 'Mưa rải rác'],
    [{ rainyShare: 0.67 }, 'Mưa nhiều nơi'],
    [{ rainMin: 0, rainMax: 0.5 }, 'Ngày không mưa'],
    [{ rainMin: 0, rainMax: 0.6 }, 'Mưa nhiều nơi'],
    [{ rainMax: 51 }, 'có nơi mưa to.'],
    [{ rainMax: 101 }, 'có nơi mưa rất to.'],
    [{ temperatureMax: 35 }, 'có nơi nắng nóng'],
    [{ windSpeedMax: 10.8 }, 'Gió mạnh cấp 6.'],
    [{ windSpeedMax: 10.7, windGustMax: 17.2 }, 'Gió mạnh nhất cấp 5, giật cấp 8.'],
  ])('says of %o: %s', (facts, words) => {
    expect(tellRegionDay({ ...day, ...facts }, 'vi')).toContain(words);
  });

  it('leaves out what is not known', () => {
    expect(tellRegionDay({ ...day, rainMax: 50, temperatureMax: null, windSpeedMax: null }, 'vi')).toBe(
      'Mưa nhiều nơi, lượng 3–50\u00a0mm tùy nơi.',
    );
    expect(tellRegionDay({ ...day, rainyShare: null, temperatureMin: null, windSpeedMax: null }, 'vi')).toBe('');
  });
});
