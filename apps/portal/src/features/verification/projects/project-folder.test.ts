import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { CELL_ADDRESS, readSpreadsheet, SpreadsheetError } from '#platform/spreadsheet/read-spreadsheet.ts';
import { parseProject } from './parse-project.ts';
import { openProjectFolder } from './project-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'projects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PROJECT = `
yearData: 2025
nameProject: {vi: Công trình mẫu, en: Sample site}
nameLocation: Sơn La
namePartner: {vi: Đối tác mẫu, en: Sample partner}
description: Số đo của người thử.
leadText: {vi: 24 giờ trước, en: 24 hours ahead}
lat: 21.5
lon: 103.9
dataElement:
  title: {vi: Nhiệt độ, en: Temperature}
  keyActive: temperature
  unit: °C
  typeCompares:
    - {forecast: C2, real: D2}
sourceFileData: mau.xlsx
date: A2
`;

type Value = string | number | Date | null | { readonly formula: string };

async function writeSheet(rows: readonly (readonly Value[])[], name = 'mau.xlsx'): Promise<Buffer> {
  const toCell = (value: Value) => {
    if (value === null) return null;
    if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
    if (typeof value === 'object') return { value: value.formula, type: 'Formula' as const };
    return typeof value === 'number' ? { value, type: Number } : { value, type: String };
  };
  const head = ['Ngày', null, 'Dự báo', 'Thực đo'] as const;
  const file = await writeExcelFile([head.map(toCell), ...rows.map((row) => row.map(toCell))] as never).toBuffer();
  writeFileSync(join(folder, name), file);
  return file;
}

/** One row per day from 1 January: forecast and observation by day number. */
const listDays = (count: number, forecast: (day: number) => Value, real: (day: number) => Value): Value[][] =>
  Array.from({ length: count }, (_, day) => [new Date(Date.UTC(2025, 0, 1 + day)), null, forecast(day), real(day)]);

async function open(project = PROJECT) {
  writeFileSync(join(folder, 'mau.yaml'), project);
  const opened = openProjectFolder(folder, () => true);
  await opened.refresh();
  return opened;
}
const reasonsOf = async (project?: string) => (await open(project)).faults().map(({ reason }) => reason);

