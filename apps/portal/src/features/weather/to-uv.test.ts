import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun } from './flat-weather.fixture.ts';

/** Wednesday 15 April 2026, 12:20 in Vietnam; runs started at midnight there. */
const NOW = Date.UTC(2026, 3, 15, 5, 20) / 1000;
const RUN_AT = Date.UTC(2026, 3, 14, 17) / 1000;
const saigon = { query: { lat: 10.78, lng: 106.7 } };

const askUv = (...runs: FlatRun[]) =>
  askFlatWeather(NOW, runs, (weather) => {
    const uv = weather.weatherUv(saigon);
    expect(checkSchema(ENDPOINTS_BY_ID.weatherUv.reply, uv, 'en')).toEqual([]);
    return uv;
  });

test('with the cloud alone the index is estimated and called so', async () => {
  const uv = await askUv(['gfs', RUN_AT, 40, { cloudCover: () => 0, temperature2m: () => 30 }]);
  expect(uv.basis).toBe('estimate');
  expect(uv.uvIndex).toBeGreaterThan(12);
  expect(uv.uvIndex).toBeLessThan(14.5);
  expect(uv).toMatchObject({ level: 'extreme', peak: { at: '2026-04-15T12:00:00+07:00' } });
  expect(uv.hours[0]).toMatchObject({ uvIndex: 0, level: 'low', basis: 'estimate', shortWave: 0 });
  expect(uv.hours[12]?.shortWave).toBeGreaterThan(950);
  expect(uv.issued).toMatchObject({ demo: false, estimated: ['uvIndex', 'shortWave'] });
  expect(uv.issued.sources.uvIndex?.source).toBe('gfs');
});

test('cloud makes it less', async () => {
  const clear = await askUv(['gfs', RUN_AT, 40, { cloudCover: () => 0 }]);
  const closed = await askUv(['gfs', RUN_AT, 40, { cloudCover: () => 100 }]);
  expect((closed.uvIndex ?? 0) / (clear.uvIndex ?? 1)).toBeCloseTo(0.31, 2);
  expect((closed.hours[12]?.shortWave ?? 0) / (clear.hours[12]?.shortWave ?? 1)).toBeCloseTo(0.25, 2);
});

test('a source that has them is believed', async () => {
  const values = { cloudCover: () => 0, uvIndex: () => 3.2, shortWaveRadiation: () => 123 };
  const uv = await askUv(['open-meteo', RUN_AT, 40, values]);
  expect(uv).toMatchObject({ uvIndex: 3.2, level: 'moderate', basis: 'model', issued: { estimated: [] } });
  expect(uv.hours[12]).toMatchObject({ shortWave: 123, shortWaveBasis: 'model', basis: 'model' });
});

test('only the hours that the source lacks are estimated', async () => {
  const uv = await askUv(['gfs', RUN_AT, 40, { cloudCover: () => 0 }], ['open-meteo', RUN_AT, 8, { uvIndex: () => 1 }]);
  expect(uv.hours.map(({ basis }) => basis)).toEqual([...Array(9).fill('model'), ...Array(15).fill('estimate')]);
  expect(uv.issued.estimated).toEqual(['uvIndex', 'shortWave']);
});

test('where the cloud is unknown nothing is estimated', async () => {
  const uv = await askUv(['gfs', RUN_AT, 40, { cloudCover: (hour) => (hour < 10 ? 0 : Number.NaN) }]);
  expect(uv.hours[9]?.uvIndex).not.toBeNull();
  expect(uv.hours[11]).toMatchObject({
    uvIndex: null,
    level: null,
    basis: null,
    shortWave: null,
    shortWaveBasis: null,
  });
  await expect(askUv(['gfs', RUN_AT, 40, { temperature2m: () => 30 }])).rejects.toThrow('No data yet');
});

test('an estimate from a real cloud goes before a demonstration, and a demonstration before nothing', async () => {
  const demo: FlatRun = ['demo', RUN_AT, 40, { cloudCover: () => 100, uvIndex: () => 5, shortWaveRadiation: () => 50 }];
  const beside = await askUv(['gfs', RUN_AT, 20, { cloudCover: () => 0 }], demo);
  expect(beside.hours[12]).toMatchObject({ basis: 'estimate' });
  expect(beside.hours[22]).toMatchObject({ uvIndex: 5, basis: 'model', shortWave: 50 });
  expect(beside.issued.demo).toBe(true);
  expect((await askUv(demo)).hours[12]).toMatchObject({ uvIndex: 5, basis: 'model' });
});

test('hours, days and the UV reply say the same', async () => {
  const run: FlatRun = ['gfs', RUN_AT, 60, { cloudCover: (hour) => (hour * 7) % 101, temperature2m: () => 30 }];
  await askFlatWeather(NOW, [run], (weather) => {
    const uv = weather.weatherUv(saigon);
    const { hours, issued } = weather.weatherHours24(saigon);
    expect(hours.slice(0, 11).map(({ uvIndex }) => uvIndex)).toEqual(
      uv.hours.slice(12, 23).map(({ uvIndex }) => uvIndex),
    );
    expect(weather.weatherToday(saigon).day.uvIndexMax).toBe(uv.peak.uvIndex);
    expect(issued.estimated).toEqual(['uvIndex']);
  });
});
