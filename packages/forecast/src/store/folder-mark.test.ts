import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createFolderMark, pollFolder, readMark } from './folder-mark.ts';

const folder = mkdtempSync(join(tmpdir(), 'mark-'));
const path = join(folder, 'watched');
afterEach(() => rmSync(path, { recursive: true, force: true }));

const replace = (text: string) => {
  writeFileSync(join(folder, 'fresh'), text);
  renameSync(join(folder, 'fresh'), path);
};

it('marks a file until it is replaced, and none where there is none', () => {
  expect(readMark(path)).toBe('');
  replace('same');
  const first = readMark(path);
  expect(readMark(path)).toBe(first);
  replace('same');
  expect(readMark(path)).not.toBe(first);
});

it('notices that a folder came and that a file was added', () => {
  const mark = createFolderMark(path);
  const seen = [mark.hasChanged(), mark.hasChanged()];
  mkdirSync(path);
  // One tick of the file system's clock may cover both changes.
  utimesSync(path, 0, 0);
  seen.push(mark.hasChanged(), mark.hasChanged());
  writeFileSync(join(path, 'one'), '1');
  seen.push(mark.hasChanged(), mark.hasChanged());
  expect(seen).toEqual([true, false, true, false, true, false]);
});

it('is due once, and again after it was invalidated', () => {
  const mark = createFolderMark(path);
  expect([mark.isDue(), mark.isDue()]).toEqual([true, false]);
  mark.invalidate();
  expect([mark.isDue(), mark.hasChanged()]).toEqual([true, true]);
});

it('reads a folder once a second and leaves the last state while it cannot', () => {
  let now = 0;
  let fails = false;
  const get = pollFolder(
    0,
    () => now,
    (last) => {
      if (fails) throw new Error('EIO');
      return last + 1;
    },
  );
  expect([get(), get()]).toEqual([1, 1]);
  now = 999;
  expect(get()).toBe(1);
  now = 1000;
  expect(get()).toBe(2);
  [now, fails] = [2000, true];
  expect(get()).toBe(2);
});
