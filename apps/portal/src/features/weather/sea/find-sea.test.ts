import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun } from '../flat-weather.fixture.ts';
import { locateSample } from '../location.fixture.ts';
import type { WeatherNeeds } from '../needs.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam; the runs started at 13:00. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const RUN_AT = Date.UTC(2026, 10, 21, 6) / 1000;
const VUNG_TAU = { lat: 10.35, lng: 107.08 };

const WIND: FlatRun = ['gfs', RUN_AT, 80, { windU10m: () => -3, windV10m: () => -4, windGust10m: () => 9 }];
const makeWaves = (source: string, height: number, more: FlatRun[3] = {}): FlatRun => [
  source,
  RUN_AT,
  80,
  { waveHeight: () => height, wavePeriod: () => 7, waveDirection: () => 60, ...more },
];

function ask(runs: FlatRun[], query: Record<string, unknown> = VUNG_TAU, more: Partial<WeatherNeeds> = {}) {
  return askFlatWeather(
    NOW,
    runs,
    (weather) => {
      const sea = weather.weatherSea({ query });
      expect(checkSchema(ENDPOINTS_BY_ID.weatherSea.reply, sea, 'en')).toEqual([]);
      return sea;
    },
    { places: { locate: locateSample, isCoastal: () => true }, ...more },
  );
}

test('waves, swell and wind stand hour by hour, and boats by three hours', async () => {
  const { hours, boats, issued, cell } = await ask([WIND, makeWaves('gfs-wave', 1.4, { swellHeight: () => 0.8 })]);
  expect(hours).toHaveLength(72);
  expect(hours[0]).toEqual({
    at: '2026-11-21T14:00:00+07:00',
    waveHeight: 1.4,
    waveHeightHigh: 1.4,
    wavePeriod: 7,
    waveDirection: 60,
    swellHeight: 0.8,
    windSpeed: 5,
    windGust: 9,
    windDirection: 37,
  });
  expect(boats.map(({ class: name, blocks }) => [name, blocks.length, blocks[0]?.verdict])).toEqual([
    ['under6', 24, 'stay'],
    ['from6', 24, 'stay'],
    ['from12', 24, 'go'],
    ['from15', 24, 'go'],
    ['passenger', 24, 'go'],
  ]);
  expect(boats[0]?.blocks[0]).toEqual({
    from: '2026-11-21T14:00:00+07:00',
    to: '2026-11-21T17:00:00+07:00',
    verdict: 'stay',
    basis: 'model',
  });
  expect(cell).toBeNull();
  expect(issued.sources.waveHeight?.source).toBe('gfs-wave');
  expect(issued.sources.windGust?.source).toBe('gfs');
});

test('waves are those of the call of the sea weather, hour by hour, whatever model tells swell', async () => {
  const ecmwf: FlatRun = [
    'ecmwf-wave',
    RUN_AT,
    10,
    { waveHeight: () => 0.9, wavePeriod: () => 5, waveDirection: () => 80 },
  ];
  const runs = [WIND, ecmwf, makeWaves('gfs-wave', 1.4, { swellHeight: () => 1.2 })];
  const { sea, marine } = await askFlatWeather(
    NOW,
    runs,
    (weather) => ({ sea: weather.weatherSea({ query: VUNG_TAU }), marine: weather.weatherMarine({ query: VUNG_TAU }) }),
    { places: { locate: locateSample, isCoastal: () => true } },
  );
  const pick = ({ hours }: Pick<typeof marine, 'hours'>) =>
    hours.map(({ at, waveHeight, wavePeriod, waveDirection, windSpeed }) => [
      at,
      waveHeight,
      wavePeriod,
      waveDirection,
      windSpeed,
    ]);
  expect(pick(sea)).toEqual(pick(marine));
  expect(new Set(sea.hours.map(({ waveHeight }) => waveHeight))).toEqual(new Set([0.9, 1.4]));
  expect(sea.issued.sources.waveHeight).toEqual(marine.issued.sources.waveHeight);
});

test('another model says only how high waves may get, or which part of them is swell', async () => {
  const runs = [
    WIND,
    makeWaves('ecmwf-wave', 0.9),
    makeWaves('gfs-wave', 1.4, { swellHeight: (hour) => (hour < 12 ? 0.6 : 1.2) }),
    makeWaves('own-waves', 2.6),
  ];
  const { hours, boats, issued } = await ask(runs);
  expect(hours[0]).toMatchObject({ waveHeight: 0.9, swellHeight: 0.6, waveHeightHigh: 2.6 });
  expect(hours[20]).toMatchObject({ waveHeight: 0.9, swellHeight: 0.9 });
  // 2.6 m is possible: 12-metre boats think twice.
  expect(boats.find((boat) => boat.class === 'from12')?.blocks[0]?.verdict).toBe('consider');
  expect(issued.sources.waveHeightHigh?.source).toBe('gfs-wave');
  expect(issued.sources.swellHeight?.source).toBe('gfs-wave');
  const withoutSwell = await ask([WIND, makeWaves('ecmwf-wave', 0.9)]);
  expect(withoutSwell.hours[0]).toMatchObject({ waveHeight: 0.9, waveHeightHigh: 0.9, swellHeight: null });
});

