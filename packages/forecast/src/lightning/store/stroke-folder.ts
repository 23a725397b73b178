import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Stroke } from '#lightning/parse-strokes.ts';
import { dropMomentsBefore, getMomentPath, listMoments, saveMoment } from '#store/durable-file.ts';
import { readMark } from '#store/folder-mark.ts';
import { describeMoments, type SharedFolder } from '#store/shared-folder.ts';

/** Origin of strokes: the operator's sensors, or the demo. */
export type StrokeOrigin = 'lightning' | 'demo';

/** Retention of strokes; half an hour of them is shown. */
export const STROKE_RETENTION_SECONDS = 24 * HOUR_SECONDS;

/** Length of the span that one file stores, seconds. */
export const SPAN_SECONDS = 600;

/** Kind of the files (`store/durable-file.ts`). */
export const STROKES = 'strokes';

/** Folder of an origin: `DATA_DIR/lightning/<origin>`. */
export function getStrokeFolder(dataDir: string, origin: StrokeOrigin): string {
  return join(dataDir, 'lightning', origin);
}

/** Starts of the spans that have a file, oldest first. Throws the system's error. */
export function listSpans(dataDir: string, origin: StrokeOrigin): EpochSeconds[] {
  return listMoments(getStrokeFolder(dataDir, origin), STROKES);
}

/** The stored strokes of a span; null if there is no file, or it fails its checksum. */
export function readSpan(dataDir: string, origin: StrokeOrigin, start: EpochSeconds): Stroke[] | null {
  try {
    return parseStrokeFile(readFileSync(getMomentPath(getStrokeFolder(dataDir, origin), STROKES, start), 'utf8'));
  } catch {
    return null;
  }
}

/** `at,lat,lng`, as the poller writes a stroke. */
const LINE = /^\d{9,10},-?\d{1,3}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/;
/** The first line, with the CRC-32 of everything after it. Older files have none. */
const HEAD = /^strokes 2 ([\da-f]{8})\n/;

/** The strokes of a file's content; null if it fails its checksum or format. */
export function parseStrokeFile(text: string): Stroke[] | null {
  const head = HEAD.exec(text);
  const body = head === null ? text : text.slice(head[0].length);
  if (head !== null && head[1] !== toHex(body)) return null;
  const lines = body.split('\n');
  // The last line must be terminated too. An empty file of an older version cannot be told from a truncated one.
  if (lines.pop() !== '' || !lines.every((line) => LINE.test(line)) || (head === null && lines.length === 0))
    return null;
  return lines.map((line) => {
    const [at = 0, lat = 0, lng = 0] = line.split(',').map(Number);
    return { at, lat, lng };
  });
}

function toHex(body: string): string {
  return crc32(body).toString(16).padStart(8, '0');
}

/** Changes when the file of a span is replaced. */
export function readSpanMark(dataDir: string, origin: StrokeOrigin, start: EpochSeconds): string {
  return readMark(getMomentPath(getStrokeFolder(dataDir, origin), STROKES, start));
}

/** Replaces the stored strokes of a span atomically. Throws the system's error. */
export function writeSpan(
  dataDir: string,
  origin: StrokeOrigin,
  start: EpochSeconds,
  strokes: readonly Stroke[],
): void {
  const text = strokes.map(({ at, lat, lng }) => `${at},${lat},${lng}\n`).join('');
  saveMoment(getStrokeFolder(dataDir, origin), STROKES, start, `strokes 2 ${toHex(text)}\n${text}`);
}

/** Removes spans that began before a moment. Throws the system's error. */
export function dropSpansBefore(dataDir: string, origin: StrokeOrigin, at: EpochSeconds): void {
  dropMomentsBefore(getStrokeFolder(dataDir, origin), at);
}

/**
 * The operator's strokes as hosts share them: a span's file grows with each stroke. A host with its own sensors shows
 * their strokes, and fetches only spans that it lacks.
 */
export function describeSharedStrokes({ hasSensors }: { readonly hasSensors: boolean }): SharedFolder {
  return describeMoments({
    folder: 'lightning/lightning',
    kinds: [STROKES],
    retentionSeconds: STROKE_RETENTION_SECONDS,
    replaces: !hasSensors,
    readRevision: (path) => {
      const strokes = parseStrokeFile(readFileSync(path, 'utf8'));
      return strokes === null ? null : { revision: strokes.length, isWhole: true };
    },
  });
}
