import { describe, expect, it, test } from 'vitest';
import { WEATHER } from '#observation/element.table.ts';
import { ROW_KINDS, readRow } from '#observation/observation-table.ts';
import { readGhcnhHeader } from './ghcnh-header.ts';
import { createGhcnhReader } from './read-ghcnh.ts';

const STATION = { id: '48820', name: 'Láng', lat: 21.033, lng: 105.833, heightM: 10, network: 'synop' } as const;
const NOW = Date.parse('2026-11-20T00:00:00Z') / 1000;
const VALUES = [
  'temperature',
  'dew_point_temperature',
  'wind_direction',
  'wind_speed',
  'wind_gust',
  'sea_level_pressure',
  'visibility',
  'pres_wx_MW1',
  'pres_wx_AW1',
  'precipitation',
  'precipitation_3_hour',
  'precipitation_6_hour',
  'precipitation_12_hour',
  'precipitation_24_hour',
];
const CODES = ['Measurement_Code', 'Quality_Code', 'Report_Type', 'Source_Code', 'Source_Station_ID'];
const NAMES = VALUES.flatMap((name) => [name, ...CODES.map((code) => `${name}_${code}`)]);
const HEAD = ['STATION', 'Station_name', 'DATE', 'LATITUDE', 'LONGITUDE', 'ELEVATION', ...NAMES];
const BASE = {
  STATION: 'VMM00048820',
  Station_name: 'HA NOI',
  DATE: '2026-11-12T06:00:00',
  LATITUDE: '21.0333',
  LONGITUDE: '105.8',
  ELEVATION: '6.0',
};

const line = (cells: Readonly<Record<string, string>>): string =>
  HEAD.map((name) => ({ ...BASE, ...cells })[name] ?? '').join('|');

function read(lines: readonly string[], head: readonly string[] = HEAD) {
  const order = { header: readGhcnhHeader(head.join('|')), id: 'VMM00048820', station: STATION, year: 2026, now: NOW };
  const reader = createGhcnhReader(order);
  for (const one of lines) reader.addLine(one);
  const reading = reader.finish();
  return { ...reading, rows: Array.from({ length: reading.table.length }, (_, at) => readRow(reading.table, at)) };
}
const readOne = (cells: Readonly<Record<string, string>>) => read([line(cells)]).rows[0]?.values;

it('reads the values of a line in their units', () => {
  const { rows, rejected } = read([
    line({
      temperature: '-1.3',
      dew_point_temperature: '-2',
      wind_direction: '40',
      wind_speed: '3.1',
      wind_gust: '12',
      sea_level_pressure: '999.9',
      visibility: '9.9',
      pres_wx_MW1: 'RA:63',
      pres_wx_AW1: 'TS:90',
      precipitation_6_hour: '12.5',
      precipitation_24_hour: '20',
    }),
  ]);
  expect(rejected).toBe(0);
  expect(rows).toEqual([
    {
      at: Date.parse('2026-11-12T06:00:00Z') / 1000,
      kind: ROW_KINDS.ghcnh,
      flags: {},
      values: {
        temperatureC: -1.3,
        dewPointC: -2,
        windDirectionDeg: 40,
        windMs: 3.1,
        gustMs: 12,
        pressureHpa: 999.9,
        visibilityM: 9900,
        weather: WEATHER.rain | WEATHER.thunder,
        rainMm: 12.5,
        rainHours: 6,
        rain24Mm: 20,
      },
    },
  ]);
});

describe('rain', () => {
  test.each<[string, Record<string, string>, object]>([
    ['one amount only', { precipitation_3_hour: '2', precipitation_6_hour: '5' }, { rainMm: 5, rainHours: 6 }],
    [
      'that of six hours before twelve',
      { precipitation_6_hour: '2', precipitation_12_hour: '5' },
      { rainMm: 2, rainHours: 6 },
    ],
    ['an amount of twelve hours', { precipitation_12_hour: '7' }, { rainMm: 7, rainHours: 12 }],
    ['an hour', { precipitation: '1.2' }, { rainMm: 1.2, rainHours: 1 }],
    [
      'no hour that repeats a longer amount',
      { precipitation: '5', precipitation_6_hour: '5' },
      { rainMm: 5, rainHours: 6 },
    ],
    [
      'the three hours that hold a dry one',
      { precipitation: '0', precipitation_3_hour: '5' },
      { rainMm: 5, rainHours: 3 },
    ],
    [
      'a trace as nothing',
      { precipitation_6_hour: '0.1', precipitation_6_hour_Measurement_Code: 'T' },
      { rainMm: 0, rainHours: 6 },
    ],
  ])('is %s', (_, cells, expected) => expect(readOne(cells)).toEqual(expected));

  test.each<[string, Record<string, string>]>([
    ['an estimate', { precipitation_6_hour: '3', precipitation_6_hour_Measurement_Code: 'E' }],
    ['an assumed zero', { precipitation_6_hour: '0', precipitation_6_hour_Measurement_Code: 'Z' }],
    ['an amount carried over', { precipitation_6_hour: '3', precipitation_6_hour_Measurement_Code: '24-hr-accum' }],
    ['a negative amount', { precipitation_6_hour: '-1' }],
    ['a suspect one', { precipitation_6_hour: '3', precipitation_6_hour_Quality_Code: '2' }],
    ['a running total', { DATE: '2026-11-12T06:20:00', precipitation: '3' }],
    ['amounts that contradict each other', { precipitation_3_hour: '9', precipitation_6_hour: '4' }],
    ['what is missing', { precipitation_6_hour: '-9999' }],
  ])('is never %s', (_, cells) => expect(readOne(cells)).toBeUndefined());
});

