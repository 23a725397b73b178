import { appendFileSync, closeSync, existsSync, fstatSync, openSync, truncateSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { PieceError } from '#sources/schedule/fetch-pieces.ts';
import { readFully } from '#store/read-fully.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** One member's data at one step, in the engine's orientation and units, cropped to the portal's area. */
export interface MemberStep {
  readonly member: number;
  readonly grid: RegularGrid;
  readonly fields: readonly MemberField[];
}

/** A field of a member; amounts are as in the source, from the start of its run or bucket. */
export interface MemberField {
  readonly variable: VariableName | 'surfaceHeight';
  readonly validAt: EpochSeconds;
  readonly intervalStart: EpochSeconds;
  readonly values: Float32Array;
}

/** Before each record: lengths of its header (JSON) and its values, and the CRC-32 of both. */
const PREFIX_BYTES = 12;
/** Far above any real record. */
const MOST_BYTES = 2 ** 28;

/**
 * Appends a member to the file of a step as one record: a header, then the values of its fields as float32, with a
 * checksum over both. Storing only these crops takes a thousandth of the bytes fetched for a global run of dozens of
 * members. Throws the system's error.
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

/** The members of a step's file, one in memory at a time. Throws `PieceError` if the file is damaged or truncated. */
export function* readMembers(path: string): Generator<MemberStep> {
  for (const record of readRecords(path)) {
    if (record === null) throw new PieceError(path, 'is damaged');
    yield record.step;
  }
}

/**
 * Numbers of the members in a step's file; truncates anything after the last intact one, as a killed writer leaves it.
 */
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

/** Record after record; null for a damaged or truncated one, then ends. */
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
  // The checksum of nothing is 0, so zeros after a power cut would otherwise be a valid record.
  if (headBytes === 0 || end > size || headBytes + valueBytes > MOST_BYTES) return null;
  const bytes = new Uint8Array(headBytes + valueBytes);
  readFully(descriptor, bytes, { at: 0, length: bytes.length, position: at + PREFIX_BYTES });
  if (crc32(bytes) !== prefix.readUInt32LE(8)) return null;
  return { step: parseRecord(bytes, headBytes), end };
}

/** The checksum has already shown that the bytes are as written. */
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
