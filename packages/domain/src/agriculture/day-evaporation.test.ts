import { describe, expect, test } from 'vitest';
import { extraterrestrialRadiationMj, findDayEvaporation, hargreavesMm } from './day-evaporation.ts';
import { type DayWeather, summarizeDay } from './day-weather.ts';

/** Uccle on 6 July from FAO-56, example 18; the dew point is that of 1.409 kPa. */
const PLACE = { lat: 50.8, heightM: 100, dayOfYear: 187 };
const DAY: DayWeather = {
  ...summarizeDay(0, [], 0),
  minC: 12.3,
  maxC: 21.5,
  dewPointC: 12.07,
  windMs: 10 / 3.6,
};

describe('what a meadow gives up on a day', () => {
  test('is given by radiation, wind and humidity where they are known', () => {
    const found = findDayEvaporation(DAY, 22.07, PLACE);
    expect(found?.mm).toBeCloseTo(3.88, 2);
    expect(found).toMatchObject({ basis: 'penmanMonteith', isRadiationEstimated: false });
  });

  test('estimates the radiation where it is not known', () => {
    const found = findDayEvaporation(DAY, null, PLACE);
    expect(found).toMatchObject({ basis: 'penmanMonteith', isRadiationEstimated: true });
    expect(found?.mm).toBeGreaterThan(3);
    expect(found?.mm).toBeLessThan(4.5);
  });

  test.each([{ windMs: null }, { dewPointC: null }])('is given by temperatures alone without %j', (change) => {
    const found = findDayEvaporation({ ...DAY, ...change }, 22.07, PLACE);
    const expected = hargreavesMm(12.3, 21.5, extraterrestrialRadiationMj(PLACE.lat, PLACE.dayOfYear));
    expect(found).toEqual({ mm: expected, basis: 'hargreaves', isRadiationEstimated: false });
  });

  test.each([{ minC: null }, { maxC: null }])('is not given without %j', (change) => {
    expect(findDayEvaporation({ ...DAY, ...change }, 22.07, PLACE)).toBeNull();
  });

  test('takes an unknown height for the sea’s', () => {
    const atSea = findDayEvaporation(DAY, 22.07, { ...PLACE, heightM: 0 });
    expect(findDayEvaporation(DAY, 22.07, { ...PLACE, heightM: null })).toEqual(atSea);
    expect(findDayEvaporation(DAY, 22.07, { ...PLACE, heightM: 1500 })?.mm).not.toBe(atSea?.mm);
  });
});
