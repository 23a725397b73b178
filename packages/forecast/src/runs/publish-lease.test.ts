import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFolderLeases } from '#store/folder-leases.ts';
import { LEASE_TIMES } from '#store/leases.ts';
import { confirmLease, withPublishLease } from './publish-lease.ts';
import { RunError } from './run-error.ts';

describe('the lease of publishers', () => {
  test('lets one work at a time and is gone afterwards, also after an error', async () => {
    const dataDir = makeFolder(onTestFinished);
    let working = 0;
    const work = () =>
      withPublishLease(dataDir, { waitMs: 10_000 }, async () => {
        working++;
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(working).toBe(1);
        working--;
      });
    await Promise.all([work(), work(), work()]);
    const failing = withPublishLease(dataDir, { waitMs: 1000 }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(readdirSync(join(dataDir, 'runs'))).toEqual([]);
  });

  test('of a living holder is waited for, then refused in one line', async () => {
    const dataDir = makeFolder(onTestFinished);
    const leases = createFolderLeases(dataDir, { ...LEASE_TIMES, renewMs: 20 });
    await withPublishLease(dataDir, { waitMs: 0, leases }, async () => {
      const refused = withPublishLease(dataDir, { waitMs: 120 }, () => Promise.resolve('done'));
      await expect(refused).rejects.toThrow(RunError);
      const again = withPublishLease(dataDir, { waitMs: 0 }, () => Promise.resolve('done'));
      await expect(again).rejects.toThrow(new RegExp(`process ${process.pid} has been publishing for too long$`));
    });
  });

  test('that another publisher has by now is not confirmed', async () => {
    const dataDir = makeFolder(onTestFinished);
    await withPublishLease(dataDir, { waitMs: 0 }, async (lease) => {
      await confirmLease(lease);
      utimesSync(join(dataDir, 'runs', '.lock'), 1, 1);
      await withPublishLease(dataDir, { waitMs: 0 }, async () => {
        await expect(confirmLease(lease)).rejects.toThrow(RunError);
      });
    });
  });
});
