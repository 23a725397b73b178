import { readFileSync, writeFileSync } from 'node:fs';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { createHdf5Thread } from '#formats/hdf5/hdf5-thread.ts';
import { isSameGrid } from '#grid/regular-grid.ts';
import type { RunField } from '#runs/run-content.ts';
import { FetchError, type Fetching, type Refusal } from '#sources/fetching/fetching.ts';
import { PieceError } from '#sources/schedule/fetch-pieces.ts';
import type { FetchedPiece, Piece, RunContent, RunExtent, Source } from '#sources/schedule/source.ts';
import type { AirHours } from './read-air.ts';
import type { AirQuestion } from './read-air-on-thread.ts';
import { SILAM, SILAM_EXTENT } from './source.ts';
import { SILAM_SPECIES } from './species.table.ts';

/** Address and extent of the runs. */
export interface SilamOptions {
  /**
   * Base URL of the server's subsets, without a trailing slash; or one data set that joins the newest runs, whose
   * address ends in `.ncd`.
   */
  readonly url: string;
  /** Hours to fetch, and the hour up to which a run must be complete; default: all. */
  readonly extent?: RunExtent;
  /** Hours of one request; default: a day. */
  readonly hoursPerPart?: number;
}

/** A request for some hours of a run. */
interface Part {
  readonly url: string;
  /** Short name, for a line of the status. */
  readonly calledAs: string;
  /** Last hour after the start of the run. */
  readonly hour: number;
  readonly times: readonly EpochSeconds[];
}

/** A day of the area has some six megabytes. */
const MOST_BYTES = 24 * 2 ** 20;
/** More on each side, so that the cells around the area are inside and no edge lies on the centre of one. */
const MARGIN_DEG = 0.25;

const readOnThread = createHdf5Thread<AirQuestion, AirHours>(new URL('./read-air-on-thread.ts', import.meta.url));

/** The Finnish service's forecasts of the air: netCDF-4 files of the portal's area, cut by its server, one per day. */
export function createSilam({ url, extent = SILAM_EXTENT, hoursPerPart = 24 }: SilamOptions): Source {
  const { name, licence, timetable } = SILAM;
  // A joined data set has hours of the run before until the new one is there: its last day proves that.
  const isJoined = url.endsWith('.ncd');
  return {
    name,
    licence,
    timetable,
    planRun: async (runAt) => {
      const parts = cutHours(extent.hours, hoursPerPart).map((hours) => toPart(url, runAt, hours));
      return {
        pieces: (isJoined ? parts.toReversed() : parts).map((part) => toPiece(part, toPart(url, runAt, [part.hour]))),
        wholeUpToHour: isJoined ? null : extent.wholeUpToHour,
        together: 1,
        readRun: (pieces) => readRun(runAt, pieces, parts),
      };
    },
  };
}

function cutHours(hours: readonly number[], length: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(hours.length / length) }, (_, n) => hours.slice(n * length, (n + 1) * length));
}

function toPart(url: string, runAt: EpochSeconds, hours: readonly number[]): Part {
  const dataSet = toDataSet(url, runAt);
  const times = hours.map((hour) => runAt + hour * HOUR_SECONDS);
  return {
    url: `${dataSet}?${toQuery(times)}`,
    calledAs: `${dataSet} (hours ${hours[0]}–${hours.at(-1)})`,
    hour: hours.at(-1) ?? 0,
    times,
  };
}

function toDataSet(url: string, runAt: EpochSeconds): string {
  return url.endsWith('.ncd') ? url : `${url}/runs/silam_glob_v6_1_sfc_RUN_${toMoment(runAt)}`;
}

function toQuery(times: readonly EpochSeconds[]): string {
  const { south, north, west, east } = COVERAGE;
  return [
    ...SILAM_SPECIES.map(({ name }) => `var=${name}`),
    `north=${north + MARGIN_DEG}`,
    `south=${south - MARGIN_DEG}`,
    `west=${west - MARGIN_DEG}`,
    `east=${east + MARGIN_DEG}`,
    `time_start=${toMoment(times[0] ?? 0)}`,
    `time_end=${toMoment(times.at(-1) ?? 0)}`,
    'accept=netcdf4-classic',
  ].join('&');
}

