import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { LightningError } from './lightning-error.ts';
import { parseStrokes, type StrokeFile } from './parse-strokes.ts';

const MOST_BYTES = 64 * 2 ** 20;

/** The strokes of a file, plain or packed with gzip. Throws `LightningError` in one line: not there, too large, damaged, no strokes' file. */
export function readStrokeFile(path: string): StrokeFile {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw new LightningError(path, facts === undefined ? 'is not there' : 'is no file');
  if (facts.size > MOST_BYTES) throw new LightningError(path, `is larger than ${MOST_BYTES} bytes`);
  const bytes = readFileSync(path);
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return parseStrokes((isPacked ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof RangeError && !('code' in error)) throw new LightningError(path, error.message);
    throw new LightningError(path, 'is damaged or cut off');
  }
}
