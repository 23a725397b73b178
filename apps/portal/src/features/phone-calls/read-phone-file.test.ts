import { describe, expect, it } from 'vitest';
import { describeFileFault, readPhoneFile, writeNotes } from './read-phone-file.ts';

const PHONES = Float64Array.of(84_912_345_678, 84_987_654_321);
const TEXT = 'Họ tên;Số điện thoại\r\nĐặng;0912345678\r\nBùi;0987654321\r\n';
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
