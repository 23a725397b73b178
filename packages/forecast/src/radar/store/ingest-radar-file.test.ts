import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTiff } from '@portal/testing/radar/make-tiff';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ZrRelation } from '#radar/zr-relation.ts';
import { toRainRates } from './frame-bytes.ts';
import { ingestRadarFile } from './ingest-radar-file.ts';
import { openRadarStore } from './open-radar-store.ts';

const AT = Date.parse('2026-08-03T07:10:00Z') / 1000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'radar-ingest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The highest rate of the stored frame of a picture with 50 dBZ everywhere. */
async function keepFiftyDbz(zr: ZrRelation): Promise<number> {
  const path = join(folder, 'picture.tif');
  writeFileSync(path, makeTiff({ columns: 40, rows: 40, bits: 8, strip: new Uint8Array(1600).fill(164) }));
  const dataDir = join(folder, 'data');
  const { fate } = await ingestRadarFile({ dataDir, zr }, path, AT);
  expect(fate).toBe('kept');
  const bytes = openRadarStore(dataDir, () => 0).findFrame('radar', AT) ?? new Uint8Array(0);
  const rain = toRainRates(bytes);
  return rain.reduce((most, rate) => Math.max(most, Number.isNaN(rate) ? 0 : rate), 0);
}

describe('a radar file that is taken in', () => {
  it.each<[ZrRelation, number]>([
    ['vietnam', 63.4],
    [{ a: 200, b: 1.6 }, 48.6],
    [{ a: 58.53, b: 1.56 }, 100],
  ])('has its reflectivity by the relation that is set: %j', async (zr, mmh) => {
    // A byte step of a stored frame is 0.8 mm/h there, and the scale ends at 100.
    expect(Math.abs((await keepFiftyDbz(zr)) - mmh)).toBeLessThan(0.5);
  });
});
