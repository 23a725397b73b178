import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { getOwnMark, isAlive, type ProcessMark } from './process-mark.ts';
import { RunError } from './run-error.ts';

const TRY_EVERY_MS = 50;
/** Breaking a dead lock takes less than a millisecond; a breaker this old was killed in it. */
const BREAKER_DEAD_AFTER_MS = 10_000;

/** Each thread counts for itself, from its own million on. */
const TICKETS_OF_A_THREAD = 1_000_000;

let tickets = 0;

/** A name that no other writer of any process or thread has: the mark of this process and a number. */
export function makeWriterName(): string {
  return `${getOwnMark()}-${threadId * TICKETS_OF_A_THREAD + ++tickets}`;
}

/** How a lock is waited for, and what its holder does: the end of the line `process 12 …`. */
export interface LockPatience {
  readonly waitMs: number;
  readonly busy: string;
}

/**
 * Runs `work` while holding a lock file, in a folder that exists: one holder at a time over all processes. The lock of a
 * dead process is broken. Throws `RunError` where another process keeps the lock longer than `waitMs`.
 */
export async function withFileLock<Result>(
  lock: string,
  { waitMs, busy }: LockPatience,
  work: (writer: string) => Promise<Result>,
): Promise<Result> {
  const writer = makeWriterName();
  const until = performance.now() + waitMs;
  while (!tryLock(lock, writer)) {
    if (performance.now() > until) {
      throw new RunError(`${lock}: process ${findHolder(lock)?.split('-')[0] ?? 'unknown'} ${busy}`);
    }
    await wait(TRY_EVERY_MS);
  }
  try {
    return await work(writer);
  } finally {
    unlinkSync(lock);
  }
}

/** Whether a process that still runs holds a lock. */
export function isHeld(lock: string): boolean {
  return findHolder(lock) !== null && !isDead(lock);
}

/** A lock appears with its holder's name in it or not at all: the file is written beside and linked into place. */
function tryLock(lock: string, writer: string): boolean {
  const own = `${lock}.${writer}`;
  writeFileSync(own, writer);
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (readCode(error) !== 'EEXIST') throw error;
    breakDeadLock(lock);
    return false;
  } finally {
    unlinkSync(own);
  }
}

/** Removes the lock of a dead process. Only one process looks and removes at a time, so no fresh lock is hit. */
function breakDeadLock(lock: string): void {
  if (!isDead(lock)) return;
  const breaker = `${lock}.breaker`;
  try {
    mkdirSync(breaker);
  } catch (error) {
    if (readCode(error) !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(breaker, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > BREAKER_DEAD_AFTER_MS) rmSync(breaker, { recursive: true, force: true });
    return;
  }
  try {
    if (isDead(lock)) unlinkSync(lock);
  } finally {
    rmdirSync(breaker);
  }
}

function isDead(lock: string): boolean {
  const holder = findHolder(lock);
  return holder !== null && !isAlive(holder);
}

function findHolder(lock: string): ProcessMark | null {
  try {
    return readFileSync(lock, 'utf8').split('-').slice(0, 2).join('-');
  } catch (error) {
    if (readCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
