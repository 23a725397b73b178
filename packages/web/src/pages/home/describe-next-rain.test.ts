import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { describe, expect, it } from 'vitest';
import { makeSampleWarning } from '#components/warnings/warning.fixture.ts';
import { makeHour, makeIssued, makeView, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { HeroWeather } from './load-hero.ts';
import { describeNextRain } from './work-lines.tsx';

const VIEW = makeView('vi');

function makeHero(changes: readonly Partial<Hour>[], warnings: HeroWeather['warnings'] = []): HeroWeather {
  const hours = changes.map((hour, index) => makeHour(index, { rain: 0, rainProbability: 5, ...hour }, 'vi'));
  return {
    located: { place: SAMPLE_PLACE, kind: 'province', note: null, nearby: [] },
    slug: 'ha-noi',
    isOwn: true,
    weather: { hours, issued: makeIssued() },
    today: null,
    sentence: null,
    warnings,
  };
}

describe('describeNextRain', () => {
  it('names the first hour with likely rain and its chance', () => {
    const hero = makeHero([{}, {}, { rain: 3, rainProbability: 80 }, { rain: 9, rainProbability: 95 }]);
    expect(describeNextRain(hero, VIEW)).toBe('Hà Nội: mưa khoảng 16:00, khả năng 80%');
  });

  it('calls rain unlikely only where every hour is known', () => {
    expect(describeNextRain(makeHero([{}, {}]), VIEW)).toBe('Hà Nội: 24 giờ tới khó có mưa');
    expect(describeNextRain(makeHero([{}, { rainProbability: null }]), VIEW)).toBeNull();
  });

  it('says nothing without hours and under an emergency bulletin', () => {
    expect(describeNextRain(null, VIEW)).toBeNull();
    expect(describeNextRain(makeHero([]), VIEW)).toBeNull();
    expect(describeNextRain(makeHero([{}], [makeSampleWarning({ level: 4 })]), VIEW)).toBeNull();
  });
});
