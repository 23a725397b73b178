import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { parseEcmwfIndex } from '#sources/grib-pieces/ecmwf-index.ts';
import { fetchIndexedFields } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { findIndexedFields, type IndexedField, listWantedNames } from '#sources/grib-pieces/indexed-fields.ts';
import { probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import { readGribPieces } from '#sources/grib-pieces/read-grib-pieces.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { type OpenDataProduct, toOpenDataAddress } from './open-data.ts';

/** An index has some hundred lines. */
const MOST_INDEX_BYTES = 2 ** 22;
const TOGETHER = 4;

/** Address and extent of the runs. */
export interface OpenDataOptions {
  /** Base URL of the daily folders, without a trailing slash. */
  readonly url: string;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all hours of the run. */
  readonly extent?: RunExtent;
}

/** A product of ECMWF's open data: fetches the wanted fields of each step's file, by the byte ranges of its `.index`. */
export function createOpenData(product: OpenDataProduct, { url, extent }: OpenDataOptions): Source {
  const { name, licence, timetable } = product;
  return {
    name,
    licence,
    timetable,
    planRun: async (runAt) => {
      const cycle = product.getCycle(runAt);
      const { hours, wholeUpToHour } = extent ?? cycle.extent;
      const file = { runAt, model: product.model, stream: cycle.stream, kind: 'fc' };
      return {
        pieces: hours.map((hour) => toPiece(product, toOpenDataAddress(url, { ...file, hour }), { runAt, hour })),
        wholeUpToHour,
        together: TOGETHER,
        readRun: (pieces) => readGribPieces({ source: name, licence, runAt }, pieces),
      };
    },
  };
}

/** Time of a step. */
interface Step {
  readonly runAt: EpochSeconds;
  readonly hour: number;
}

function toPiece({ fields }: OpenDataProduct, name: string, step: Step): Piece {
  const read = async (fetching: Fetching): Promise<IndexedField[]> => readIndex(name, fields, step, fetching);
  return {
    name: `${String(step.hour).padStart(3, '0')}h.grib2`,
    hour: step.hour,
    requests: [`GET ${name}.index`, `GET ${name}.grib2 (byte ranges of ${listWantedNames(fields, step.hour)})`],
    fetch: async (path, fetching) => fetchIndexedFields(`${name}.grib2`, await read(fetching), path, fetching),
    probe: async (fetching) => probeIndexedFields(`${name}.grib2`, await read(fetching), fetching),
  };
}

async function readIndex(
  name: string,
  fields: OpenDataProduct['fields'],
  step: Step,
  fetching: Fetching,
): Promise<IndexedField[]> {
  const index = `${name}.index`;
  const lines = parseEcmwfIndex(await fetching.getText(index, { mostBytes: MOST_INDEX_BYTES }));
  if (lines === null) throw new FetchError(`${index}: is no index of a GRIB2 file`);
  return findIndexedFields(lines, fields, { url: index, ...step });
}
