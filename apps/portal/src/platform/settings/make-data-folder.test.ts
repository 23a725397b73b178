import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from './make-data-folder.ts';

describe('the data folder', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'data-folder-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('is made with its parents, and nothing is left in it', () => {
    const path = join(parent, 'a', 'b');
    makeDataFolder('DATA_DIR', path);
    makeDataFolder('DATA_DIR', path);
    expect(readdirSync(path)).toEqual([]);
  });

  it('is refused where a file, a file’s inside or a link to nowhere stands', () => {
    writeFileSync(join(parent, 'file'), '');
    symlinkSync(join(parent, 'nowhere', 'else'), join(parent, 'link'));
    for (const path of ['file', 'file/inside', 'link']) {
      expect(() => makeDataFolder('DATA_DIR', join(parent, path))).toThrow(
        /^DATA_DIR: ".*" is not a folder that can be written to/,
      );
    }
  });

  it.skipIf(!existsSync('/proc/self'))(
    'is refused on a file system that takes no folders, also for a superuser',
    () => {
      for (const path of ['/proc/portal-data', '/proc/self']) {
        expect(() => makeDataFolder('DATA_DIR', path)).toThrow(/^DATA_DIR: "\/proc/);
      }
    },
  );
});
