import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGif, makeSwissPalette } from '@portal/testing/radar/make-gif';
import proj4 from 'proj4';
import { afterAll, describe, expect, it } from 'vitest';
import { RadarError, type RainRateField } from './rain-rate-field.ts';
import { readRadarFile } from './read-radar-file.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/mch/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const swiss = { columns: 710, rows: 640, comment: 'PRDT=AQC151351825 ACCUm=000005 DeltaT=000005' };

async function read(name: string, bytes: Uint8Array): Promise<RainRateField> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return readRadarFile(path);
}

/** A picture that begins with some classes and is dry elsewhere. */
function draw(...classes: number[]): Uint8Array {
  const indexes = new Uint8Array(710 * 640);
  indexes.set(classes);
  return indexes;
}

const NAME = 'AQC151351825F_00005.801.gif';
const toIso = ({ at }: RainRateField) => new Date(at * 1000).toISOString();

describe('a GIF of MeteoSwiss', () => {
  it('has the amounts of its classes as rates, dry and not seen apart', async () => {
    const field = await read(NAME, makeGif({ ...swiss, indexes: draw(0, 1, 2, 91, 131, 151, 250, 251, 254, 255) }));
    expect(toIso(field)).toBe('2015-05-15T18:25:00.000Z');
    const [dry, faint, least, light, hard, downpour, most, ...unseen] = field.rainMmh.subarray(0, 10);
    expect([dry, faint]).toEqual([0, 0]);
    // 0.0962, 2.0736 and 9.6250 mm in five minutes, computed by hand.
    expect([light, hard, downpour]).toEqual([
      expect.closeTo(1.155, 2),
      expect.closeTo(24.88, 1),
      expect.closeTo(115.5, 1),
    ]);
    expect(least).toBeCloseTo(0.00125, 4);
    // The top of the scale is 19 m in five minutes, which is impossible.
    expect([most, ...unseen]).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  });

  it('has its classes by colour, whatever order they stand in', async () => {
    const palette = makeSwissPalette();
    palette.set([255, 164, 164], 3 * 7);
    expect((await read(NAME, makeGif({ ...swiss, palette, indexes: draw(7) }))).rainMmh[0]).toBeCloseTo(1.155, 2);
    palette.set([0, 0, 255], 3 * 7);
    const other = makeGif({ ...swiss, palette, indexes: draw(7) });
    await expect(read(NAME, other)).rejects.toThrow('colours that are no classes of rain');
    palette.fill(255, 3 * 7, 3 * 8);
    const washed = makeGif({ ...swiss, palette, indexes: draw(7) });
    await expect(read(NAME, washed)).rejects.toThrow('two colours of one class');
  });

  it('lies on the Swiss grid: the old observatory of Bern is at 600 km east and 200 km north', async () => {
    const { grid } = await read(NAME, makeGif({ ...swiss, indexes: draw() }));
    expect([grid.west, grid.north - 640 * grid.cellHeight, grid.west + 710 * grid.cellWidth]).toEqual([
      255_000, -160_000, 965_000,
    ]);
    const [x = 0, y = 0] = proj4(grid.projection).forward([7.438637, 46.951083]) as number[];
    expect(Math.hypot(x - 600_000, y - 200_000)).toBeLessThan(20);
  });

  it('says its moment inside or in its name, and is refused without it', async () => {
    const bare = makeGif({ ...swiss, comment: 'nothing', indexes: draw(91) });
    const field = await read('CPC200012350F_00060.801.gif', bare);
    expect(toIso(field)).toBe('2020-01-01T23:50:00.000Z');
    expect(field.rainMmh[0]).toBeCloseTo(0.0963, 3);
    await expect(read('x.gif', bare)).rejects.toThrow('does not say what it shows');
    await expect(read('RZC200012350F_00005.801.gif', bare)).rejects.toThrow('holds "RZC" of MeteoSwiss');
    await expect(read('AQC203662350F_01440.801.gif', bare)).rejects.toThrow('is of 1440 min');
    await expect(read('AQC193662350F_00005.801.gif', bare)).rejects.toThrow('has no time');
    await expect(
      read(NAME, makeGif({ ...swiss, columns: 2, rows: 2, indexes: draw(1).subarray(0, 4) })),
    ).rejects.toThrow('has 2 × 2 cells');
  });
});

describe.skipIf(!existsSync(SAMPLES))(
  'GIFs of MeteoSwiss as they come (of ../shared/data/radar/mch; skipped where they are not there)',
  () => {
    const sample = join(SAMPLES, 'AQC151351645F_00005.801.gif');

    it('are read: time, hail of May 2015, and what lies beyond the radars', async () => {
      const field = await readRadarFile(sample);
      expect(toIso(field)).toBe('2015-05-15T16:45:00.000Z');
      expect(field.rainMmh.filter(Number.isNaN).length).toBeGreaterThan(100_000);
      expect(field.rainMmh.reduce((most, rate) => (rate > most ? rate : most), 0)).toBeCloseTo(115.5, 1);
    });

    it('are refused where they were cut off', async () => {
      const bytes = readFileSync(sample);
      for (const share of [0.001, 0.5, 0.9999]) {
        const cut = bytes.subarray(0, Math.floor(share * bytes.length));
        await expect(read('cut.gif', cut)).rejects.toThrow(RadarError);
      }
    });
  },
);
