import { writeFileSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { fetchIndexedFields } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { listWantedNames } from '#sources/grib-pieces/indexed-fields.ts';
import { probeFilteredFields, probeIndexedFields } from '#sources/grib-pieces/probe-indexed-fields.ts';
import { readGribPieces } from '#sources/grib-pieces/read-grib-pieces.ts';
import { readWgribFields } from '#sources/grib-pieces/read-wgrib-fields.ts';
import { fetchFilteredFields, isRegionalFilter, toFilterAddress } from '#sources/grib-pieces/regional-filter.ts';
import type { Piece, RunExtent, Source } from '#sources/schedule/source.ts';
import { GFS, type GfsProduct } from './source.ts';

const TOGETHER = 4;

/** Product, address and extent of the runs. */
export interface GfsOptions {
  /** Base URL of the daily folders such as `gfs.<date>`, without a trailing slash, or of NOMADS' regional filter (`….pl`). */
  readonly url: string;
  /** Default: the weather. */
  readonly product?: GfsProduct;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all of the product. */
  readonly extent?: RunExtent;
}

/**
 * A product of NOAA's global models: fetches the wanted fields of each step's file in one reply of the regional filter, which
 * sends only the portal's area, or by the byte ranges of its `.idx`.
 */
export function createGfs({ url, product = GFS, extent = product.extent }: GfsOptions): Source {
  const { name, licence, timetable } = product;
  return {
    name,
    licence,
    timetable,
    planRun: async (runAt) => ({
      pieces: extent.hours.map((hour) => toPiece(url, product, runAt, hour)),
      wholeUpToHour: extent.wholeUpToHour,
      together: TOGETHER,
      readRun: (pieces) => readGribPieces({ source: name, licence, runAt }, pieces),
    }),
  };
}

function toPiece(url: string, product: GfsProduct, runAt: EpochSeconds, hour: number): Piece {
  const place = toPlace(product, runAt, hour);
  const { fields } = product;
  const name = `f${String(hour).padStart(3, '0')}.grib2`;
  if (isRegionalFilter(url)) {
    const file = { filter: url, ...place, runAt, hour, member: null };
    return {
      name,
      hour,
      requests: [`GET ${toFilterAddress(file, fields)}`],
      fetch: async (path, fetching) => {
        const fetched = await fetchFilteredFields(file, fields, fetching);
        writeFileSync(path, Buffer.concat(fetched.map(({ bytes }) => bytes)));
      },
      probe: async (fetching) => probeFilteredFields(await fetchFilteredFields(file, fields, fetching)),
    };
  }
  const address = `${url}${place.folder}/${place.name}`;
  const read = (fetching: Fetching) => readWgribFields({ file: address, runAt, hour }, fields, fetching);
  return {
    name,
    hour,
    requests: [`GET ${address}.idx`, `GET ${address} (byte ranges of ${listWantedNames(fields, hour)})`],
    fetch: async (path, fetching) => fetchIndexedFields(address, await read(fetching), path, fetching),
    probe: async (fetching) => probeIndexedFields(address, await read(fetching), fetching),
  };
}

/** `/gfs.20261121/06/atmos` and `gfs.t06z.pgrb2.0p25.f003` */
function toPlace({ dailyFolder, folder, nameFile }: GfsProduct, runAt: EpochSeconds, hour: number) {
  const start = new Date(runAt * 1000).toISOString();
  const cycle = start.slice(11, 13);
  return {
    folder: `/${dailyFolder}.${start.slice(0, 10).replaceAll('-', '')}/${cycle}/${folder}`,
    name: nameFile(`t${cycle}z`, `f${String(hour).padStart(3, '0')}`),
  };
}
