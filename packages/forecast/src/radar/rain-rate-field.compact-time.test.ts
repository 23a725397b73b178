import { describe, expect, it } from 'vitest';
import { parseCompactTime } from './rain-rate-field.ts';

describe('times in names of radar files', () => {
  it('finds minutes and seconds', () => {
    const minutes = Date.UTC(2016, 8, 28, 14, 45) / 1000;
    expect(parseCompactTime('201609281445_FINUTM.tif')).toBe(minutes);
    expect(parseCompactTime('PrecipRate_00.00_20190610-000130.grib2')).toBe(Date.UTC(2019, 5, 10, 0, 1, 30) / 1000);
    expect(parseCompactTime('20160928144500')).toBe(minutes);
  });

  it('finds none where there is none, or none that exists', () => {
    expect(parseCompactTime('radar.tif')).toBeNull();
    expect(parseCompactTime('201602301445')).toBeNull();
    expect(parseCompactTime('2016092814451')).toBeNull();
  });
});
