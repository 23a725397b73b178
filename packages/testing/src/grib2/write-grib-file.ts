import { writeFileSync } from 'node:fs';
import type { FieldSpec } from './field-spec.ts';
import { makeGribMessage } from './make-grib-message.ts';

/** The bytes of a file with one message for each field. */
export function makeGribFile(fields: readonly FieldSpec[]): Uint8Array {
  return Buffer.concat(fields.map((field) => makeGribMessage([field])));
}

/** Writes a file with one message for each field. */
export function writeGribFile(path: string, fields: readonly FieldSpec[]): void {
  writeFileSync(path, makeGribFile(fields));
}
