import type { EpochSeconds } from '@portal/domain/time/epoch';
import { readStrokeFile } from '#lightning/read-stroke-file.ts';
import { keepStrokes, type StrokeFates } from './keep-strokes.ts';

/** What became of a file: how many strokes are new, and in one line what was unusual; null for nothing. */
export interface StrokeIngest {
  readonly kept: number;
  readonly note: string | null;
}

/** Takes one file of strokes in. Throws `LightningError` for a file that is refused, and the system's error. */
export function ingestStrokeFile(dataDir: string, path: string, now: EpochSeconds): StrokeIngest {
  const { strokes, leftOut, firstTrouble } = readStrokeFile(path);
  const fates = keepStrokes(dataDir, 'lightning', strokes, now);
  const parts = TELL.flatMap(([fate, words]) => (fates[fate] === 0 ? [] : [`${fates[fate]} ${words}`]));
  if (firstTrouble !== null) parts.unshift(`${leftOut} not read (${firstTrouble})`);
  return { kept: fates.kept, note: parts.length === 0 ? null : `${path}: of its strokes ${parts.join(', ')}` };
}

const TELL: readonly (readonly [Exclude<keyof StrokeFates, 'kept'>, string])[] = [
  ['duplicate', 'are there already'],
  ['future', 'have not come yet'],
  ['tooOld', 'are more than a day old'],
  ['faraway', 'are far away'],
];
