import type { EpochSeconds } from '@portal/domain/time/epoch';
import { decodeField } from './decode-field.ts';
import { openGribFile } from './grib-source.ts';
import type { Grib2Message } from './message.ts';
import { readGribMessages } from './read-messages.ts';
import { summarizeValues, type ValueSummary } from './summarize-values.ts';

/** A moment as ISO 8601 in UTC, or null where the file does not say it. */
type Moment = string | null;

/** What a field of a file is and which values it has. Times are ISO 8601 in UTC. */
export interface GribInspection
  extends ValueSummary,
    Omit<Grib2Message, 'referenceTime' | 'intervalStart' | 'validAt' | 'points' | 'sections'> {
  /** Number of the field in the file, from 1. */
  readonly index: number;
  /** Name of the packing as ecCodes calls it. */
  readonly packing: string;
  readonly referenceTime: Moment;
  readonly intervalStart: Moment;
  readonly validAt: Moment;
}

/** Packing templates by number, named as ecCodes names them. */
const PACKING_NAMES: Readonly<Record<number, string>> = {
  0: 'grid_simple',
  2: 'grid_complex',
  3: 'grid_complex_spatial_differencing',
  4: 'grid_ieee',
  40: 'grid_jpeg',
  41: 'grid_png',
  42: 'grid_ccsds',
  200: 'grid_run_length',
};

/**
 * Reads a file field by field and tells of each what it is and which values it has. One field is in memory at a time.
 * Throws `GribError` at the first thing that is wrong with the file; the fields before it have been told.
 */
export async function* inspectGribFile(path: string): AsyncGenerator<GribInspection, void, void> {
  const file = openGribFile(path);
  try {
    let index = 0;
    for (const message of readGribMessages(file)) {
      const summary = summarizeValues(await decodeField(file, message));
      const { points: _points, sections: _sections, ...facts } = message;
      index++;
      yield {
        index,
        packing: PACKING_NAMES[message.packingTemplate] ?? `template 5.${message.packingTemplate}`,
        ...summary,
        ...facts,
        referenceTime: toMoment(message.referenceTime),
        intervalStart: toMoment(message.intervalStart),
        validAt: toMoment(message.validAt),
      };
    }
  } finally {
    file.close();
  }
}

function toMoment(at: EpochSeconds | null): Moment {
  return at === null ? null : new Date(at * 1000).toISOString().replace('.000Z', 'Z');
}
