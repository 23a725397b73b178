import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFrameSeries } from './read-series.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frames-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A dry FMI picture with one cell of 1 mm/h; its time as HHMM. */
function write(name: string, time: string, { columns = 6, rows = 4 } = {}): void {
  const facts = [
    `obstime 20160928${time}`,
    'param CorrectedReflectivity',
    'type stereographic',
    'centrallongitude 25',
    'centrallatitude 90',
    'truelatitude 60',
    'bottomleft 24.9 62',
    'topright 25.1 62.1',
  ];
  const head = `P5\n${facts.map((fact) => `# ${fact}\n`).join('')}${columns} ${rows}\n255\n`;
  const cells = Buffer.alloc(columns * rows);
  cells[1] = 110;
  writeFileSync(join(folder, name), Buffer.concat([Buffer.from(head, 'latin1'), cells]));
}

describe('a folder of radar frames', () => {
  it('is a series in the order of their moments, whatever they are called', async () => {
    write('b', '1455');
    write('a', '1505');
    write('c', '1500');
    const { frames, size, intervalSeconds, problems } = await readFrameSeries(folder, false);
    expect([...frames.keys()].map((at) => at % 3600)).toEqual([3300, 0, 300]);
    expect([size, intervalSeconds, problems]).toEqual([{ columns: 6, rows: 4 }, 300, []]);
    expect([...frames.values()][0]?.[1]).toBeCloseTo(1, 1);
  });

  it('follows links', async () => {
    const elsewhere = join(folder, 'elsewhere');
    mkdirSync(elsewhere);
    for (const [index, time] of ['1455', '1500'].entries()) {
      write(`elsewhere/${index}`, time);
      symlinkSync(join(elsewhere, `${index}`), join(folder, `${index}`));
    }
    symlinkSync(join(elsewhere, 'gone'), join(folder, '2'));
    const { frames, problems } = await readFrameSeries(folder, false);
    expect(frames.size).toBe(2);
    expect(problems).toEqual([`${join(folder, '2')}: is not there`]);
  });

  it('leaves out what is damaged, comes twice or lies on another raster than most, and reports it', async () => {
    write('0-stray', '1450', { columns: 5 });
    write('1', '1455');
    write('2', '1500');
    write('3-twice', '1500');
    writeFileSync(join(folder, '4-broken'), 'P5\n6 4\n');
    const { frames, problems } = await readFrameSeries(folder, false);
    expect(frames.size).toBe(2);
    expect(problems.map((line) => line.replace(`${folder}/`, ''))).toEqual([
      expect.stringMatching(/^4-broken: /),
      '0-stray: lies on another raster than most',
      '3-twice: is of a moment that another file has',
    ]);
  });

  it('is refused in one line where too little is left, with the first reason', async () => {
    await expect(readFrameSeries(folder, false)).rejects.toThrow(`${folder}: holds 0 radar frames, too few`);
    writeFileSync(join(folder, 'notes.txt'), 'hello');
    writeFileSync(join(folder, 'other.txt'), 'hello');
    await expect(readFrameSeries(folder, false)).rejects.toThrow(
      /too few; .*notes\.txt: is no radar file.*\(and 1 more\)$/,
    );
    write('1', '1455', { rows: 1 });
    write('2', '1500', { rows: 1 });
    await expect(readFrameSeries(folder, false)).rejects.toThrow('holds frames of 6 × 1 cells, too few');
  });
});
