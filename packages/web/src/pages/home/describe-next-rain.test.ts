import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { makeHour, makeView } from '#components/weather/weather.fixture.ts';
import { describeNextRain } from './describe-next-rain.ts';

const { style } = makeView('vi');

function makeHours(changes: readonly Partial<Hour>[]): readonly Hour[] {
  return changes.map((hour, index) => makeHour(index, { rain: 0, rainProbability: 5, ...hour }, 'vi'));
}

describe('describeNextRain', () => {
  it('names the first hour with likely rain and its chance', () => {
    const hours = makeHours([{}, {}, { rain: 3, rainProbability: 80 }, { rain: 9, rainProbability: 95 }]);
    expect(describeNextRain(hours, [], style)).toBe('mưa khoảng 16:00, khả năng 80%');
  });

  it('calls rain unlikely only where every hour is known', () => {
    expect(describeNextRain(makeHours([{}, {}]), [], style)).toBe('24 giờ tới khó có mưa');
    expect(describeNextRain(makeHours([{}, { rainProbability: null }]), [], style)).toBeNull();
  });

  it('says nothing without hours and under an emergency bulletin', () => {
    expect(describeNextRain([], [], style)).toBeNull();
    expect(describeNextRain(makeHours([{}]), [makeSampleWarning({ level: 4 })], style)).toBeNull();
  });
});
