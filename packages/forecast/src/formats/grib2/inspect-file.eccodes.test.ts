import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ValueSummary } from './inspect-file.ts';
import { inspectGribFile } from './inspect-file.ts';

const folder = fileURLToPath(new URL('../../../../../../shared/data/grib2/', import.meta.url));
const list = `${folder}expected-eccodes.json`;

type Expected = Readonly<Record<string, readonly (ValueSummary & { packing: string })[]>>;

describe.skipIf(!existsSync(list))('real files (of ../shared/data/grib2; skipped where they are not there)', () => {
  const expected: Expected = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};

  it('has samples of every packing', () => {
    const packings = new Set(Object.values(expected).flatMap((rows) => rows.map((row) => row.packing)));
    expect([...packings].sort()).toEqual([
      'grid_ccsds',
      'grid_complex_spatial_differencing',
      'grid_jpeg',
      'grid_png',
      'grid_simple',
    ]);
  });

  it.each(Object.keys(expected))('decodes %s bit for bit as ecCodes does', async (name) => {
    const rows = expected[name] ?? [];
    let compared = 0;
    for await (const found of inspectGribFile(folder + name)) {
      if ('refused' in found) throw found.refused;
      const wanted = rows[found.index - 1];
      if (wanted === undefined) break;
      const { packing, n, missing, first, sha256f64le } = found;
      expect({ packing, n, missing, first, sha256f64le }).toEqual({
        packing: wanted.packing,
        n: wanted.n,
        missing: wanted.missing,
        first: wanted.first,
        sha256f64le: wanted.sha256f64le,
      });
      expect(found.min).toBe(wanted.min);
      expect(found.max).toBe(wanted.max);
      expect(found.mean).toBeCloseTo(wanted.mean ?? Number.NaN, 9);
      compared++;
    }
    expect(compared).toBe(rows.length);
  });

  it.skipIf(!existsSync(`${folder}edge`))('reads longitudes that are counted on beyond 360 degrees', async () => {
    const fields = [];
    for (const name of readdirSync(`${folder}edge`)) {
      for await (const found of inspectGribFile(`${folder}edge/${name}`))
        fields.push('refused' in found ? name : found.n);
    }
    expect(fields).toHaveLength(7);
    expect(fields.every((points) => typeof points === 'number' && points > 0)).toBe(true);
  });
});
