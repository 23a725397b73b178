import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchSources } from './watch-sources.ts';

let folder: string;
let file: string;
let changes = 0;
let watcher: Awaited<ReturnType<typeof watchSources>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-sources-'));
  mkdirSync(join(folder, 'room'));
  file = join(folder, 'room', 'page.ts');
  writeFileSync(file, 'export const text = 0;\n');
  changes = 0;
  watcher = await watchSources([folder], () => {
    changes += 1;
  });
});
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true, force: true });
});

const SAVES: Readonly<Record<string, (text: string) => void>> = {
  'written in place': (text) => writeFileSync(file, text),
  'appended to': (text) => appendFileSync(file, text),
  'replaced by a file of another name, as sed -i does': (text) => {
    writeFileSync(join(folder, 'room', 'sedQ8x1zA.tmp'), text);
    renameSync(join(folder, 'room', 'sedQ8x1zA.tmp'), file);
  },
  'moved away and written anew, as vim does': (text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    unlinkSync(`${file}~`);
  },
  'removed and made again, as a checkout does': (text) => {
    unlinkSync(file);
    writeFileSync(file, text);
  },
};

it('sees a file each time it is saved, in whatever way', async () => {
  for (let round = 1; round <= 2; round += 1) {
    for (const [way, save] of Object.entries(SAVES)) {
      const before = changes;
      save(`export const text = '${way} ${round}';\n`);
      await expect.poll(() => changes, { message: `${way}, round ${round}` }).toBeGreaterThan(before);
    }
  }
});

it('sees new files in new folders', async () => {
  mkdirSync(join(folder, 'new', 'room'), { recursive: true });
  writeFileSync(join(folder, 'new', 'room', 'card.tsx'), '');
  await expect.poll(() => changes).toBeGreaterThan(0);
});

it('passes over tests and what editors lay beside a file', async () => {
  for (const name of ['page.test.ts', '.page.ts.swp', '4913', 'page.ts~'])
    writeFileSync(join(folder, 'room', name), '');
  // Nothing may happen: a change is reported after 100 ms.
  await sleep(300);
  expect(changes).toBe(0);
});
