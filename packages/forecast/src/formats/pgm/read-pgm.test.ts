import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPgm } from './read-pgm.ts';

const write = (head: string, body: readonly number[]) =>
  Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);

describe('PGM pictures', () => {
  it('gives size, comments and values', () => {
    const picture = readPgm(write('P5\n# obstime 201609281600\n# x\n3 2\n255\n', [0, 1, 2, 10, 35, 255]));
    expect(picture).toMatchObject({ columns: 3, rows: 2, most: 255, comments: ['obstime 201609281600', 'x'] });
    expect([...picture.values]).toEqual([0, 1, 2, 10, 35, 255]);
  });

  it('reads two bytes a value where the most is above 255', () => {
    expect([...readPgm(write('P5 2 1 256\n', [1, 0, 0, 7])).values]).toEqual([256, 7]);
  });

  it('refuses what is cut off or too long by a byte', () => {
    const body = [1, 2, 3, 4];
    expect(readPgm(write('P5 2 2 255\n', body)).values).toHaveLength(4);
    expect(() => readPgm(write('P5 2 2 255\n', body.slice(1)))).toThrow('has 3 bytes of values instead of 4');
    expect(() => readPgm(write('P5 2 2 255\n', [...body, 5]))).toThrow('has 5 bytes of values instead of 4');
  });

  it('reads back whatever was written, and never takes other bytes for a picture', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (values) => {
        expect([...readPgm(write(`P5\n${values.length} 1\n255\n`, [...values])).values]).toEqual([...values]);
        expect(() => readPgm(values)).toThrow(RangeError);
      }),
    );
  });
});
