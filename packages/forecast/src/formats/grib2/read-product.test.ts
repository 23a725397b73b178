import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ByteWriter } from '@portal/testing/grib2/byte-writer';
import { describe, expect, it } from 'vitest';
import { PADDING } from './grib-source.ts';
import { readProduct } from './read-product.ts';
import { Section } from './section.ts';

const HOUR = 3600;
const runAt = Date.UTC(2026, 10, 21) / 1000;
const MISSING = 0xffffffff;

function toSection(content: ByteWriter): Section {
  const octets = content.toBytes();
  const padded = new ByteWriter()
    .u32(octets.length + 5)
    .u8(4)
    .append(octets)
    .append(new Uint8Array(PADDING));
  return new Section('x.grib2', 0, padded.toBytes());
}

/** Section 4 up to the second surface: octets 6 to 34 of template 4.0. */
function begin(template: number, unit: number, count: number): ByteWriter {
  return new ByteWriter().u16(0, template).u8(1, 8, 2, 0, 96).u16(0).u8(0, unit).signed(count, 4);
}

function surfaces(writer: ByteWriter): ByteWriter {
  return writer.u8(1, 255).u32(MISSING).u8(255, 255).u32(MISSING);
}

function moment(writer: ByteWriter, at: number): ByteWriter {
  const date = new Date(at * 1000);
  writer.u16(date.getUTCFullYear()).u8(date.getUTCMonth() + 1, date.getUTCDate());
  return writer.u8(date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds());
}

describe('the time of a product', () => {
  it.each([
    [0, 90, 90 * 60],
    [1, 5, 5 * HOUR],
    [2, 2, 48 * HOUR],
    [3, 1, 30 * 24 * HOUR],
    [4, 1, 365 * 24 * HOUR],
    [10, 3, 9 * HOUR],
    [11, 3, 18 * HOUR],
    [12, 3, 36 * HOUR],
    [13, 45, 45],
    [1, -6, -6 * HOUR],
  ])('in unit %i, %i of them, is %i s after the run', (unit, count, seconds) => {
    expect(readProduct(toSection(surfaces(begin(0, unit, count))), runAt).validAt).toBe(runAt + seconds);
  });

  it('in a unit that does not exist is refused', () => {
    expect(() => readProduct(toSection(surfaces(begin(0, 99, 1))), runAt)).toThrow(
      'byte 17: 1 of time unit 99 is no time',
    );
  });

  it('of a template that is not known stays open, but parameter and category are reported', () => {
    expect(readProduct(toSection(new ByteWriter().u16(0, 44).u8(20, 62)), runAt)).toMatchObject({
      productTemplate: 44,
      category: 20,
      parameter: 62,
      intervalStart: null,
      validAt: null,
      levelType: null,
    });
  });
});

describe('a statistic', () => {
  function statistic(end: (writer: ByteWriter) => ByteWriter, ranges: readonly (readonly [number, number])[]): Section {
    const writer = end(surfaces(begin(8, 1, 6)));
    writer.u8(ranges.length).u32(0);
    for (const [process, hours] of ranges) writer.u8(process, 2, 1).u32(hours).u8(255).u32(0);
    return toSection(writer);
  }

  it('of several time ranges lasts to the end of them all and is named by the outermost', () => {
    const section = statistic(
      (writer) => moment(writer, runAt + 30 * HOUR),
      [
        [0, 24],
        [1, 6],
      ],
    );
    expect(readProduct(section, runAt)).toMatchObject({
      intervalStart: runAt + 6 * HOUR,
      validAt: runAt + 30 * HOUR,
      statistic: 0,
    });
  });

  it('whose end the producer left empty ends after the outermost range', () => {
    const section = statistic((writer) => writer.u16(0).u8(0, 0, 0, 0, 0), [[1, 3]]);
    expect(readProduct(section, runAt)).toMatchObject({ intervalStart: runAt + 6 * HOUR, validAt: runAt + 9 * HOUR });
  });

  it('that ends before it begins, or over no range, is refused', () => {
    expect(() =>
      readProduct(
        statistic((writer) => moment(writer, runAt), [[1, 3]]),
        runAt,
      ),
    ).toThrow('the interval ends before it begins');
    expect(() =>
      readProduct(
        statistic((writer) => moment(writer, runAt + 9 * HOUR), []),
        runAt,
      ),
    ).toThrow('a statistic over no time range');
  });
});

