import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createFolderLeases } from './folder-leases.ts';

describe('leases of a folder', () => {
  const makeHeld = (text: string, mtime: number | null) => {
    const folder = makeFolder(onTestFinished);
    mkdirSync(join(folder, 'runs'));
    const path = join(folder, 'runs', '.lock');
    writeFileSync(path, text);
    if (mtime !== null) utimesSync(path, mtime, mtime);
    return { folder, leases: createFolderLeases(folder) };
  };

  test.each(['', '{"holder":"a"', '4711-123-1', 'null'])(
    'a file that holds "%s" is free after its time',
    async (text) => {
      const { folder, leases } = makeHeld(text, 1);
      const lease = await leases.acquire('runs', { waitMs: 0 });
      await lease?.release();
      expect(lease).not.toBeNull();
      expect(readdirSync(join(folder, 'runs'))).toEqual([]);
    },
  );

  test('a file that nobody can read counts as held until then', async () => {
    expect(await makeHeld('{', null).leases.findHolder('runs')).toBe('process unknown');
  });

  test('is free even where the guard of one that replaced it was killed at it long ago', async () => {
    const { folder, leases } = makeHeld('', 1);
    const guard = join(folder, 'runs', '.lock.breaker');
    mkdirSync(guard);
    utimesSync(guard, 1, 1);
    expect(await leases.acquire('runs', { waitMs: 5000 })).not.toBeNull();
  });

  test('is let go of in silence, however late, once its folder was moved away', async () => {
    const folder = makeFolder(onTestFinished);
    // Always late, and never renewed by itself.
    const leases = createFolderLeases(folder, { expireMs: -1, renewMs: 60_000, tryMs: 1 });
    const lease = await leases.acquire('writer', { waitMs: 0 });
    rmSync(join(folder, 'writer'), { recursive: true });
    expect(lease).not.toBeNull();
    await expect(lease?.release()).resolves.toBeUndefined();
  });

  test('names the host of a holder elsewhere', async () => {
    const record = { holder: 'a', process: 12, host: 'ingest-2', expireMs: 60_000 };
    const { leases } = makeHeld(JSON.stringify(record), null);
    expect(await leases.findHolder('runs')).toBe('process 12 on ingest-2');
  });
});
