import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Lease, Leases, LeaseTimes } from '../../packages/forecast/src/store/leases.ts';

const SHORT: LeaseTimes = { expireMs: 400, renewMs: 50, tryMs: 10 };

/** Leases of one store, as a process sees them. */
export interface LeaseHost {
  /** Another process with the same leases. */
  open(times: LeaseTimes): Leases;
  /** Expires the lease of a name, as if its holder had died. */
  expire(name: string): Promise<void> | void;
}

/** A holder that never renews: its process was killed. */
const DEAD: LeaseTimes = { ...SHORT, renewMs: 2 ** 31 - 1 };

async function acquire(leases: Leases, name = 'runs', waitMs = 10_000): Promise<Lease> {
  const lease = await leases.acquire(name, { waitMs });
  expect(lease).not.toBeNull();
  return lease as Lease;
}

/** What any store's leases must fulfil. */
export function testLeases(openHost: () => Promise<LeaseHost> | LeaseHost): void {
  test('lets one holder work at a time, whoever asks', async () => {
    const host = await openHost();
    let working = 0;
    const work = async () => {
      const lease = await acquire(host.open({ ...SHORT, expireMs: 10_000 }));
      expect(++working).toBe(1);
      await wait(5);
      working--;
      await lease.release();
    };
    await Promise.all(Array.from({ length: 8 }, work));
  });

  test('names who holds one, and nobody once it is given back', async () => {
    const leases = (await openHost()).open(SHORT);
    const lease = await acquire(leases, 'sources/gfs');
    expect(await leases.findHolder('sources/gfs')).toBe(`process ${process.pid}`);
    expect(await leases.findHolder('runs')).toBeNull();
    await lease.release();
    expect(await leases.findHolder('sources/gfs')).toBeNull();
  });

  test('refuses where the holder shows life', async () => {
    const host = await openHost();
    const lease = await acquire(host.open({ ...SHORT, expireMs: 60_000 }));
    expect(await host.open(SHORT).acquire('runs', { waitMs: 20 })).toBeNull();
    expect(await lease.renew()).toBe(true);
    expect(lease.lost.aborted).toBe(false);
    await lease.release();
  });

  test('gives the lease of a dead holder to one other, after its time', async () => {
    const host = await openHost();
    const dead = await acquire(host.open({ ...DEAD, expireMs: 60_000 }));
    const others = [1, 2, 3].map(() => host.open({ ...SHORT, expireMs: 60_000 }).acquire('runs', { waitMs: 0 }));
    await host.expire('runs');
    const got = (await Promise.all(others)).filter((lease) => lease !== null);
    expect(got).toHaveLength(1);
    expect(await dead.renew()).toBe(false);
    expect(dead.lost.aborted).toBe(true);
    await dead.release();
    expect(await got[0]?.renew()).toBe(true);
    await got[0]?.release();
  });

  test('waits for a silent holder until its lease expires, however short it would wait', async () => {
    const host = await openHost();
    await acquire(host.open(DEAD));
    const lease = await acquire(host.open(SHORT), 'runs', 0);
    await lease.release();
  });

  test('lets a holder that stood still go on where nobody came meanwhile', async () => {
    const host = await openHost();
    const lease = await acquire(host.open(DEAD));
    await host.expire('runs');
    expect(await lease.renew()).toBe(true);
    await lease.release();
    expect(await host.open(SHORT).findHolder('runs')).toBeNull();
  });
}
