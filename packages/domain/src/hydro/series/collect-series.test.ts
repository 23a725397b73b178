import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '#time/vietnam-time.ts';
import { makeSeriesCollector, type SeriesAnswers } from './collect-series.ts';

const HEAD = ['Ngày', 'Lưu lượng đến (m³/s)', 'Mưa (mm)', 'Nhiệt độ (°C)'];
const collectWith = (answers: SeriesAnswers, ...rows: readonly (readonly string[])[]) => {
  const collector = makeSeriesCollector(answers);
  for (const [at, row] of rows.entries()) if (!collector.addRow(row, at + 1)) break;
  return collector.finish();
};
const collect = (...rows: readonly (readonly string[])[]) => collectWith({}, ...rows);
const read = (...rows: readonly (readonly string[])[]) => {
  const reading = collect(...rows);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading;
};
const faults = (...rows: readonly (readonly string[])[]) => {
  const reading = collect(...rows);
  if (reading.ok) throw new Error('it was read');
  return reading.faults.map(({ code, row, otherRow, column }) => [code, row, column, ...(otherRow ? [otherRow] : [])]);
};

describe('a file of an operator', () => {
  it('is a series of days with its gaps', () => {
    const { series, summary } = read(
      HEAD,
      ['01/03/2020', '12,5', '0', '25'],
      ['02/03/2020', '', '3,2', '26'],
      ['05/03/2020', '14', '0', '-'],
    );
    expect(series.step).toBe('day');
    expect(formatMoment(series.from)).toBe('2020-03-01T00:00:00+07:00');
    expect([...series.flow]).toEqual([12.5, NaN, NaN, NaN, 14]);
    expect([...series.rainMm]).toEqual([0, 3.2, NaN, NaN, 0]);
    expect(series.peMm).toBeNull();
    expect(summary).toMatchObject({
      rows: 3,
      repeatedRows: 0,
      decimalMark: ',',
      gapSteps: { flow: 3, rain: 2, temperature: 3 },
    });
    expect(summary.gaps[0]).toEqual({ column: 'flow', from: series.from + 86_400, steps: 3 });
  });

  it('is read with English heads in any order, by the hour, in mm, with its hour apart', () => {
    const { series } = read(
      ['Rain', 'note', 'PET mm', 'Inflow (mm)', 'Hour', 'Date'],
      ['1.5', 'x', '0.1', '0.02', '0', '2020-03-01'],
      ['0.0', '', '0.2', '0.03', '1', '2020-03-01'],
      ['0.0', '', '0.2', '0.04', '3', '2020-03-01'],
      ['0.0', '', '0.2', '0.04', '4', '2020-03-01'],
    );
    expect(series).toMatchObject({ step: 'hour', flowUnit: 'mm', temperatureC: null });
    expect([...series.flow]).toEqual([0.02, 0.03, NaN, 0.04, 0.04]);
  });

  it('is sorted, and a row that says the same again is counted', () => {
    const { series, summary } = read(
      HEAD,
      ['03/03/2020', '3', '0', '25'],
      ['01/03/2020', '1', '0', '25'],
      ['02/03/2020', '2', '0', '25'],
      ['01/03/2020', '1', '0', '25'],
    );
    expect([...series.flow]).toEqual([1, 2, 3]);
    expect(summary).toMatchObject({ wasUnordered: true, repeatedRows: 1, rows: 4 });
  });

  it('names what it did not read', () => {
    const { summary } = read(
      ['ngày', 'Q đến (m³/s)', 'mưa', 'PE', 'Gió', 'Ghi chú'],
      ...['1', '2'].map((day) => [`${day}/3/2020`, '1', '0', '2', '3', '']),
    );
    expect(summary).toMatchObject({ ignoredColumns: ['Gió', 'Ghi chú'] });
  });
});

