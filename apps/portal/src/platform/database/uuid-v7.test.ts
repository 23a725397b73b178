import { expect, it } from 'vitest';
import { makeUuidV7, toUuidV7 } from './uuid-v7.ts';

it('writes time, version and variant where the standard has them', () => {
  const id = toUuidV7(
    0x0192_a3b4_c5d6,
    Uint8Array.from({ length: 10 }, () => 0xff),
  );
  expect(id).toBe('0192a3b4-c5d6-7fff-bfff-ffffffffffff');
});

it('makes ids that sort by their time and differ at one time', () => {
  expect(makeUuidV7(1000) < makeUuidV7(1001)).toBe(true);
  expect(makeUuidV7(1000)).not.toBe(makeUuidV7(1000));
});
