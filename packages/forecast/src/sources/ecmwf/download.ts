import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { parseEcmwfIndex } from '#sources/grib-pieces/ecmwf-index.ts';
import { fetchIndexedFields } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { findIndexedFields, type IndexedField, listWantedNames } from '#sources/grib-pieces/indexed-fields.ts';
import { readGribPieces } from '#sources/grib-pieces/read-grib-pieces.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { ECMWF, ECMWF_FIELDS, getEcmwfCycle, toEcmwfAddress } from './source.ts';

const TOGETHER = 4;

/** Address and extent of the runs. */
export interface EcmwfOptions {
  /** Base URL of the daily folders, without a trailing slash. */
  readonly url: string;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all hours of the run. */
  readonly extent?: RunExtent;
}

/** ECMWF's physical model: fetches the wanted fields of each step's file, by the byte ranges of its `.index`. */
export function createEcmwf({ url, extent }: EcmwfOptions): Source {
  return {
    name: ECMWF.name,
    licence: ECMWF.licence,
    timetable: ECMWF.timetable,
    planRun: async (runAt) => {
      const { hours, wholeUpToHour } = extent ?? getEcmwfCycle(runAt).extent;
      return {
        pieces: hours.map((hour) => toPiece(url, runAt, hour)),
        wholeUpToHour,
        together: TOGETHER,
        readRun: (pieces) => readGribPieces({ source: ECMWF.name, licence: ECMWF.licence, runAt }, pieces),
      };
    },
  };
}

function toPiece(url: string, runAt: EpochSeconds, hour: number): Piece {
  const name = toEcmwfAddress(url, runAt, hour);
  const wanted = listWantedNames(ECMWF_FIELDS, hour);
  return {
    name: `${String(hour).padStart(3, '0')}h.grib2`,
    hour,
    requests: [`GET ${name}.index`, `GET ${name}.grib2 (byte ranges of ${wanted})`],
    fetch: async (path, fetching) =>
      fetchIndexedFields(`${name}.grib2`, await readIndex(name, { runAt, hour }, fetching), path, fetching),
    probe: async (fetching) => (await readIndex(name, { runAt, hour }, fetching)).map(({ variable }) => variable),
  };
}

async function readIndex(
  name: string,
  step: { readonly runAt: EpochSeconds; readonly hour: number },
  fetching: Fetching,
): Promise<IndexedField[]> {
  const index = `${name}.index`;
  const lines = parseEcmwfIndex(await fetching.getText(index));
  if (lines === null) throw new FetchError(`${index}: is no index of a GRIB2 file`);
  return findIndexedFields(lines, ECMWF_FIELDS, { url: index, ...step });
}
