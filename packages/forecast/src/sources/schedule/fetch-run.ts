import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import { withLease } from '#runs/publish-lease.ts';
import { type PublishedRun, publishRun } from '#runs/publish-run.ts';
import type { RunItem } from '#runs/run-content.ts';
import { RunError } from '#runs/run-error.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { createFolderLeases } from '#store/folder-leases.ts';
import type { Lease, Leases } from '#store/leases.ts';
import {
  choosePieces,
  dropPiece,
  fetchPieces,
  listFetchedPieces,
  type PieceChoice,
  PieceError,
} from './fetch-pieces.ts';
import type { RetryPolicy } from './retry-policy.ts';
import type { RunPlan, Source } from './source.ts';
import {
  exchangeStatus,
  getSourceFolder,
  openPieceFolder,
  openRunStatusWriter,
  type RunStatusWriter,
  readSourceStatus,
  removePieces,
  type SourceSuccess,
  type StatusStore,
  toSourceLease,
} from './source-status.ts';

/** How pieces become a run. */
interface PiecePublication {
  readonly dataDir: string;
  readonly now: EpochSeconds;
  /** Aborted when the process stops: the run in the making is then dropped. */
  readonly signal: AbortSignal;
  readonly leases: Leases | undefined;
}

/** A piece that cannot be read after all. */
interface BadPiece {
  readonly badPiece: string;
  readonly line: string;
}

/**
 * Publishes the chosen pieces. Names the one that cannot be used where that is why nothing was published; all
 * other errors go through.
 */
async function publishPieces(
  plan: RunPlan,
  { pieces }: PieceChoice,
  { dataDir, now, signal, leases }: PiecePublication,
): Promise<PublishedRun | BadPiece> {
  try {
    const { header, fields } = await plan.readRun(pieces);
    return await publishRun(dataDir, header, untilStopped(fields, signal), { now, leases });
  } catch (error) {
    const isBad = error instanceof GribError || error instanceof PieceError;
    const piece = isBad ? pieces.find(({ path }) => path === error.file) : undefined;
    if (!isBad || piece === undefined) throw error;
    return { badPiece: piece.name, line: error.message.replace(piece.path, basename(piece.path)) };
  }
}

async function* untilStopped(
  fields: Iterable<RunItem> | AsyncIterable<RunItem>,
  signal: AbortSignal,
): AsyncGenerator<RunItem> {
  for await (const field of fields) {
    signal.throwIfAborted();
    yield field;
  }
}

/** How a run is fetched. */
export interface RunFetch {
  readonly dataDir: string;
  readonly source: Source;
  readonly runAt: EpochSeconds;
  /** The portal's clock. */
  readonly now: () => EpochSeconds;
  /** Numbers from 0 up to 1. */
  readonly random: () => number;
  readonly retryPolicy: RetryPolicy;
  /** Real time after which the run is given up. */
  readonly longestMs: number;
  /** Ends everything when the process stops; what was fetched stays for the next start. */
  readonly signal: AbortSignal;
  /** Whether the schedule asks for it, not a manual command. */
  readonly scheduled: boolean;
  /** Where those who fetch and publish take turns. Default: leases of the data folder. */
  readonly leases?: Leases | undefined;
  /** Where hosts share how their sources stand, so that a run is fetched by one of them. */
  readonly statuses?: StatusStore | undefined;
  /** A connection that brings no byte for so long is given up. */
  readonly silenceMs?: number;
  /** Called after each piece with the number of those that are there. */
  readonly onPiece?: (done: number, all: number) => void;
}

/** Outcome. */
export type RunOutcome =
  /** `missing`: one line on why later hours are not there; null where the run is whole. `problems`: what could not be archived. */
  | {
      readonly kind: 'published';
      readonly success: SourceSuccess;
      readonly missing: string | null;
      readonly problems: readonly string[];
    }
  | { readonly kind: 'failed'; readonly line: string }
  /** Another host has published it or given it up. */
  | { readonly kind: 'done elsewhere' }
  /** The process stops: nothing is decided, the next start goes on. */
  | { readonly kind: 'stopped' };

const LEASE_WAIT_MS = 1000;
/** So many unusable pieces are fetched again; then the rest must do. */
const MOST_BAD_PIECES = 3;

/**
 * Fetches a run and publishes it: whole, or at the end of its time up to the hour that its plan asks for. What an
 * earlier process has fetched is not fetched again. What is published stays as it is whatever goes wrong, and the
 * status on the disk says what happened. Throws `RunError` where another process is fetching this source,
 * or has claimed it while this one stood still.
 */
export async function fetchRun(fetch: RunFetch): Promise<RunOutcome> {
  const { dataDir, source, leases = createFolderLeases(dataDir) } = fetch;
  const folder = getSourceFolder(dataDir, source.name);
  mkdirSync(folder, { recursive: true });
  const options = { waitMs: LEASE_WAIT_MS, busy: `is fetching ${source.name} already`, place: join(folder, '.lock') };
  return withLease(leases, toSourceLease(source.name), options, (lease) => fetchAlone(fetch, lease));
}

