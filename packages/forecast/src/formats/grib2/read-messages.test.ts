import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { makeGribMessage } from '@portal/testing/grib2/make-grib-message';
import { makeGribFile } from '@portal/testing/grib2/write-grib-file';
import { describe, expect, it } from 'vitest';
import { decodeField } from './decode-field.ts';
import { MAX_MESSAGE_BYTES } from './find-message.ts';
import { toGribSource } from './grib-source.ts';
import type { Grib2Message } from './message.ts';
import { readGribMessages } from './read-messages.ts';

const HOUR = 3600;
const runAt = Date.UTC(2026, 10, 21) / 1000;
const grid = { south: 8, west: 102, latStep: 0.5, lngStep: 0.25, rows: 3, columns: 4 };
const values = Array.from({ length: 12 }, (_, i) => i + 0.5);
const plain: FieldSpec = { category: 0, parameter: 0, referenceTime: runAt, validAt: runAt + 3 * HOUR, grid, values };

function readAll(bytes: Uint8Array): Grib2Message[] {
  return [...readGribMessages(toGribSource('x.grib2', bytes))];
}

describe('messages of a file', () => {
  it('say what the field is, when, where and at which level', () => {
    const [message] = readAll(makeGribFile([{ ...plain, level: { type: 103, value: 2 }, centre: 98 }]));
    expect(message).toMatchObject({
      offset: 0,
      field: 0,
      discipline: 0,
      centre: 98,
      category: 0,
      parameter: 0,
      referenceTime: runAt,
      productTemplate: 0,
      intervalStart: runAt + 3 * HOUR,
      validAt: runAt + 3 * HOUR,
      statistic: null,
      member: null,
      levelType: 103,
      levelValue: 2,
      secondLevelType: null,
      packingTemplate: 0,
      hasBitmap: false,
      points: 12,
      grid: {
        kind: 'lat-lng',
        ni: 4,
        nj: 3,
        firstLat: 9,
        firstLng: 102,
        lastLat: 8,
        lastLng: 102.75,
        iStep: 0.25,
        jStep: 0.5,
        scanningMode: 0,
      },
    });
  });

  it('come one after the other, with their places', () => {
    const one = makeGribFile([plain]);
    const found = readAll(makeGribFile([plain, { ...plain, parameter: 6 }, { ...plain, parameter: 2 }]));
    expect(found.map((message) => [message.offset, message.parameter])).toEqual([
      [0, 0],
      [one.length, 6],
      [2 * one.length, 2],
    ]);
  });

  it('may have padding before, between and behind them', () => {
    const one = makeGribFile([plain]);
    const file = Buffer.concat([Buffer.from('\r\n'), one, Buffer.alloc(5000), one, Buffer.from(' \n')]);
    expect(readAll(file).map((message) => message.offset)).toEqual([2, 2 + one.length + 5000]);
  });

  it('may come in bulletins, with headings and ends around them', () => {
    const one = makeGribFile([plain]);
    const heading = 'YEUZ98 KWBN 120051\r\r\n';
    const separator = `****${String(one.length + heading.length).padStart(10, '0')}****\n`;
    expect([heading.length, separator.length]).toEqual([21, 19]);
    const american = [separator + heading, one, '\n', separator + heading, one, '\n'];
    const international = ['\u0001\r\r\n042\r\r\nHTVN01 VNNN 030600 RRA\r\r\n', one, '\r\r\n\u0003'];
    const filed = ['0000033700\u0001\r\r\n00042\r\r\nHTVN1 VNNN\r\r\n', one, '\r\r\n\u0003'];
    for (const [parts, count] of [
      [american, 2],
      [international, 1],
      [filed, 1],
      [[...filed, ...filed], 2],
    ] as const) {
      const file = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
      const messages = readAll(file);
      expect(messages).toHaveLength(count);
      expect(messages[0]?.offset).toBe(file.indexOf('GRIB'));
    }
  });

  it('carry members, accumulations and second levels', () => {
    const [accumulation, member] = readAll(
      makeGribFile([
        { ...plain, intervalStart: runAt, level: { type: 106, value: 0 }, secondLevel: { type: 106, value: 0.1 } },
        { ...plain, intervalStart: runAt, statistic: 2, member: { number: 7, size: 31 } },
      ]),
    );
    expect(accumulation).toMatchObject({
      productTemplate: 8,
      statistic: 1,
      intervalStart: runAt,
      validAt: runAt + 3 * HOUR,
    });
    expect(accumulation).toMatchObject({ levelValue: 0, secondLevelType: 106, secondLevelValue: 0.1 });
    expect(member).toMatchObject({ productTemplate: 11, statistic: 2, member: { type: 3, number: 7, size: 31 } });
  });
});

