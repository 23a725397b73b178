import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Element } from '#observation/element.table.ts';
import { listFlags, makeHours, makeTable } from '#observation/made-table.fixture.ts';
import { QUALITY_FLAGS, readRow } from '#observation/observation-table.ts';
import { checkSeries } from './check-series.ts';

const { range, step, stuck, neighbours, inconsistent } = QUALITY_FLAGS;

function check(element: Element, values: readonly (number | null)[]): number[] {
  const table = makeHours(element, values);
  checkSeries(table);
  return listFlags(table, element);
}

describe('range', () => {
  test.each<[Element, number, number]>([
    ['temperatureC', 46, 46.01],
    ['temperatureC', -10, -10.01],
    ['pressureHpa', 1050, 1050.1],
    ['windMs', 65, 65.1],
    ['humidityPercent', 100, 100.5],
  ])('%s of %d passes, of %d does not', (element, inside, outside) => {
    expect(check(element, [inside])).toEqual([0]);
    expect(check(element, [outside])).toEqual([range]);
  });

  it('believes more rain of more hours', () => {
    const table = makeTable([
      [0, { rainMm: 301, rainHours: 1 }],
      [60, { rainMm: 300, rainHours: 1 }],
      [120, { rainMm: 1000, rainHours: 6 }],
      [180, { rainMm: 1740, rainHours: 24 }],
    ]);
    checkSeries(table);
    expect(listFlags(table, 'rainMm')).toEqual([range, 0, 0, 0]);
  });
});

describe('step', () => {
  test.each<[string, (number | null)[], number[]]>([
    ['a spike', [25, 25, 36, 25, 25], [0, 0, step, 0, 0]],
    ['a spike down', [25, 25, 14, 25, 25], [0, 0, step, 0, 0]],
    ['just within the limit', [25, 25, 35, 25, 25], [0, 0, 0, 0, 0]],
    ['a fall that lasts, as behind a squall line', [35, 35, 24, 24, 24], [0, 0, 0, 0, 0]],
    ['the newest value, until the next one comes', [25, 25, 36], [0, 0, step]],
    ['and its next one', [25, 25, 36, 36], [0, 0, 0, 0]],
    ['a gap of three hours gives more room', [25, null, null, 44, null, null, 25], [0, 0, 0]],
    ['behind a longer gap nothing is compared', [25, null, null, null, null, 40], [0, 0]],
    ['what is out of range is no neighbour', [25, 60, 25], [0, range, 0]],
    ['two spikes', [25, 40, 25, 40, 25], [0, step, 0, step, 0]],
  ])('%s', (_, values, flags) => expect(check('temperatureC', values)).toEqual(flags));

  it('lets the eye of a typhoon pass', () =>
    expect(check('pressureHpa', [990, 976, 962, 976, 990])).toEqual([0, 0, 0, 0, 0]));
});

describe('persistence', () => {
  const hours = (count: number, value: number) => Array.from({ length: count }, () => value);
  it('flags all values of a sensor that stands still for too long, and none before', () => {
    expect(check('pressureHpa', [1009, ...hours(18, 1010), 1011])).toEqual(hours(20, 0));
    expect(check('pressureHpa', [1009, ...hours(19, 1010), 1011])).toEqual([0, ...hours(19, stuck), 0]);
  });
  it('knows that calm and dry spells are long', () => {
    expect(check('windMs', hours(100, 0))).toEqual(hours(100, 0));
    expect(check('windMs', hours(100, 2))).toEqual(hours(100, stuck));
    expect(check('rainMm', hours(100, 0))).toEqual(hours(100, 0));
    expect(check('rainMm', hours(13, 0.2))).toEqual(hours(13, stuck));
  });
  it('needs reports, not time alone', () => {
    const rows = [0, 6, 12, 18, 24, 30, 36].map((hour) => [hour * 60, { pressureHpa: 1010 }] as const);
    const table = makeTable(rows);
    checkSeries(table);
    expect(listFlags(table, 'pressureHpa')).toEqual(hours(7, 0));
  });
});

it('doubts both values that contradict each other', () => {
  const table = makeTable([
    [0, { temperatureC: 25, dewPointC: 26 }],
    [60, { temperatureC: 25, dewPointC: 26.1 }],
    [120, { windMs: 8, gustMs: 7 }],
    [180, { temperatureMaxC: 20, temperatureMinC: 21 }],
  ]);
  checkSeries(table);
  expect(listFlags(table, 'dewPointC')).toEqual([0, inconsistent, 0, 0]);
  expect(listFlags(table, 'temperatureC')).toEqual([0, inconsistent, 0, 0]);
  expect(listFlags(table, 'gustMs')).toEqual([0, 0, inconsistent, 0]);
  expect(listFlags(table, 'temperatureMinC')).toEqual([0, 0, 0, inconsistent]);
});

it('changes no value, keeps the flags of the neighbours, and says the same again', () => {
  const wild = fc.option(fc.oneof(fc.integer({ min: -30, max: 70 }), fc.constant(25)));
  fc.assert(
    fc.property(fc.array(wild, { maxLength: 80 }), (values) => {
      const table = makeHours('temperatureC', values);
      const before = Array.from({ length: table.length }, (_, at) => readRow(table, at).values);
      if (table.length > 0) table.flags[0] = neighbours | stuck;
      checkSeries(table);
      const flags = listFlags(table, 'temperatureC');
      checkSeries(table);
      expect(listFlags(table, 'temperatureC')).toEqual(flags);
      expect(Array.from({ length: table.length }, (_, at) => readRow(table, at).values)).toEqual(before);
      if (flags.length > 0) expect((flags[0] as number) & neighbours).toBe(neighbours);
    }),
  );
});