/** `2026-11-21T00:00:00Z` */
function toMoment(at: EpochSeconds): string {
  return new Date(at * 1000).toISOString().replace('.000Z', 'Z');
}

/** `lastHour`: the last of its hours alone. */
function toPiece(part: Part, lastHour: Part): Piece {
  return {
    name: toName(part),
    hour: part.hour,
    requests: [`GET ${part.url}`],
    fetch: async (path, fetching) => writeFileSync(path, (await fetchPart(part, fetching)).bytes),
    probe: (fetching) => probePart(lastHour, fetching),
  };
}

const toName = ({ hour }: Part): string => `to-${String(hour).padStart(3, '0')}.nc`;

/** A complete part. Throws `FetchError`. */
async function fetchPart({ url, calledAs, times }: Part, fetching: Fetching) {
  const bytes = await fetching.getBytes(url, { calledAs, mostBytes: MOST_BYTES, readRefusal });
  try {
    return { bytes, air: await readOnThread({ bytes, times }) };
  } catch (error) {
    if (error instanceof RangeError) throw new FetchError(`${calledAs}: ${error.message}`);
    throw error;
  }
}

async function probePart(part: Part, fetching: Fetching): Promise<string> {
  const { bytes, air } = await fetchPart(part, fetching);
  const names = [...air.values.keys()].join(', ');
  return `an hour in ${bytes.length} bytes has ${names}, on ${air.grid.rows} × ${air.grid.columns} cells`;
}

const MOST_REASON = 200;

/** The server answers 400 with a sentence, such as for hours that the run does not have yet. */
function readRefusal(_: number, body: string): Refusal {
  const reason = body.replace(/\s+/g, ' ').trim().slice(0, MOST_REASON);
  return { reason: reason === '' || reason.startsWith('<') ? null : reason, retryAfterSeconds: null };
}

/** Reads a run from its parts, one in memory at a time. Throws `PieceError` for one that has changed since. */
async function readRun(
  runAt: EpochSeconds,
  pieces: readonly FetchedPiece[],
  parts: readonly Part[],
): Promise<RunContent> {
  const [first] = pieces;
  if (first === undefined) throw new RangeError('a run has no pieces');
  const { grid } = await readPiece(first, parts);
  async function* readFields(): AsyncGenerator<RunField> {
    for (const piece of pieces) {
      const air = await readPiece(piece, parts);
      if (!isSameGrid(air.grid, grid)) throw new PieceError(piece.path, 'is of another grid than the first hours');
      yield* listFields(air, findPart(piece, parts).times);
    }
  }
  const { name: source, licence } = SILAM;
  return { header: { source, runAt, demo: false, licence, grid, surfaceHeightM: null }, fields: readFields() };
}

function findPart({ name, path }: FetchedPiece, parts: readonly Part[]): Part {
  const part = parts.find((candidate) => toName(candidate) === name);
  if (part === undefined) throw new RangeError(`${path}: was not requested`);
  return part;
}

async function readPiece(piece: FetchedPiece, parts: readonly Part[]): Promise<AirHours> {
  const { times } = findPart(piece, parts);
  try {
    return await readOnThread({ bytes: readFileSync(piece.path), times });
  } catch (error) {
    if (error instanceof RangeError) throw new PieceError(piece.path, error.message);
    throw error;
  }
}

function* listFields({ grid, values }: AirHours, times: readonly EpochSeconds[]): Generator<RunField> {
  const cells = grid.rows * grid.columns;
  for (const [variable, hours] of values) {
    for (const [hour, validAt] of times.entries()) {
      yield { variable, validAt, intervalStart: validAt, values: hours.subarray(hour * cells, (hour + 1) * cells) };
    }
  }
}
