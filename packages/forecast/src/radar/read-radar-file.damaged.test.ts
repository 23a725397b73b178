import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { RadarError, type RainRateField } from './rain-rate-field.ts';
import { readRadarFile } from './read-radar-file.ts';

const SAMPLES = fileURLToPath(new URL('../../../../../shared/data/radar/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'radar-damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

function readSample(kind: string, pattern: RegExp): Buffer {
  const name = readdirSync(join(SAMPLES, kind)).find((entry) => pattern.test(entry)) ?? '';
  const bytes = readFileSync(join(SAMPLES, kind, name));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/**
 * The rain of the bytes, null if they are refused; anything but a refusal in one line that names the file fails the
 * test.
 */
async function readOrRefuse(name: string, bytes: Uint8Array): Promise<RainRateField | null> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  try {
    return await readRadarFile(path);
  } catch (error) {
    expect(error).toBeInstanceOf(RadarError);
    const { message } = error as RadarError;
    expect(message.startsWith(`${path}: `) && !message.includes('\n')).toBe(true);
    return null;
  }
}

const count = (rates: Float32Array, isCounted: (rate: number) => boolean): number => {
  let cells = 0;
  for (const rate of rates) if (isCounted(rate)) cells += 1;
  return cells;
};
const countWet = ({ rainMmh }: RainRateField): number => count(rainMmh, (rate) => rate >= 0.1);

/**
 * A part of a file that is overwritten: at a share of its length, near its beginning (where its shape is stored) or its
 * end.
 */
const damage = fc.record({
  near: fc.constantFrom('begin', 'end', 'anywhere'),
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  length: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 9, max: 4000 })),
  fill: fc.oneof(fc.constant(0), fc.constant(255), fc.nat(255)),
});
const NEAR = 8192;

function spoil(intact: Buffer, { near, place, length, fill }: typeof damage extends fc.Arbitrary<infer T> ? T : never) {
  const bytes = Buffer.from(intact);
  const span = near === 'anywhere' ? bytes.length : Math.min(NEAR, bytes.length);
  const start = (near === 'end' ? bytes.length - span : 0) + Math.floor(place * span);
  return bytes.fill(fill, start, Math.min(start + length, bytes.length));
}

const KINDS = [
  { name: 'knmi.h5', kind: 'knmi', pattern: /0100\.h5$/, runs: 40 },
  { name: 'cf.nc', kind: 'bom', pattern: /_040000\./, runs: 20 },
  { name: 'mch.gif', kind: 'mch', pattern: /1645F/, runs: 40 },
  { name: 'odim.h5', kind: 'other', pattern: /\.hdf$/, runs: 8 },
  { name: '201609281445.tif', kind: 'other', pattern: /\.tif$/, runs: 6 },
  { name: 'mrms.grib2', kind: 'other', pattern: /\.grib2$/, runs: 10 },
  { name: 'fmi.pgm', kind: 'fmi', pattern: /1600_/, runs: 10 },
];

describe.skipIf(!existsSync(SAMPLES))(
  'radar files that were damaged on their way (of ../shared/data/radar; skipped where they are not there)',
  () => {
    it.each(KINDS)('of $kind, $name, are refused wherever they are cut off', async ({ name, kind, pattern, runs }) => {
      const intact = readSample(kind, pattern);
      await fc.assert(
        fc.asyncProperty(fc.double({ min: 0, max: 0.9999, noNaN: true }), async (share) => {
          expect(await readOrRefuse(name, intact.subarray(0, Math.floor(share * intact.length)))).toBeNull();
        }),
        { numRuns: Math.ceil(runs / 2) },
      );
    });

    it.each(KINDS)('of $kind, $name, are refused or keep their rain', async ({ name, kind, pattern, runs }) => {
      const intact = readSample(kind, pattern);
      const whole = (await readOrRefuse(name, intact)) as RainRateField;
      const [wet, edge] = [countWet(whole), count(whole.rainMmh, Number.isNaN)];
      await fc.assert(
        fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (parts) => {
          const field = await readOrRefuse(name, parts.reduce(spoil, intact));
          if (field === null) return;
          // Lost parts become unobserved; rain must not turn into dry sky.
          const unseen = Math.max(count(field.rainMmh, Number.isNaN) - edge, 0);
          expect(countWet(field) + unseen).toBeGreaterThan(0.9 * wet);
          expect(count(field.rainMmh, (rate) => rate < 0 || rate > 2000)).toBe(0);
        }),
        { numRuns: runs },
      );
    });

    it('of ODIM are refused where the index of their parts is lost, and all of them would come as zeros', async () => {
      const intact = readSample('other', /\.hdf$/);
      const tree = Buffer.alloc(8);
      tree.writeBigUInt64LE(BigInt(intact.indexOf('TREE\u0001')));
      const place = intact.indexOf(tree);
      const bytes = Buffer.from(intact).fill(255, place, place + 8);
      expect(await readOrRefuse('lost.h5', bytes)).toBeNull();
      expect(await readOrRefuse('found.h5', intact)).not.toBeNull();
    });
  },
);
