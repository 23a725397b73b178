import { describe, expect, it } from 'vitest';
import { makeZip } from '#platform/zip/make-zip.fixture.ts';
import { describeFileFault, readPhoneFile, writeNotes } from './read-phone-file.ts';

const PHONES = Float64Array.of(84_912_345_678, 84_987_654_321);
const TEXT = 'Họ tên;Số điện thoại\r\nĐặng;0912345678\r\nBùi;0987654321\r\n';
const makePhoneBook = (rows: string): Buffer =>
  makeZip({
    'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  });
const toUtf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('a phone file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE', toUtf16(TEXT)],
    ['UTF-16 BE', toUtf16(TEXT).swap16()],
    ['Windows-1258', Buffer.from('Ten;\xd0i\xean thoai\nA;0912345678\nB;0987654321\n', 'latin1')],
    ['commas', Buffer.from(TEXT.replaceAll(';', ','))],
    ['tabs', Buffer.from(TEXT.replaceAll(';', '\t'))],
    ['a line sep=', Buffer.from(`sep=;\n${TEXT}`)],
  ])('is read in %s', async (_name, bytes) => {
    expect(await readPhoneFile(bytes)).toMatchObject({ ok: true, rows: 2, faulty: 0, phones: PHONES });
  });

  it.each([
    ['', 'empty'],
    ['PK\u0003\u0004 not a zip', 'notWorkbook'],
    ['a;b\n1;2', 'noColumn'],
    ['\u0000\u0001\u0002\u0000\u0000\u0003', 'notText'],
  ])('%j is refused', async (text, fault) => {
    const file = await readPhoneFile(Buffer.from(text));
    expect(file).toMatchObject({ ok: false, fault });
    if (!file.ok) for (const language of ['vi', 'en'] as const) expect(describeFileFault(file, language)).not.toBe('');
  });

  it.each([
    ['quoted', '"'],
    ['bare', ''],
  ])('is read with semicolons although its addresses have commas: %s', async (_name, quote) => {
    const address = `${quote}số 5, ngõ 2, phố X, quận Y${quote}`;
    const text = `Tên;Điện thoại;Địa chỉ\nĐặng;0912345678;${address}\nBùi;0987654321;${address}\n`;
    expect(await readPhoneFile(Buffer.from(text))).toMatchObject({ ok: true, rows: 2, faulty: 0, phones: PHONES });
  });

  it('leaves out the rows that a workbook hides, and reads texts that its formulas join', async () => {
    const file = await readPhoneFile(
      makePhoneBook(
        `<row r="1"><c t="str"><v>Số</v></c><c t="str"><v>SĐT</v></c></row>
         <row r="2"><c><v>912345678</v></c><c><f>"0"&amp;A2</f><v>0</v></c></row>
         <row r="3" hidden="1"><c><v>912345679</v></c><c><f>"0"&amp;A3</f><v>0</v></c></row>
         <row r="4"><c/><c t="str"><v>0987654321_x000D_</v></c></row>`,
      ),
    );
    expect(file).toMatchObject({ ok: true, rows: 2, faulty: 0, hidden: 1, phones: PHONES });
    expect(file.ok && file.notes).toMatchObject([{ row: 3, note: 'hidden' }]);
  });

  it('is asked about where two columns hold numbers', async () => {
    const text = 'Tên;SĐT 1;SĐT 2\nA;0912345678;0912345679\nB;0987654321;0987654320\n';
    const file = await readPhoneFile(Buffer.from(text));
    expect(file.ok || describeFileFault(file, 'vi')).toBe(
      'Nhiều cột có số điện thoại. Hãy ghi chữ cái của cột cần gọi cạnh tệp, ví dụ C. B “SĐT 1”, C “SĐT 2”.',
    );
    expect(await readPhoneFile(Buffer.from(text), { column: 'B' })).toMatchObject({ ok: true, phones: PHONES });
  });

  it('is refused whole with more rows than a list may have', async () => {
    expect(await readPhoneFile(Buffer.from(TEXT), { mostRows: 1 })).toMatchObject({ ok: false, fault: 'tooManyRows' });
  });

  it('has a report of rows that no spreadsheet runs', async () => {
    const file = await readPhoneFile(Buffer.from('SĐT\n0912345678\n=cmd|x\n@a\n'));
    const report = file.ok ? writeNotes(file.notes, 'vi') : '';
    expect(report.split('\r\n').slice(1, 3)).toEqual([
      "3,1,'=cmd|x,ô này là công thức; hãy dán giá trị vào ô",
      "4,1,'@a,ô này là công thức; hãy dán giá trị vào ô",
    ]);
  });
});
