import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { buildOnce } from './build-once.ts';

function openBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'build-once-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const state = { begun: 0, isBuilt: false };
  const build = async () => {
    state.begun += 1;
    await sleep(20);
    state.isBuilt = true;
  };
  const run = (make = build) => buildOnce(join(folder, 'dist', 'building'), () => state.isBuilt, make);
  return { state, run };
}

test('builders that come at once build once, and all find it built', async () => {
  const { state, run } = openBuild();
  expect((await Promise.all([run(), run(), run()])).sort()).toEqual([false, false, true]);
  expect(state).toEqual({ begun: 1, isBuilt: true });
  expect(await run()).toBe(false);
});

test('a build that fails leaves the next one to try', async () => {
  const { run } = openBuild();
  await expect(run(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await run()).toBe(true);
});