describe('a verification project', () => {
  it('is scored from the columns of its spreadsheet, month by month', async () => {
    await writeSheet(
      listDays(
        59,
        (day) => 25 + (day < 31 ? 1 : day % 2 === 0 ? 0 : 5),
        () => 25,
      ),
    );
    const opened = await open();
    expect(opened.faults()).toEqual([]);
    const [project] = opened.list();
    expect(project?.scores.months).toEqual([100, 50, ...Array(10).fill(null)]);
    expect(project?.scores.pairs.slice(0, 3)).toEqual([31, 28, 0]);
    expect(project).toMatchObject({
      id: 'mau',
      nameLocation: { vi: 'Sơn La', en: 'Sơn La' },
      keyActive: 'temperature',
    });
    expect(await opened.refresh()).toBe(false);
  });

  it('takes dates written as text, leaves out rows without a pair, and ends with the first empty row', async () => {
    const rows = listDays(
      25,
      () => 25,
      (day) => (day === 3 ? null : 25),
    ).map(([at, ...rest], day) =>
      day === 1 && at instanceof Date ? [at.toISOString().slice(0, 10), ...rest] : [at ?? null, ...rest],
    );
    await writeSheet([...rows, [null, null, null, null], ['not read', null, 'x', 'y']]);
    expect((await open()).list()[0]?.scores.pairs[0]).toBe(24);
  });

  it('is refused as a whole with every wrong cell named; a formula is never computed', async () => {
    const rows = listDays(
      30,
      () => 25,
      () => 25,
    );
    rows[1] = [rows[1]?.[0] ?? null, null, { formula: '=1+1' }, 25];
    rows[4] = ['hôm qua', null, 25, 'ướt'];
    rows[6] = [new Date(Date.UTC(2024, 11, 31)), null, 25, 25];
    await writeSheet(rows);
    const opened = await open();
    expect(opened.list()).toEqual([]);
    expect(opened.faults()[0]?.reason).toBe(
      'cell C3: is a formula; paste its value; cell A6: is not a date (YYYY-MM-DD); cell D6: is not a number; ' +
        'cell A8: 2024-12-31 is outside 2025',
    );
    expect(opened.faults()[0]?.reasons[0]?.vi).toBe('ô C3: là công thức; hãy dán giá trị');
  });

  it('may state its scores only as its sheet gives them', async () => {
    await writeSheet(
      listDays(
        31,
        () => 25,
        () => 25,
      ),
    );
    const stated = (first: string) =>
      `${PROJECT}resultEvaluation: [${[first, ...Array(11).fill('null')].join(', ')}]\n`;
    expect(await reasonsOf(stated('100'))).toEqual([]);
    expect(await reasonsOf(stated('99.9'))).toEqual(['resultEvaluation: month 1 says 99.9, but the sheet gives 100.0']);
    expect(await reasonsOf(stated('null'))).toEqual(['resultEvaluation: month 1 says null, but the sheet gives 100.0']);
    expect(await reasonsOf(stated('101'))).toEqual(['resultEvaluation: is not twelve numbers from 0 to 100, or null']);
  });

  it('goes when its file becomes faulty, and comes back when it is mended', async () => {
    await writeSheet(
      listDays(
        31,
        () => 25,
        () => 25,
      ),
    );
    const opened = await open();
    writeFileSync(join(folder, 'mau.yaml'), PROJECT.replace('lat: 21.5', 'lat: 95'));
    expect(await opened.refresh()).toBe(true);
    expect(opened.list()).toEqual([]);
    writeFileSync(join(folder, 'mau.yaml'), PROJECT);
    await opened.refresh();
    expect(opened.list()).toHaveLength(1);
    await writeSheet(
      listDays(
        31,
        () => 25,
        () => 'x',
      ),
    );
    expect(await opened.refresh()).toBe(true);
    expect(opened.list()).toEqual([]);
    rmSync(join(folder, 'mau.xlsx'));
    await opened.refresh();
    expect(opened.faults().map(({ reason }) => reason)).toEqual(['there is no file mau.xlsx next to it']);
  });

  it.each([
    [
      'keyActive: temperature',
      'keyActive: guess',
      'dataElement.keyActive: is not one of temperature, wind, rainYesNo, rainAmount, wave',
    ],
    ['forecast: C2', 'forecast: c2', 'typeCompares[0].forecast: "c2" is not a cell such as B2'],
    ['real: D2', 'real: D0', 'typeCompares[0].real: "D0" is not a cell such as B2'],
    ['date: A2', 'date: A2:A9', 'date: "A2:A9" is not a cell such as B2'],
    [
      'sourceFileData: mau.xlsx',
      'sourceFileData: ../mau.xlsx',
      'sourceFileData: "../mau.xlsx" is not the name of an .xlsx file next to this one',
    ],
    ['lat: 21.5', 'lat: north', 'lat: is not a number from 5 to 24.5'],
    ['yearData: 2025', '', 'yearData: is not a number from 1950 to 2100'],
  ])('is refused with %s as %s', async (from, to, reason) => {
    await writeSheet(
      listDays(
        31,
        () => 25,
        () => 25,
      ),
    );
    expect(await reasonsOf(PROJECT.replace(from, to))).toEqual([reason]);
  });

  it('is read without falling over, whatever the file is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const parsed = parseProject(text, 'a.yaml');
        expect(parsed.ok === true || parsed.reasons.length > 0).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a spreadsheet', () => {
  it('is refused where it is none, is cut off or changed, and never hangs', async () => {
    const file = await writeSheet(
      listDays(
        3,
        () => 1,
        () => 2,
      ),
    );
    await expect(readSpreadsheet(Buffer.from('no workbook'))).rejects.toThrow(SpreadsheetError);
    await expect(readSpreadsheet(file, 'No such sheet')).rejects.toThrow('has no sheet No such sheet');
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const changed = Buffer.from(isCut ? file.subarray(0, at) : file);
        if (!isCut) changed[at] = byte;
        try {
          await readSpreadsheet(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(SpreadsheetError);
        }
      }),
    );
  });

  it.each(['A1', 'B2', 'XFD1048576', 'AA9999999'])('has a cell %s', (address) => {
    expect(CELL_ADDRESS.test(address)).toBe(true);
  });
  it.each(['A0', 'a1', 'AAAA1', '1A', 'A01', 'A1:B2', '=A1', 'A12345678', ''])('has no cell %s', (address) => {
    expect(CELL_ADDRESS.test(address)).toBe(false);
  });
});
