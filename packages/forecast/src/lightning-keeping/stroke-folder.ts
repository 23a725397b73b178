import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Stroke } from '#lightning/stroke.ts';
import { replaceFile } from '#store/durable-file.ts';

/** Who saw the strokes: the operator's sensors, or the demonstration. */
export type StrokeOrigin = 'lightning' | 'demo';

/** Strokes are kept in files of so many seconds each. */
export const SPAN_SECONDS = 600;

const KEPT = /^(\d{9,10})\.strokes$/;

const getFolder = (dataDir: string, origin: StrokeOrigin): string => join(dataDir, 'lightning', origin);

/** Starts of the spans that have a file, oldest first. */
export function listSpans(dataDir: string, origin: StrokeOrigin): EpochSeconds[] {
  let names: string[];
  try {
    names = readdirSync(getFolder(dataDir, origin));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => KEPT.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** The strokes of a span, as they were kept; none where there is no file. A line that was damaged is left out. */
export function readSpan(dataDir: string, origin: StrokeOrigin, start: EpochSeconds): Stroke[] {
  let text: string;
  try {
    text = readFileSync(join(getFolder(dataDir, origin), `${start}.strokes`), 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [at = Number.NaN, lat = Number.NaN, lng = Number.NaN] = line.split(',').map(Number);
    return line !== '' && Number.isFinite(at + lat + lng) ? [{ at, lat, lng }] : [];
  });
}

/** Puts the strokes of a span in place of those that are kept of it; the file changes as a whole. Throws the system's error. */
export function writeSpan(
  dataDir: string,
  origin: StrokeOrigin,
  start: EpochSeconds,
  strokes: readonly Stroke[],
): void {
  const folder = getFolder(dataDir, origin);
  mkdirSync(folder, { recursive: true });
  const text = strokes.map(({ at, lat, lng }) => `${at},${lat},${lng}\n`).join('');
  replaceFile(join(folder, `${start}.strokes`), text, String(process.pid));
}

/** Removes spans that began before a moment. */
export function dropSpansBefore(dataDir: string, origin: StrokeOrigin, at: EpochSeconds): void {
  for (const start of listSpans(dataDir, origin)) {
    if (start < at) rmSync(join(getFolder(dataDir, origin), `${start}.strokes`), { force: true });
  }
}
