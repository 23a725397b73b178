import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { expect, it } from 'vitest';
import { listClimateWeeks } from './climate-table.tsx';

const WEEK: OutlookWeek = {
  from: '2026-08-03',
  to: '2026-08-09',
  basis: 'forecast',
  temperatureNormal: 29,
  rainNormal: 60,
  temperature: null,
  rain: null,
};

/** Seven days from 3 August with only the fields of a week. */
function daysOf(change: (index: number) => Partial<OutlookDay>): OutlookDay[] {
  return Array.from({ length: 7 }, (_, index) => ({
    date: `2026-08-0${index + 3}`,
    basis: 'forecast',
    temperatureMean: 30 + index,
    rain: 2,
    ...change(index),
  })) as OutlookDay[];
}

it('means the temperature and sums the rain of seven forecast days', () => {
  const [week] = listClimateWeeks(
    daysOf(() => ({})),
    [WEEK],
  );
  expect(week).toMatchObject({ forecastC: 33, forecastRainMm: 14, normalC: 29, normalRainMm: 60 });
});

it('says nothing of a week with a day unknown or beyond the forecast', () => {
  const unknown = daysOf((index) => (index === 6 ? { temperatureMean: null } : {}));
  expect(listClimateWeeks(unknown, [WEEK])[0]?.forecastC).toBeNull();
  const normal = daysOf((index) => (index === 6 ? { basis: 'normal' } : {}));
  expect(listClimateWeeks(normal, [WEEK])[0]).toMatchObject({ forecastC: null, forecastRainMm: null });
});
