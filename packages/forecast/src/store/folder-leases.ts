import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  createLease,
  LEASE_TIMES,
  type Lease,
  type LeaseAttempt,
  type Leases,
  type LeaseTimes,
  waitForLease,
} from './leases.ts';

/** Content of a lease file. Its age is the file's mtime: both times come from the clock of one file system. */
interface LeaseRecord {
  readonly holder: string;
  readonly process: number;
  readonly host: string;
  readonly expireMs: number;
}

/** Removing an expired lease takes less than a millisecond; a guard this old was left by a killed process. */
const GUARD_DEAD_AFTER_MS = 10_000;
const GUARD_RETRY_MS = 20;

/** Path of a lease in a folder: `DATA_DIR/sources/gfs/.lock`. */
function getLeasePath(folder: string, name: string): string {
  return join(folder, name, '.lock');
}

/**
 * Leases as files of a folder, on one host or a network file system. A lease is created atomically (by a hard link),
 * renewed by rewriting it, and expires by the file system's own times of it and of a file written just now, so the
 * clocks of hosts may differ. Does not rely on process numbers or `/proc`.
 */
export function createFolderLeases(folder: string, times: LeaseTimes = LEASE_TIMES): Leases {
  return {
    acquire: (name, options) => {
      const path = getLeasePath(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      return waitForLease(async () => tryLease(path, times), options, times);
    },
    findHolder: async (name) => {
      const path = getLeasePath(folder, name);
      const stats = statSync(path, { throwIfNoEntry: false });
      return stats === undefined || isExpired(path, stats, Date.now()) ? null : describeHolder(path);
    },
  };
}

/** Current time of a folder's file system, ms, taken from a file written now. Throws the system's error. */
export function readFolderClock(folder: string): number {
  const probe = join(folder, `.clock.${randomUUID()}`);
  writeFileSync(probe, '');
  try {
    return statSync(probe).mtimeMs;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Whether a file or folder, or the lease inside it if there is one, is older than any lease's lifetime. */
export function isAbandoned(path: string, now: number): boolean {
  const stats =
    statSync(getLeasePath(path, '.'), { throwIfNoEntry: false }) ?? statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && now - stats.mtimeMs > LEASE_TIMES.expireMs;
}

function tryLease(path: string, times: LeaseTimes): LeaseAttempt {
  const holder = randomUUID();
  const own = `${path}.${holder}`;
  const record: LeaseRecord = { holder, process: process.pid, host: hostname(), expireMs: times.expireMs };
  const text = JSON.stringify(record);
  writeFileSync(own, text);
  try {
    const { mtimeMs: now } = statSync(own);
    if (linkOrFind(own, path)) return holdLease(path, { holder, text }, times);
    removeExpired(path, now);
    const stats = statSync(path, { throwIfNoEntry: false });
    return { sign: stats === undefined ? null : `${stats.ino}-${stats.mtimeMs}` };
  } finally {
    unlinkSync(own);
  }
}

/** False if the lease exists already. */
function linkOrFind(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (readCode(error) !== 'EEXIST') throw error;
    return false;
  }
}

interface OwnFile {
  readonly holder: string;
  readonly text: string;
}

function holdLease(path: string, own: OwnFile, times: LeaseTimes): Lease {
  let renewedAt = performance.now();
  const renew = async (): Promise<boolean> => {
    // A late lease may be about to be replaced: it is renewed under the same guard, so that only one of the two
    // happens.
    const isLate = performance.now() - renewedAt > times.expireMs / 2;
    const isOwn = isLate ? await withGuard(path, () => rewrite(path, own)).catch(failUnlessGone) : rewrite(path, own);
    if (isOwn) renewedAt = performance.now();
    return isOwn;
  };
  const release = async (): Promise<void> => {
    if (await renew()) unlinkSync(path);
  };
  return createLease({ holder: own.holder, renewMs: times.renewMs, renew, release });
}

/** A run that was moved into place took the folder of its lease along: nobody holds that any more. */
function failUnlessGone(error: unknown): false {
  if (readCode(error) !== 'ENOENT') throw error;
  return false;
}

/** Rewrites the file, which resets its age; false if it is another one by now. */
function rewrite(path: string, { text }: OwnFile): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r+');
  } catch (error) {
    if (readCode(error) === 'ENOENT') return false;
    throw error;
  }
  try {
    if (readFileSync(descriptor, 'utf8') !== text) return false;
    writeSync(descriptor, text, 0);
    // While it is open no other file has its inode: the same number is the same file.
    return statSync(path, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino;
  } finally {
    closeSync(descriptor);
  }
}

/** Runs `work` when no other process has the guard of a lease. */
async function withGuard(path: string, work: () => boolean): Promise<boolean> {
  for (;;) {
    const done = tryGuarded(path, Date.now(), work);
    if (done !== null) return done;
    await wait(GUARD_RETRY_MS);
  }
}

/** Only one process at a time inspects and removes an expired lease, so that no fresh one is removed. */
function removeExpired(path: string, now: number): void {
  const isDue = () => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats !== undefined && isExpired(path, stats, now);
  };
  if (!isDue()) return;
  tryGuarded(path, now, () => {
    if (isDue()) unlinkSync(path);
    return true;
  });
}

/** Null if another process has the guard. */
function tryGuarded(path: string, now: number, work: () => boolean): boolean | null {
  const guard = `${path}.breaker`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (readCode(error) !== 'EEXIST') throw error;
    const age = now - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (age > GUARD_DEAD_AFTER_MS) rmSync(guard, { recursive: true, force: true });
    return null;
  }
  try {
    return work();
  } finally {
    rmdirSync(guard);
  }
}

function isExpired(path: string, { mtimeMs }: Stats, now: number): boolean {
  return now - mtimeMs > (readRecord(path)?.expireMs ?? LEASE_TIMES.expireMs);
}

function describeHolder(path: string): string {
  const record = readRecord(path);
  if (record === null) return 'process unknown';
  return `process ${record.process}${record.host === hostname() ? '' : ` on ${record.host}`}`;
}

/** Null for a file that is gone or not of this version. */
function readRecord(path: string): LeaseRecord | null {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8')) as Partial<LeaseRecord> | null;
    const { holder, process, host, expireMs } = found ?? {};
    const isWhole = typeof process === 'number' && typeof host === 'string' && typeof holder === 'string';
    return isWhole && typeof expireMs === 'number' ? { holder, process, host, expireMs } : null;
  } catch {
    return null;
  }
}

function readCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
