import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { getLockPath, getRunsFolder } from '#store/durable-file.ts';
import { RunError } from './run-error.ts';

/** `1234-567890`: a process that no other process on the machine is or was: its number and, where known, its start. */
type ProcessMark = string;

/** Field of `/proc/<pid>/stat` with the start time, counted behind the name in brackets. */
const START_FIELD = 19;

/** The mark of this process. */
export function getOwnMark(): ProcessMark {
  return `${process.pid}-${findStart(process.pid) ?? 0}`;
}

/** Whether the process of a mark still runs. A number that another process took over since counts as dead. */
export function isAlive(mark: ProcessMark): boolean {
  const [pid, start] = mark.split('-').map(Number);
  if (pid === undefined || !Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const found = findStart(pid);
  return found === null || start === 0 || found === start;
}

/** Start of a process in clock ticks; null where the system does not say it (no `/proc`). A zombie has ended. */
function findStart(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? -1 : Number(fields[START_FIELD]);
  } catch {
    return null;
  }
}

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
interface LockOptions {
  readonly waitMs: number;
  readonly busy: string;
}

/**
 * Runs `work` while holding a lock file, in a folder that exists: one holder at a time over all processes. The lock of a
 * dead process is broken. Throws `RunError` where another process keeps the lock longer than `waitMs`.
 */
export async function withFileLock<Result>(
  lock: string,
  { waitMs, busy }: LockOptions,
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

/**
 * Runs `work` while holding the lock of the data folder: one publisher at a time over all processes. Throws `RunError`
 * where another process keeps the lock longer than `waitMs`.
 */
export async function withPublishLock<Result>(
  dataDir: string,
  waitMs: number,
  work: (writer: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(getRunsFolder(dataDir), { recursive: true });
  return withFileLock(getLockPath(dataDir), { waitMs, busy: 'has been publishing for too long' }, work);
}
