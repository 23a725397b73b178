import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { expect, it } from 'vitest';
import { findSeedFolder } from './find-seed-folder.ts';
import { dateSamplePosts } from './live-posts.ts';
import { makePostRules } from './make-post-rules.ts';
import { type Post, parsePost } from './post.ts';

const toEpoch = (text: string): number => Date.parse(text) / 1000;
const DAY = 86_400;

function listSeeds(): Post[] {
  const rules = makePostRules(() => true);
  const folder = findSeedFolder();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const parsed = parsePost(readFileSync(join(folder, name), 'utf8'), rules);
      return parsed.ok ? [parsed.value] : [];
    });
}

const [seed] = listSeeds();

it.each([
  ['2025-11-21T07:00:00+07:00', '2026-11-23T10:00:00+07:00', '2026-11-21T07:00:00+07:00'],
  ['2025-11-21T07:00:00+07:00', '2026-11-21T06:59:59+07:00', '2025-11-21T07:00:00+07:00'],
  ['2025-11-21T07:00:00+07:00', '2026-11-21T07:00:00+07:00', '2026-11-21T07:00:00+07:00'],
  ['2026-01-01T05:00:00+07:00', '2031-12-31T23:00:00+07:00', '2031-01-01T05:00:00+07:00'],
  ['2028-02-29T07:00:00+07:00', '2030-06-01T00:00:00+07:00', '2030-03-01T07:00:00+07:00'],
])('a sample of %s stands on its day of the year before %s', (written, now, shown) => {
  if (seed === undefined) throw new Error('posts come along');
  const at = toEpoch(written);
  const [dated] = dateSamplePosts([{ ...seed, publishedAt: at, updatedAt: at + 3600 }], toEpoch(now));
  expect(formatMoment(dated?.publishedAt ?? 0)).toBe(shown);
  expect((dated?.updatedAt ?? 0) - (dated?.publishedAt ?? 0)).toBe(3600);
});

it('leaves the posts of editors on their days', () => {
  const posts = listSeeds().map((post) => ({ ...post, sample: false }));
  expect(dateSamplePosts(posts, toEpoch('2040-01-01T00:00:00+07:00'))).toEqual(posts);
});

it('has news of the last four weeks and none of tomorrow, on every day of a year', () => {
  const seeds = listSeeds();
  for (let day = 0; day < 366; day += 1) {
    const now = toEpoch('2026-11-23T12:00:00+07:00') + day * DAY;
    const times = dateSamplePosts(seeds, now).map(({ publishedAt }) => publishedAt);
    expect(Math.max(...times)).toBeLessThanOrEqual(now);
    expect([formatMoment(now), now - Math.max(...times) < 28 * DAY]).toEqual([formatMoment(now), true]);
    expect(now - Math.min(...times)).toBeLessThan(367 * DAY);
  }
});
