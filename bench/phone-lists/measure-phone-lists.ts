import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import writeExcelFile from 'write-excel-file/node';
import type { Figure, Measurement } from '../measure/figure.ts';

const ROWS = 100_000;
const PROGRAM = fileURLToPath(new URL('./import-list.ts', import.meta.url));

interface Import {
  readonly numbers: number;
  readonly readSeconds: number;
  readonly storeSeconds: number;
  readonly peakMb: number;
}

/** Rows of a list: name, number, place; each tenth number repeats an earlier one, each hundredth is invalid. */
function makeRows(): string[][] {
  return Array.from({ length: ROWS }, (_, at) => {
    const phone = at % 100 === 99 ? `hộ ${at}` : `09${String(at % 10 === 9 ? at - 5 : at).padStart(8, '0')}`;
    return [`Nguyễn Văn ${at}`, phone, `Thôn ${at % 40}, xã Trà Leng`];
  });
}

async function writeFiles(folder: string): Promise<readonly (readonly [name: string, path: string])[]> {
  const rows = [['Họ tên', 'Số điện thoại', 'Địa chỉ'], ...makeRows()];
  const csv = join(folder, 'list.csv');
  writeFileSync(csv, `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}`);
  const xlsx = join(folder, 'list.xlsx');
  const cells = rows.map((row) => row.map((value) => ({ value })));
  writeFileSync(xlsx, await writeExcelFile(cells).toBuffer());
  return [
    ['csv', csv],
    ['xlsx', xlsx],
  ];
}

/** Imports of a list of 100,000 rows, each in its own process next to its database. */
export const phoneLists: Measurement = {
  name: 'phone-lists',
  async measure(log) {
    const folder = mkdtempSync(join(tmpdir(), 'phone-lists-'));
    try {
      const figures: Figure[] = [];
      for (const [name, path] of await writeFiles(folder)) {
        log(`importing ${name}`);
        const env = { ...process.env, FILE: path, DATABASE_DIR: folder };
        const text = execFileSync(process.execPath, [PROGRAM], { env, encoding: 'utf8' });
        const { numbers, readSeconds, storeSeconds, peakMb }: Import = JSON.parse(text.trim().split('\n').at(-1) ?? '');
        const note = `${numbers} numbers; read ${readSeconds.toFixed(2)} s, stored ${storeSeconds.toFixed(2)} s`;
        figures.push(
          { name: `${name}, ${ROWS} rows`, value: readSeconds + storeSeconds, unit: 's', budget: { most: 20 }, note },
          { name: `${name}, peak memory`, value: peakMb, unit: 'MB', budget: { most: 300 } },
        );
      }
      return figures;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
