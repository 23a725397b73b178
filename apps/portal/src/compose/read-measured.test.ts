import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { importFiles } from '@portal/forecast/observations/import-files';
import { insertTafs } from '@portal/forecast/observations/taf-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { createPlaceWeatherReader } from '#features/weather/place-weather-reader.ts';
import { createMeasuredFinder } from './read-measured.ts';

/** Near Thanh Hóa's synoptic station, 48840. */
const PLACE = { lat: 19.8, lng: 105.8, stationCode: null, elevation: 5 } as unknown as Place;
const NOW = RUN_AT + 3 * HOUR + 300;

const twoDigits = (value: number) => String(value).padStart(2, '0');

async function open(isDemo = false, dataDir = makeFolder(onTestFinished)) {
  const at = new Date((RUN_AT + 3 * HOUR) * 1000);
  const stamp = `${twoDigits(at.getUTCDate())}${twoDigits(at.getUTCHours())}`;
  const reports = join(dataDir, 'reports.txt');
  writeFileSync(reports, `AAXX ${stamp}1 48840 41480 30502 10268 20215 30120 40132 5//// 70000 81///=\n`);
  await importFiles([reports], { dataDir, now: NOW });
  const fields = Array.from({ length: 25 }, (_, hour) => makeField('temperature2m', hour, 20 + hour));
  await publishRun(dataDir, makeHeader({ grid: { ...SMALL_GRID, south: 19 } }), fields, { now: RUN_AT });
  const store = openWeatherStore(dataDir);
  onTestFinished(() => store.close());
  const problems: string[] = [];
  const locate = (point: object) => ({ ...PLACE, ...point }) as Place;
  const needs = { store, clock: () => NOW, demo: () => isDemo, places: { locate } };
  const readPlace = createPlaceWeatherReader(needs);
  const find = createMeasuredFinder({
    dataDir,
    ...needs,
    locate,
    readWeather: (place) => readPlace(place, 'hours'),
    credits: { metar: 'METAR', taf: 'TAF' },
    warn: (problem) => problems.push(problem),
  });
  return { find, problems, dataDir };
}

test('a measurement comes with the forecast for its hour at the station', async () => {
  const { find, problems } = await open();
  expect(find.findMeasured(PLACE, 'vi')).toMatchObject({
    station: { id: '48840', name: 'Thanh Hóa' },
    distanceKm: expect.closeTo(5.8, 1),
    measurement: { at: RUN_AT + 3 * HOUR, temperatureC: 26.8, windMs: expect.any(Number) },
    forecast: { temperature: 23 },
    // The credit is that of airport reports.
    credit: null,
  });
  expect(problems).toEqual([]);
});

test('is nothing while invented weather may be shown', async () => {
  expect((await open(true)).find.findMeasured(PLACE, 'vi')).toBeNull();
});

test('a damaged list of own stations is reported once and costs no page', async () => {
  const { find, problems, dataDir } = await open();
  const folder = join(dataDir, 'observations');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'stations.json'), '{}');
  expect(find.findMeasured(PLACE, 'vi')).toBeNull();
  expect(find.findMeasured(PLACE, 'vi')).toBeNull();
  expect(problems).toEqual([expect.stringMatching(/^measurements near a place: .*stations\.json: differs/)]);
});

test('the nearest airport’s forecast comes with it, and alone with the report for the call', async () => {
  const { find, dataDir } = await open();
  expect(find.findReport(PLACE)?.airport).toBeNull();
  const day = (hours: number) => {
    const at = new Date((RUN_AT + hours * HOUR) * 1000);
    return `${twoDigits(at.getUTCDate())}${twoDigits(at.getUTCHours())}`;
  };
  // Thọ Xuân, 36 km away, whose height is not listed.
  insertTafs(dataDir, `TAF VVTX ${day(2)}00Z ${day(3)}/${day(20)} 05010KT 9999 SCT020=`, NOW);
  // The file is read again after a minute: a finder of its own has not read it yet.
  const { find: fresh } = await open(false, dataDir);
  expect(fresh.findReport(PLACE)?.airport).toMatchObject({
    name: 'Thọ Xuân',
    taf: { stationId: 'VVTX' },
    credit: 'TAF',
  });
  expect(fresh.findMeasured(PLACE, 'vi')?.airport?.taf.parts).toHaveLength(1);
});
