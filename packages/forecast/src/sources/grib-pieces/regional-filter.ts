import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import { toGribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable, findGridEdges } from '#sources/grib-file/grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { type FetchedField, findMismatch } from './fetch-indexed-fields.ts';
import { formatUtcHour, getRequirement, type WantedField } from './indexed-fields.ts';

/** A step's file, of which the filter selects fields. */
export interface FilteredFile {
  /** Address of the filter: `https://nomads.ncep.noaa.gov/cgi-bin/filter_gfs_0p25_1hr.pl`. */
  readonly filter: string;
  /** Folder and name of the file: `/gfs.20261121/06/atmos` and `gfs.t06z.pgrb2.0p25.f003`. */
  readonly folder: string;
  readonly name: string;
  readonly runAt: EpochSeconds;
  readonly hour: number;
  /** Number of the ensemble member; null if it is none. */
  readonly member: number | null;
}

/** Whether an address is a regional filter of NOMADS, which selects fields of a file and crops them to a region. */
export function isRegionalFilter(url: string): boolean {
  return url.endsWith('.pl');
}

/** Whole degrees around the portal's area: they are rows and columns of all grids. */
const REGION = {
  south: Math.floor(COVERAGE.south),
  north: Math.ceil(COVERAGE.north),
  west: Math.floor(COVERAGE.west),
  east: Math.ceil(COVERAGE.east),
};

/** The filter's address for the wanted fields of a file in the portal's area. */
export function toFilterAddress({ filter, folder, name, hour }: FilteredFile, wanted: readonly WantedField[]): string {
  const asked = wanted.filter((field) => getRequirement(field, hour) !== 'skipped');
  const query = new URLSearchParams({ dir: folder, file: name });
  for (const { parameter } of asked) query.set(`var_${parameter}`, 'on');
  for (const { level } of asked) query.set(`lev_${level.replaceAll(' ', '_')}`, 'on');
  query.set('subregion', '');
  query.set('toplat', String(REGION.north));
  query.set('bottomlat', String(REGION.south));
  query.set('leftlon', String(REGION.west));
  query.set('rightlon', String(REGION.east));
  return `${filter}?${query}`;
}

/** Some twenty fields of the region on the finest grid have a quarter of it, the whole globe forty times as much. */
const MOST_REPLY_BYTES = 2 ** 21;

/**
 * Fetches the wanted fields of a file in one reply of the filter, for several intervals the shortest. The filter has no
 * index and sends fields that nobody asked for: what came is judged by the messages alone. Throws `FetchError` for
 * another run, for a required field that is missing and for any region but the one asked for.
 */
export async function fetchFilteredFields(
  file: FilteredFile,
  wanted: readonly WantedField[],
  fetching: Fetching,
): Promise<FetchedField[]> {
  const address = toFilterAddress(file, wanted);
  const calledAs = `${file.filter}: ${file.name}`;
  const bytes = await fetching.getBytes(address, { calledAs, mostBytes: MOST_REPLY_BYTES });
  const source = toGribSource(calledAs, bytes);
  const messages = listMessages(calledAs, () => [...readGribMessages(source)]);
  return wanted.flatMap((field) => {
    const message = chooseMessage(messages, field, file, calledAs);
    if (message === null) return [];
    return [{ bytes: bytes.subarray(message.offset, message.offset + message.length), source, message }];
  });
}

function listMessages(calledAs: string, read: () => Grib2Message[]): Grib2Message[] {
  try {
    const messages = read();
    if (messages.length === 0) throw new FetchError(`${calledAs}: has no field`);
    return messages;
  } catch (error) {
    if (error instanceof GribError) throw new FetchError(error.message);
    throw error;
  }
}

/** The message of a wanted field; null for one that is skipped, or optional and missing. */
function chooseMessage(
  messages: readonly Grib2Message[],
  field: WantedField,
  { runAt, hour, member }: FilteredFile,
  calledAs: string,
): Grib2Message | null {
  const requirement = getRequirement(field, hour);
  if (requirement === 'skipped') return null;
  const stranger = messages.find(({ referenceTime }) => referenceTime !== runAt);
  if (stranger !== undefined) {
    const found = formatUtcHour(stranger.referenceTime);
    throw new FetchError(`${calledAs}: is of the run ${found} instead of ${formatUtcHour(runAt)}`);
  }
  const { variable } = field;
  const named = messages.filter((message) => findGribVariable(message, GRIB_VARIABLES)?.variable === variable);
  const [first] = named;
  if (first === undefined) {
    if (requirement === 'optional') return null;
    throw new FetchError(`${calledAs}: lacks ${field.parameter}:${field.level}`);
  }
  const expected = { variable, runAt, validAt: runAt + hour * HOUR_SECONDS, intervalStart: null, member };
  const [best] = named
    .filter((message) => findMismatch(message, expected) === null)
    .sort((a, b) => (b.intervalStart ?? 0) - (a.intervalStart ?? 0));
  const trouble = best === undefined ? findMismatch(first, expected) : describeOtherRegion(best);
  if (trouble !== null) throw new FetchError(`${calledAs}: is ${trouble}`);
  return best ?? null;
}

/** What region a message covers if it is not, to a grid step, the one asked for; null if it is. */
function describeOtherRegion({ grid }: Grib2Message): string | null {
  if (grid.kind !== 'lat-lng') return 'on no grid of latitudes and longitudes';
  const { south, north, west, east } = findGridEdges(grid);
  const isAsked =
    Math.max(Math.abs(south - REGION.south), Math.abs(north - REGION.north)) <= grid.jStep &&
    Math.max(Math.abs(west - REGION.west), Math.abs(east - REGION.east)) <= grid.iStep;
  const format = (of: typeof REGION): string => `${of.south}–${of.north}° N, ${of.west}–${of.east}° E`;
  return isAsked ? null : `a field of ${format({ south, north, west, east })} instead of ${format(REGION)}`;
}
