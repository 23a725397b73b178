import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { fetchIndexedFields } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { listWantedNames } from '#sources/grib-pieces/indexed-fields.ts';
import { probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import { readGribPieces } from '#sources/grib-pieces/read-grib-pieces.ts';
import { readWgribFields } from '#sources/grib-pieces/read-wgrib-fields.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { AEROSOL_EXTENT, AEROSOL_FIELDS, GEFS_AEROSOL } from './source.ts';

const TOGETHER = 4;

/** Address and extent of the runs. */
export interface AerosolOptions {
  /** Base URL of the folders `gefs.<date>`, and of `gcafs.<date>` where it is not the public one; no trailing slash. */
  readonly url: string;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all. */
  readonly extent?: RunExtent;
}

/** Where a run's files are: the address of one by its hour. */
type ToAddress = (hour: number) => string;

/**
 * NOAA's particles: fetches the wanted fields of each step's file, by the byte ranges of its `.idx`. A run that GEFS
 * does not have is looked for as one of its successor GCAFS, for all of its steps.
 */
export function createGefsAerosol({ url, extent = AEROSOL_EXTENT }: AerosolOptions): Source {
  const { name: source, licence, timetable } = GEFS_AEROSOL;
  return {
    name: source,
    licence,
    timetable,
    planRun: async (runAt) => {
      const places = listPlaces(url, runAt);
      const findPlace = createPlaceFinder(places);
      return {
        pieces: extent.hours.map((hour) => toPiece({ runAt, hour, places, findPlace })),
        wholeUpToHour: extent.wholeUpToHour,
        together: TOGETHER,
        readRun: (pieces) => readGribPieces({ source, licence, runAt }, pieces),
      };
    },
  };
}

/** NCEP's habit; nobody has read it there yet. */
const SUCCESSOR_URL = 'https://nomads.ncep.noaa.gov/pub/data/nccf/com/gcafs/prod';

/** `gefs.20261121/00/chem/pgrb2ap25/gefs.chem.t00z.a2d_0p25.f003.grib2`, and the same of GCAFS. */
function listPlaces(url: string, runAt: EpochSeconds): readonly [gefs: ToAddress, gcafs: ToAddress] {
  const start = new Date(runAt * 1000).toISOString();
  const date = start.slice(0, 10).replaceAll('-', '');
  const cycle = start.slice(11, 13);
  const successor = url === GEFS_AEROSOL.publicUrl ? SUCCESSOR_URL : url;
  const toStep = (hour: number) => `f${String(hour).padStart(3, '0')}.grib2`;
  return [
    (hour) => `${url}/gefs.${date}/${cycle}/chem/pgrb2ap25/gefs.chem.t${cycle}z.a2d_0p25.${toStep(hour)}`,
    (hour) =>
      `${successor}/gcafs.${date}/${cycle}/products/atmos/grib2/0p25/gcafs.t${cycle}z.pres_a.0p25.${toStep(hour)}`,
  ];
}

/** The place that has the run's first index: asked for once, and again while neither has it. */
type FindPlace = (fetching: Fetching) => Promise<ToAddress>;

function createPlaceFinder([gefs, gcafs]: ReturnType<typeof listPlaces>): FindPlace {
  let found: ToAddress | null = null;
  return async (fetching) => {
    if (found === null) {
      const missing = await findMissing(gefs, fetching);
      const isMoved = missing !== null && (await findMissing(gcafs, fetching)) === null;
      if (missing !== null && !isMoved) throw missing;
      found ??= isMoved ? gcafs : gefs;
    }
    return found;
  };
}

/** The refusal of a place that does not have the run, or not yet; other trouble is thrown. */
async function findMissing(toAddress: ToAddress, fetching: Fetching): Promise<FetchError | null> {
  try {
    await fetching.getText(`${toAddress(0)}.idx`);
    return null;
  } catch (error) {
    if (error instanceof FetchError && error.trouble === 'later') return error;
    throw error;
  }
}

interface Step {
  readonly runAt: EpochSeconds;
  readonly hour: number;
  readonly places: ReturnType<typeof listPlaces>;
  readonly findPlace: FindPlace;
}

function toPiece({ runAt, hour, places: [gefs], findPlace }: Step): Piece {
  const address = gefs(hour);
  const find = async (fetching: Fetching) => {
    const file = (await findPlace(fetching))(hour);
    return { file, fields: await readWgribFields({ file, runAt, hour }, AEROSOL_FIELDS, fetching) };
  };
  return {
    name: `f${String(hour).padStart(3, '0')}.grib2`,
    hour,
    requests: [`GET ${address}.idx`, `GET ${address} (byte ranges of ${listWantedNames(AEROSOL_FIELDS, hour)})`],
    fetch: async (path, fetching) => {
      const { file, fields } = await find(fetching);
      await fetchIndexedFields(file, fields, path, fetching);
    },
    probe: async (fetching) => {
      const { file, fields } = await find(fetching);
      return probeIndexedFields(file, fields, fetching);
    },
  };
}
