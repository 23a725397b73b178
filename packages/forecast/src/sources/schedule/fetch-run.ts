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

interface PiecePublication {
  readonly dataDir: string;
  readonly now: EpochSeconds;
  /** Aborted when the process stops: the unfinished run is then dropped. */
  readonly signal: AbortSignal;
  readonly leases: Leases | undefined;
}

/** A fetched piece that cannot be read. */
interface BadPiece {
  readonly badPiece: string;
  readonly line: string;
}

/** Publishes the chosen pieces. Returns the unusable piece if that prevented publishing; all other errors propagate. */
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

/** Inputs for fetching a run. */
export interface RunFetch {
  readonly dataDir: string;
  readonly source: Source;
  readonly runAt: EpochSeconds;
  /** The portal's clock. */
  readonly now: () => EpochSeconds;
  /** Random numbers 0…1. */
  readonly random: () => number;
  readonly retryPolicy: RetryPolicy;
  /** Real time after which the run is given up. */
  readonly longestMs: number;
  /** Aborted when the process stops; fetched pieces stay for the next start. */
  readonly signal: AbortSignal;
  /** Whether the schedule requests it, rather than a manual command. */
  readonly scheduled: boolean;
  /** Leases for mutual exclusion of fetchers and publishers. Default: those of the data folder. */
  readonly leases?: Leases | undefined;
  /** Statuses shared among hosts, so that only one of them fetches a run. */
  readonly statuses?: StatusStore | undefined;
  /** Idle timeout of a connection. */
  readonly silenceMs?: number;
  /** Called after each piece with the number fetched so far. */
  readonly onPiece?: (done: number, all: number) => void;
}

/** Outcome. */
export type RunOutcome =
  /**
   * `missing`: one line on why later hours are missing; null for a complete run. `problems`: what could not be
   * archived.
   */
  | {
      readonly kind: 'published';
      readonly success: SourceSuccess;
      readonly missing: string | null;
      readonly problems: readonly string[];
    }
  | { readonly kind: 'failed'; readonly line: string }
  /** Another host has published it or given it up. */
  | { readonly kind: 'done elsewhere' }
  /** The process stops: the next start resumes the run. */
  | { readonly kind: 'stopped' };

const LEASE_WAIT_MS = 1000;
/** Number of unusable pieces that are fetched again; then the rest must suffice. */
const MOST_BAD_PIECES = 3;

/**
 * Fetches a run and publishes it: complete, or at its deadline up to the hour that its plan requires. Skips what an
 * earlier process has fetched. Published runs are never affected by a failure, and the status on disk says what
 * happened. Throws `RunError` if another process is fetching this source, or has taken it over while this one stalled.
 */
export async function fetchRun(fetch: RunFetch): Promise<RunOutcome> {
  const { dataDir, source, leases = createFolderLeases(dataDir) } = fetch;
  const folder = getSourceFolder(dataDir, source.name);
  mkdirSync(folder, { recursive: true });
  const options = { waitMs: LEASE_WAIT_MS, busy: `is fetching ${source.name} already`, place: join(folder, '.lock') };
  return withLease(leases, toSourceLease(source.name), options, (lease) => fetchAlone(fetch, lease));
}

/** A process that loses its lease ends as on a stop: the new holder continues. */
async function fetchAlone(fetch: RunFetch, lease: Lease): Promise<RunOutcome> {
  const { dataDir, source, signal } = fetch;
  // Watched sources, such as an operator's files, arrive on each host separately.
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

/** Whether a run has been published or given up since the status was read. */
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
  { source, random, retryPolicy, silenceMs, onPiece }: RunFetch,
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
    source: source.name,
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
    missing: whole ? null : (statusWriter.lastTrouble() ?? 'timed out'),
    problems,
  };
}

/** A refusal of the run or an error of the system (disk full, no permission): not a bug. */
function isRefusal(error: unknown): error is Error {
  return error instanceof RunError || error instanceof GribError || (error instanceof Error && 'syscall' in error);
}