/** One that loses its lease ends, as at a stop: its new holder continues. */
async function fetchAlone(fetch: RunFetch, lease: Lease): Promise<RunOutcome> {
  const { dataDir, source, signal } = fetch;
  // What is watched for, such as files of one's own, comes to each host by itself.
  const statuses = source.timetable.kind === 'watch' ? undefined : fetch.statuses;
  const before = readSourceStatus(dataDir, source.name).doneRunAt;
  await exchangeStatus(dataDir, source.name, statuses);
  if (fetch.scheduled && isDoneSince(before, fetch)) return { kind: 'done elsewhere' };
  const outcome = await fetchLocked({ ...fetch, signal: AbortSignal.any([signal, lease.lost]) });
  if (outcome.kind === 'stopped' && !signal.aborted)
    throw new RunError(`${source.name}: another process has gone on with the run`);
  await exchangeStatus(dataDir, source.name, statuses);
  return outcome;
}

/** Whether a run is not tried any more, which it still was before the status was exchanged. */
function isDoneSince(before: EpochSeconds | null, { dataDir, source, runAt, now }: RunFetch): boolean {
  const { doneRunAt } = readSourceStatus(dataDir, source.name);
  return doneRunAt !== null && doneRunAt !== before && doneRunAt >= runAt && doneRunAt <= now();
}

async function fetchLocked(fetch: RunFetch): Promise<RunOutcome> {
  const { dataDir, source, runAt, now } = fetch;
  const plan = await source.planRun(runAt);
  const statusWriter = openRunStatusWriter({ dataDir, source: source.name, runAt, now });
  const outcome = await fetchAndPublish(fetch, plan, statusWriter);
  if (outcome.kind === 'failed' && fetch.scheduled) await plan.finish?.('failed');
  if (outcome.kind !== 'published') return outcome;
  await plan.finish?.('published');
  statusWriter.writeSuccess(outcome.success, fetch.scheduled);
  removePieces(dataDir, source.name);
  return outcome;
}

async function fetchAndPublish(fetch: RunFetch, plan: RunPlan, statusWriter: RunStatusWriter): Promise<RunOutcome> {
  const { dataDir, source, runAt, signal, now, longestMs, leases } = fetch;
  const folder = openPieceFolder(dataDir, source.name, runAt);
  const untilDeadline = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    for (let bad = 0; bad <= MOST_BAD_PIECES; bad++) {
      if (bad < MOST_BAD_PIECES) await fetchMissing(fetch, plan, { statusWriter, folder, signal: untilDeadline });
      if (signal.aborted) return { kind: 'stopped' };
      const choice = choosePieces(plan, listFetchedPieces(plan, folder));
      if (choice === null) break;
      const result = await publishPieces(plan, choice, { dataDir, now: now(), signal, leases });
      if (!('badPiece' in result)) return toPublished(result, choice, statusWriter);
      dropPiece(folder, result.badPiece);
      statusWriter.writeTrouble(result.line);
    }
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' };
    if (!isRefusal(error)) throw error;
    statusWriter.writeTrouble(error.message);
  }
  const done = listFetchedPieces(plan, folder).length;
  const line = `was not whole after ${longestMs / 1000} s: ${done} of ${plan.pieces.length} pieces`;
  if (statusWriter.lastTrouble() === null) statusWriter.writeTrouble(line);
  return { kind: 'failed', line: statusWriter.lastTrouble() ?? line };
}

function fetchMissing(
  { random, retryPolicy, silenceMs, onPiece }: RunFetch,
  plan: RunPlan,
  {
    statusWriter,
    folder,
    signal,
  }: { readonly statusWriter: RunStatusWriter; readonly folder: string; readonly signal: AbortSignal },
): Promise<void> {
  const all = plan.pieces.length;
  let done = listFetchedPieces(plan, folder).length;
  statusWriter.writeProgress(done, all);
  const fetching = createHttpFetching({
    signal,
    onBytes: statusWriter.addBytes,
    ...(silenceMs === undefined ? {} : { silenceMs }),
  });
  return fetchPieces({
    plan,
    folder,
    fetching,
    retryPolicy: retryPolicy,
    random,
    onPiece: () => {
      statusWriter.writeProgress(++done, all);
      onPiece?.(done, all);
    },
    onTrouble: statusWriter.writeTrouble,
  });
}

function toPublished(run: PublishedRun, { lastHour, whole }: PieceChoice, statusWriter: RunStatusWriter): RunOutcome {
  const { runAt, id, publishedAt, problems } = run;
  return {
    kind: 'published',
    success: { runAt, runId: id, publishedAt, lastHour, whole, bytes: statusWriter.bytes() },
    missing: whole ? null : (statusWriter.lastTrouble() ?? 'the time was over'),
    problems,
  };
}

/** The run says no, or the system does (disk full, no permission): not a bug. */
function isRefusal(error: unknown): error is Error {
  return error instanceof RunError || error instanceof GribError || (error instanceof Error && 'syscall' in error);
}
