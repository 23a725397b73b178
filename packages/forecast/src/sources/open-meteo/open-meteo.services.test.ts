import { expect, test } from 'vitest';
import { countCalls, FREE_LIMITS, isFreeService, POINTS_PER_REQUEST } from './domain.ts';
import { makeRequest } from './download.ts';
import { listBatches, listHourlyVariables, type OpenMeteoService } from './recipe.ts';
import { OPEN_METEO_AIR, OPEN_METEO_FORECAST, OPEN_METEO_MARINE } from './source.ts';

const SERVICES = [OPEN_METEO_FORECAST, OPEN_METEO_AIR, OPEN_METEO_MARINE];
const RUN_AT = Date.UTC(2026, 10, 21, 9) / 1000;
const countRun = ({ cells, recipes, hours }: OpenMeteoService) =>
  Math.round(countCalls(cells.length, listHourlyVariables(recipes).length, hours.to - hours.from + 1));

test('runs ask what docs/data/open-meteo.md says', () => {
  expect(SERVICES.map(({ cells }) => cells.length)).toEqual([1680, 479, 1002]);
  expect(SERVICES.map((service) => listBatches(service, POINTS_PER_REQUEST).length)).toEqual([17, 5, 11]);
  expect(SERVICES.map(countRun)).toEqual([3240, 479, 1002]);
});

test('two runs a day of all three fit the limits of the free service, of a month of 31 days, and of the hour after an installation', () => {
  const day = SERVICES.reduce((sum, service) => sum + countRun(service) * service.timetable.hours.length, 0);
  expect(day).toBe(9442);
  expect(day).toBeLessThanOrEqual(FREE_LIMITS.perDay);
  expect(day * 31).toBeLessThanOrEqual(300_000);
  const first = SERVICES.reduce((sum, service) => sum + countRun(service), 0);
  expect(first).toBeLessThanOrEqual(FREE_LIMITS.perHour);
});

test('up to ten variables and fourteen days a point is one call, beyond that more', () => {
  expect(countCalls(100, 10, 14 * 24)).toBe(100);
  expect(countCalls(100, 3, 24)).toBe(100);
  expect(countCalls(100, 11, 24)).toBeCloseTo(110);
  expect(countCalls(100, 10, 28 * 24)).toBeCloseTo(200);
});

test('batches hold every point once, in order, none more than a hundred', () => {
  for (const service of SERVICES) {
    const batches = listBatches(service, POINTS_PER_REQUEST);
    expect(batches.flatMap(({ points }) => points.map(({ cell }) => cell))).toEqual(service.cells);
    expect(Math.max(...batches.map(({ points }) => points.length))).toBeLessThanOrEqual(POINTS_PER_REQUEST);
    expect(batches.every(({ first, points }) => service.cells[first] === points[0]?.cell)).toBe(true);
  }
});

test('addresses stay far from the lengths that servers refuse', () => {
  for (const service of SERVICES) {
    for (const batch of listBatches(service, POINTS_PER_REQUEST)) {
      const { url } = makeRequest({ service, url: service.keyed.publicUrl, key: 'x'.repeat(40), runAt: RUN_AT }, batch);
      expect(url.length).toBeLessThan(1600);
    }
  }
});

test('a request names points, variables, hours and units; the key is in the address alone', () => {
  const service = { ...OPEN_METEO_MARINE, cells: OPEN_METEO_MARINE.cells.slice(0, 2) };
  const [batch] = listBatches(service, 100);
  if (batch === undefined) throw new RangeError('no batch');
  const request = makeRequest({ service, url: 'https://example.org/v1', key: 'k1', runAt: RUN_AT }, batch);
  expect(request.url).toBe(
    'https://example.org/v1/marine?latitude=5,5&longitude=99,99.5&hourly=wave_height,wave_period,wave_direction&start_hour=2026-11-20T09:00&end_hour=2026-12-01T08:00&cell_selection=nearest&timeformat=unixtime&timezone=GMT&apikey=k1',
  );
  expect(request.shown).toBe(request.url.replace('k1', '…'));
  expect(request.calledAs).toBe('https://example.org/v1/marine (points 1–2 of 2)');
});

test('only the public hosts are the free service', () => {
  for (const { publicUrl, keyed } of SERVICES) {
    expect(isFreeService(publicUrl)).toBe(true);
    expect(isFreeService(keyed.publicUrl)).toBe(false);
  }
  expect(isFreeService('http://127.0.0.1:8080/v1')).toBe(false);
  expect(isFreeService('https://weather.example.vn/v1')).toBe(false);
  expect(isFreeService('https://my-open-meteo.com/v1')).toBe(false);
});
