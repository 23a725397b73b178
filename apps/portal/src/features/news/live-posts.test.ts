import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openLivePosts } from './live-posts.ts';
import { makeSampleFile, SAMPLE_RULES } from './post.fixture.ts';

const LATER = 4_000_000_000;
let root = '';
const problems: string[] = [];
const stops: (() => void)[] = [];
const put = (folder: string, name: string, text: string) => writeFileSync(join(root, folder, name), text);
async function open() {
  const posts = await openLivePosts({
    folder: join(root, 'news'),
    seeds: join(root, 'seeds'),
    rules: SAMPLE_RULES,
    clock: () => LATER,
    warn: (problem) => problems.push(problem),
  });
  stops.push(posts.stop);
  return posts;
}

describe('openLivePosts', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'news-'));
    mkdirSync(join(root, 'seeds'));
    mkdirSync(join(root, 'news'));
    problems.length = 0;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    rmSync(root, { recursive: true });
  });

  it('lets an editor’s file win over a seed of the same address, and gives the seed back when it is gone', async () => {
    put('seeds', 'a.md', makeSampleFile({ title: 'Bài mẫu' }));
    put('news', 'b.md', makeSampleFile({ title: 'Bài của tòa soạn' }));
    const posts = await open();
    expect(posts.store().find('mot-bai', LATER)?.title).toBe('Bài của tòa soạn');
    rmSync(join(root, 'news', 'b.md'));
    await posts.refresh();
    expect(posts.store().find('mot-bai', LATER)?.title).toBe('Bài mẫu');
  });

  it('keeps the last good post of a file that has become faulty, and says why', async () => {
    put('news', 'a.md', makeSampleFile());
    const posts = await open();
    const version = posts.version(LATER);
    put('news', 'a.md', makeSampleFile({ category: 'nowhere' }, 'Dài hơn trước.'));
    await posts.refresh();
    expect(posts.store().find('mot-bai', LATER)?.title).toBe('Một bài');
    expect(posts.faults()).toMatchObject([{ file: 'a.md', reason: 'category: "nowhere" is not a category (tin-bao)' }]);
    expect(problems).toEqual(['News: a.md: category: "nowhere" is not a category (tin-bao)']);
    expect(posts.version(LATER)).toBe(version);
  });

  it('reports the second file of one address and keeps the first', async () => {
    put('news', 'a.md', makeSampleFile({ title: 'Thứ nhất' }));
    put('news', 'b.md', makeSampleFile({ title: 'Thứ hai' }));
    const posts = await open();
    expect(posts.store().find('mot-bai', LATER)?.title).toBe('Thứ nhất');
    expect(posts.faults()).toMatchObject([{ file: 'b.md', reason: 'url: "mot-bai" already belongs to a.md' }]);
  });

  it('has another version after a change and after a post has come out', async () => {
    put('news', 'a.md', makeSampleFile({ date: '2026-05-12 07:00' }));
    const posts = await open();
    const before = posts.version(1_000);
    expect(posts.version(LATER)).not.toBe(before);
    put('news', 'b.md', makeSampleFile({ url: 'bai-hai' }));
    await posts.refresh();
    expect(posts.version(1_000)).not.toBe(before);
  });

  it('takes a folder that is not there for an empty one', async () => {
    rmSync(join(root, 'news'), { recursive: true });
    put('seeds', 'a.md', makeSampleFile());
    const posts = await open();
    expect(posts.store().find('mot-bai', LATER)).not.toBeNull();
  });
});
