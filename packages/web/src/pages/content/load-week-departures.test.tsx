import type { CallApi } from '@portal/contract/call-api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { loadWeekDepartures } from './load-week-departures.tsx';

const USUAL_C = 27;
const request = makeSampleRequest({ routeId: 'forecast', path: '/forecast' });

/** A one-week outlook with equal temperatures; null where unknown. */
function makeOutlook(warmthC: number | null, rain: number) {
  const dates = [3, 4, 5, 6, 7, 8, 9].map((day) => `2026-08-0${day}`);
  return {
    issued: { source: 'gfs', runAt: null, updatedAt: null, demo: false, sources: {}, estimated: [], credits: [] },
    days: dates.map((date) => ({ date, basis: 'forecast', temperatureMean: warmthC, rain })),
    weeks: [{ from: '2026-08-03', to: '2026-08-09', temperatureNormal: USUAL_C, rainNormal: 40 }],
  };
}

/** Text of the example for given anomalies of Hanoi, Da Nang and Ho Chi Minh City, °C. */
async function format(...apart: readonly (number | null)[]): Promise<string> {
  return describeRainy(2, ...apart);
}

/** The same with daily rain, mm. */
async function describeRainy(rain: number, ...apart: readonly (number | null)[]): Promise<string> {
  const cities = ['ha-noi', 'da-nang', 'ho-chi-minh'];
  const call = async (_: unknown, { query }: { query: { location: string } }) => {
    const departure = apart[cities.indexOf(query.location)] ?? null;
    return { ok: true, reply: makeOutlook(departure === null ? null : USUAL_C + departure, rain) };
  };
  const { block } = await loadWeekDepartures(request, call as unknown as CallApi);
  return renderToStaticMarkup(block).replaceAll(/<[^>]+>/g, ' ');
}

it('calls a week warmer or cooler from two degrees on, and says the figure of every week', async () => {
  const words = await format(2, 1.9, -2);
  expect(words).toContain('Hanoi is 2° warmer than usual this week. Ho Chi Minh City is 2° cooler than usual');
  expect(words).not.toContain('Da Nang is');
  for (const figure of ['+2.0° warmer', '+1.9°', '−2.0° cooler']) expect(words).toContain(figure);
});

it('says it once where nothing is unusual', async () => {
  expect(await format(0.4, -1.9, 0)).toContain('Hanoi, Da Nang, Ho Chi Minh City: about as warm as usual this week.');
});

it('writes no sign before a difference of nothing, and tenths on both sides of it', async () => {
  const words = await format(-0.04, 0.3, 0);
  for (const figure of ['27.0°', '27.3°', '+0.3°', ' 0.0°']) expect(words).toContain(figure);
  expect(words).not.toContain('−0.0');
});

it('mentions the rain from twice the usual on', async () => {
  expect(await describeRainy(11.43, 0, 0, 0)).toContain('Hanoi gets 2.0 times its usual rain in the week of 3 Aug: 80');
  expect(await describeRainy(11.4, 0, 0, 0)).not.toContain('times its usual rain');
});

it('speaks only of the cities that are known', async () => {
  const words = await format(0, null, 0);
  expect(words).toContain('Hanoi, Ho Chi Minh City: about as warm as usual');
  expect(await format(null, null, null)).not.toContain('as usual this week');
});