describe('rows that are wrong', () => {
  it('are all named, and nothing is read', () => {
    expect(
      faults(
        HEAD,
        ['13/25/2020', '1', '0', '25'],
        ['01/25/2020', '1', '0', '25'],
        ['', '1', '0', '25'],
        ['02/03/2020', '=1+1', '0', '25'],
        ['03/03/2020', '1', 'nhiều', '25'],
        ['04/03/2020', '1', '@cmd', '25'],
      ),
    ).toEqual([
      ['wrongTime', 2, 'time'],
      ['monthFirst', 3, 'time'],
      ['noTime', 4, 'time'],
      ['formula', 5, 'flow'],
      ['noNumber', 6, 'rain'],
      ['formula', 7, 'rain'],
    ]);
  });

  it('say two things about one time', () => {
    expect(
      faults(HEAD, ['01/03/2020', '1', '0', '25'], ['02/03/2020', '1', '0', '25'], ['01/03/2020', '9', '0', '25']),
    ).toEqual([['conflict', 4, 'flow', 2]]);
  });

  it('cannot be: negative or beyond what is possible', () => {
    expect(faults(HEAD, ['01/03/2020', '-1', '0', '25'], ['02/03/2020', '1', '9000', '70'])).toEqual([
      ['negative', 2, 'flow'],
      ['tooHigh', 3, 'rain'],
      ['tooHigh', 3, 'temperature'],
    ]);
  });

  it('leave open whether a mark separates thousands', () => {
    expect(faults(HEAD, ['01/03/2020', '1.234', '0', '25'], ['02/03/2020', '1.250', '0', '25'])).toEqual([
      ['ambiguousMark', 2, 'flow'],
      ['ambiguousMark', 3, 'flow'],
    ]);
    expect(faults(HEAD, ['01/03/2020', '1.234', '0,5', '25'], ['02/03/2020', '900', '0', '25'])).toEqual([
      ['ambiguousMark', 2, 'flow'],
    ]);
    expect(faults(HEAD, ['01/03/2020', '1.5', '0', '25'], ['02/03/2020', '1,5', '0', '25'])).toEqual([
      ['mixedMarks', 3, 'flow', 2],
    ]);
    expect([...read(HEAD, ['01/03/2020', '1.234', '0.5', '25'], ['02/03/2020', '9', '0', '25']).series.flow]).toEqual([
      1.234, 9,
    ]);
  });

  it('have thousands where one number shows them, or their owner says so', () => {
    const rows = [
      ['01/03/2020', '1.234', '0', '25'],
      ['02/03/2020', '12.345.678', '0', '25'],
    ];
    const head = ['Ngày', 'Q (m³/ngày)', 'Mưa', 'Nhiệt độ'];
    expect([...read(head, ...rows).series.flow]).toEqual(
      [1234, 12_345_678].map((value) => Number((value / 86_400).toPrecision(12))),
    );
    const asked = collectWith(
      { decimalMark: ',' },
      HEAD,
      ['01/03/2020', '1.234', '0,5', '25'],
      ['02/03/2020', '900', '0', '25'],
    );
    expect(asked.ok && [...asked.series.flow]).toEqual([1234, 900]);
  });

  it('are listed up to a hundred and counted beyond', () => {
    const reading = collect(HEAD, ...Array.from({ length: 150 }, () => ['x', '1', '0', '25']));
    expect(reading).toMatchObject({ ok: false, count: 150 });
    expect(reading.ok ? 0 : reading.faults.length).toBe(100);
  });
});

describe('steps that are none', () => {
  const rows = (...times: string[]) => times.map((time, at) => [time, String(at), '0', '25']);

  it('are told from days and hours', () => {
    expect(faults(HEAD, ...rows('01/03/2020', '08/03/2020', '15/03/2020'))).toEqual([['unknownStep', null, null]]);
    expect(faults(HEAD, ...rows('01/03/2020'))).toEqual([['tooFewRows', null, null]]);
    const hour = (at: number) => `01/03/2020 ${at}:00`;
    expect(faults(HEAD, ...rows(hour(0), hour(6), hour(12), hour(18)))).toEqual([['unknownStep', null, null]]);
    expect(faults(HEAD, ...rows(hour(0), hour(1), hour(2), '01/03/2020 2:30', hour(3), hour(4)))).toEqual([
      ['offStep', 5, 'time'],
    ]);
  });

  it('change within a file', () => {
    const hours = Array.from({ length: 12 }, (_, at) => `01/03/2020 ${at}:00`);
    const days = ['02/03/2020 11:00', '03/03/2020 11:00', '04/03/2020 11:00'];
    expect(faults(HEAD, ...rows(...hours, ...days))).toEqual([['mixedSteps', 14, 'time']]);
    expect(faults(HEAD, ...rows('01/03/2020', '02/03/2020', '03/03/2020', '03/03/2020 01:00', '04/03/2020'))).toEqual([
      ['mixedSteps', 5, 'time'],
    ]);
  });

  it('are days at whatever time of day they stand', () => {
    expect(formatMoment(read(HEAD, ...rows('01/03/2020 07:00', '02/03/2020 07:00')).series.from)).toBe(
      '2020-03-01T00:00:00+07:00',
    );
  });
});

describe('dates with the month first', () => {
  // 1 to 12 March as 3/1 to 3/12: every day is a valid month too.
  const hours = Array.from({ length: 12 * 24 }, (_, at) => [
    `03/${String(Math.floor(at / 24) + 1).padStart(2, '0')}/2020 ${at % 24}:00`,
    '1',
    '0',
    '25',
  ]);
  it('are refused where more steps than rows would be missing', () => {
    expect(faults(HEAD, ...hours)).toEqual([['mostlyGaps', null, null]]);
  });
  it('leave as many missing steps as rows alone', () => {
    const days = ['01/03/2020', '02/03/2020', '03/03/2020'].map((day) => [day, '1', '0', '25']);
    expect(
      read(HEAD, ...days, ['06/03/2020', '2', '0', '25'], ['07/03/2020', '2', '0', '25']).series.flow,
    ).toHaveLength(7);
  });
});

