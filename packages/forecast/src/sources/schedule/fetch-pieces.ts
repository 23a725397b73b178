import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { syncFile, syncFolder } from '#store/durable-file.ts';
import { findPauseMs, type RetryPolicy } from './retry-policy.ts';
import type { FetchedPiece, Piece, RunPlan } from './source.ts';

/** A fetched piece that turns out to be unusable when it is read. The message is one line that names its file. */
export class PieceError extends Error {
  readonly file: string;

  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'PieceError';
    this.file = file;
  }
}

/** The part of a run that may be published. */
export interface PieceChoice {
  readonly pieces: readonly FetchedPiece[];
  /** Last complete hour, with all before it; null if the run has no hours. */
  readonly lastHour: number | null;
  /** Whether nothing is missing. */
  readonly whole: boolean;
}

/**
 * The publishable pieces of a run: all, or those up to the hour before the first gap if that is at least the plan's
 * `wholeUpToHour`. Null if it is earlier, or if a piece without an hour is missing.
 */
export function choosePieces(plan: RunPlan, fetched: readonly FetchedPiece[]): PieceChoice | null {
  const hours = [...new Set(plan.pieces.map(({ hour }) => hour))].filter((hour) => hour !== null);
  hours.sort((a, b) => a - b);
  const there = new Set(fetched.map(({ name }) => name));
  const gaps = plan.pieces.filter(({ name }) => !there.has(name)).map(({ hour }) => hour);
  if (gaps.length === 0) return { pieces: fetched, lastHour: hours.at(-1) ?? null, whole: true };
  const { wholeUpToHour } = plan;
  if (wholeUpToHour === null || gaps.includes(null)) return null;
  const firstGap = Math.min(...gaps.filter((hour) => hour !== null));
  const lastHour = hours.findLast((hour) => hour < firstGap);
  if (lastHour === undefined || lastHour < wholeUpToHour) return null;
  return { pieces: fetched.filter(({ hour }) => hour === null || hour <= lastHour), lastHour, whole: false };
}

interface PieceFetch {
  readonly plan: RunPlan;
  /** Folder of the run's pieces. */
  readonly folder: string;
  readonly fetching: Fetching;
  readonly retryPolicy: RetryPolicy;
  /** Random numbers 0…1. */
  readonly random: () => number;
  readonly onPiece: () => void;
  /** Called with one line per failed attempt. */
  readonly onTrouble: (line: string) => void;
}

/** Extension of incomplete pieces. */
const PART = '.part';

/** The fetched pieces, in the order of the plan. */
export function listFetchedPieces({ pieces }: RunPlan, folder: string): FetchedPiece[] {
  return pieces
    .map(({ name, hour }) => ({ name, hour, path: join(folder, name) }))
    .filter(({ path }) => existsSync(path));
}

/**
 * Fetches the missing pieces, several at a time, each as often as the retry policy and the time allow. Skips what this
 * or an earlier, killed process has fetched. Ends when all are fetched, when one is unavailable, or on abort. Errors
 * other than the refusal of a piece propagate.
 */
export async function fetchPieces(fetch: PieceFetch): Promise<void> {
  const { plan, folder, fetching } = fetch;
  mkdirSync(folder, { recursive: true });
  const missing = plan.pieces.filter(({ name }) => !existsSync(join(folder, name))).values();
  const over = new AbortController();
  const signal = AbortSignal.any([fetching.signal, over.signal]);
  const work = async () => {
    try {
      for (const piece of missing) {
        if (signal.aborted) return;
        if (await fetchPatiently(piece, fetch, signal)) fetch.onPiece();
        else over.abort();
      }
    } catch (error) {
      over.abort();
      throw error;
    }
  };
  // Waits for all before throwing: no fetch writes into the folder any more.
  const ends = await Promise.allSettled(Array.from({ length: plan.together }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Retries a piece until the signal ends the run; returns whether it was fetched. */
async function fetchPatiently(piece: Piece, fetch: PieceFetch, signal: AbortSignal): Promise<boolean> {
  const { fetching, retryPolicy, random, onTrouble } = fetch;
  for (let count = 1; !signal.aborted; count++) {
    const error = await tryPiece(piece, fetch, count === retryPolicy.tries);
    if (error === null) return true;
    if (fetching.signal.aborted) break;
    onTrouble(error.message);
    const pauseMs = findPauseMs(retryPolicy, error instanceof FetchError ? error : null, count, random());
    if (pauseMs === null) break;
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  return false;
}

/** Fetches a piece once; its file gets its name when it is complete and synced. Returns the refusal, or null. */
async function tryPiece(piece: Piece, { folder, fetching }: PieceFetch, isLastTry: boolean): Promise<Error | null> {
  const path = join(folder, piece.name);
  try {
    await piece.fetch(`${path}${PART}`, fetching, isLastTry);
    syncFile(`${path}${PART}`);
    renameSync(`${path}${PART}`, path);
    syncFolder(folder);
    return null;
  } catch (error) {
    if (error instanceof Error && REFUSALS.has(error.name)) return error;
    throw error;
  }
}

/** Errors whose message says in one line what is wrong with the piece. */
const REFUSALS = new Set(['FetchError', 'GribError', 'RunError', 'PieceError']);

/** Drops a piece that turned out to be unusable, so that it is fetched again. */
export function dropPiece(folder: string, name: string): void {
  rmSync(join(folder, name), { force: true });
  rmSync(join(folder, `${name}${PART}`), { force: true });
}
