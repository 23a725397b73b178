import { File, ready } from 'h5wasm';
import { describe, expect, it } from 'vitest';
import { isStored, type RasterLayout } from './is-stored.ts';

const SIZE = { columns: 40, rows: 30, valueBytes: 1 };
let counter = 0;

/** An HDF5 file with zero rasters of one layout. */
async function makeFile(chunks: readonly number[] | null, count = 1): Promise<Buffer> {
  const { FS } = await ready;
  const path = `/stored-${counter++}.h5`;
  const file = new File(path, 'w');
  const packed = chunks === null ? {} : { chunks: [...chunks], compression: 'gzip' as const };
  for (let name = 0; name < count; name += 1) {
    file.create_dataset({ name: `${name}`, data: new Uint8Array(1200), shape: [30, 40], ...packed });
  }
  file.close();
  const bytes = Buffer.from(FS.readFile(path) as Uint8Array);
  FS.unlink(path);
  return bytes;
}

/** Offset of the address of the last raster with this layout. */
function findAddress(bytes: Buffer, { chunks }: RasterLayout): number {
  return bytes.lastIndexOf(Buffer.from(Uint32Array.of(...(chunks ?? []), 1).buffer)) - 8;
}

describe('values of a raster', () => {
  it.each([[null], [[30, 40]], [[8, 8]], [[1, 1]]])('stand in the file that holds them (parts: %j)', async (chunks) => {
    expect(isStored(await makeFile(chunks), { ...SIZE, chunks })).toBe(true);
    expect(isStored(await makeFile(chunks, 3), { ...SIZE, chunks })).toBe(true);
  });

  it.each([[[30, 40]], [[8, 8]], [[1, 1]]])(
    'are not proven once the index of one raster is lost (parts: %j)',
    async (chunks) => {
      const layout = { ...SIZE, chunks };
      const bytes = await makeFile(chunks, 3);
      const address = findAddress(bytes, layout);
      const index = Number(bytes.readBigUInt64LE(address));
      expect(isStored(Buffer.from(bytes).fill(255, address, address + 8), layout)).toBe(false);
      expect(isStored(Buffer.from(bytes).fill(0, index, index + 8), layout)).toBe(false);
      const shorter = Buffer.from(bytes);
      shorter.writeUInt16LE(bytes.readUInt16LE(index + 6) - 1, index + 6);
      expect(isStored(shorter, layout)).toBe(false);
    },
  );

  it('are not proven in a file that is cut off, or of a raster that is not there', async () => {
    const bytes = await makeFile(null);
    const end = bytes.lastIndexOf(Buffer.alloc(1200));
    expect(isStored(bytes.subarray(0, end + 1100), { ...SIZE, chunks: null })).toBe(false);
    expect(isStored(bytes, { ...SIZE, rows: 31, chunks: null })).toBe(false);
    expect(isStored(bytes, { ...SIZE, chunks: [30, 40] })).toBe(false);
  });
});
