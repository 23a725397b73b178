import { describe, expect, it } from 'vitest';
import { parseCityRain } from './mount-rain-map.ts';

describe('a drawn frame of rain', () => {
  it('says the rain at the cities in its metadata', () => {
    expect(parseCityRain('<svg><metadata>0 12.5s - 0.04</metadata><path/></svg>')).toEqual([
      { rate: 0, isEstimated: false },
      { rate: 12.5, isEstimated: true },
      null,
      { rate: 0.04, isEstimated: false },
    ]);
  });

  it('says nothing without it', () => {
    expect(parseCityRain('<svg/>')).toEqual([]);
  });
});
