import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, openGribFile, toGribSource } from './grib-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'grib-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

describe('a file', () => {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => i % 251);
  const path = write('some.bin', bytes);

  it('hands out the same bytes as one in memory, near and far, small and large, with zeros behind', () => {
    const file = openGribFile(path);
    const memory = toGribSource('memory', bytes);
    for (const [offset, length] of [
      [0, 16],
      [10, 5],
      [65_530, 16],
      [3, 100_000],
      [199_990, 10],
      [0, 200_000],
      [7, 0],
    ] as const) {
      expect(Buffer.compare(file.read(offset, length), memory.read(offset, length))).toBe(0);
      expect([...file.read(offset, length).subarray(length)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    }
    file.close();
  });

  it('refuses to read beyond its end', () => {
    const file = openGribFile(path);
    expect(() => file.read(199_999, 2)).toThrow(
      `${path}: byte 200000: the file ends here, but 1 more bytes belong to it`,
    );
    file.close();
  });

  it('that becomes shorter while it is read is refused', () => {
    const shrinking = write('shrinking.bin', bytes);
    const file = openGribFile(shrinking);
    truncateSync(shrinking, 1000);
    expect(() => file.read(0, 100_000)).toThrow(`${shrinking}: byte 1000: the file became shorter while it was read`);
    file.close();
  });
});

describe('what cannot be opened', () => {
  it('because it does not exist, is a folder, is empty or is too large is refused in one line', () => {
    const missing = join(folder, 'missing.grib2');
    const huge = write('huge.grib2', Uint8Array.of(1));
    truncateSync(huge, MAX_FILE_BYTES + 1);
    expect(() => openGribFile(missing)).toThrow(`${missing}: byte 0: cannot be opened (ENOENT)`);
    expect(() => openGribFile(folder)).toThrow(`${folder}: byte 0: is not a plain file`);
    expect(() => openGribFile(write('empty.grib2', new Uint8Array(0)))).toThrow('byte 0: the file is empty');
    expect(() => openGribFile(huge)).toThrow(
      `byte ${MAX_FILE_BYTES}: the file is too large: ${MAX_FILE_BYTES + 1} bytes`,
    );
  });
});