describe('heads that are wrong', () => {
  it('lack a column or have one twice', () => {
    expect(faults(['Ngày', 'Mưa'])).toEqual([
      ['missingColumn', 1, 'flow'],
      ['missingColumn', 1, 'pe'],
    ]);
    expect(faults(['Ngày', 'Mưa', 'Q (m³/s)', 'Lưu lượng đến (m³/s)', 'PE'])).toEqual([['columnTwice', 1, 'flow']]);
    expect(faults(['a', 'b'])).toHaveLength(4);
    expect(faults()).toEqual([['empty', null, null]]);
    expect(faults(HEAD, ['01/03/2020', '', '0', '25'], ['02/03/2020', '', '0', '25'])).toEqual([
      ['emptyColumn', null, 'flow'],
    ]);
  });
});

describe('a unit', () => {
  const days = [
    ['01/03/2020', '864', '0', '25'],
    ['02/03/2020', '1728', '0', '25'],
  ];
  const flowOf = (head: string, answers: SeriesAnswers = {}) => {
    const reading = collectWith(answers, ['Ngày', head, 'Mưa (mm)', 'Nhiệt độ (°C)'], ...days);
    return reading.ok
      ? [reading.series.flowUnit, ...reading.series.flow]
      : reading.faults.map(({ code, row, column, cell }) => [code, row, column, cell]);
  };

  it.each([
    ['Q (m³/s)', ['m3s', 864, 1728]],
    ['Lưu lượng đến ngày (m3/s)', ['m3s', 864, 1728]],
    ['Q mm/ngày', ['mm', 864, 1728]],
    ['Inflow (L/s)', ['m3s', 0.864, 1.728]],
    ['Q (ML/day)', ['m3s', 10, 20]],
    ['Q (m³/ngày)', ['m3s', 0.01, 0.02]],
  ])('of the flow is named by its head: %s', (head, expected) => {
    expect(flowOf(head)).toEqual(expected);
  });

  it('of the flow is asked for where the head has none or a foreign one', () => {
    expect(flowOf('Q')).toEqual([['unitMissing', 1, 'flow', 'Q']]);
    expect(flowOf('Lưu lượng đến (ngày)')).toEqual([['unitMissing', 1, 'flow', 'Lưu lượng đến (ngày)']]);
    expect(flowOf('Q (m3)')).toEqual([['unknownUnit', 1, 'flow', 'Q (m3)']]);
    expect(flowOf('Q', { flowUnit: 'mld' })).toEqual(['m3s', 10, 20]);
    expect(flowOf('Q', { flowUnit: 'mm' })).toEqual(['mm', 864, 1728]);
    expect(flowOf('Q (m³/s)', { flowUnit: 'mm' })).toEqual(['m3s', 864, 1728]);
  });

  it('of rain, evapotranspiration and temperature is ours or refused', () => {
    expect(faults(['Ngày', 'Q (m³/s)', 'Mưa (inch)', 'T (°F)'], ...days)).toEqual([
      ['unknownUnit', 1, 'rain'],
      ['unknownUnit', 1, 'temperature'],
    ]);
  });
});

describe('a head', () => {
  const rows = [
    ['01/03/2020', '1', '0', '25'],
    ['02/03/2020', '2', '0', '25'],
  ];

  it('may stand below titles', () => {
    const { series, summary } = read(['BẢNG SỐ LIỆU HỒ A'], [''], ['Đơn vị: trạm', '2020'], HEAD, ...rows);
    expect([...series.flow]).toEqual([1, 2]);
    expect(summary.rows).toBe(2);
  });

  it('is the row that lacks least where it is not whole', () => {
    expect(faults(['Hồ A'], ['Ngày', 'Mưa', 'PE'], ...rows)).toEqual([['missingColumn', 2, 'flow']]);
  });

  it('is looked for in ten rows', () => {
    const titles = Array.from({ length: 10 }, (_, at) => [`dòng ${at}`]);
    expect(read(...titles.slice(1), HEAD, ...rows).series.flow).toHaveLength(2);
    expect(faults(...titles, HEAD, ...rows)).toHaveLength(4);
  });
});

describe('sizes', () => {
  it('end at a number of rows', () => {
    const collector = makeSeriesCollector({}, 500);
    collector.addRow(HEAD, 1);
    const row = ['01/03/2020', '1', '0', '25'];
    let at = 1;
    while (collector.addRow(row, ++at));
    expect(at).toBe(502);
    expect(collector.finish()).toMatchObject({ ok: false, faults: [{ code: 'tooManyRows' }] });
  });

  it('end at a length between the first and the last row', () => {
    const hours = Array.from({ length: 5 }, (_, at) => [`01/03/1950 ${at}:00`, '1', '0', '25']);
    expect(faults(HEAD, ...hours, ['01/03/2020 0:00', '1', '0', '25'])).toEqual([['tooLong', null, null]]);
  });
});

describe('any cells', () => {
  it('give a series or faults, never both and never an error', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('01/03/2020', '2020-03-02', '1,5', '2.5', '=A1', ''));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }), (rows) => {
        const reading = collect(HEAD, ...rows);
        expect(reading.ok ? reading.series.flow.length : reading.count).toBeGreaterThan(0);
      }),
    );
  });
});
