import { describe, expect, it } from 'vitest';
import { parseCityRain } from './mount-rain-map.ts';

describe('a drawn frame of rain', () => {
  it('says the rain at the cities in its metadata', () => {
    expect(parseCityRain('<svg><metadata>0 12.5 - 0.04</metadata><path/></svg>')).toEqual([0, 12.5, null, 0.04]);
  });

  it('says nothing without it', () => {
    expect(parseCityRain('<svg/>')).toEqual([]);
  });
});
