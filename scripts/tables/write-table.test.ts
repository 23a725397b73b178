import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listOf, number, optional, readTable, text } from '@portal/domain/table/read-table';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { writeTable } from './write-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
const FILE = join(folder, 'places.csv');
afterAll(() => rmSync(folder, { recursive: true }));

interface Row {
  readonly name: string | null;
  readonly lat: number;
  readonly otherNames: readonly string[];
}

const COLUMNS = {
  name: ({ name }: Row) => name,
  lat: ({ lat }: Row) => lat,
  otherNames: ({ otherNames }: Row) => otherNames,
};

it('writes the comment, the header and quotes where a cell needs them', () => {
  const rows: Row[] = [
    { name: '#1 Beach', lat: 10.5, otherNames: ['Bãi Sau', 'Back Beach, Vung Tau'] },
    { name: null, lat: -3, otherNames: [] },
  ];
  writeTable(pathToFileURL(FILE), 'Places.\nSource: none', COLUMNS, rows);
  expect(readFileSync(FILE, 'utf8')).toBe(
    '# Places.\n# Source: none\nname,lat,otherNames\n"#1 Beach",10.5,"Bãi Sau;Back Beach, Vung Tau"\n,-3,\n',
  );
});

it('writes what readTable reads', () => {
  const name = fc
    .string({ unit: 'grapheme' })
    .map((part) =>
      part
        .normalize('NFC')
        .replace(/[\r\n;\uFFFD]/g, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const row = fc.record<Row>({
    name: fc.option(name),
    lat: fc.integer({ min: -90_000, max: 90_000 }).map((whole) => (whole === 0 ? 0 : whole / 1000)),
    otherNames: fc.array(name),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      writeTable(pathToFileURL(FILE), 'Any rows', COLUMNS, rows);
      const columns = { name: optional(text), lat: number, otherNames: listOf(text) };
      expect(readTable('places.csv', readFileSync(FILE, 'utf8'), columns)).toEqual(rows);
    }),
  );
});
