import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpackLzw } from './bound-decoders.ts';

const [CLEAR, END] = [256, 257];

/** Packs as TIFF 6.0 describes (section 13): the table is cleared at string 4094, codes widen one code early. */
function packLzw(bytes: Uint8Array): Uint8Array {
  let bits = '';
  let table = new Map<string, number>();
  let width = 9;
  const write = (code: number) => {
    bits += code.toString(2).padStart(width, '0');
  };
  const clear = () => {
    write(CLEAR);
    table = new Map(Array.from({ length: 256 }, (_, byte) => [String(byte), byte]));
    width = 9;
  };
  clear();
  let next = 258;
  let text = '';
  for (const byte of bytes) {
    const longer = text === '' ? String(byte) : `${text},${byte}`;
    if (table.has(longer)) {
      text = longer;
      continue;
    }
    write(table.get(text) ?? 0);
    table.set(longer, next);
    next += 1;
    if (next === 512 || next === 1024 || next === 2048) width += 1;
    if (next === 4095) {
      clear();
      next = 258;
    }
    text = String(byte);
  }
  if (text !== '') write(table.get(text) ?? 0);
  write(END);
  const whole = bits.padEnd(8 * Math.ceil(bits.length / 8), '0');
  return Uint8Array.from({ length: whole.length / 8 }, (_, at) => Number.parseInt(whole.slice(8 * at, 8 * at + 8), 2));
}

describe('LZW of a TIFF', () => {
  it('unpacks the example of the specification', () => {
    const codes = [256, 7, 258, 8, 8, 258, 6, 257];
    const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
    const packed = Uint8Array.from({ length: 9 }, (_, at) =>
      Number.parseInt(bits.slice(8 * at, 8 * at + 8).padEnd(8, '0'), 2),
    );
    expect([...unpackLzw(packed, 10)]).toEqual([7, 7, 7, 8, 8, 7, 7, 6]);
  });

  it('gives back whatever was packed', () => {
    const row = fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 900 }));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), fc.uint8Array({ maxLength: 6000 }), (rows, noise) => {
        const bytes = Buffer.concat([...rows.map(([byte, count]) => Buffer.alloc(count, byte)), noise]);
        expect(Buffer.from(unpackLzw(packLzw(bytes), bytes.length)).equals(bytes)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('stops where there is more than there may be, and gives less where it was cut off', () => {
    const packed = packLzw(Buffer.alloc(10_000, 7));
    expect(() => unpackLzw(packed, 9999)).toThrow('more values');
    expect(unpackLzw(packed.subarray(0, 50), 10_000).length).toBeLessThan(9999);
  });

  it('ends on any bytes whatever with values or one error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        try {
          expect(unpackLzw(bytes, 4000).length).toBeLessThanOrEqual(4000);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });
});