test.each([
  ['', '', true],
  ['1', '335', true],
  ['5', '343', true],
  ['5', '220', false],
  ['9-Missing', '343', true],
  ['A', '343', true],
  ['A', '382', false],
  ['2', '343', false],
  ['3', '220', false],
  ['6', '343', false],
  ['7', '343', false],
  ['s', '343', false],
  ['o', '', false],
  ['?', '343', false],
])('a value with quality %j of source %j counts: %j', (quality, source, expected) => {
  const found = readOne({ temperature: '20', temperature_Quality_Code: quality, temperature_Source_Code: source });
  expect(found?.temperatureC).toBe(expected ? 20 : undefined);
});

test.each(['FM15', 'FM-15', 'FM16_4-USA', 'METAR'])(
  'a value of an airport report (%s) is left to the airport',
  (kind) => {
    expect(readOne({ temperature: '20', temperature_Report_Type: kind, wind_speed: '2' })).toEqual({ windMs: 2 });
  },
);

test.each<[string, Record<string, string>, object]>([
  [
    'a variable direction',
    { wind_speed: '1', wind_direction: '0', wind_direction_Measurement_Code: 'V' },
    { windMs: 1 },
  ],
  ['a mean of an hour', { wind_speed: '9', wind_speed_Measurement_Code: 'R', wind_gust: '4' }, { gustMs: 4 }],
  ['a direction of 999', { wind_speed: '2', wind_direction: '999' }, { windMs: 2 }],
])('wind: %s', (_, cells, expected) => expect(readOne(cells)).toEqual(expected));

test.each<[string, string]>([
  ['cells', line({ temperature: '20' }).replace(/\|$/, '')],
  ['cells', line({ temperature: '20' }).slice(0, 90)],
  ['station', line({ STATION: 'VMM00048825', temperature: '20' })],
  ['time', line({ DATE: '2026-02-30T00:00:00' })],
  ['time', line({ DATE: '2026-11-12T24:00:00' })],
  ['time', line({ DATE: '2025-11-12T06:00:00' })],
  ['time', line({ DATE: '2026-11-21T06:00:00' })],
  ['place', line({ LATITUDE: '21.3' })],
  ['place', line({ LATITUDE: '' })],
  ['place', line({ ELEVATION: '500' })],
  ['value', line({ temperature: '2O' })],
])('a line is refused for its %s, and the others stay', (fault, bad) => {
  const { rows, rejected, lines, firstFault } = read([line({ temperature: '20' }), bad, line({ wind_speed: '3' })]);
  expect([rows.length, rejected, lines, firstFault]).toEqual([2, 1, 3, { line: 2, fault }]);
});

test.each([
  ['27.200000000000003', 27.2],
  ['.5', 0.5],
  ['+3', 3],
])('the number %s is read', (text, degrees) =>
  expect(readOne({ temperature: text })).toEqual({ temperatureC: degrees }),
);

it('an unknown height does not refuse a line', () => {
  expect(readOne({ ELEVATION: '-999.9', temperature: '20' })).toEqual({ temperatureC: 20 });
});

it('reads a file of the whole record, whose times are in columns of their own', () => {
  const head = ['Station_ID', 'Station_name', 'Year', 'Month', 'Day', 'Hour', 'Minute', ...HEAD.slice(3)];
  const cells = line({ temperature: '20' }).split('|');
  const { rows } = read([[...cells.slice(0, 2), '2026', '11', '12', '6', '0', ...cells.slice(3)].join('|')], head);
  expect(rows[0]).toMatchObject({ at: Date.parse('2026-11-12T06:00:00Z') / 1000, values: { temperatureC: 20 } });
});

it('refuses a file in tenths of a degree', () => {
  const lines = Array.from({ length: 9 }, (_, hour) => line({ DATE: `2026-11-12T0${hour}:00:00`, temperature: '251' }));
  expect(() => read(lines)).toThrow('9 of 9 temperatures are not in °C');
});

test.each([
  [HEAD.filter((name) => name !== 'temperature'), 'has no column temperature with its quality'],
  [HEAD.filter((name) => name !== 'precipitation_6_hour_Quality_Code'), 'has no column precipitation_6_hour'],
  [HEAD.filter((name) => name !== 'DATE'), 'has no column of time'],
  [['<!doctype html>'], 'has no columns of station and position'],
])('refuses other columns', (head, message) => expect(() => readGhcnhHeader(head.join('|'))).toThrow(message));
