import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Stroke } from '#lightning/stroke.ts';
import { dropMomentsBefore, getMomentPath, keepMoment, listMoments } from '#store/moment-files.ts';

/** Who saw the strokes: the operator's sensors, or the demonstration. */
export type StrokeOrigin = 'lightning' | 'demo';

/** Strokes are kept in files of so many seconds each. */
export const SPAN_SECONDS = 600;

const KIND = 'strokes';

const getFolder = (dataDir: string, origin: StrokeOrigin): string => join(dataDir, 'lightning', origin);

/** Starts of the spans that have a file, oldest first. Throws the system's error. */
export function listSpans(dataDir: string, origin: StrokeOrigin): EpochSeconds[] {
  return listMoments(getFolder(dataDir, origin), KIND);
}

/** The strokes of a span, as they were kept; none where there is no file. A line that was damaged is left out. */
export function readSpan(dataDir: string, origin: StrokeOrigin, start: EpochSeconds): Stroke[] {
  let text: string;
  try {
    text = readFileSync(getMomentPath(getFolder(dataDir, origin), KIND, start), 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    const [at = Number.NaN, lat = Number.NaN, lng = Number.NaN] = line.split(',').map(Number);
    return line !== '' && Number.isFinite(at + lat + lng) ? [{ at, lat, lng }] : [];
  });
}

/** Changes when the file of a span is put in place anew; null where there is none. */
export function findSpanMark(dataDir: string, origin: StrokeOrigin, start: EpochSeconds): string | null {
  const facts = statSync(getMomentPath(getFolder(dataDir, origin), KIND, start), { throwIfNoEntry: false });
  return facts === undefined ? null : `${facts.ino} ${facts.size} ${facts.mtimeMs}`;
}

/** Puts the strokes of a span in place of those that are kept of it; the file changes as a whole. Throws the system's error. */
export function writeSpan(
  dataDir: string,
  origin: StrokeOrigin,
  start: EpochSeconds,
  strokes: readonly Stroke[],
): void {
  const text = strokes.map(({ at, lat, lng }) => `${at},${lat},${lng}\n`).join('');
  keepMoment(getFolder(dataDir, origin), KIND, start, text);
}

/** Removes spans that began before a moment. Throws the system's error. */
export function dropSpansBefore(dataDir: string, origin: StrokeOrigin, at: EpochSeconds): void {
  dropMomentsBefore(getFolder(dataDir, origin), at);
}