describe('a message with several fields', () => {
  const gappy = values.map((value, i) => (i % 3 === 0 ? Number.NaN : value));
  const bytes = makeGribMessage([
    { ...plain, values: gappy },
    { ...plain, parameter: 6, values: gappy.map((value) => 2 * value), reusesBitmap: true },
    { ...plain, parameter: 2 },
  ]);

  it('yields each of them, with the sections that they share', () => {
    const found = readAll(bytes);
    expect(found.map(({ field, parameter, offset, hasBitmap }) => ({ field, parameter, offset, hasBitmap }))).toEqual([
      { field: 0, parameter: 0, offset: 0, hasBitmap: true },
      { field: 1, parameter: 6, offset: 0, hasBitmap: true },
      { field: 2, parameter: 2, offset: 0, hasBitmap: false },
    ]);
  });

  it('uses the bitmap defined before where a field says so', async () => {
    const source = toGribSource('x.grib2', bytes);
    const [first, second] = [...readGribMessages(source)];
    const one = await decodeField(source, first!);
    expect([...(await decodeField(source, second!))]).toEqual([...one].map((value) => 2 * value));
    expect(Number.isNaN(one[8])).toBe(true);
  });

  it('that reuses a bitmap before one is defined is refused', () => {
    expect(() => readAll(makeGribMessage([{ ...plain, values: gappy, reusesBitmap: true }]))).toThrow(
      'the message reuses a bitmap that it has not defined',
    );
  });
});

describe('a file that is no GRIB2 file', () => {
  const one = makeGribFile([plain]);

  function change(at: number, ...octets: number[]): Uint8Array {
    const bytes = Uint8Array.from(one);
    bytes.set(octets, at);
    return bytes;
  }

  it.each<[string, Uint8Array, RegExp]>([
    ['of text', Buffer.from('hello, this is not weather'), /^x.grib2: byte 0: this is not a GRIB file$/],
    [
      'behind words that are no heading',
      Buffer.from('YEUZ98 KWBN tonight\r\r\nGRIB'),
      /byte 0: this is not a GRIB file$/,
    ],
    ['behind a separator of letters', Buffer.from('****00000x2345****\nGRIB'), /byte 0: this is not a GRIB file$/],
    ['of headings only', Buffer.from('\u0001\r\r\n042\r\r\nYEUZ98 KWBN 120051\r\r\n\u0003'), /holds no GRIB message/],
    [
      'of nothing behind a heading',
      Buffer.from('YEUZ98 KWBN 120051\r\r\nnothing'),
      /byte 21: this is not a GRIB file$/,
    ],
    ['of headings without end', Buffer.from('YEUZ98 KWBN 120051\r\r\n'.repeat(60_000)), /more than 1 MiB of headings$/],
    ['of padding only', Buffer.alloc(100), /byte 0: the file holds no GRIB message, only padding$/],
    [
      'with other bytes between messages',
      Buffer.concat([one, Buffer.from('abc'), one]),
      /byte 196: neither a message nor padding$/,
    ],
    ['of edition 1', change(7, 1), /byte 7: GRIB edition 1; only edition 2 is read$/],
    [
      'that ends in the first section',
      one.subarray(0, 9),
      /byte 9: the file ends inside the first section of a message$/,
    ],
    [
      'that ends in a message',
      one.subarray(0, 100),
      /byte 100: the file ends inside the message of 196 bytes that begins at byte 0$/,
    ],
    ['with a message beyond all bounds', change(8, 0, 0, 0, 1), /byte 8: a message of \d+ bytes is too large$/],
    [
      'with a message too short to be one',
      change(8, 0, 0, 0, 0, 0, 0, 0, 19),
      /byte 8: a message of 19 bytes is too short$/,
    ],
    [
      'with a message that does not end',
      change(195, 0),
      /byte 192: the message that begins at byte 0 does not end with 7777$/,
    ],
    [
      'with a section longer than its message',
      change(16, 0, 0, 1, 0),
      /byte 16: section 1 cannot have 256 octets here$/,
    ],
    ['with a section shorter than its header', change(16, 0, 0, 0, 4), /byte 16: section 1 cannot have 4 octets here$/],
    ['with a section out of order', change(20, 4), /byte 20: section 4 may not follow section 0$/],
    ['with a date that does not exist', change(30, 13), /byte 28: the date and time do not exist$/],
    ['with too many points', change(43, 0xff, 0xff, 0xff, 0xff), /byte 43: a grid of 4294967295 points is too large$/],
    ['with other points than rows and columns', change(70, 5), /byte 67: 5 × 3 points are not 12$/],
  ])('%s is refused, naming file and byte', (_, bytes, trouble) => {
    expect(() => readAll(bytes)).toThrow(trouble);
  });

  it('has a bound for messages that real ones stay below', () => {
    expect(MAX_MESSAGE_BYTES).toBe(512 * 1024 * 1024);
  });
});
