import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createFolderWatch } from './folder-watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'folder-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOUR_MS = 3_600_000;
/** The change time of a file cannot be set: the watch uses the machine's clock. */
const NOW_MS = Date.now();
function write(name: string, text: string, ageMs: number): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  utimesSync(path, (NOW_MS - ageMs) / 1000, (NOW_MS - ageMs) / 1000);
  return path;
}

describe('a folder of frames', () => {
  it('hands out whole files once, again when they change, and none that is still written', () => {
    let nowMs = NOW_MS;
    const watch = createFolderWatch(folder, 5000, () => nowMs);
    const whole = write('a.h5', 'one', 5000);
    const fresh = write('b.h5', 'one', 4999);
    write('c.h5.part', 'one', 60_000);
    write('.d.h5', 'one', 60_000);
    expect(watch.poll()).toEqual([whole]);
    expect(watch.poll()).toEqual([]);
    nowMs += 1;
    expect(watch.poll()).toEqual([fresh]);
    write('a.h5', 'longer', 6000);
    expect(watch.poll()).toEqual([whole]);
    expect(watch.poll()).toEqual([]);
  });

  it('hands out what came lately whatever time it carries, such as a copy that keeps the producer’s', () => {
    const inside = mkdtempSync(join(folder, 'watched-'));
    const copy = write(join(basename(inside), 'copy.h5'), 'one', 400 * 24 * HOUR_MS);
    const pollOnce = (nowMs: number) => createFolderWatch(inside, 5000, () => nowMs).poll();
    expect(pollOnce(NOW_MS)).toEqual([copy]);
    // When a folder reappears after an absence, its old files are not new.
    expect(pollOnce(NOW_MS + 4 * HOUR_MS)).toEqual([]);
  });

  it('says so where there is no such folder', () => {
    expect(() => createFolderWatch(join(folder, 'none'), 0, () => 0).poll()).toThrow(
      /^there is no folder ".*none" yet/,
    );
  });
});
