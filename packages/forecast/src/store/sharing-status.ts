import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { parseSealedJson, replaceFile, sealJson } from './durable-file.ts';

type RequestKind = 'read' | 'list' | 'write' | 'delete';

/** Requests of this host to a bucket, which its provider charges by kind. */
export interface BlobRequests {
  /** Start of the count, by the machine's clock. */
  readonly since: EpochSeconds;
  readonly counts: Readonly<Record<RequestKind, number>>;
}

/** State of the exchange with other hosts, for every process of the data folder: one of them exchanges for all. */
export interface SharingStatus {
  /** The machine's clock. */
  readonly exchangedAt: EpochSeconds;
  /** What cannot be exchanged at the moment, such as `runs`; the log says why. */
  readonly hindered: readonly string[];
  /** Missing with a folder. */
  readonly requests?: BlobRequests | undefined;
}

/** Counts requests of the last day or two: those of an hour depend on what was published in it. */
export function countRequests(startedAt: EpochSeconds) {
  const begin = (since: EpochSeconds) => ({ since, counts: { read: 0, list: 0, write: 0, delete: 0 } });
  let before: ReturnType<typeof begin> | null = null;
  let current = begin(startedAt);
  return {
    add(kind: RequestKind, now: EpochSeconds): void {
      if (now - current.since >= DAY_SECONDS) [before, current] = [current, begin(now)];
      current.counts[kind] += 1;
    },
    read(): BlobRequests {
      const sum = (kind: RequestKind) => current.counts[kind] + (before?.counts[kind] ?? 0);
      const counts = { read: sum('read'), list: sum('list'), write: sum('write'), delete: sum('delete') };
      return { since: before?.since ?? current.since, counts };
    },
  };
}

/** `412 per hour (360 read, 40 list, 10 write, 2 delete)`; null before there has been an hour to count. */
export function describeRequests({ since, counts }: BlobRequests, now: EpochSeconds): string | null {
  const hours = (now - since) / HOUR_SECONDS;
  if (hours < 1) return null;
  const rates = Object.entries(counts).map(([kind, count]) => ({ kind, rate: Math.round(count / hours) }));
  const all = rates.reduce((sum, { rate }) => sum + rate, 0);
  return `${all} per hour (${rates.map(({ kind, rate }) => `${rate} ${kind}`).join(', ')})`;
}

/** Working folder of the exchange: `DATA_DIR/shared`. */
export function getSharingFolder(dataDir: string): string {
  return join(dataDir, 'shared');
}

const getStatusPath = (dataDir: string): string => join(getSharingFolder(dataDir), 'status.json');

/** Replaces the status. Throws the system's error. */
export function writeSharingStatus(dataDir: string, { exchangedAt, hindered, requests }: SharingStatus): void {
  mkdirSync(getSharingFolder(dataDir), { recursive: true });
  replaceFile(getStatusPath(dataDir), sealJson({ exchangedAt, hindered, requests }), String(process.pid));
}

/** Null before the first exchange, and if the file fails its checksum: the next exchange rewrites it. */
export function readSharingStatus(dataDir: string): SharingStatus | null {
  try {
    const content = parseSealedJson(readFileSync(getStatusPath(dataDir), 'utf8'))?.content as Partial<SharingStatus>;
    const { exchangedAt, hindered, requests } = content;
    return typeof exchangedAt === 'number' && Array.isArray(hindered) ? { exchangedAt, hindered, requests } : null;
  } catch {
    return null;
  }
}
