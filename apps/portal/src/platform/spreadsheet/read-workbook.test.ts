import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { type Files, makeZip } from '#platform/zip/make-zip.fixture.ts';
import { readWorkbook, type SheetCell } from './read-workbook.ts';

const BOOK = `<workbook xmlns:r="x"><sheets><sheet name="a" state="hidden" r:id="r1"/><sheet name="b" r:id="r2"/></sheets></workbook>`;
const RELATIONS = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;

const makeBook = (sheet: string | Buffer, more: Files = {}, toSize?: (bytes: number) => number): Buffer =>
  makeZip(
    {
      'xl/workbook.xml': BOOK,
      'xl/_rels/workbook.xml.rels': RELATIONS,
      'xl/worksheets/sheet1.xml': '<worksheet/>',
      'xl/worksheets/sheet2.xml': sheet,
      ...more,
    },
    toSize,
  );

const toText = (cell: SheetCell | null) =>
  cell === null ? '' : cell.kind === 'formula' || cell.kind === 'error' ? `(${cell.kind})` : cell.value;

async function read(zip: Buffer, sheet: string | null = null) {
  const rows: (readonly [number, readonly (string | number)[]])[] = [];
  const facts = await readWorkbook(zip, {
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
    expect(await read(file)).toEqual([
      [1, ['Tên', 'SĐT']],
      [2, ['An & Bình <ấp 2>', 912345678]],
    ]);
  });

  it('gives the first sheet that is shown, with gaps, prefixes, inline and shared texts', async () => {
    const shared = '<sst><si><t>dùng </t><phoneticPr/></si><si><r><t>chung</t></r><rPh><t>x</t></rPh></si></sst>';
    const sheet = `<x:worksheet><x:sheetData>
      <x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="D2" t="inlineStr"><x:is><x:t>trong ô</x:t></x:is></x:c></x:row>
      <x:row r="5"><x:c t="s"><x:v>1</x:v></x:c><x:c><x:v>8.4912345678E10</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await read(makeBook(sheet, { 'xl/sharedStrings.xml': shared }))).toEqual([
      [2, ['', 'dùng ', '', 'trong ô']],
      [5, ['chung', 84912345678]],
    ]);
  });

  it('believes no formula, nor what another program made of it', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1"><f>1+1</f><v>912345678</v></c></row></sheetData></worksheet>';
    expect(await read(makeBook(sheet))).toEqual([[1, ['(formula)']]]);
  });

  it('gives a sheet by its name, hidden or not', async () => {
    const named = makeBook('<worksheet/>', {
      'xl/worksheets/sheet1.xml': '<worksheet><row><c t="e"><v>#N/A</v></c></row></worksheet>',
    });
    expect(await read(named, 'a')).toEqual([[1, ['(error)']]]);
    expect(await read(named, 'c')).toBe('noSheet');
  });

  it('is not read on when its reader has enough', async () => {
    const sheet = `<worksheet>${'<row><c><v>1</v></c></row>'.repeat(5)}</worksheet>`;
    let count = 0;
    expect(await readWorkbook(makeBook(sheet), { onRow: () => ++count < 2 })).toEqual({
      name: 'b',
      countsFrom1904: false,
    });
    expect(count).toBe(2);
  });

  it('is refused where it unpacks to too much, is locked, damaged or has no sheet', async () => {
    expect(await read(makeBook(Buffer.alloc(97 * 2 ** 20, ' ')))).toBe('zipBomb');
    expect(await read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('locked');
    expect(await read(makeBook('<worksheet/>').subarray(0, 400))).toBe('notWorkbook');
    expect(await read(makeZip({ 'a.txt': 'x' }))).toBe('notWorkbook');
    expect(await read(makeBook('<worksheet/>', { 'xl/workbook.xml': '<workbook/>' }))).toBe('noSheet');
  });

  it('says which rows are hidden, and gives the text of formulas, shared ones moved to their cells', async () => {
    const sheet = `<worksheet><row r="2" hidden="1"><c r="A2"><v>1</v></c></row>
      <row r="3"><c r="B3"><f t="shared" ref="B3:B4" si="0">"0"&amp;A3</f><v>x</v></c></row>
      <row r="4"><c r="B4"><f t="shared" si="0"/><v>y</v></c><c r="C4"><f>"A3"&amp;$A$1</f></c></row></worksheet>`;
    const rows: unknown[] = [];
    const onRow = (cells: readonly (SheetCell | null)[], row: number, isHidden: boolean) => {
      rows.push([row, isHidden, ...cells.map((cell) => (cell?.kind === 'formula' ? cell.formula : toText(cell)))]);
      return true;
    };
    await readWorkbook(makeBook(sheet), { onRow });
    expect(rows).toEqual([
      [2, true, 1],
      [3, false, '', '"0"&A3'],
      [4, false, '', '"0"&A4', '"A3"&$A$1'],
    ]);
  });

  it('gives characters that XML cannot hold as what they are', async () => {
    const shared = '<sst><si><t>0912345678_x000D_</t></si></sst>';
    const sheet = '<worksheet><row r="1"><c t="s"><v>0</v></c><c t="str"><v>a_x0009_b_x00_</v></c></row></worksheet>';
    expect(await read(makeBook(sheet, { 'xl/sharedStrings.xml': shared }))).toEqual([
      [1, ['0912345678\r', 'a\tb_x00_']],
    ]);
  });

  describe.each([
    ['names its size', (): number => 200 * 2 ** 20, 1],
    ['lies about its size', (): number => 100, 5],
  ] as const)('that unpacks to too much and %s', (_, toSize, mostMb) => {
    const bomb = Buffer.concat([Buffer.from('<worksheet>'), Buffer.alloc(24 * 2 ** 20, '<row/>')]);
    it.each(['xl/worksheets/sheet2.xml', 'xl/sharedStrings.xml'])(
      'is refused while it is unpacked: %s',
      async (name) => {
        let unpacked = 0;
        const facts = await readWorkbook(makeBook('<worksheet/>', { [name]: bomb }, toSize), {
          onRow: () => true,
          onUnpacked: (bytes) => {
            unpacked += bytes;
          },
        });
        expect(facts).toBe('zipBomb');
        expect(unpacked).toBeLessThan(mostMb * 2 ** 20);
      },
    );
  });

  it('is read where its rows repeat themselves as those of people do', async () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>0</v></c></row>`);
    const sheet = `<worksheet>${rows.join('')}</worksheet>`;
    const facts = await readWorkbook(makeBook(sheet), { onRow: () => true });
    expect(facts).toEqual({ name: 'b', countsFrom1904: false });
  });

  it('is refused where elements stand too deep in others', async () => {
    const nest = (depth: number): Buffer =>
      makeBook(`<worksheet>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</worksheet>`);
    expect(await read(nest(63))).toEqual([]);
    expect(await read(nest(64))).toBe('zipBomb');
    expect(await read(nest(300_000))).toBe('zipBomb');
  });
});
