import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer, listOf, matching, number, oneOf, optional, readTable, text } from './read-table.ts';

const COLUMNS = {
  code: matching(/^\d{2}$/, 'two digits'),
  name: text,
  kind: oneOf(['city', 'town']),
  lat: number,
  heightM: optional(integer),
  otherNames: listOf(text),
};
const HEADER = 'code,name,kind,lat,heightM,otherNames';
const read = (...lines: string[]) =>
  readTable('towns.csv', `${lines.join('\n')}\n`, COLUMNS, { unique: ['code', 'name'] });
const readRow = (line: string) => read(HEADER, line);

describe('readTable', () => {
  it('reads typed rows and passes over comments', () => {
    expect(
      read('# Source: none', HEADER, '01,Huế,city,16.46,,', '# more', '02,Đà Lạt,town,-11.9,1500,Dalat;Lang Bian'),
    ).toEqual([
      { code: '01', name: 'Huế', kind: 'city', lat: 16.46, heightM: null, otherNames: [] },
      { code: '02', name: 'Đà Lạt', kind: 'town', lat: -11.9, heightM: 1500, otherNames: ['Dalat', 'Lang Bian'] },
    ]);
  });

  it('reads the columns in any order', () => {
    expect(readTable('t.csv', 'b,a\n1,x\n', { a: text, b: integer })).toEqual([{ a: 'x', b: 1 }]);
  });

  it('reads quotes round a comma, a quote and a number sign', () => {
    const rows = readTable('t.csv', 'a,b\n"Back Beach, Vung Tau","say ""so"""\n"#1",""\n', {
      a: text,
      b: optional(text),
    });
    expect(rows).toEqual([
      { a: 'Back Beach, Vung Tau', b: 'say "so"' },
      { a: '#1', b: null },
    ]);
  });

  it('reads back any cells that are quoted', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((part) =>
      part
        .normalize('NFC')
        .replace(/[\r\n\uFFFD]/g, '')
        .trim(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const quote = (part: string) => `"${part.replaceAll('"', '""')}"`;
        const csv = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\n').normalize('NFC');
        const found = readTable('t.csv', `${csv}\n`, { a: optional(text), b: optional(text) });
        expect(found.map(({ a, b }) => [a ?? '', b ?? ''])).toEqual(rows);
      }),
    );
  });

  it.each([
    ['02,Huế,city,x,,', 'towns.csv:2: lat: "x" is not a number'],
    ['02,Huế,city,,,', 'towns.csv:2: lat: "" is not a number'],
    ['02,Huế,city,1e3,,', 'towns.csv:2: lat: "1e3" is not a number'],
    ['02,Huế,city,1,2.5,', 'towns.csv:2: heightM: "2.5" is not a whole number'],
    ['2,Huế,city,1,,', 'towns.csv:2: code: "2" is not two digits'],
    ['02,,city,1,,', 'towns.csv:2: name: "" is empty'],
    ['02, Huế,city,1,,', 'towns.csv:2: name: " Huế" begins or ends with a space'],
    ['02,Huế,village,1,,', 'towns.csv:2: kind: "village" is none of city, town'],
    ['02,Huế,city,1,,Hue;', 'towns.csv:2: otherNames: "Hue;" is empty'],
    ['02,Huế,city,1,', 'towns.csv:2: 5 cells, the header has 6: 02,Huế,city,1,'],
    ['', 'towns.csv:2: 1 cells, the header has 6: '],
    ['02,"Huế,city,1,,', 'towns.csv:2: a quote is out of place: "Huế,city,1,,'],
    ['02,"Huế"x,city,1,,', 'towns.csv:2: a quote is out of place: "Huế"x,city,1,,'],
    ['02,Huế,city,1,,\r', 'towns.csv:2: a line ends with CR LF'],
    ['02,Hu\uFFFD,city,1,,', 'towns.csv:2: text is not UTF-8'],
    [`02,${'Huế'.normalize('NFD')},city,1,,`, 'towns.csv:2: text is not in NFC'],
  ])('says in one line what is wrong with the row %j', (line, message) => {
    expect(() => readRow(line)).toThrow(new Error(message));
  });

  it('refuses a list of another length', () => {
    const columns = { months: listOf(number, 3) };
    expect(readTable('t.csv', 'months\n1;2;3\n', columns)).toEqual([{ months: [1, 2, 3] }]);
    expect(() => readTable('t.csv', 'months\n1;2\n', columns)).toThrow(
      new Error('t.csv:2: months: "1;2" has 2 values, not 3'),
    );
  });

  it('names the line of a value that stands twice', () => {
    expect(() => read(HEADER, '01,Huế,city,1,,', '# more', '01,Vinh,city,1,,')).toThrow(
      new Error('towns.csv:4: code: "01" stands in line 2 already'),
    );
    expect(() => read(HEADER, '01,Huế,city,1,,', '02,Huế,city,1,,')).toThrow(
      'towns.csv:3: name: "Huế" stands in line 2',
    );
  });

  it.each([
    ['code,name,kind,lat,heightM', 'towns.csv:1: the header lacks otherNames'],
    [`${HEADER},colour`, 'towns.csv:1: the header has an unknown column "colour"'],
    [`${HEADER},toString`, 'towns.csv:1: the header has an unknown column "toString"'],
    [`${HEADER},name`, 'towns.csv:1: the header has the column name twice'],
    ['# only a comment', 'towns.csv: there is no header'],
  ])('refuses the header %j', (header, message) => {
    expect(() => read(header)).toThrow(new Error(message));
  });

  it('refuses a file that was cut off, and one with a byte order mark', () => {
    expect(() => readTable('t.csv', 'a\nx', { a: text })).toThrow(new Error('t.csv:2: the last line has no end'));
    expect(() => readTable('t.csv', '\uFEFFa\nx\n', { a: text })).toThrow(
      new Error('t.csv:1: begins with a byte order mark'),
    );
  });
});
