import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import proj4 from 'proj4';
import { afterAll, describe, expect, it } from 'vitest';
import { RadarError } from './rain-rate-field.ts';
import { readRadarFile } from './read-radar-file.ts';
import { ingestRadarFile } from './store/ingest-radar-file.ts';
import { MARSHALL_PALMER } from './zr-relation.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'radar-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const findSample = (kind: string, pattern: RegExp) =>
  join(SAMPLES, kind, readdirSync(join(SAMPLES, kind)).find((name) => pattern.test(name)) ?? '');

describe('radar files that are none', () => {
  it.each([
    ['nothing', '', 'is empty'],
    ['text', 'hello', 'is no radar file that is read here (HDF5, netCDF-4, GeoTIFF, PGM, GIF, GRIB2)'],
    [
      'a picture without a place',
      'P5\n# param CorrectedReflectivity\n# obstime 202601010000\n1 1\n255\n\0',
      'has no stereographic projection with its corners',
    ],
    ['a picture of something else', 'P5\n# param Velocity\n1 1\n255\n\0', 'holds "Velocity", not reflectivity'],
    ['half a GRIB2', 'GRIB', ''],
    ['half an HDF5', '\u0089HDF\r\n\u001a\n', ''],
  ])('refuses %s in one line', async (name, text, trouble) => {
    const path = write(`${name}.x`, Buffer.from(text, 'latin1'));
    const refusal = await readRadarFile(path).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(RadarError);
    expect(String(refusal)).toContain(`${path}: ${trouble}`);
    expect(String(refusal)).not.toContain('\n');
  });

  it('names a file that is not there', async () => {
    await expect(readRadarFile(join(folder, 'none'))).rejects.toThrow('none: is not there');
  });
});

describe.skipIf(!existsSync(SAMPLES))(
  'radar files as they come (of ../shared/data/radar; skipped where they are not there)',
  () => {
    it.each([
      {
        kind: 'fmi',
        pattern: /^201609281600/,
        at: '2016-09-28T16:00',
        columns: 760,
        rows: 1226,
        corner: [15.045, 69.002],
      },
      { kind: 'knmi', pattern: /0100\.h5$/, at: '2010-08-26T01:00', columns: 700, rows: 765, corner: [0, 55.974] },
      {
        kind: 'rmi',
        pattern: /nog\.hdf$/,
        at: '2021-07-04T15:50',
        columns: 700,
        rows: 700,
        corner: [-0.925, 53.693],
      },
      {
        kind: 'rmi',
        pattern: /belgium\.comp\.hdf$/,
        at: '2019-06-06T00:00',
        columns: 700,
        rows: 700,
        corner: [-0.925, 53.693],
      },
      {
        kind: 'other',
        pattern: /FINUTM\.tif$/,
        at: '2016-09-28T14:45',
        columns: 1240,
        rows: 1829,
        corner: [6.683, 71.791],
      },
      { kind: 'other', pattern: /\.hdf$/, at: '2024-11-26T01:00', columns: 950, rows: 1100, corner: [-39.536, 67.023] },
      { kind: 'other', pattern: /\.grib2$/, at: '2019-06-10T00:00', columns: 2333, rows: 1166, corner: [-130, 55] },
    ])('reads $kind $pattern: time, size, place, rain and what was not seen', async (sample) => {
      const { at, grid, rainMmh } = await readRadarFile(findSample(sample.kind, sample.pattern));
      expect(new Date(at * 1000).toISOString()).toContain(sample.at);
      expect([grid.columns, grid.rows]).toEqual([sample.columns, sample.rows]);
      const corner = proj4(grid.projection).inverse([grid.west, grid.north]) as number[];
      expect(corner[0]).toBeCloseTo(sample.corner[0] ?? 0, 2);
      expect(corner[1]).toBeCloseTo(sample.corner[1] ?? 0, 2);
      const seen = rainMmh.filter((rate) => !Number.isNaN(rate));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.length).toBeLessThan(rainMmh.length);
      expect(seen.some((rate) => rate === 0)).toBe(true);
      expect(seen.some((rate) => rate > 1)).toBe(true);
      expect(seen.every((rate) => rate >= 0 && rate <= 200)).toBe(true);
    });

    it('reads rain that a satellite estimated, and takes it for no radar', async () => {
      const path = findSample('saf-crr', /T070000Z\.nc$/);
      const { at, grid, rainMmh, isEstimate } = await readRadarFile(path);
      expect(new Date(at * 1000).toISOString()).toContain('2018-06-01T07:00');
      expect([grid.columns, grid.rows, grid.west, grid.north]).toEqual([2200, 1019, -3_301_500, 5_569_500]);
      // The file's own counts: 65,535 is outside the disk or not processed, 1 is 0.1 mm/h.
      expect(rainMmh.filter((rate) => Number.isNaN(rate))).toHaveLength(378_486);
      expect(rainMmh.filter((rate) => Math.abs(rate - 0.1) < 1e-6)).toHaveLength(7424);
      expect(isEstimate).toBe(true);
      await expect(ingestRadarFile({ dataDir: tmpdir(), zr: MARSHALL_PALMER }, path, at)).rejects.toThrow(
        "is a satellite's estimate, not a radar's rain",
      );
    });

    it.each([
      ['fmi', /^201609281600/],
      ['knmi', /0100\.h5$/],
      ['other', /\.grib2$/],
      ['other', /\.hdf$/],
    ])('refuses a file of %s that was cut off', async (kind, pattern) => {
      const bytes = readFileSync(findSample(kind, pattern));
      const path = write(`cut-${kind}`, bytes.subarray(0, Math.floor(bytes.length / 2)));
      await expect(readRadarFile(path)).rejects.toThrow(RadarError);
    });
  },
);
