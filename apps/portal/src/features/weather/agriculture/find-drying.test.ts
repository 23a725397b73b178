import { checkSchema } from '@portal/contract/check-schema';
import type { EndpointInput } from '@portal/contract/endpoint';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { describe, expect, it } from 'vitest';
import { askFlatWeather, type FlatValues } from '../flat-weather.fixture.ts';
import { locateSample } from '../location.fixture.ts';

/** Monday 3 August 2026, in Vietnam: harvest in the Mekong delta. */
const TODAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;
const HOUR = 3600;

/** Dry, with damp nights until 08 h. */
const FINE: FlatValues = {
  temperature2m: () => 30,
  dewPoint2m: (hour) => (hour % 24 < 9 ? 29 : 21),
  windU10m: () => 2.5,
  windV10m: () => 0,
  cloudCover: () => 20,
  precipitation: () => 0,
  precipitationProbability: () => 0,
};
/** The chance of rain reaches the limit at 16 h of the first day. */
const SHOWER: FlatValues = { ...FINE, precipitationProbability: (hour) => (hour === 16 ? 45 : 0) };

type Query = EndpointInput<typeof weatherAgriculture>['query'];

const ask = (query: Partial<Query>, coming: FlatValues, clock = 8) =>
  askFlatWeather(
    TODAY + clock * HOUR + 600,
    [
      ['gfs', TODAY, 16 * 24, coming],
      ['gfs', TODAY - 8 * 24 * HOUR, 8 * 24, FINE],
    ],
    (weather) => weather.weatherAgriculture({ query: { lat: 10.5, lng: 106.5, ...query } }),
    { places: { locate: locateSample, formerProvince: () => 'can-tho' } },
  );

describe('drying in the farming call', () => {
  it('says from when to when it dries and by when to gather, with the reason', async () => {
    const { drying } = await ask({}, SHOWER);
    expect(drying?.days).toHaveLength(15);
    expect(drying?.days[0]).toEqual({
      date: '2026-08-03',
      verdict: 'good',
      spell: { from: '2026-08-03T09:00:00+07:00', to: '2026-08-03T15:00:00+07:00' },
      gatherBy: '2026-08-03T15:30:00+07:00',
      gatherFor: 'rain',
      rainProbability: 45,
      text: 'Hôm nay phơi được 09:00–15:00; gom lúa, phủ bạt trước 15:30 (khả năng mưa 45% từ 16:00).',
    });
    expect(drying?.text).toBe(drying?.days[0]?.text);
  });

  it('keeps its shape in both languages; only rice has a moisture, and no crop that is not dried', async () => {
    for (const lang of ['vi', 'en'] as const) {
      const reply = await ask({ lang, layer: 'thick' }, SHOWER);
      expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
      expect(reply.drying?.grain?.layer).toBe('thick');
    }
    expect((await ask({ crop: 'maize' }, FINE)).drying?.grain).toBeNull();
    expect((await ask({ crop: 'durian' }, FINE)).drying).toBeNull();
  });

  it('dries a thin layer sooner than a thick one, in the hours that the days call good', async () => {
    const of = async (layer: 'thin' | 'thick') => (await ask({ layer }, SHOWER)).drying?.grain ?? expect.fail();
    const [thin, thick] = [await of('thin'), await of('thick')];
    expect((thin.dryTo ?? '') < (thick.dryTo ?? '')).toBe(true);
    expect(thin.moisture[2]?.at).toBe('2026-08-03T15:00:00+07:00');
    expect(thin.text).toMatch(/^Lớp 2–3 cm: xuống 14% \(đủ khô\) từ \d\d:\d0 .+ tùy lúa lúc gặt\.$/);
  });

  it('keeps the plan of the morning, and says “now” where its time has come', async () => {
    const noon = await ask({}, SHOWER, 12);
    expect(noon.drying?.text).toContain('Phơi được đến 15:00; gom lúa, phủ bạt trước 15:30');
    const late = await ask({}, SHOWER, 16);
    expect(late.drying?.text).toContain('Hết giờ phơi: gom lúa, phủ bạt ngay');
    const over = await ask({}, SHOWER, 17);
    expect(over.drying?.text).toBe('Hôm nay không nên phơi. Ngày phơi được tiếp theo: ngày mai.');
  });

  it('calls no hour and no day dry whose chance of rain reaches the limit', async () => {
    const likely = { ...FINE, precipitationProbability: () => 45 };
    const { drying, days, activities } = await ask({}, likely);
    expect(drying?.days.some(({ verdict }) => verdict === 'good')).toBe(false);
    expect(days.some(({ dryingDay }) => dryingDay === true)).toBe(false);
    expect(activities.find(({ activity }) => activity === 'dry')?.hours.some(({ verdict }) => verdict === 'good')).toBe(
      false,
    );
    expect(drying?.grain?.text).toMatch(/chưa đủ khô trong 15 ngày tới, còn khoảng \d+ giờ phơi\.$/);
  });

  it('agrees with the days of the call about which of them dry', async () => {
    const { drying, days } = await ask({}, SHOWER, 6);
    for (const [index, { verdict }] of (drying?.days ?? []).entries())
      expect([index, days[index]?.dryingDay]).toEqual([index, verdict === 'good']);
  });
});
