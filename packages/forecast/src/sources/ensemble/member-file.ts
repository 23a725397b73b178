import { appendFileSync, closeSync, existsSync, fstatSync, openSync, truncateSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { PieceError } from '#sources/schedule/fetch-pieces.ts';
import { readFully } from '#store/read-fully.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** What one member says at one step, in the engine's orientation and units, cut to the portal's area. */
export interface MemberStep {
  readonly member: number;
  readonly grid: RegularGrid;
  readonly fields: readonly MemberField[];
}

/** A field of a member; amounts are as the source has them, from the start of its run or bucket. */
export interface MemberField {
  readonly variable: VariableName | 'surfaceHeight';
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  readonly values: Float32Array;
}

/** Before each record: length of its head (JSON) and of its values, and the CRC-32 of both. */
const PREFIX_BYTES = 12;
/** No record of a real file comes near to it. */
const MOST_BYTES = 2 ** 28;

/**
 * Adds what a member says to the file of a step, in one piece: a head that says what it is, then the values of its
 * fields as float32, with a checksum over both. A global run of dozens of members is stored as these cuts: a thousandth
 * of what was fetched. Throws the system's error.
 */
export function appendMember(path: string, { member, grid, fields }: MemberStep): void {
  const head = Buffer.from(
    JSON.stringify({
      member,
      grid,
      fields: fields.map(({ variable, validAt, intervalStart }) => ({ variable, validAt, intervalStart })),
    }),
  );
  const values = Buffer.concat(
    fields.map(({ values: { buffer, byteOffset, byteLength } }) => new Uint8Array(buffer, byteOffset, byteLength)),
  );
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(head.length, 0);
  prefix.writeUInt32LE(values.length, 4);
  prefix.writeUInt32LE(crc32(values, crc32(head)), 8);
  appendFileSync(path, Buffer.concat([prefix, head, values]));
}

/** The members of a step's file, one in memory at a time. Throws `PieceError` where the file is damaged or ends early. */
export function* readMembers(path: string): Generator<MemberStep> {
  for (const record of readRecords(path)) {
    if (record === null) throw new PieceError(path, 'is damaged');
    yield record.step;
  }
}

/** Numbers of the members that a step's file holds; what follows the last whole one, as a killed writer leaves it, is cut off. */
export function recoverMembers(path: string): Set<number> {
  const members = new Set<number>();
  if (!existsSync(path)) return members;
  let end = 0;
  for (const record of readRecords(path)) {
    if (record === null) {
      truncateSync(path, end);
      break;
    }
    members.add(record.step.member);
    end = record.end;
  }
  return members;
}

/** Record after record; null where the next one is damaged or not whole, then no more. */
function* readRecords(path: string): Generator<{ readonly step: MemberStep; readonly end: number } | null> {
  const descriptor = openSync(path, 'r');
  try {
    const { size } = fstatSync(descriptor);
    for (let at = 0; at < size; ) {
      const record = readRecord(descriptor, at, size);
      yield record;
      if (record === null) return;
      at = record.end;
    }
  } finally {
    closeSync(descriptor);
  }
}

function readRecord(descriptor: number, at: number, size: number): { step: MemberStep; end: number } | null {
  if (size - at < PREFIX_BYTES) return null;
  const prefix = Buffer.alloc(PREFIX_BYTES);
  readFully(descriptor, prefix, { at: 0, length: PREFIX_BYTES, position: at });
  const headBytes = prefix.readUInt32LE(0);
  const valueBytes = prefix.readUInt32LE(4);
  const end = at + PREFIX_BYTES + headBytes + valueBytes;
  // The checksum of nothing is 0, so the zeros of a power cut would be a record.
  if (headBytes === 0 || end > size || headBytes + valueBytes > MOST_BYTES) return null;
  const bytes = new Uint8Array(headBytes + valueBytes);
  readFully(descriptor, bytes, { at: 0, length: bytes.length, position: at + PREFIX_BYTES });
  if (crc32(bytes) !== prefix.readUInt32LE(8)) return null;
  return { step: parseRecord(bytes, headBytes), end };
}

/** The checksum has shown that the bytes are as they were written. */
function parseRecord(bytes: Uint8Array, headBytes: number): MemberStep {
  const { member, grid, fields } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, headBytes)));
  const values = new Float32Array(bytes.slice(headBytes).buffer);
  const cells = grid.rows * grid.columns;
  return {
    member,
    grid,
    fields: fields.map((field: Omit<MemberField, 'values'>, index: number) => ({
      ...field,
      values: values.subarray(index * cells, (index + 1) * cells),
    })),
  };
}
