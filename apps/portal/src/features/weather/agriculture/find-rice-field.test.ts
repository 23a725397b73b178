import { checkSchema } from '@portal/contract/check-schema';
import type { EndpointInput } from '@portal/contract/endpoint';
import { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import { askFlatWeather, type FlatValues } from '../flat-weather.fixture.ts';
import { locateSample } from '../location.fixture.ts';

/** Monday 3 August 2026, 14:20 in Vietnam. */
const NOW = Date.parse('2026-08-03T14:20:00+07:00') / 1000;
const TODAY = Date.parse('2026-08-03T00:00:00+07:00') / 1000;
const DAY = 86_400;

const FINE: FlatValues = {
  temperature2m: () => 27,
  dewPoint2m: () => 20,
  windU10m: () => 2.5,
  windV10m: () => 0,
  cloudCover: () => 20,
  precipitation: () => 0,
  precipitationProbability: () => 0,
};
/** 38° on Wednesday afternoon. */
const HOT: FlatValues = { ...FINE, temperature2m: (hour) => (hour >= 2 * 24 + 12 && hour < 2 * 24 + 16 ? 38 : 27) };

type Query = EndpointInput<typeof weatherAgriculture>['query'];

const askField = (
  query: Partial<Query>,
  coming: FlatValues = HOT,
  { province = 'can-tho', warnings = [] as readonly OfficialWarning[] } = {},
) =>
  askFlatWeather(
    NOW,
    [
      ['gfs', TODAY, 16 * 24, coming],
      ['gfs', TODAY - 8 * DAY, 8 * 24, FINE],
    ],
    (weather) => weather.weatherAgriculture({ query: { lat: 10.5, lng: 106.5, ...query } }),
    { places: { locate: locateSample, formerProvince: () => province }, gates: () => warnings },
  );

describe('a rice field of the farming call', () => {
  it('keeps its shape in both languages, and is null without a day of sowing and for other crops', async () => {
    for (const lang of ['vi', 'en'] as const) {
      const reply = await askField({ sown: '2026-05-24', lang });
      expect(checkSchema(weatherAgriculture.reply, reply, 'en')).toEqual([]);
      expect(reply.riceField?.stages.map(({ stage }) => stage)).toHaveLength(6);
    }
    expect((await askField({})).riceField).toBeNull();
    expect((await askField({ sown: '2026-05-24', crop: 'maize' })).riceField).toBeNull();
  });

  it('says the stage and what harms it, with the day', async () => {
    // Sown 71 days ago: a 100-day variety flowers from day 70.
    const { riceField } = await askField({ sown: '2026-05-24' });
    expect(riceField).toMatchObject({
      day: 71,
      state: 'flowering',
      mainSeason: true,
      seasonText: null,
      risks: [{ kind: 'heatFlowering', level: 'red', from: '2026-08-05', days: 1, value: 38, margin: false }],
      text: 'Lúa ngày thứ 71 sau gieo: trổ bông. Nóng 38° thứ Tư lúc trổ, hạt dễ lép: nên giữ đủ nước trong ruộng.',
    });
    expect(riceField?.stages[3]).toEqual({
      stage: 'flowering',
      name: 'Trổ bông',
      from: '2026-08-02',
      to: '2026-08-09',
    });
    expect((await askField({ sown: '2026-05-24', variety: '135' })).riceField).toMatchObject({
      state: 'booting',
      risks: [],
    });
    expect((await askField({ sown: '2026-05-24', planting: 'transplanted' })).riceField?.state).toBe('booting');
  });

  it('says that nothing harms a field in fine weather', async () => {
    const { riceField } = await askField({ sown: '2026-05-24', lang: 'en' }, FINE);
    expect(riceField?.text).toBe(
      'Day 71 after sowing: flowering; no harmful weather in the next 15 days: keep to your plan.',
    );
  });

  it('advises nothing before sowing and after harvest, and says so', async () => {
    const before = (await askField({ sown: '2026-08-10' })).riceField;
    expect(before).toMatchObject({ state: 'before', day: -7, risks: [] });
    expect(before?.text).toContain('Ruộng chưa gieo nên chưa có lời khuyên: gieo 10/8 thì trổ khoảng 19/10');
    const after = (await askField({ sown: '2026-03-01' })).riceField;
    expect(after).toMatchObject({ state: 'after', risks: [] });
    expect(after?.text).toBe('Lúa gieo 1/3 đã qua thời gian gặt: vụ này không còn lời khuyên.');
  });

  it('answers a day outside the main seasons of the region, and says that it is', async () => {
    // The Red River delta sows until 15 July.
    const { riceField } = await askField({ sown: '2026-07-16' }, HOT, { province: 'ha-noi' });
    expect(riceField).toMatchObject({ state: 'tillering', mainSeason: false });
    expect(riceField?.seasonText).toContain('Ngày gieo 16/7 ngoài vụ gieo chính của Đồng bằng sông Hồng');
  });

  it.each([
    ['2025-08-01', 'quá một năm'],
    ['2026-10-03', '60 ngày'],
  ])('refuses %s with the reason', async (sown, reason) => {
    const refused = await askField({ sown }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(JSON.stringify((refused as AppError).options.errors)).toContain(reason);
  });

  it('leaves advice to a bulletin: its sentence comes first, and dangers stand without advice', async () => {
    const warning = {
      id: 'w',
      number: '5',
      kind: 'storm',
      level: 4,
      language: 'vi',
      headline: 'Bão số 5',
      issuer: 'NCHMF',
      startsAt: '2026-08-03T10:00:00+07:00',
      expiresAt: '2026-08-04T10:00:00+07:00',
      link: null,
    } as unknown as OfficialWarning;
    const { riceField } = await askField({ sown: '2026-05-24' }, HOT, { warnings: [warning] });
    expect(riceField?.text).toContain('Bão số 5');
    expect(riceField?.risks[0]?.text).toBe('Nóng 38° thứ Tư lúc trổ, hạt dễ lép.');
  });
});
