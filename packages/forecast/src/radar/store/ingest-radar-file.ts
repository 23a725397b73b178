import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { RadarError } from '#radar/rain-rate-field.ts';
import { readRadarFile } from '#radar/read-radar-file.ts';
import type { ZrRelation } from '#radar/zr-relation.ts';
import { type FrameFate, insertFrame } from './insert-frame.ts';

const UNUSUAL: Readonly<Record<Exclude<FrameFate, 'kept'>, string>> = {
  duplicate: 'is of a moment that is there already, and changes nothing',
  older: 'came after a younger frame: kept as history',
  future: 'is of a moment that has not come yet: not taken',
  tooOld: 'is more than 40 days old: not taken',
  elsewhere: 'shows nothing of the national grid: not taken',
  frozen: 'is the very picture of the frame before it, the radar has stood still: not taken',
};

/** Destination of frames, and the relation of their reflectivity to rain. */
export interface RadarHouse {
  readonly dataDir: string;
  readonly zr: ZrRelation;
}

/** The requested moment, and the tolerance for the file's own. */
export interface AskedMoment {
  readonly at: EpochSeconds;
  readonly slackSeconds: number;
  /** Name of the file in errors. */
  readonly calledAs: string;
}

/** Outcome of a file, and one line about anything unusual; null if there is nothing. */
export interface RadarIngest {
  readonly fate: FrameFate;
  readonly at: EpochSeconds;
  readonly note: string | null;
}

/** Ingests one file. Throws `RadarError` for a refused file, also for one of another moment than requested. */
export async function ingestRadarFile(
  { dataDir, zr }: RadarHouse,
  path: string,
  now: EpochSeconds,
  asked: AskedMoment | null = null,
): Promise<RadarIngest> {
  const field = await readRadarFile(path, zr);
  if (field.isEstimate === true) throw new RadarError(path, "is a satellite's estimate, not a radar's rain");
  const name = asked?.calledAs ?? path;
  if (asked !== null && Math.abs(field.at - asked.at) > asked.slackSeconds) {
    throw new RadarError(name, `is of ${formatMoment(field.at)}, asked for was ${formatMoment(asked.at)}`);
  }
  const fate = insertFrame(dataDir, 'radar', field, now);
  return { fate, at: field.at, note: fate === 'kept' ? null : `${name}: ${UNUSUAL[fate]}` };
}
