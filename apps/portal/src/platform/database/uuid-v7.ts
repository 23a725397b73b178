import { randomFillSync } from 'node:crypto';

/** A time-ordered id (RFC 9562, version 7). `random` has ten bytes. */
export function toUuidV7(atMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(Math.floor(atMs)) << 16n);
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Buffer.from(bytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function makeUuidV7(atMs: number): string {
  return toUuidV7(atMs, randomFillSync(new Uint8Array(10)));
}
