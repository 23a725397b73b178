import type { Day } from '@portal/contract/endpoints/weather-schema';
import { describe, expect, it } from 'vitest';
import { describeCountry } from './describe-country.ts';
import type { ProvinceWeather } from './load-home.ts';

const vi = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' } as const;

type Figures = readonly [
  region: ProvinceWeather['region'] | 'highlands',
  chance: number | null,
  low: number | null,
  high: number | null,
];

function makeProvinces(list: readonly Figures[]): ProvinceWeather[] {
  return list.map(([region, rainProbability, temperatureMin, temperatureMax], index) => ({
    slug: region === 'highlands' ? 'gia-lai' : `p${index}`,
    name: `Tỉnh ${index}`,
    region: region === 'highlands' ? 'central' : region,
    today: { rainProbability, temperatureMin, temperatureMax } as Day,
    issued: null,
    isWarned: false,
  }));
}

const format = (...list: Figures[]) => describeCountry(makeProvinces(list), vi);

describe('the day of the country in words', () => {
  it('names regions with the same rain together, and where it is warmest and coolest', () => {
    expect(
      format(['north', 80, 25, 33], ['central', 10, 17, 39], ['highlands', 60, 20, 30], ['south', 50, 24, 32]),
    ).toBe(
      'Bắc Bộ, Tây Nguyên và Nam Bộ có mưa nhiều nơi; Trung Bộ phần lớn không mưa. Nóng nhất Tỉnh 1 39°, lạnh nhất Tỉnh 1 17°.',
    );
  });

  it('says it once where the whole country is alike', () => {
    expect(format(['north', 19, 20, 26], ['central', 0, 21, 24], ['highlands', 0, 21, 24], ['south', 0, 22, 31])).toBe(
      'Cả nước phần lớn không mưa. Nóng nhất Tỉnh 3 31°, mát nhất Tỉnh 0 20°.',
    );
  });

  it.each([
    [3, 4, 'có mưa nhiều nơi'],
    [2, 3, 'có mưa rải rác'],
    [2, 4, 'có mưa rải rác'],
    [1, 3, 'có mưa vài nơi'],
    [1, 4, 'có mưa vài nơi'],
    [0, 4, 'phần lớn không mưa'],
  ])('calls likely rain in %i of %i provinces “%s”', (wet, all, words) => {
    const south: Figures[] = Array.from({ length: all }, (_, index) => ['south', index < wet ? 50 : 19, 20, 30]);
    expect(format(...south)).toContain(`Nam Bộ ${words}.`);
  });

  it.each([
    [19, 'phần lớn không mưa'],
    [20, 'có thể có mưa vài nơi'],
    [39, 'có thể có mưa vài nơi'],
    [40, 'khả năng có mưa vài nơi'],
    [49, 'khả năng có mưa vài nơi'],
  ])('says of a region whose highest chance is %i percent “%s”', (chance, words) => {
    expect(format(['south', chance, 20, 30], ['south', 5, 20, 30], ['south', 0, 20, 30])).toContain(`Nam Bộ ${words}.`);
  });

  it('leaves out what is not known', () => {
    expect(format(['north', null, null, null], ['south', 90, null, 30])).toBe('Nam Bộ có mưa nhiều nơi.');
    expect(format(['north', null, 3, 4])).toBeNull();
    expect(describeCountry([], vi)).toBeNull();
  });

  it('reads as English in English, below zero too', () => {
    const provinces = makeProvinces([
      ['north', 80, -2, 8],
      ['central', 0, 15, 25],
      ['south', 0, 22, 31],
    ]);
    expect(describeCountry(provinces, { ...vi, language: 'en' })).toBe(
      'Rain in most places in the North; mostly dry in the Centre and the South. Warmest in Tỉnh 2 at 31°, coldest in Tỉnh 0 at −2°.',
    );
  });
});
