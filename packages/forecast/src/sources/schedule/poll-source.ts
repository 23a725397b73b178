import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import type { Leases } from '#store/leases.ts';
import { findDueRun, findNextDueAt } from './cycles.ts';
import { fetchRun } from './fetch-run.ts';
import { LASTING_RETRY, type RetryPolicy } from './retry-policy.ts';
import type { CycleTimetable, Source, WatchProblem } from './source.ts';
import { readSourceStatus, type SourceSuccess, type StatusStore, writeSourceStatus } from './source-status.ts';

/** Outcome of a run, for the log: one event per run. */
export type SourceEvent =
  /** `missing`: why later hours are missing, one line; null for a complete run. */
  | {
      readonly kind: 'published';
      readonly source: string;
      readonly success: SourceSuccess;
      readonly missing: string | null;
      /** One line for each item of this run or others that could not be archived. */
      readonly problems: readonly string[];
    }
  | { readonly kind: 'failed'; readonly source: string; readonly runAt: EpochSeconds; readonly line: string }
  /** Supplied files that are refused, one line each; emitted when they change. */
  | { readonly kind: 'refused'; readonly source: string; readonly lines: readonly string[] }
  /** The source cannot be polled for now, one line; emitted when that changes. */
  | { readonly kind: 'hindered'; readonly source: string; readonly line: string }
  /** A bug: the text of the error with its stack. */
  | { readonly kind: 'broken'; readonly source: string; readonly error: string };

/** Inputs for polling a source. */
export interface SourcePolling {
  readonly dataDir: string;
  readonly source: Source;
  /** The portal's clock. */
  readonly now: () => EpochSeconds;
  /** Random numbers 0…1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: SourceEvent) => void;
  /** Default: until the run's deadline. */
  readonly retryPolicy?: RetryPolicy;
  /** Real time between two polls of the clock. Default 15 s. */
  readonly pollEveryMs?: number;
  /** Leases for mutual exclusion of fetchers and publishers. Default: those of the data folder. */
  readonly leases?: Leases | undefined;
  /** Statuses shared among hosts, so that only one of them fetches a run. */
  readonly statuses?: StatusStore | undefined;
}

/** Delay of up to this long, which differs by installation, so that they do not all poll in the same second. */
const MOST_STAGGER_SECONDS = 600;
const POLL_EVERY_MS = 15_000;
/** Pause if another process is fetching, and after a bug. */
const PAUSE_MS = 60_000;
/** Least time for a run, even if its successor is due soon. */
const LEAST_SECONDS = 1800;

/**
 * Fetches the newest run of a source when it is due, until the signal is aborted. Resumes a run that an earlier process
 * began. Never rejects.
 */
export async function pollSource(polling: SourcePolling): Promise<void> {
  const { signal, random, pollEveryMs = POLL_EVERY_MS } = polling;
  const staggerSeconds = Math.floor(random() * MOST_STAGGER_SECONDS);
  const logProblems = createProblemLogger(polling);
  const errorLogger = createErrorLogger(polling);
  while (!signal.aborted) {
    const pauseMs = await pollOnce(polling, staggerSeconds, logProblems).then(errorLogger.forget, (error: unknown) => {
      errorLogger.emit(error);
      return Math.max(PAUSE_MS, pollEveryMs);
    });
    await sleep(pauseMs ?? pollEveryMs, undefined, { signal }).catch(() => {});
  }
}

/** Fetches what is due; returns how long to wait before the next poll, null for the longest pause. */
async function pollOnce(
  polling: SourcePolling,
  staggerSeconds: number,
  logProblems: (problems: readonly WatchProblem[]) => void,
): Promise<number | null> {
  const { source, now, signal } = polling;
  const { timetable } = source;
  if (timetable.kind === 'watch') {
    const waiting = await timetable.listWaiting();
    logProblems(timetable.listProblems());
    for (const runAt of waiting) if (!signal.aborted) await fetchDue(polling, runAt, timetable.longestSeconds);
    return timetable.everySeconds * 1000;
  }
  const runAt = findRunToFetch(polling, timetable, staggerSeconds);
  if (runAt === null) {
    setNextDue(polling, findNextDueAt(timetable, findDueRun(timetable, now(), staggerSeconds), staggerSeconds));
    return null;
  }
  const left = findNextDueAt(timetable, runAt) - now();
  await fetchDue(polling, runAt, Math.max(Math.min(timetable.longestSeconds, left), LEAST_SECONDS));
  return 0;
}

