import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { HEAD_BYTES, hasWmoNumber, listStationYears, type StationYear } from './ghcnh-bucket.ts';
import { type GhcnhState, writeGhcnhState } from './ghcnh-state.ts';

/** Earlier years from which a station has a climate of its own. */
const EARLIER_YEARS = 10;
/** The last hundred days of a synoptic station: its newest lines, and what NOAA adds and checks afterwards. */
export const TAIL_BYTES = 512 * 1024;
/** Files are read from their first line on again after this, and those of earlier years listed again. */
const WHOLE_SECONDS = 30 * DAY_SECONDS;
/** Beyond this the rest waits for the next day (UTC). */
const MOST_BYTES_A_DAY = 40 * 2 ** 20;

const yearOf = (at: EpochSeconds): number => new Date(at * 1000).getUTCFullYear();

/** Bytes that a file will take: its first line and its newest, or all of it. */
export function planBytes(
  { files }: Pick<GhcnhState, 'files'>,
  file: StationYear,
  now: EpochSeconds,
): { readonly isTail: boolean; readonly bytes: number } {
  const known = files[file.key];
  const isTail =
    known !== undefined &&
    known.stationId !== null &&
    known.bytes <= file.bytes &&
    now - known.wholeAt < WHOLE_SECONDS &&
    file.bytes - known.bytes < TAIL_BYTES &&
    file.bytes > HEAD_BYTES + TAIL_BYTES;
  return { isTail, bytes: isTail ? HEAD_BYTES + TAIL_BYTES : file.bytes };
}

/** Whether another file of the year is that of a station: one with a WMO number comes before. */
export function isTaken(files: GhcnhState['files'], file: StationYear, stationId: string): boolean {
  if (hasWmoNumber(file.id)) return false;
  const rivals = Object.entries(files).filter(([key]) => key.includes(`/${file.year}/`) && key !== file.key);
  return rivals.some(([, taken]) => taken.stationId === stationId);
}

interface ListNeeds {
  readonly url: string;
  readonly dataDir: string;
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
}

/**
 * Changed files of this year, then of ten earlier ones, newest first, as many as the day's bytes allow. Notes years
 * without any. Throws `FetchError`.
 */
export async function listPending(
  { url, dataDir, fetching, now }: ListNeeds,
  state: GhcnhState,
): Promise<StationYear[]> {
  const chosen: StationYear[] = [];
  const newest = yearOf(now());
  // The last days of a year come in the next one.
  const current = yearOf(now() - 2 * WHOLE_SECONDS);
  let left = MOST_BYTES_A_DAY - state.spentBytes;
  for (let year = newest; year >= newest - EARLIER_YEARS && left > 0; year--) {
    if (year < current && now() - (state.yearsAt[year] ?? 0) < WHOLE_SECONDS) continue;
    const listed = await listStationYears(fetching, url, year);
    if (listed.length === 0 && year === newest && year === current)
      throw new FetchError(`GHCNh ${year}: no file of Viet Nam’s synoptic stations is listed`, 'later');
    const changed = listed.filter(({ key, etag, bytes }) => {
      const known = state.files[key];
      return known?.etag !== etag || known.bytes !== bytes;
    });
    if (changed.length === 0) {
      state.yearsAt[year] = now();
      writeGhcnhState(dataDir, state);
    }
    const fitting = changed.filter((file) => {
      const { bytes } = planBytes(state, file, now());
      if (bytes > left) return false;
      left -= bytes;
      return true;
    });
    chosen.push(...fitting);
    // What does not fit today comes before the years before it.
    if (fitting.length < changed.length) break;
  }
  return chosen;
}