test('an operator’s own waves come before those of an AI model', async () => {
  const { hours, issued } = await ask([WIND, makeWaves('ecmwf-aifs-wave', 3), makeWaves('own-waves', 1.1)]);
  expect(hours[0]).toMatchObject({ waveHeight: 1.1, waveHeightHigh: 1.1 });
  expect(issued.sources.waveHeight?.source).toBe('own-waves');
});

test('an AI model never says how high waves may get', async () => {
  const { hours } = await ask([WIND, makeWaves('ecmwf-wave', 0.9), makeWaves('ecmwf-aifs-wave', 3)]);
  expect(hours[0]?.waveHeightHigh).toBe(0.9);
});

test('a coast without waves has its wind and no advice, inland there is nothing', async () => {
  const { hours, boats } = await ask([WIND]);
  expect(hours[0]).toMatchObject({ waveHeight: null, windSpeed: 5 });
  expect(boats.flatMap(({ blocks }) => blocks.map(({ verdict, basis }) => [verdict, basis]))).toEqual(
    Array(5 * 24).fill(['none', null]),
  );
  const inland = { places: { locate: locateSample, isCoastal: () => false } };
  await expect(ask([WIND], VUNG_TAU, inland)).rejects.toThrow('No data yet');
  await expect(ask([], VUNG_TAU)).rejects.toThrow('No data yet');
});

/** South of 9.1° N sea, north of it land. */
const COAST = { south: 8.5, west: 105, latStep: 0.25, lngStep: 0.25, rows: 8, columns: 8 };

test('a coast has the waves of one cell at sea, and the bulletins for its water', async () => {
  const sea = (value: number) => (_: number, cell: number) => (cell < 24 ? value : Number.NaN);
  const waves: FlatRun = ['gfs-wave', RUN_AT, 80, { waveHeight: sea(1), swellHeight: sea(0.5) }, COAST];
  const asked: (string | null)[] = [];
  const gates: WeatherNeeds['gates'] = ({ lat }) => {
    asked.push(lat.toFixed(2));
    return lat < 9.1 ? [WARNING] : [];
  };
  const { hours, cell, boats } = await ask(
    [WIND, waves],
    { lat: 9.2, lng: 105.8 },
    {
      places: { locate: locateSample, isCoastal: () => true },
      gates,
    },
  );
  expect(hours[0]).toMatchObject({ waveHeight: 1, swellHeight: 0.5 });
  expect(cell).toEqual({ lat: 9, lng: 105.75, distanceKm: expect.any(Number) });
  expect(asked).toContain('9.00');
  expect(boats[0]?.blocks[0]).toMatchObject({ verdict: 'stay', basis: 'warning' });
});

const WARNING: OfficialWarning = {
  id: 'gio-manh',
  issuer: 'NCHMF',
  number: '21',
  kind: 'seaWind',
  level: 2,
  issuedAt: '2026-11-21T10:00:00+07:00',
  startsAt: '2026-11-21T10:00:00+07:00',
  expiresAt: '2026-11-22T07:00:00+07:00',
  endAssumed: false,
  area: { name: 'Vùng biển', places: [], polygons: [], circles: [] },
  language: 'vi',
  headline: 'Gió mạnh trên biển',
  text: 'Gió mạnh trên biển.',
  original: { language: 'vi', headline: 'Gió mạnh trên biển', text: 'Gió mạnh trên biển.' },
  link: null,
};

test('a bulletin keeps every boat ashore until its end; after a storm nothing is advised for a day', async () => {
  const runs = [WIND, makeWaves('gfs-wave', 0.3)];
  const verdicts = async (warning: OfficialWarning) =>
    (await ask(runs, VUNG_TAU, { gates: () => [warning] })).boats.map(({ blocks }) =>
      blocks.map(({ verdict }) => verdict[0]).join(''),
    );
  // 14:00 to 07:00 is within six blocks.
  const afterwards = (verdict: string) => [...Array(6).fill('s'), ...Array(18).fill(verdict)].join('');
  const gusty = await verdicts(WARNING);
  expect(gusty.slice(1)).toEqual(Array(4).fill(afterwards('g')));
  const storm = await verdicts({ ...WARNING, kind: 'storm', level: 4 });
  expect(storm[3]).toBe([...Array(6).fill('s'), ...Array(8).fill('n'), ...Array(10).fill('g')].join(''));
});

test('the tide of a gauge nearby has turns, an hourly curve and its error; elsewhere there is none', async () => {
  const { tide } = await ask([WIND]);
  expect(tide).toMatchObject({ station: 'Vũng Tàu', basis: 'station', errorMinutes: 45, errorHeight: 0.25 });
  expect(tide?.curve).toHaveLength(73);
  const kinds = tide?.turns.map(({ kind }) => kind) ?? [];
  expect(kinds.length).toBeGreaterThan(8);
  for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1]);
  expect((await ask([WIND], { lat: 8.69, lng: 106.61 })).tide).toBeNull();
});

test('the span follows days', async () => {
  expect((await ask([WIND], { ...VUNG_TAU, days: 1 })).boats[0]?.blocks).toHaveLength(8);
});
