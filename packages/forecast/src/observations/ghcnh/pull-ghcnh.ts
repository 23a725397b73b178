import { ROW_LENGTH } from '@portal/domain/observation/observation-table';
import { DAY_SECONDS, type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { createFrameQueue, type FramePull } from '#sources/frames/frame-queue.ts';
import { withInserter } from '../import-files.ts';
import { listStations } from '../station-list.ts';
import { isTaken, listPending, planBytes, TAIL_BYTES } from './choose-files.ts';
import {
  fetchNewestLines,
  fetchStationYear,
  listStationYears,
  type StationLines,
  type StationYear,
} from './ghcnh-bucket.ts';
import { type GhcnhState, readGhcnhState, writeGhcnhState } from './ghcnh-state.ts';
import { describeRefused, RefusedFileError, readStationYear } from './read-station-year.ts';

/** Where NOAA's archive of stations is, and who is notified. */
export interface GhcnhPulling {
  /** Address of the bucket, or of a mirror that lists as it does. */
  readonly url: string;
  readonly dataDir: string;
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms. */
  readonly readTimer: () => number;
  readonly chance: () => number;
  readonly onProblem: (problem: string) => void;
}

const EVERY_SECONDS = DAY_SECONDS / 2;
/** Every station's file once, about a minute: reports of airports must not wait for years of the archive. */
const FILES_A_POLL = 40;
const WAIT_MS = 30_000;

/** Fetches Viet Nam's synoptic stations from NOAA's archive: what is new of this year, then ten years back, day by day. */
export function createGhcnhPull(pulling: GhcnhPulling): FramePull {
  const { url, dataDir, fetching, now, onProblem } = pulling;
  /** Changed files that are still to be read; null: to be listed. */
  let pending: StationYear[] | null = null;
  let late: FetchError | null = null;

  function readState(): GhcnhState {
    const state = readGhcnhState(dataDir);
    const day = Math.floor(now() / DAY_SECONDS);
    if (state.day !== day) Object.assign(state, { day, spentBytes: 0 });
    return state;
  }

  /** Reads and stores a file; null where it is that of no station. Throws `Error` of one line for a refused file. */
  async function storeFile(state: GhcnhState, file: StationYear, found: StationLines): Promise<string | null> {
    const read = readStationYear({ file, found, stations: listStations(dataDir), now: now() });
    if (read === null || isTaken(state.files, file, read.station.id)) return null;
    const { station, reading } = read;
    await withInserter(dataDir, WAIT_MS, async (inserter) => {
      const { minutes, kinds, values, length } = reading.table;
      for (let row = 0; row < length; row++) {
        const own = values.subarray(row * ROW_LENGTH, (row + 1) * ROW_LENGTH);
        inserter.add(station, minutes[row] as number, kinds[row] as number, own);
      }
    });
    const refused = describeRefused(file, reading);
    if (refused !== null) onProblem(refused);
    return station.id;
  }

  async function ingestFile(state: GhcnhState, file: StationYear): Promise<void> {
    const { isTail, bytes } = planBytes(state, file, now());
    state.spentBytes += bytes;
    const found = isTail
      ? await fetchNewestLines(fetching, url, file, TAIL_BYTES)
      : await fetchStationYear(fetching, url, file);
    const wholeAt = isTail ? (state.files[file.key]?.wholeAt ?? 0) : now();
    const stationId = await storeFile(state, file, found).catch((error: unknown) => {
      if (!(error instanceof RefusedFileError)) throw error;
      // It is read again when it has changed.
      onProblem(error.message);
      return null;
    });
    state.files[file.key] = { etag: file.etag, bytes: file.bytes, wholeAt, stationId };
    writeGhcnhState(dataDir, state);
  }

  /** Ingests a few pending files; returns the milliseconds until more may be there. */
  async function ingestPending(): Promise<number> {
    const state = readState();
    pending ??= await listPending(pulling, state);
    for (const file of pending.splice(0, FILES_A_POLL)) {
      await ingestFile(state, file).catch((error: unknown) => {
        if (!(error instanceof FetchError) || error.trouble !== 'later') throw error;
        // A file that is listed and not there must not keep others waiting.
        late = error;
      });
    }
    if (pending.length > 0) return 0;
    const missing = late;
    [pending, late] = [null, null];
    if (missing !== null) throw missing;
    return EVERY_SECONDS * 1000;
  }

  return createFrameQueue({
    ...pulling,
    signal: fetching.signal,
    everySeconds: EVERY_SECONDS,
    listMissing: () => [null],
    async ingestFrame() {
      try {
        return await ingestPending();
      } catch (error) {
        pending = null;
        throw error;
      }
    },
  });
}

/** The newest lines that a probe asks for. */
const PROBED_BYTES = 64 * 1024;

/**
 * Lists this year's files and reads the newest lines of one; one line of what is there. Throws `FetchError`, and an
 * `Error` of one line that names what differs.
 */
export async function probeGhcnh({
  url,
  dataDir,
  fetching,
  now,
}: Pick<GhcnhPulling, 'url' | 'dataDir' | 'fetching' | 'now'>): Promise<string> {
  const listed = await listStationYears(fetching, url, new Date(now() * 1000).getUTCFullYear());
  const stations = listStations(dataDir);
  const known = listed.filter(({ id }) => stations.some((station) => id.endsWith(station.id)));
  const [file] = known;
  if (file === undefined)
    throw new FetchError(`GHCNh ${new Date(now() * 1000).getUTCFullYear()}: no file of a listed station`, 'later');
  const found = await fetchNewestLines(fetching, url, file, PROBED_BYTES);
  const read = readStationYear({ file, found, stations, now: now() });
  const minutes = read?.reading.table.minutes.subarray(0, read.reading.table.length) ?? [];
  const newest = Math.max(0, ...minutes);
  if (newest === 0) throw new Error(`${file.name}: has no value that may be used`);
  return `${known.length} files of listed stations, ${file.name} up to ${formatMoment(newest * 60)}`;
}
