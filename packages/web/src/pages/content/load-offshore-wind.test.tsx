import type { CallApi } from '@portal/contract/call-api';
import type { WindHeightHour } from '@portal/contract/endpoints/weather-schema';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeIssued, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadOffshoreWind } from './load-offshore-wind.tsx';

const START = Date.parse('2026-08-03T14:00:00+07:00');
const at = (hour: number): string =>
  new Date(START + hour * HOUR_SECONDS * 1000 + 7 * 3_600_000).toISOString().replace('.000Z', '+07:00');

/** Wind within crane limits for five hours this evening, and for two days from tomorrow evening. */
const windOf = (hour: number): number => ((hour >= 5 && hour < 10) || hour >= 28 ? 6 : 12);

const toWind = (hour: number): WindHeightHour => ({
  at: at(hour),
  basis: 'levels',
  exponent: 0.11,
  airDensity: 1.15,
  temperature: 29,
  pressure: 1008,
  windGust: 9,
  visibility: 12,
  thunder: 0,
  levels: [10, 50, 100, 120, 150].map((height) => ({
    height,
    windSpeed: windOf(hour),
    windSpeedLow: windOf(hour) - 1,
    windSpeedHigh: windOf(hour) + 1,
    gustEstimate: windOf(hour) * 1.2,
    windNormalised: windOf(hour),
    windDirection: 135,
  })),
});

it('answers once when the crane may lift: in the cut-outs at the top, the desk and the bulletin', async () => {
  const common = { place: SAMPLE_PLACE, issued: makeIssued() };
  const hours = Array.from({ length: 72 }, (_, hour) => toWind(hour));
  const replies: Readonly<Record<string, unknown>> = {
    weatherHours24: {
      ...common,
      hours: Array.from({ length: 24 }, (_, hour) => ({ ...makeHour(hour), at: at(hour) })),
    },
    weatherWind: { ...common, hours: hours.slice(0, 48) },
    weatherWindHeights: { ...common, hours },
    warningsList: { items: [], over: [] },
  };
  const call = (async ({ id }: { id: string }) =>
    replies[id] === undefined
      ? { ok: false, problem: { status: 503 } }
      : { ok: true, reply: replies[id] }) as unknown as CallApi;
  const now = START / 1000 + 300;
  const live = await loadOffshoreWind(makeSampleRequest({ language: 'vi', now }), call);
  const sentence = 'Cửa sổ kế tiếp từ 18:00 Thứ Ba (khả năng đủ 8 giờ: trên 99%).';
  const [top, below] = [live?.crops, live?.block].map((part) =>
    readText(<section>{part}</section>).replaceAll('\u00a0', ' '),
  );
  // Bulletin and board at the top; desk and bulletin below.
  expect([top?.split(sentence).length, below?.split(sentence).length]).toEqual([3, 3]);
  expect(`${top}${below}`).not.toMatch(/làm được 19:00|19:00–24:00/);
});
