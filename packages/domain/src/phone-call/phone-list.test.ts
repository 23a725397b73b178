import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePhoneCollector } from './phone-list.ts';
import { readPhoneCell } from './read-phone-cell.ts';

describe('a cell', () => {
  it.each([
    ['0912345678', '+84912345678', false],
    ['+84 912.345.678', '+84912345678', false],
    ['0084912345678', '+84912345678', false],
    ["'0912-345-678", '+84912345678', false],
    ['84912345678', '+84912345678', false],
    ['912345678', '+84912345678', true],
    ['912345678.0', '+84912345678', true],
    ['2438252525', '+842438252525', true],
    ['024 3825 2525', '+842438252525', false],
    ['0912.345.000', '+84912345000', false],
    ['0912.34.50.00', '+84912345000', false],
    ['84.912.345.000', '+84912345000', false],
    ['0912345678.00', '+84912345678', false],
    ['0243825353.0', '+84243825353', false],
    ['+84 (0)912 345 678', '+84912345678', false],
    ['\u200e0912\u2011345\u2013678', '+84912345678', false],
    ['０９１２３４５６７８', '+84912345678', false],
  ])('%s is %s', (text, phone, isRestored) => {
    expect(readPhoneCell(text)).toEqual({ ok: true, phone, isRestored });
  });

  it.each([
    ['', 'empty'],
    ['=HYPERLINK("http://x")', 'formula'],
    ['@SUM(A1)', 'formula'],
    ['8.49E+10', 'scientific'],
    ['8,49E10', 'scientific'],
    ['0912345678; 0987654321', 'several'],
    ['0912345678/0987654321', 'several'],
    ['chưa có', 'letters'],
    ['+1 202 555 0100', 'foreign'],
    ['1900 1234', 'hotline'],
    ['18001234', 'hotline'],
    ['091234', 'tooShort'],
    ['091234567890', 'tooLong'],
    ['0612345678', 'unknownPrefix'],
  ])('%s is refused as %s', (text, fault) => {
    expect(readPhoneCell(text)).toEqual({ ok: false, fault });
  });

  it('never throws, and never makes a number that is none', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (text) => {
        const cell = readPhoneCell(text);
        if (cell.ok) expect(cell.phone).toMatch(/^\+84(?:[35789]\d{8}|2\d{8,9})$/);
      }),
    );
  });
});

function collect(rows: readonly (readonly string[])[], most?: number, column: string | null = null) {
  const collector = makePhoneCollector({ ...(most === undefined ? {} : { mostRows: most }), column });
  for (const [at, cells] of rows.entries()) if (!collector.addRow(cells, at + 1)) break;
  return collector.finish();
}

describe('a list', () => {
  it.each(['Số điện thoại', 'SĐT', 'Điện thoại liên hệ', 'Phone number', 'mobile', 'Di động'])(
    'has its numbers in the column %s, though another has more',
    (head) => {
      const list = collect([
        ['Mã', head],
        ['0987654321', '0912345678'],
        ['0987654322', ''],
      ]);
      expect(list).toMatchObject({ rows: 2, faulty: 1, phones: Float64Array.of(84912345678) });
    },
  );

  it('finds the column by its numbers where no head names it, below titles', () => {
    const list = collect([['Danh sách 2026'], ['Tên', 'Máy'], ['An', '0912345678'], ['Bình', '12']]);
    expect(list).toMatchObject({ faulty: 3, phones: Float64Array.of(84912345678) });
  });

  it('names row and column of each fault, and counts repeated and restored numbers', () => {
    const list = collect([
      ['Tên', 'SĐT'],
      ['An', '0912345678'],
      ['B', '+84912345678'],
      ['C', '987654321'],
      ['D', 'x'],
      [],
    ]);
    expect(list).toMatchObject({ rows: 4, faulty: 1, duplicates: 1, restored: 1 });
    expect('notes' in list && list.notes).toEqual([
      { row: 3, column: 2, text: '+84912345678', note: 'duplicate' },
      { row: 4, column: 2, text: '987654321', note: 'restored' },
      { row: 5, column: 2, text: 'x', note: 'letters' },
    ]);
  });

  it('of several columns whose heads fit has the one with numbers, as in an export of contacts', () => {
    const list = collect([
      ['Name', 'Phone 1 - Type', 'Phone 1 - Value', 'Phone 2 - Type', 'Phone 2 - Value'],
      ['An', 'Mobile', '0912345678', '', ''],
      ['Bình', 'Home', '0987654321', 'Work', '024 3825 2525'],
      ['Cúc', 'Mobile', '0987654322', '', ''],
    ]);
    expect(list).toMatchObject({ faulty: 0, phones: Float64Array.of(84912345678, 84987654321, 84987654322) });
  });

  it('is asked about where two columns hold numbers, and read by the one that its owner names', () => {
    const rows = [
      ['Tên', 'SĐT 1', 'SĐT 2'],
      ['An', '0912345678', '0912345679'],
      ['Bình', '0987654321', '0987654320'],
    ];
    expect(collect(rows)).toEqual({ fault: 'severalColumns', columns: ['B “SĐT 1”', 'C “SĐT 2”'] });
    expect(collect(rows, undefined, 'C')).toMatchObject({ phones: Float64Array.of(84912345679, 84987654320) });
  });

  it('leaves out rows that a spreadsheet hides, and says which', () => {
    const collector = makePhoneCollector();
    collector.addRow(['SĐT'], 1);
    collector.addRow(['0912345678'], 2);
    collector.addRow(['0987654321'], 3, true);
    const list = collector.finish();
    expect(list).toMatchObject({ rows: 1, hidden: 1, faulty: 0, phones: Float64Array.of(84912345678) });
    expect('notes' in list && list.notes).toEqual([{ row: 3, column: 1, text: '0987654321', note: 'hidden' }]);
  });

  it('reads texts that formulas only join, and no other formula', () => {
    const list = collect([
      ['Số', 'SĐT'],
      ['912345678', '="0912345679"'],
      ['987654321', '="0"&A3'],
      ['987654322', '="0"&A3'],
      ['987654323', '="0"&A5*1'],
    ]);
    expect(list).toMatchObject({ faulty: 2, phones: Float64Array.of(84912345679, 84987654321) });
  });

  it('is refused whole with one row too many, and without a number', () => {
    const rows = Array.from({ length: 4 }, (_, at) => [`091234567${at}`]);
    expect(collect([['SĐT'], ...rows], 4)).toMatchObject({ rows: 4 });
    expect(collect([['SĐT'], ...rows, ['0912345679']], 4)).toEqual({ fault: 'tooManyRows' });
    expect(collect([['Tên'], ['An']])).toEqual({ fault: 'noColumn' });
    expect(collect([])).toEqual({ fault: 'noColumn' });
  });

  it('holds each right number once, whatever the rows are', () => {
    const cells = fc.oneof(
      fc.constantFrom('0912345678', '912345678', '84912345678', 'x', ''),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 120 }), (column) => {
        const list = collect([['SĐT'], ...column.map((cell) => [cell])]);
        if (!('phones' in list)) return;
        const right = column.flatMap((cell) => {
          const read = readPhoneCell(cell);
          return read.ok ? [Number(read.phone.slice(1))] : [];
        });
        expect([...list.phones]).toEqual([...new Set(right)]);
        expect(list.phones.length + list.faulty + list.duplicates).toBe(list.rows);
      }),
    );
  });
});
