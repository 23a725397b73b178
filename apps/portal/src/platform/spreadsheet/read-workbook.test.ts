import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readWorkbook, type SheetCell } from './read-workbook.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** A zip with its directory; sizes in it are true. */
function makeZip(files: Files): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, tail, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const BOOK = `<workbook xmlns:r="x"><sheets><sheet name="a" state="hidden" r:id="r1"/><sheet name="b" r:id="r2"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;

const makeBook = (sheet: string | Buffer, more: Files = {}): Buffer =>
  makeZip({
    'xl/workbook.xml': BOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    'xl/worksheets/sheet2.xml': sheet,
    ...more,
  });

const toText = (cell: SheetCell | null) =>
  cell === null ? '' : cell.kind === 'formula' || cell.kind === 'error' ? `(${cell.kind})` : cell.value;

function read(zip: Buffer, sheet: string | null = null) {
  const rows: (readonly [number, readonly (string | number)[]])[] = [];
  const facts = readWorkbook(zip, {
    sheet,
    onRow(cells, row) {
      rows.push([row, cells.map(toText)]);
      return true;
    },
  });
  return typeof facts === 'string' ? facts : rows;
}

describe('a workbook', () => {
  it('gives what a program wrote, text and numbers', async () => {
    const cells = [
      [{ value: 'Tên' }, { value: 'SĐT' }],
      [{ value: 'An & Bình <ấp 2>' }, { value: 912345678 }],
    ];
    const file = await writeExcelFile(cells).toBuffer();
    expect(read(file)).toEqual([
      [1, ['Tên', 'SĐT']],
      [2, ['An & Bình <ấp 2>', 912345678]],
    ]);
  });

  it('gives the first sheet that is shown, with gaps, prefixes, inline and shared texts', () => {
    const shared = '<sst><si><t>dùng </t><phoneticPr/></si><si><r><t>chung</t></r><rPh><t>x</t></rPh></si></sst>';
    const sheet = `<x:worksheet><x:sheetData>
      <x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="D2" t="inlineStr"><x:is><x:t>trong ô</x:t></x:is></x:c></x:row>
      <x:row r="5"><x:c t="s"><x:v>1</x:v></x:c><x:c><x:v>8.4912345678E10</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(read(makeBook(sheet, { 'xl/sharedStrings.xml': shared }))).toEqual([
      [2, ['', 'dùng ', '', 'trong ô']],
      [5, ['chung', 84912345678]],
    ]);
  });

  it('believes no formula, nor what another program made of it', () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1"><f>1+1</f><v>912345678</v></c></row></sheetData></worksheet>';
    expect(read(makeBook(sheet))).toEqual([[1, ['(formula)']]]);
  });

  it('gives a sheet by its name, hidden or not', () => {
    const named = makeBook('<worksheet/>', {
      'xl/worksheets/sheet1.xml': '<worksheet><row><c t="e"><v>#N/A</v></c></row></worksheet>',
    });
    expect(read(named, 'a')).toEqual([[1, ['(error)']]]);
    expect(read(named, 'c')).toBe('noSheet');
  });

  it('is not read on when its reader has enough', () => {
    const sheet = `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(5)}</worksheet>`;
    let count = 0;
    expect(readWorkbook(makeBook(sheet), { onRow: () => ++count < 2 })).toEqual({ name: 'b', countsFrom1904: false });
    expect(count).toBe(2);
  });

  it('is refused where it unpacks to too much, is locked, damaged or has no sheet', () => {
    expect(read(makeBook(Buffer.alloc(97 * 2 ** 20, ' ')))).toBe('zipBomb');
    expect(read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('locked');
    expect(read(makeBook('<worksheet/>').subarray(0, 400))).toBe('notWorkbook');
    expect(read(makeZip({ 'a.txt': 'x' }))).toBe('notWorkbook');
    expect(read(makeBook('<worksheet/>', { 'xl/workbook.xml': '<workbook/>' }))).toBe('noSheet');
  });
});
