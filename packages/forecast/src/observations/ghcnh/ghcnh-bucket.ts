import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Station } from '@portal/domain/observation/observed-day';
import { type ListedFile, listBucket } from '#sources/fetching/bucket-listing.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';

/** A station's file of a year (UTC) in NOAA's bucket. */
export interface StationYear extends ListedFile {
  /** File name, for lines to the operator. */
  readonly name: string;
  /** GHCNh's id of the station. */
  readonly id: string;
  readonly year: number;
}

/** FIPS code of Viet Nam. */
const COUNTRY = 'VM';
const NAME = /\/(GHCNh_(VM[A-Z0-9]{9})_(\d{4})\.psv)$/;
/** `VMM00048820`: the WMO's number is the id of the portal's station. */
const WMO_ID = /^VM[M0]000(48\d{3})$/;
/** `VMW00041003`: a number of the US weather service; its station is found by its place. */
const WBAN_ID = /^VMW\d{8}$/;
/** Several times the year of an airport. */
const MOST_FILE_BYTES = 32 * 2 ** 20;
const MOST_FILES = 200;
/** A station of the portal as near as this is the same. */
const SAME_SITE_KM = 5;

const toBase = (url: string): string => url.replace(/\/+$/, '');

/**
 * The files of Viet Nam's synoptic stations of a year, those with a WMO number first. Airports' own files (`VMI…`) are
 * left out: the portal reads their reports. Throws `FetchError`.
 */
export async function listStationYears(fetching: Fetching, url: string, year: number): Promise<StationYear[]> {
  const folder = `hourly/access/by-year/${year}/psv`;
  const prefix = `${folder}/GHCNh_${COUNTRY}`;
  const listed = await listBucket(fetching, url, { prefix, calledAs: `the listing of GHCNh ${year}` });
  const files = listed.flatMap((file) => {
    const [, name = '', id = '', ofYear] = NAME.exec(file.key) ?? [];
    const isOurs = file.key === `${folder}/${name}` && Number(ofYear) === year && (WMO_ID.test(id) || WBAN_ID.test(id));
    return isOurs && file.bytes <= MOST_FILE_BYTES ? [{ ...file, name, id, year }] : [];
  });
  return files.sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, MOST_FILES);
}

/** Whether a station's id is its WMO number. */
export const hasWmoNumber = (id: string): boolean => WMO_ID.test(id);

/**
 * The portal's synoptic station of an id of GHCNh: that of its WMO number, else the nearest one where it lies. Null where
 * none is listed.
 */
export function findGhcnhStation(stations: readonly Station[], id: string, point: LatLng | null): Station | null {
  const synoptic = stations.filter(({ network }) => network === 'synop');
  const [, number] = WMO_ID.exec(id) ?? [];
  if (number !== undefined) return synoptic.find((station) => station.id === number) ?? null;
  if (point === null) return null;
  const [nearest] = synoptic.toSorted((a, b) => greatCircleKm(point, a) - greatCircleKm(point, b));
  return nearest !== undefined && greatCircleKm(point, nearest) <= SAME_SITE_KM ? nearest : null;
}

/** The first line of a file is 6–12 kB. */
export const HEAD_BYTES = 32 * 1024;

/** A file's first line, and lines that follow it, perhaps much later. */
export interface StationLines {
  readonly head: string;
  readonly lines: readonly string[];
}

const toLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

async function getRange(fetching: Fetching, url: string, file: StationYear, offset: number, length: number) {
  const bytes = await fetching.getBytes(`${toBase(url)}/${file.key}`, {
    range: { offset, length },
    mostBytes: file.bytes,
  });
  return Buffer.from(bytes).toString('utf8');
}

/** A whole file, as long as listed. Throws `FetchError`. */
export async function fetchStationYear(fetching: Fetching, url: string, file: StationYear): Promise<StationLines> {
  const bytes = await fetching.getBytes(`${toBase(url)}/${file.key}`, { mostBytes: file.bytes });
  if (bytes.length !== file.bytes)
    throw new FetchError(`${file.name}: ${bytes.length} bytes, listed with ${file.bytes}`);
  const [head = '', ...lines] = toLines(Buffer.from(bytes).toString('utf8'));
  return { head, lines };
}

/** The first line of a file and the whole lines of its last bytes. Throws `FetchError`. */
export async function fetchNewestLines(
  fetching: Fetching,
  url: string,
  file: StationYear,
  tailBytes: number,
): Promise<StationLines> {
  if (file.bytes <= HEAD_BYTES + tailBytes) return fetchStationYear(fetching, url, file);
  const [head = ''] = toLines(await getRange(fetching, url, file, 0, HEAD_BYTES));
  const tail = await getRange(fetching, url, file, file.bytes - tailBytes, tailBytes);
  return { head, lines: toLines(tail.slice(tail.indexOf('\n') + 1)) };
}
