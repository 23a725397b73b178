import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { parseTaf } from '@portal/domain/observation/taf/parse-taf';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore } from '@portal/forecast/store/run-store';
import { makeFolder } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { locateSample } from './location.fixture.ts';
import type { NearReport } from './needs.ts';
import { makeSampleRun } from './run.fixture.ts';
import { createWeather } from './service.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;

const parsed = parseTaf('TAF VVDL 210500Z 2106/2206 05010KT 9999 TEMPO 2108/2112 3000 SHRA', NOW);
const REPORT: NearReport = {
  station: { id: 'VVDL', name: 'Liên Khương', network: 'metar', lat: 11.75, lng: 108.37, heightM: 960 },
  distanceKm: 22.26,
  measurement: {
    at: NOW - 1200,
    temperatureC: 22.04,
    humidityPercent: 71.4,
    windMs: 3.07,
    windDirectionDeg: 360,
    gustMs: null,
    cloudOktas: 4,
    weather: 513,
  },
  credit: 'METAR',
  airport: parsed.ok ? { name: 'Liên Khương', taf: parsed.taf, credit: 'TAF' } : null,
};

async function ask(report: NearReport | null, lang: 'vi' | 'en') {
  const folder = makeFolder(onTestFinished);
  const { header, fields } = makeSampleRun(NOW, 7);
  await publishRun(folder, header, fields, { now: NOW });
  const store = openRunStore(folder);
  onTestFinished(() => store.close());
  const needs = { store, places: { locate: locateSample }, clock: () => NOW, demo: () => true };
  const weather = createWeather({ ...needs, measured: () => report });
  return weather.weatherNow({ query: { location: 'da-lat', lang } });
}

test('the current weather has what a station nearby measured, and its airport’s forecast in words', async () => {
  const reply = await ask(REPORT, 'vi');
  expect(reply.measured).toEqual({
    stationName: 'Liên Khương',
    stationNetwork: 'metar',
    stationDistance: 22.3,
    measuredAt: '2026-11-21T14:00:00+07:00',
    measuredTemperature: 22,
    measuredHumidity: 71,
    measuredWindSpeed: 3.1,
    measuredWindGust: null,
    measuredWindDirection: 0,
    measuredWeather: 'mưa nhỏ',
    airportForecast: {
      airport: 'Liên Khương',
      airportIssuedAt: '2026-11-21T12:00:00+07:00',
      validTo: '2026-11-22T13:00:00+07:00',
      airportLines: [
        'Đến 13:00 mai: gió đông bắc cấp 3, tầm nhìn từ 10 km',
        'Có lúc 15:00–19:00: tầm nhìn 3 km, mưa rào',
      ],
    },
    credits: ['METAR', 'TAF'],
  });
  expect(checkSchema(ENDPOINTS_BY_ID.weatherNow.reply, reply, 'en')).toEqual([]);
});

test('it names neither where there is none', async () => {
  expect(await ask(null, 'en')).not.toHaveProperty('measured');
  const reply = await ask({ ...REPORT, airport: null }, 'en');
  expect(reply.measured).toMatchObject({ measuredWeather: 'light rain', airportForecast: null, credits: ['METAR'] });
  expect(checkSchema(ENDPOINTS_BY_ID.weatherNow.reply, reply, 'en')).toEqual([]);
});