/** The due run; null if it was published or given up. An unfinished run is resumed immediately. */
function findRunToFetch(
  { dataDir, source, now }: SourcePolling,
  timetable: CycleTimetable,
  staggerSeconds: number,
): EpochSeconds | null {
  const { fetching, success, doneRunAt } = readSourceStatus(dataDir, source.name);
  const newest = findDueRun(timetable, now());
  const isUnderWay = success === null || fetching?.runAt === newest;
  const due = isUnderWay ? newest : findDueRun(timetable, now(), staggerSeconds);
  // A run in the future was fetched while the portal's clock was set to another day.
  const isDone = doneRunAt !== null && doneRunAt >= due && doneRunAt <= now();
  return isDone ? null : due;
}

async function fetchDue(polling: SourcePolling, runAt: EpochSeconds, longestSeconds: number): Promise<void> {
  const { dataDir, source, now, random, signal, onEvent, retryPolicy = LASTING_RETRY, leases, statuses } = polling;
  const outcome = await fetchRun({
    dataDir,
    source,
    runAt,
    now,
    random,
    retryPolicy: retryPolicy,
    longestMs: longestSeconds * 1000,
    signal,
    scheduled: true,
    leases,
    statuses,
  });
  if (outcome.kind === 'stopped' || outcome.kind === 'done elsewhere') return;
  if (outcome.kind === 'published') onEvent({ ...outcome, source: source.name });
  else {
    giveUp(dataDir, source.name, runAt);
    onEvent({ ...outcome, source: source.name, runAt });
  }
}

/** Writes refused items of a watch into the status and the log, whenever they change. */
function createProblemLogger({ dataDir, source, now, onEvent }: SourcePolling) {
  let reported = '';
  return (problems: readonly WatchProblem[]) => {
    const lines = problems.filter(({ isPassing }) => !isPassing).map(({ line }) => line);
    const line = joinProblems(lines);
    if (line === reported) return;
    reported = line;
    if (lines.length === 0) return;
    const status = readSourceStatus(dataDir, source.name);
    writeSourceStatus(dataDir, source.name, { ...status, trouble: { at: now(), runAt: null, line } });
    onEvent({ kind: 'refused', source: source.name, lines });
  };
}

const MOST_LISTED = 5;

function joinProblems(lines: readonly string[]): string {
  const more = lines.length > MOST_LISTED ? [`and ${lines.length - MOST_LISTED} more`] : [];
  return [...lines.slice(0, MOST_LISTED), ...more].join('; ');
}

function giveUp(dataDir: string, source: string, runAt: EpochSeconds): void {
  const status = readSourceStatus(dataDir, source);
  writeSourceStatus(dataDir, source, { ...status, fetching: null, doneRunAt: runAt });
}

function setNextDue({ dataDir, source }: SourcePolling, nextDueAt: EpochSeconds): void {
  const status = readSourceStatus(dataDir, source.name);
  if (status.nextDueAt !== nextDueAt) writeSourceStatus(dataDir, source.name, { ...status, nextDueAt });
}

/**
 * Logs repeated conditions once rather than every minute: another process fetching the same source, an unusable folder.
 */
function createErrorLogger({ source, onEvent, signal }: SourcePolling) {
  let reported = '';
  return {
    emit: (error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof RunError)) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        onEvent({ kind: 'broken', source: source.name, error: text });
      } else if (error.message !== reported) {
        reported = error.message;
        onEvent({ kind: 'hindered', source: source.name, line: reported });
      }
    },
    forget: (pauseMs: number | null) => {
      reported = '';
      return pauseMs;
    },
  };
}
