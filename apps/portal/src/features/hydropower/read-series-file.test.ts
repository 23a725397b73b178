import { describe, expect, it } from 'vitest';
import { readSeriesFile } from './read-series-file.ts';

const TABLE = 'Ngày;Lưu lượng đến (m³/s);Lượng mưa (mm);Bốc hơi (mm)\r\n01/03/2020;12,5;0;4\r\n02/03/2020;13;3,2;4\r\n';

async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const read = (content: string | Uint8Array, size?: number) =>
  readSeriesFile(inPieces(typeof content === 'string' ? Buffer.from(content) : content, size));
const readFlow = async (content: string | Uint8Array) => {
  const reading = await read(content);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return [...reading.series.flow];
};
const readFaults = async (content: string | Uint8Array) => {
  const reading = await read(content);
  if (reading.ok) throw new Error('it was read');
  return reading.faults.map(({ code, row }) => [code, row]);
};

const toUtf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

describe('an operator’s file', () => {
  it.each<[string, string | Buffer]>([
    ['UTF-8', TABLE],
    ['UTF-8 with a byte order mark', `\uFEFF${TABLE}`],
    ['UTF-8 with letters in pieces', TABLE.normalize('NFD')],
    ['UTF-16 with a byte order mark', toUtf16(`\uFEFF${TABLE}`, 'le')],
    ['UTF-16 the other way round', toUtf16(`\uFEFF${TABLE}`, 'be')],
    ['UTF-16 without a byte order mark', toUtf16(TABLE, 'le')],
    ['tabs', TABLE.replaceAll(';', '\t')],
    ['commas and quotes', TABLE.replaceAll(';', ',').replace('12,5', '"12,5"').replace('3,2', '"3,2"')],
    ['a line that names the separator', `sep=;\r\n${TABLE}`],
    [
      'titles, with decimal commas in every cell',
      `Hồ A, năm 2020\n${TABLE.replace('0;4', '0,0;4,0').replace('13;3,2;4', '13,0;3,2;4,0')}`,
    ],
    [
      'a title with more commas than the table has semicolons',
      `Hồ A, sông B, xã C, tỉnh D, năm 2020\n${TABLE.replace('0;4', '0,0;4,0').replace('13;3,2;4', '13,0;3,2;4,0')}`,
    ],
    ['bars', TABLE.replaceAll(';', '|')],
    ['notes with commas, quotes and semicolons', TABLE.replaceAll('\r\n', ';"số 5, ngõ 2; phố X, quận Y"\r\n')],
    ['no-break spaces in its times', TABLE.replaceAll('2020;', '2020\u00a000:00;')],
    ['comments and empty lines', `# Hồ A\n\n${TABLE}\n\n`],
    ['line ends of old machines', TABLE.replaceAll('\r\n', '\r')],
    ['columns of notes', TABLE.replaceAll('\r\n', ';x "y" z\r\n')],
  ])('is read in %s', async (_, content) => {
    expect(await readFlow(content)).toEqual([12.5, 13]);
  });

  it('is read in Windows-1258', async () => {
    // “Lượng mưa”, “Lưu lượng”, “Bốc hơi” in Windows-1258: base letters followed by tone marks.
    const head = [
      ...Buffer.from('Ng'),
      0xe0,
      ...Buffer.from('y;L'),
      0xfd,
      ...Buffer.from('u l'),
      0xfd,
      0xf5,
      0xf2,
      ...Buffer.from('ng (m3/s);M'),
      0xfd,
      ...Buffer.from('a;B'),
      0xf4,
      0xec,
      ...Buffer.from('c h'),
      0xf5,
      ...Buffer.from('i\n'),
    ];
    expect(await readFlow(Buffer.from([...head, ...Buffer.from('01/03/2020;1,5;0;4\n02/03/2020;2;0;4\n')]))).toEqual([
      1.5, 2,
    ]);
  });

  it.each<[string, string | Buffer, string]>([
    ['nothing', '', 'empty'],
    ['a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'spreadsheet'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'spreadsheet'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'notText'],
    ['a quote that never ends', `${TABLE}"03/03/2020;${'x\n'.repeat(100)}`, 'notTable'],
    ['a row without end', `${TABLE}${'x'.repeat(30_000)}`, 'rowTooLong'],
  ])('is refused: %s', async (_, content, code) => {
    expect((await readFaults(content)).map(([fault]) => fault)).toContain(code);
  });

  it('is refused where its encoding breaks', async () => {
    const long = `${TABLE}${Array.from({ length: 6000 }, (_, at) => `03/03/${2021 + (at % 70)};1;0;4\n`).join('')}`;
    expect(await readFaults(Buffer.concat([Buffer.from(long), Buffer.from([0xff, 0xfe, 0x0a])]))).toContainEqual([
      'wrongEncoding',
      null,
    ]);
  });

  it('names the line of what is wrong', async () => {
    expect(await readFaults(`# Hồ A\n${TABLE}03/03/2020;=1+1;0;4\n13/13/2020;1;0;4\n`)).toEqual([
      ['formula', 5],
      ['wrongTime', 6],
    ]);
  });

  it('ends at its limit of bytes without reading on', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(TABLE);
      const piece = Buffer.alloc(16_384, `#${'x'.repeat(1022)}\n`);
      for (;;) {
        given += piece.length;
        yield piece;
      }
    }
    const reading = await readSeriesFile(endless(), {}, 300_000);
    expect(reading.ok ? [] : reading.faults.map(({ code }) => code)).toEqual(['tooBig']);
    expect(given).toBeLessThan(400_000);
  });

  it('passes on what is no fault of the file', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(TABLE);
      throw new Error('connection lost');
    }
    await expect(readSeriesFile(broken())).rejects.toThrow('connection lost');
  });
});
