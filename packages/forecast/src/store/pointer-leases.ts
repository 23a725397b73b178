import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { BlobStore } from './blob-store.ts';
import { createLease, type Lease, type Leases, type LeaseTimes, waitForLease } from './leases.ts';

/** Each renewal and each look of a waiting host is a request that costs: đề xuất. */
const TIMES: LeaseTimes = { expireMs: 120_000, renewMs: 20_000, tryMs: 10_000 };
interface LeaseRecord {
  readonly holder: string;
  readonly process: number;
  readonly host: string;
  /** Grows with each renewal, which changes the version. */
  readonly renewals: number;
  /** Given back by its holder. */
  readonly isFree: boolean;
}

/**
 * Leases as pointers of a blob store, for hosts that share nothing else. Nobody's clock is compared: a lease expires
 * for a host that has seen the same version for as long.
 */
export function createPointerLeases(blobs: BlobStore, times: LeaseTimes = TIMES): Leases {
  const toPointer = (name: string): string => `leases/${name}.json`;

  async function read(name: string): Promise<{ record: LeaseRecord | null; version: string | null }> {
    const pointer = await blobs.readPointer(toPointer(name));
    return { record: pointer === null ? null : parseRecord(pointer.content), version: pointer?.version ?? null };
  }

  async function claim(name: string, version: string | null): Promise<Lease | null> {
    const holder = randomUUID();
    let record: LeaseRecord = { holder, process: process.pid, host: hostname(), renewals: 0, isFree: false };
    if (!(await blobs.compareAndSwap(toPointer(name), JSON.stringify(record), version))) return null;
    const inTurn = createTurns();
    async function swap(change: Partial<LeaseRecord>): Promise<boolean> {
      const found = await read(name);
      if (found.record?.holder !== holder) return false;
      record = { ...record, ...change };
      return blobs.compareAndSwap(toPointer(name), JSON.stringify(record), found.version);
    }
    return createLease({
      holder,
      renewMs: times.renewMs,
      renew: () => inTurn(() => swap({ renewals: record.renewals + 1 })),
      release: async () => {
        await inTurn(() => swap({ isFree: true }));
      },
    });
  }

  return {
    acquire: (name, options) => {
      let seen: { readonly version: string; readonly since: number } | null = null;
      return waitForLease(
        async () => {
          const { record, version } = await read(name);
          const now = performance.now();
          if (seen === null || seen.version !== version) seen = version === null ? null : { version, since: now };
          const isFree = record === null || record.isFree || now - (seen?.since ?? now) > times.expireMs;
          return (isFree ? await claim(name, version) : null) ?? { sign: isFree ? null : version };
        },
        options,
        times,
      );
    },
    findHolder: async (name) => {
      const { record } = await read(name);
      if (record === null || record.isFree) return null;
      return `process ${record.process}${record.host === hostname() ? '' : ` on ${record.host}`}`;
    },
  };
}

/** Two changes of one holder at once would take each other for another holder. */
function createTurns() {
  let before: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<boolean>): Promise<boolean> => {
    const result = before.then(work);
    before = result.catch(() => undefined);
    return result;
  };
}

/** Null for what is no lease. */
function parseRecord(text: string): LeaseRecord | null {
  const record = JSON.parse(text) as Partial<LeaseRecord>;
  return typeof record.holder === 'string' ? (record as LeaseRecord) : null;
}
