import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getOwnMark, isAlive, makeWriterName, withPublishLock } from './file-lock.ts';
import { RunError } from './run-error.ts';

function makeLocked(holder: string): string {
  const dataDir = makeFolder(onTestFinished);
  mkdirSync(join(dataDir, 'runs'));
  writeFileSync(join(dataDir, 'runs', '.lock'), holder);
  return dataDir;
}

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('the lock of publishers', () => {
  test('lets one work at a time and is gone afterwards, also after an error', async () => {
    const dataDir = makeFolder(onTestFinished);
    let working = 0;
    const work = () =>
      withPublishLock(dataDir, 10_000, async () => {
        working++;
        await new Promise((resolve) => setTimeout(resolve, 20));
        expect(working).toBe(1);
        working--;
      });
    await Promise.all([work(), work(), work()]);
    await expect(withPublishLock(dataDir, 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(join(dataDir, 'runs'))).toEqual([]);
  });

  test('of a dead process is broken', async () => {
    const dataDir = makeLocked(`${deadPid()}-1-1`);
    expect(await withPublishLock(dataDir, 5000, () => Promise.resolve('done'))).toBe('done');
  });

  test('of a process whose number another one took over is broken', async () => {
    const dataDir = makeLocked(`${process.pid}-1-1`);
    const isKnown = existsSync(`/proc/${process.pid}/stat`);
    const locked = withPublishLock(dataDir, 300, () => Promise.resolve('done'));
    // Without /proc a start is not known, and the number alone must count as alive.
    if (isKnown) expect(await locked).toBe('done');
    else await expect(locked).rejects.toThrow(RunError);
  });

  test('is broken even where a breaker was killed at it long ago', async () => {
    const dataDir = makeLocked(`${deadPid()}-1-1`);
    const breaker = join(dataDir, 'runs', '.lock.breaker');
    mkdirSync(breaker);
    utimesSync(breaker, 1, 1);
    expect(await withPublishLock(dataDir, 5000, () => Promise.resolve('done'))).toBe('done');
    expect(existsSync(breaker)).toBe(false);
  });

  test('of a living process is waited for, then refused in one line', async () => {
    const dataDir = makeLocked(makeWriterName());
    const refused = withPublishLock(dataDir, 120, () => Promise.resolve('done'));
    await expect(refused).rejects.toThrow(new RegExp(`process ${process.pid} has been publishing for too long$`));
  });
});

describe('the mark of a process', () => {
  test('lives as long as the process', async () => {
    expect(isAlive(getOwnMark())).toBe(true);
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    const mark = `${child.pid}-0`;
    expect(isAlive(mark)).toBe(true);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    expect(isAlive(mark)).toBe(false);
  });

  test.each(['', 'x', '-5-1', '0-0', '1.5-2'])('"%s" is of no process', (mark) => {
    expect(isAlive(mark)).toBe(false);
  });
});
