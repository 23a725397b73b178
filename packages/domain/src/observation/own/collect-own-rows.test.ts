import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readRow } from '#observation/observation-table.ts';
import { formatMoment, parseDate } from '#time/vietnam-time.ts';
import { makeOwnCollector, type OwnReading } from './collect-own-rows.ts';

const NOW = (parseDate('2026-11-22') ?? 0) - 1;

function read(...rows: readonly string[]): OwnReading {
  const collector = makeOwnCollector(NOW);
  rows.every((row, at) => collector.addRow(row.split(';'), at + 1));
  return collector.finish();
}

function readValues(...rows: readonly string[]) {
  const reading = read(...rows);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return Array.from({ length: reading.table.length }, (_, at) => readRow(reading.table, at));
}

function readFaults(...rows: readonly string[]) {
  const reading = read(...rows);
  if (reading.ok) throw new Error('it was read');
  return reading.faults.map(({ code, row, column }) => [code, row, column]);
}

describe('a table of a station', () => {
  test.each<[string, string, string, object]>([
    [
      'Vietnamese heads and decimal commas',
      'Ngày giờ;Nhiệt độ (°C);Độ ẩm (%);Hướng gió',
      '20/11/2026 07:00;24,5;88;90',
      { temperatureC: 24.5, humidityPercent: 88, windDirectionDeg: 90 },
    ],
    [
      'units in heads',
      'time;wind_speed (km/h);gust [kt];temp (F);pressure (mmHg)',
      '2026-11-20 07:00;36;10;50;750',
      { windMs: 10, gustMs: 5.14, temperatureC: 10, stationPressureHpa: 999.92 },
    ],
    ['a column for the clock', 'Ngày;Giờ;Áp suất mực biển', '20/11/2026;7h;1012,3', { pressureHpa: 1012.3 }],
    ['wind, which is no hour', 'Ngày giờ;Gió (km/h)', '20/11/2026 07:00;7,2', { windMs: 2 }],
    ['wind beside the clock', 'Ngày;Giờ;GIÓ', '20/11/2026;7h;3,5', { windMs: 3.5 }],
    ['wind without its mark but with a unit', 'Ngay;Gio;Gio (m/s)', '20/11/2026;7h;3,5', { windMs: 3.5 }],
    ['gaps', 'time;temp;rh', '2026-11-20 07:00;-;NA', {}],
    ['a value that cannot be: it is flagged later, not lost', 'time;temp', '2026-11-20 07:00;99', { temperatureC: 99 }],
  ])('may have %s', (_, head, row, values) => {
    const [first] = readValues(head, row);
    expect(first?.values).toEqual(values);
    expect(formatMoment(first?.at ?? 0)).toBe('2026-11-20T07:00:00+07:00');
  });

  it('has Vietnam’s clock, or what it says itself', () => {
    const times = (head: string, cell: string) =>
      readValues(`${head};temp`, `${cell};20`).map(({ at }) => formatMoment(at).slice(11, 16));
    expect(times('time', '2026-11-20 07:00')).toEqual(['07:00']);
    expect(times('Time (UTC)', '2026-11-20 07:00')).toEqual(['14:00']);
    expect(times('Time (UTC)', '2026-11-20T07:00+07:00')).toEqual(['07:00']);
    expect(times('time', '2026-11-20T07:00Z')).toEqual(['14:00']);
    expect(times('Time (UTC+7)', '2026-11-20 07:00')).toEqual(['07:00']);
  });

  it('says of rain how long it fell, by the step of its rows, and counts gaps and repeated rows', () => {
    const rows = ['00', '10', '20', '20', '40'].map((minute) => `2026-11-20 07:${minute};0.2`);
    const reading = read('title', '', 'time;rain;note', ...rows);
    expect(reading).toMatchObject({
      ok: true,
      rows: 5,
      repeatedRows: 1,
      stepMinutes: 10,
      gaps: 1,
      ignoredColumns: ['note'],
    });
    expect(readValues('time;rain', ...rows)[0]?.values).toEqual({ rainMm: 0.2, rainHours: 0.17 });
  });
});

describe('a table with faults is refused as a whole, and says where', () => {
  const HEAD = 'time;temp;rain';
  const GOOD = '2026-11-20 07:00;24.5;0';
  test.each<[string[], unknown[]]>([
    [
      ['a;b;c', '1;2;3'],
      ['missingColumn', null, 'time'],
    ],
    [
      ['time;note', '2026-11-20;x'],
      ['missingColumn', null, 'time'],
    ],
    [
      ['time;temp;temp', GOOD],
      ['columnTwice', null, 'temp'],
    ],
    [
      ['time;wind (furlong)', GOOD],
      ['unknownUnit', null, 'wind (furlong)'],
    ],
    [[HEAD], ['noRows', null, null]],
    [
      [HEAD, GOOD],
      ['unknownStep', null, 'rainMm'],
    ],
    [
      [HEAD, ';24;0'],
      ['noTime', 2, 'time'],
    ],
    [
      [HEAD, '31/02/2026 07:00;24;0'],
      ['wrongTime', 2, 'time'],
    ],
    [
      [HEAD, '11/20/2026 07:00;24;0'],
      ['monthFirst', 2, 'time'],
    ],
    [
      [HEAD, '2026-11-22 00:05;24;0'],
      ['future', 2, 'time'],
    ],
    [
      [HEAD, GOOD, '2026-11-20 08:00;abc;0'],
      ['noNumber', 3, 'temperatureC'],
    ],
    [
      [HEAD, GOOD, '2026-11-20 08:00;=1+1;0'],
      ['formula', 3, 'temperatureC'],
    ],
    [
      [HEAD, GOOD, '2026-11-20 08:00;24,5;0'],
      ['mixedMarks', 3, 'temperatureC'],
    ],
    [
      ['time;temp', '2026-11-20 08:00;24.512'],
      ['ambiguousMark', 2, 'temperatureC'],
    ],
    [
      [HEAD, GOOD, '2026-11-20 07:00;24.6;0'],
      ['conflict', 3, null],
    ],
  ])('%j', (rows, fault) => expect(readFaults(...rows)).toContainEqual(fault));

  it('lists a hundred of them and counts all', () => {
    const rows = Array.from({ length: 150 }, () => 'x;1;1');
    expect(read(HEAD, ...rows)).toMatchObject({ ok: false, count: 150, faults: { length: 100 } });
  });
});

it('what is written is what is read', () => {
  const row = fc.record({ hour: fc.nat(40), tenths: fc.integer({ min: -400, max: 900 }), isComma: fc.boolean() });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ hour }) => hour, minLength: 1 }), fc.boolean(), (rows, isComma) => {
      const start = parseDate('2026-11-20') ?? 0;
      const lines = rows.map(({ hour, tenths }) => {
        const value = (tenths / 10).toFixed(1);
        return `${formatMoment(start + hour * 3600)};${isComma ? value.replace('.', ',') : value}`;
      });
      const found = readValues('time;temp', ...lines).map(({ at, values }) => [at, values.temperatureC]);
      expect(found).toEqual(rows.map(({ hour, tenths }) => [start + hour * 3600, tenths / 10]));
    }),
  );
});
