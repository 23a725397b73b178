import { checkSchema } from '@portal/contract/check-schema';
import type { RequestContext } from '@portal/contract/context';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import { ENDPOINT_EXAMPLES } from '@portal/contract/openapi-examples.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { findPower } from './find-power.ts';
import { findWindows } from './find-windows.ts';
import type { WindWeather } from './needs.ts';

/** 14:00 in Vietnam. */
const START = Date.UTC(2026, 7, 3, 7) / 1000;
const at = (hour: number) => formatMoment(START + hour * 3600);
const query = { lat: 8.69, lng: 106.61 };
const issued = {
  source: 'gfs',
  runAt: at(-7),
  updatedAt: at(-1),
  demo: false,
  sources: {},
  estimated: [],
  credits: [],
};
const place = {
  ...query,
  slug: null,
  stationCode: null,
  elevation: 0,
  elevationBasis: 'known',
  precisionKm: 1,
  province: null,
  district: null,
  ward: null,
  displayName: { main: '', secondary: '' },
} as const;

/** Wind by `windOf` at every height, with a range of ±1 m/s. */
const play = (windOf: (hour: number) => number | null, more: Partial<WindWeather> = {}): WindWeather => ({
  readWind: ({ heights, hours }) => ({
    place,
    issued,
    hours: Array.from({ length: hours }, (_, hour) => ({
      at: at(hour),
      basis: 'levels' as const,
      exponent: 0.11,
      airDensity: 1.225,
      temperature: 15,
      pressure: null,
      windGust: 9,
      visibility: 10,
      thunder: 0 as const,
      levels: heights.split(',').map((height) => {
        const wind = windOf(hour);
        return {
          height: Number(height),
          windSpeed: wind,
          windSpeedLow: wind === null ? null : wind - 1,
          windSpeedHigh: wind === null ? null : wind + 1,
          gustEstimate: wind === null ? null : 1.24 * wind,
          windNormalised: wind,
          windDirection: 90,
        };
      }),
    })),
  }),
  readMarine: () => {
    throw new AppError('noData');
  },
  listGates: () => [],
  ...more,
});

const example = (id: 'windPower' | 'windWindows') => ENDPOINT_EXAMPLES[id].body as never;

describe('POST /wind/power', () => {
  it('answers the example of the documentation: MW of the farm, days and the cycle of a day', () => {
    const reply = findPower(
      play(() => 10),
      { query, body: example('windPower') },
    );
    expect(checkSchema(ENDPOINTS_BY_ID.windPower.reply, reply, 'en')).toEqual([]);
    expect(reply).toMatchObject({ basis: 'curve', ratedPower: 190_000 });
    // 7,400 of 9,500 kW, 96% of the time, 7% lost in wakes.
    expect(reply.hours[0]).toMatchObject({ share: 69.5, farmPower: 132_134 });
    expect(reply.days.map(({ date, knownHours }) => [date, knownHours])).toEqual([
      ['2026-08-03', 10],
      ['2026-08-04', 24],
      ['2026-08-05', 24],
      ['2026-08-06', 14],
    ]);
    expect(reply.days[1]).toMatchObject({ energy: 3171.2, fullLoadHours: 16.7 });
    expect(reply.cycle[3]).toEqual({ clockHour: 3, share: 69.5, farmPower: 132_134 });
  });
  it('without a curve is an illustration without kW', () => {
    const reply = findPower(
      play(() => 12),
      { query, body: {} },
    );
    expect(reply).toMatchObject({ basis: 'illustration', ratedPower: null });
    expect(reply.hours[0]).toMatchObject({ share: 100, farmPower: null, farmPowerLow: null });
    expect(reply.days[0]).toMatchObject({ energy: null, fullLoadHours: 10 });
  });
  it('names the points of a curve that cannot be', () => {
    const points = [3, 5, 4].map((windSpeed) => ({ windSpeed, power: 1 }));
    const ask = () =>
      findPower(
        play(() => 10),
        { query: { ...query, lang: 'en' }, body: { curve: { points } } },
      );
    expect(ask).toThrow(AppError);
    try {
      ask();
    } catch (error) {
      expect((error as AppError).options.errors).toEqual([
        { path: 'curve.points[2]', message: 'Wind speeds must increase.' },
      ]);
    }
  });
});

describe('POST /wind/windows', () => {
  const context: RequestContext = {
    caller: { kind: 'key', keyId: 'k', accountId: 'a' },
    language: 'vi',
    requestId: '',
    idempotencyKey: null,
  };
  const ask = (weather: WindWeather, body: object, planId: 'community' | 'package-3' = 'package-3') =>
    findWindows({ ...weather, findPlan: async () => ({ planId }) }, { query, body: body as never }, context);

  it('answers the example of the documentation', async () => {
    const reply = await ask(
      play((hour) => (hour < 20 ? 7 : 12)),
      example('windWindows'),
    );
    expect(checkSchema(ENDPOINTS_BY_ID.windWindows.reply, reply, 'en')).toEqual([]);
    expect(reply.windows).toEqual([
      { from: at(0), to: at(20), length: 20, isOpen: false, probability: expect.any(Number) },
    ]);
    expect(reply.windows[0]?.probability).toBeGreaterThan(95);
    expect(reply.hours[20]).toEqual({ at: at(20), workVerdict: 'stop', because: ['wind', 'gust'] });
  });
  it('without limits has no hour and no window', async () => {
    expect(
      await ask(
        play(() => 1),
        { limits: [], workHours: 2 },
      ),
    ).toMatchObject({ hours: [], windows: [] });
  });
  it('without waves has no window for a limit of them, and says so', async () => {
    const limits = [{ quantity: 'waveHeight', limit: 1.5 }];
    expect(
      await ask(
        play(() => 1),
        { limits, workHours: 2, hours: 24 },
      ),
    ).toMatchObject({
      windows: [],
      missingQuantities: ['waveHeight'],
    });
  });
  it('refuses limits of waves beyond the days of the plan', async () => {
    const limits = [{ quantity: 'waveHeight', limit: 1.5 }];
    await expect(
      ask(
        play(() => 1),
        { limits, workHours: 2 },
        'community',
      ),
    ).rejects.toMatchObject({
      code: 'planLimit',
      options: {
        status: 403,
        planLimit: { quantity: 'marineWeather', limit: 0, plan: 'community', upgrade: { plan: 'package-2' } },
      },
    });
    expect(
      (
        await ask(
          play(() => 1),
          { limits: [{ quantity: 'wind', limit: 9 }], workHours: 2 },
          'community',
        )
      ).windows,
    ).toHaveLength(1);
  });
  it('stops under an official warning and in the day after it, whatever the limits', async () => {
    const warning = { id: 'w', kind: 'storm', level: 3, number: '1', startsAt: at(0), expiresAt: at(10) };
    const stormy = play(() => 1, { listGates: () => [warning] as never });
    const { windows } = await ask(stormy, { limits: [{ quantity: 'wind', limit: 9 }], workHours: 2, hours: 48 });
    expect(windows.map(({ from }) => from)).toEqual([at(34)]);
  });
});