describe('a level', () => {
  function withLevel(factor: number, value: number): Section {
    const writer = begin(0, 1, 0).u8(103).signed(factor, 1).signed(value, 4);
    return toSection(writer.u8(255, 255).u32(MISSING));
  }

  it.each([
    [0, 2, 2],
    [1, 25, 2.5],
    [-2, 850, 85_000],
    [2, -150, -1.5],
    [9, -2000, -0.000002],
  ])('with scale factor %i and scaled value %i is %d', (factor, value, level) => {
    expect(readProduct(withLevel(factor, value), runAt).levelValue).toBe(level);
  });

  it('without a value is null', () => {
    expect(readProduct(toSection(surfaces(begin(0, 1, 0))), runAt)).toMatchObject({ levelType: 1, levelValue: null });
  });
});

it('a field made of a whole ensemble says of which kind it is', () => {
  const mean = toSection(surfaces(begin(2, 1, 6)).u8(0, 31));
  expect(readProduct(mean, runAt)).toMatchObject({ derived: 0, member: null });
});

it('a constituent moves the octets behind it by two', () => {
  const writer = new ByteWriter().u16(0, 40).u8(20, 0).u16(62_000).u8(2, 0, 96).u16(0).u8(0, 1).signed(7, 4);
  expect(readProduct(toSection(surfaces(writer)), runAt)).toMatchObject({ validAt: runAt + 7 * HOUR, levelType: 1 });
});

it('a section that ends too early is refused', () => {
  expect(() => readProduct(toSection(begin(0, 1, 0)), runAt)).toThrow('section 4 has 22 octets, 23 are needed');
});

/** Section 4 of every message of a file. */
function listProducts(bytes: Buffer): ReturnType<typeof readProduct>[] {
  const products: ReturnType<typeof readProduct>[] = [];
  for (let start = 0; start < bytes.length; start += Number(bytes.readBigUInt64BE(start + 8))) {
    let offset = start + 16;
    while (bytes[offset + 4] !== 4) offset += bytes.readUInt32BE(offset);
    const end = offset + bytes.readUInt32BE(offset) + PADDING;
    products.push(readProduct(new Section('gefs.chem', offset, bytes.subarray(offset, end)), runAt));
  }
  return products;
}

const AEROSOLS = fileURLToPath(
  new URL('../../../../../../shared/data/public/air/gefs.chem.t00z.a2d_0p25.f000.grib2_subset', import.meta.url),
);

describe.skipIf(!existsSync(AEROSOLS))(
  'aerosols of GEFS (of ../shared/data/public; skipped where it is not there)',
  () => {
    it('have time, level and process behind kind, sizes and wavelengths', () => {
      const bytes = readFileSync(AEROSOLS);
      // Sections 1 and 3 precede the product; its hand-cut grid contradicts itself.
      let offset = 16;
      while (bytes[offset + 4] !== 4) offset += bytes.readUInt32BE(offset);
      const section = new Section(
        'gefs.chem',
        offset,
        bytes.subarray(offset, offset + bytes.readUInt32BE(offset) + PADDING),
      );
      const referenceTime = Date.UTC(2024, 2, 9) / 1000;
      expect(readProduct(section, referenceTime)).toMatchObject({
        productTemplate: 48,
        category: 20,
        validAt: referenceTime,
        statistic: null,
      });
      expect(readProduct(section, referenceTime).levelType).not.toBeNull();
    });

    it('are told apart by kind and size where their numbers are the same', () => {
      const particles = listProducts(readFileSync(AEROSOLS)).filter(({ category }) => category === 13);
      expect(
        particles.map(({ parameter, aerosol }) => [parameter, aerosol?.kind, aerosol?.sizeType, aerosol?.sizeM]),
      ).toEqual([
        [193, 62_001, 0, 2.5e-6],
        [192, 62_001, 0, 1e-5],
        [193, 62_008, 0, 2.5e-6],
        [192, 62_000, 0, 1e-5],
        [193, 62_000, 0, 2.5e-6],
      ]);
    });
  },
);
