import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FileFault } from '#platform/text-files/file-fault.ts';
import type { TextFolder } from '#platform/text-files/text-folder.ts';
import { watchFolders } from '#platform/text-files/watch-folders.ts';
import { findSeedFolder } from './find-seed-folder.ts';
import type { IndexedPost } from './news-store.ts';
import type { Post, PostRules } from './post.ts';
import { openPostFolder } from './post-folder.ts';
import { createPostIndex, type PostStore } from './post-index.ts';

const VIETNAM_S = 7 * 3600;

/** The latest past occurrence of a day and hour in Vietnam; 29 February becomes 1 March in other years. */
function findLastAnniversary(at: EpochSeconds, now: EpochSeconds): EpochSeconds {
  const date = new Date((at + VIETNAM_S) * 1000);
  date.setUTCFullYear(new Date((now + VIETNAM_S) * 1000).getUTCFullYear());
  if (date.getTime() / 1000 - VIETNAM_S > now) date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.getTime() / 1000 - VIETNAM_S;
}

/**
 * Dates sample posts within the past year, each on its own day of the year, so that the portal shows news of the
 * season whenever it is started. Other posts do not change.
 */
export function dateSamplePosts(posts: readonly Post[], now: EpochSeconds): readonly Post[] {
  return posts.map((post) => {
    if (!post.sample) return post;
    const publishedAt = findLastAnniversary(post.publishedAt, now);
    return { ...post, publishedAt, updatedAt: post.updatedAt + publishedAt - post.publishedAt };
  });
}

/** The portal's posts; those in the editors' folder are reloaded while it runs. */
export interface LivePosts {
  readonly store: () => PostStore;
  /** All posts, also unpublished ones, with a mark that changes with them. */
  readonly index: () => { readonly mark: string; readonly list: () => readonly IndexedPost[] };
  /** Changes with the posts, and whenever one is published. */
  readonly version: (now: EpochSeconds) => string;
  readonly faults: () => readonly FileFault[];
  readonly refresh: () => Promise<void>;
  readonly stop: () => void;
}

interface LivePostsOptions {
  /** The editors' folder; it need not exist. */
  readonly folder: string;
  readonly rules: PostRules;
  readonly warn: (problem: string) => void;
  readonly clock: () => EpochSeconds;
  readonly seeds?: string;
}

/** Editors' posts replace shipped ones, which are dated by the portal's clock. */
function join(seeds: TextFolder<Post>, own: TextFolder<Post>, now: EpochSeconds): Post[] {
  const written = own.values();
  const taken = new Set(written.map(({ url }) => url));
  return [...written, ...dateSamplePosts(seeds.values(), now).filter(({ url }) => !taken.has(url))];
}

function isRedated(seeds: readonly Post[], before: EpochSeconds, now: EpochSeconds): boolean {
  const after = dateSamplePosts(seeds, now);
  return dateSamplePosts(seeds, before).some(({ publishedAt }, at) => publishedAt !== after[at]?.publishedAt);
}

function toIndexed(posts: readonly Post[], own: TextFolder<Post>): IndexedPost[] {
  const written = new Set(own.values());
  return posts.map((post) => {
    const { url, category, title, tags, places, publishedAt, updatedAt } = post;
    const origin = written.has(post) ? 'file' : 'seed';
    return { url, origin, category, title, tags, places, publishedAt, updatedAt };
  });
}

/** A short hash of posts' content and dates. */
function toMark(posts: readonly Post[]): string {
  const hash = createHash('sha256');
  for (const post of posts) hash.update(JSON.stringify(post));
  return hash.digest('base64url').slice(0, 8);
}

/** Reads the shipped posts and the editors' folder, and re-reads the folder's changes. */
export async function openLivePosts({ folder, rules, warn, clock, seeds }: LivePostsOptions): Promise<LivePosts> {
  const seedFolder = openPostFolder(seeds ?? findSeedFolder(), rules);
  const own = openPostFolder(folder, rules);
  let posts: readonly Post[] = [];
  let store = createPostIndex(posts);
  let mark = '';
  let reported = '';
  let datedAt = 0;
  let outAt: { readonly from: EpochSeconds; readonly until: EpochSeconds | null } | null = null;

  function report(faults: readonly FileFault[]): void {
    const text = faults.map(({ file, reason }) => `${file}: ${reason}`).join('\n');
    if (text !== reported && text !== '') for (const line of text.split('\n')) warn(`News: ${line}`);
    reported = text;
  }

  function rebuild(): void {
    datedAt = clock();
    posts = join(seedFolder, own, datedAt);
    store = createPostIndex(posts);
    mark = toMark(posts);
    outAt = null;
  }

  async function refresh(): Promise<void> {
    const isChanged = await own.refresh();
    if (isChanged || isRedated(seedFolder.values(), datedAt, clock())) rebuild();
    if (isChanged) report(own.faults());
  }

  await seedFolder.refresh();
  report(seedFolder.faults());
  rebuild();
  const watcher = watchFolders({ folders: [folder], refresh, warn: (problem) => warn(`News: ${problem}`) });
  await watcher.refreshNow();

  return {
    store: () => store,
    index: () => ({ mark, list: () => toIndexed(posts, own) }),
    faults: own.faults,
    refresh: watcher.refreshNow,
    version: (now) => {
      if (outAt === null || now < outAt.from || (outAt.until !== null && now >= outAt.until)) {
        outAt = { from: now, until: store.findNextAt(now) };
      }
      return `${mark}${outAt.until ?? ''}`;
    },
    stop: watcher.stop,
  };
}
