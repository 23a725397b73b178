import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun } from '../flat-weather.fixture.ts';
import { locateSample } from '../location.fixture.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam: the day before the spring tide of the full moon. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const RUN_AT = Date.UTC(2026, 10, 21, 6) / 1000;
const PLACES = {
  'hai-phong': { lat: 20.86, lng: 106.68 },
  'ho-chi-minh': { lat: 10.77, lng: 106.7 },
  'can-tho': { lat: 10.03, lng: 105.78 },
  'ha-noi': { lat: 21.03, lng: 105.85 },
} as const;

/** Rain of an hour, mm, at a chance, %, by hours after the run's start, 13:00 in Vietnam. */
type Rain = (hour: number) => number;

function ask(province: keyof typeof PLACES, rain: Rain, chance = 80) {
  const run: FlatRun = [
    'gfs',
    RUN_AT,
    100,
    {
      precipitation: rain,
      precipitationProbability: (hour) => (rain(hour) > 0 ? chance : 0),
      temperature2m: () => 26,
    },
  ];
  const locate = (): Place => ({ ...locateSample(PLACES[province]), province });
  return askFlatWeather(
    NOW,
    [run],
    (weather) => {
      const reply = weather.weatherRainTide({ query: { location: province } });
      expect(checkSchema(ENDPOINTS_BY_ID.weatherRainTide.reply, reply, 'en')).toEqual([]);
      return reply;
    },
    { places: { locate } },
  );
}

/** 5 mm an hour from 17 to 20 h on the 22nd, which ends 28 to 31 hours after the run's start. */
const EVENING: Rain = (hour) => (hour > 28 && hour <= 31 ? 5 : 0);

test('TP. Hồ Chí Minh: the evening’s rain meets the usual hours of the peak, the morning has none', async () => {
  const { basis, gauge, hours, tides, issued } = await ask('ho-chi-minh', EVENING);
  expect([basis, gauge]).toEqual(['hours', null]);
  expect(hours).toHaveLength(72);
  expect(hours.filter(({ isHighTide }) => isHighTide).map(({ at }) => at.slice(8, 13))).toEqual(
    ['22', '23', '24'].flatMap((day) => ['04', '05', '06', '17', '18'].map((hour) => `${day}T${hour}`)).slice(0, 13),
  );
  expect(tides.map(({ mayFlood, wettest }) => [mayFlood, wettest?.rain]).slice(0, 2)).toEqual([
    [false, 0],
    [true, 10],
  ]);
  expect(tides[1]).toMatchObject({
    highWater: null,
    wettest: { from: '2026-11-22T17:00:00+07:00', to: '2026-11-22T19:00:00+07:00' },
  });
  expect(issued.sources.rain?.source).toBe('gfs');
});

test('a low chance, or little rain, is not much', async () => {
  expect((await ask('ho-chi-minh', EVENING, 30)).tides[1]?.mayFlood).toBe(false);
  expect((await ask('ho-chi-minh', (hour) => EVENING(hour) / 2)).tides[1]?.mayFlood).toBe(false);
});

test('Hải Phòng: high waters by the gauge, with its credit', async () => {
  const { basis, gauge, errorMinutes, tides, issued } = await ask('hai-phong', () => 6);
  expect([basis, gauge, errorMinutes]).toEqual(['station', 'Hòn Dấu', 75]);
  expect(tides.length).toBeGreaterThan(0);
  for (const { highWater } of tides) expect(highWater?.height).toBeGreaterThanOrEqual(1);
  expect(tides[0]).toMatchObject({ mayFlood: true, wettest: { rain: 18 } });
  expect(issued.credits.join(' ')).toContain('TICON-4');
});

test('Cần Thơ: whole days, of which the wettest three hours are named', async () => {
  const { basis, tides } = await ask('can-tho', EVENING);
  expect(basis).toBe('days');
  expect(tides[0]).toMatchObject({
    from: '2026-11-22T00:00:00+07:00',
    mayFlood: true,
    wettest: { from: '2026-11-22T17:00:00+07:00', to: '2026-11-22T20:00:00+07:00', rain: 15 },
  });
});

test('rain of unknown hours is unknown', async () => {
  const { tides } = await ask('can-tho', (hour) => (hour < 30 ? 6 : Number.NaN));
  expect(tides[0]).toMatchObject({ mayFlood: null, wettest: null });
});

test('elsewhere there is no data', async () => {
  await expect(ask('ha-noi', EVENING)).rejects.toMatchObject({ code: 'noData' });
});
