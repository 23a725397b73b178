import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createFolderBlobs } from '@portal/forecast/store/folder-blobs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolderMirror } from './mirror-folder.ts';

const YESTERDAY = Math.floor(Date.now() / 1000) - 86_400;

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mirror-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function openShare() {
  const store = join(makeFolder(), 'share');
  mkdirSync(store);
  const openHost = ({ isCreated = true, removes = true } = {}) => {
    const root = join(makeFolder(), 'news');
    const folder = { name: 'news', path: root, isCreated, removes, ignores: ['own.json'] };
    const open = () => createFolderMirror({ folder, blobs: createFolderBlobs(store), basePath: `${root}.base` });
    /** `at`: seconds after yesterday's moment. */
    const write = (path: string, text: string, at = 0) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
      utimesSync(join(root, path), YESTERDAY + at, YESTERDAY + at);
    };
    const list = () =>
      existsSync(root)
        ? readdirSync(root, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
            .sort()
        : [];
    return {
      root,
      exchange: open(),
      reopen: open,
      write,
      list,
      read: (path: string) => readFileSync(join(root, path), 'utf8'),
      remove: (path: string) => rmSync(join(root, path)),
    };
  };
  return { store, openHost };
}

const NOTHING = { pushed: [], pulled: [], problems: [] };

describe('a mirrored folder', () => {
  it('follows what is added, changed and removed on any host, in folders and with Vietnamese names', async () => {
    const { openHost, store } = openShare();
    const [first, second] = [openHost(), openHost()];
    first.write('bài-mới.md', 'mưa', 1);
    first.write('people/an.jpg', 'ảnh', 2);
    expect(await first.exchange()).toEqual({ ...NOTHING, pushed: ['bài-mới.md', 'people/an.jpg'] });
    expect(await second.exchange()).toEqual({ ...NOTHING, pulled: ['bài-mới.md', 'people/an.jpg'] });
    expect(second.read('people/an.jpg')).toBe('ảnh');
    // Addresses of pictures are made from it.
    expect(statSync(join(second.root, 'people/an.jpg')).mtimeMs / 1000).toBe(YESTERDAY + 2);
    expect([await first.exchange(), await second.exchange()]).toEqual([NOTHING, NOTHING]);

    second.write('bài-mới.md', 'nắng', 3);
    second.remove('people/an.jpg');
    expect(await second.exchange()).toMatchObject({ pushed: ['bài-mới.md', 'people/an.jpg'] });
    expect(await first.exchange()).toMatchObject({ pulled: ['bài-mới.md', 'people/an.jpg'] });
    expect([first.list(), first.read('bài-mới.md')]).toEqual([['bài-mới.md'], 'nắng']);
    // Only what is named stays in the share.
    expect(readdirSync(join(store, 'mirrors/news'))).toHaveLength(1);
  });

  it('joins the files of hosts that had their own, and of two changes the later one wins on all', async () => {
    const { openHost } = openShare();
    const [first, second] = [openHost(), openHost()];
    first.write('a.md', 'first', 1);
    second.write('b.md', 'second', 1);
    for (const host of [first, second, first]) await host.exchange();
    expect([first.list(), second.list()]).toEqual([
      ['a.md', 'b.md'],
      ['a.md', 'b.md'],
    ]);
    first.write('a.md', 'earlier', 10);
    second.write('a.md', 'later', 11);
    for (const host of [first, second, first]) await host.exchange();
    expect([first.read('a.md'), second.read('a.md')]).toEqual(['later', 'later']);
    // A change outlives a removal.
    first.remove('b.md');
    second.write('b.md', 'changed', 20);
    for (const host of [first, second, first]) await host.exchange();
    expect([first.read('b.md'), second.read('b.md')]).toEqual(['changed', 'changed']);
  });

  it('removes nothing elsewhere where it is missing or empty, and says so', async () => {
    const { openHost } = openShare();
    const [first, second] = [openHost(), openHost({ isCreated: false })];
    first.write('a.md', 'first');
    await first.exchange();
    expect((await second.exchange()).problems).toEqual([`there is no folder ${second.root}`]);
    expect(existsSync(second.root)).toBe(false);
    mkdirSync(second.root);
    await second.exchange();
    rmSync(second.root, { recursive: true });
    expect((await second.exchange()).problems).toEqual([`there is no folder ${second.root}`]);
    mkdirSync(second.root);
    expect((await second.exchange()).problems).toEqual([expect.stringContaining('is empty, though it was not')]);
    await first.exchange();
    expect(first.list()).toEqual(['a.md']);
    second.write('b.md', 'second');
    await second.exchange();
    await first.exchange();
    expect(first.list()).toEqual(['b.md']);
  });

  it('fetches again what was lost where nothing is ever removed, and leaves what belongs to one host', async () => {
    const { openHost } = openShare();
    const [first, second] = [openHost({ removes: false }), openHost({ removes: false })];
    first.write('a.obs', 'reports');
    first.write('own.json', 'state');
    for (const host of [first, second]) await host.exchange();
    expect(second.list()).toEqual(['a.obs']);
    second.remove('a.obs');
    expect(await second.exchange()).toEqual({ ...NOTHING, pulled: ['a.obs'] });
    second.write('a.obs', 'more reports', 5);
    for (const host of [second, first]) await host.exchange();
    expect(first.read('a.obs')).toBe('more reports');
  });

  it('fills a share that was set up again from what a host has', async () => {
    const { openHost, store } = openShare();
    const first = openHost();
    first.write('a.md', 'first');
    await first.exchange();
    rmSync(store, { recursive: true });
    mkdirSync(store);
    expect(await first.exchange()).toEqual({ ...NOTHING, pushed: ['a.md'] });
    const second = openHost();
    await second.exchange();
    expect(second.list()).toEqual(['a.md']);
  });

  it('goes on after a restart, and leaves what is still being written', async () => {
    const { openHost } = openShare();
    const [first, second] = [openHost(), openHost()];
    first.write('a.md', 'first');
    await first.exchange();
    await second.exchange();
    first.remove('a.md');
    first.write('b.md', 'other');
    expect(await first.reopen()()).toEqual({ ...NOTHING, pushed: ['a.md', 'b.md'] });
    await second.reopen()();
    expect(second.list()).toEqual(['b.md']);
    writeFileSync(join(first.root, 'c.md'), 'half');
    first.write('.d.md.swp', 'draft');
    expect(await first.exchange()).toEqual(NOTHING);
    first.write('c.md', 'whole', 5);
    expect(await first.exchange()).toEqual({ ...NOTHING, pushed: ['c.md'] });
  });

  it('takes no file from the share that is damaged or leads out of the folder', async () => {
    const { openHost, store } = openShare();
    const [first, second] = [openHost(), openHost()];
    first.write('a.md', 'first');
    await first.exchange();
    const [blob = ''] = readdirSync(join(store, 'mirrors/news'));
    writeFileSync(join(store, 'mirrors/news', blob), 'damage');
    expect(await second.exchange()).toEqual({
      pushed: [],
      pulled: [],
      problems: [expect.stringMatching(/^a\.md: mirrors\/news\/[0-9a-f]{64}: differs from its checksum$/)],
    });
    writeFileSync(join(store, 'mirrors/news', blob), 'first');
    expect(await second.exchange()).toMatchObject({ pulled: ['a.md'] });
  });
});
