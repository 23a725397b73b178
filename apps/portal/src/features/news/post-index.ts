import { foldText, toSlug } from '@portal/domain/place/slug';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Post } from './post.ts';

/** Full-text search, with or without tone marks. */
interface WordIndex {
  /** Posts that contain every word; matches in the title or as a phrase first, then the newest. */
  readonly search: (text: string) => readonly Post[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Words of a query that are used. */
const MOST_WORDS = 12;
/** Candidates checked for the phrase: reading thousands of texts would cost too much. */
const MOST_READ = 400;

const listWords = (text: string): string[] => (text.match(WORD) ?? []).map(foldText);

/** The same with a cache, as posts repeat words. Not for queries: the cache would grow without limit. */
function createWordLister(): (text: string) => string[] {
  const folded = new Map<string, string>();
  return (text) =>
    (text.match(WORD) ?? []).map((word) => {
      const known = folded.get(word);
      if (known !== undefined) return known;
      const made = foldText(word);
      folded.set(word, made);
      return made;
    });
}

type Holders = Map<string, number[]>;

function note(holders: Holders, words: readonly string[], number: number): void {
  for (const word of words) {
    const list = holders.get(word);
    if (list === undefined) holders.set(word, [number]);
    else if (list.at(-1) !== number) list.push(number);
  }
}

function countWords(holders: Holders, words: readonly string[], posts: number): Uint8Array {
  const counts = new Uint8Array(posts);
  for (const word of words) for (const number of holders.get(word) ?? []) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

/** Indexes posts sorted newest first. */
export function createWordIndex(posts: readonly Post[]): WordIndex {
  const listKnownWords = createWordLister();
  const inText: Holders = new Map();
  const inTitle: Holders = new Map();
  const titles: string[] = [];
  const texts = posts.map((post, number) => {
    const english = post.english === null ? '' : ` ${post.english.title} ${post.english.body}`;
    const title = listKnownWords(post.title);
    const rest = `${post.summary} ${post.titleEn ?? ''} ${post.summaryEn ?? ''} ${post.tags.join(' ')} ${post.body}${english}`;
    const all = [...title, ...listKnownWords(rest)];
    note(inTitle, title, number);
    note(inText, all, number);
    titles.push(` ${title.join(' ')} `);
    return ` ${all.join(' ')} `;
  });

  return {
    search: (text) => {
      const words = [...new Set(listWords(text.normalize('NFC').slice(0, 500)).slice(0, MOST_WORDS))];
      if (words.length === 0) return [];
      const phrase = ` ${words.join(' ')} `;
      const textCounts = countWords(inText, words, posts.length);
      const titleCounts = countWords(inTitle, words, posts.length);
      const [asTitle, inItsTitle, asPhrase, others]: [Post[], Post[], Post[], Post[]] = [[], [], [], []];
      let read = 0;
      for (const [number, post] of posts.entries()) {
        if (textCounts[number] !== words.length) continue;
        read += 1;
        if (titleCounts[number] === words.length) {
          (titles[number]?.includes(phrase) ? asTitle : inItsTitle).push(post);
        } else if (read <= MOST_READ && texts[number]?.includes(phrase)) asPhrase.push(post);
        else others.push(post);
      }
      return [...asTitle, ...inItsTitle, ...asPhrase, ...others];
    },
  };
}

/** A page of a list with the total count. */
export interface PostSlice {
  readonly posts: readonly Post[];
  readonly total: number;
}

/** The index of posts. Returns only posts published at `now`; lists are newest first. */
export interface PostStore {
  readonly find: (url: string, now: EpochSeconds) => Post | null;
  readonly list: (categories: readonly string[], offset: number, limit: number, now: EpochSeconds) => PostSlice;
  readonly listByTag: (tag: string, offset: number, limit: number, now: EpochSeconds) => PostSlice;
  readonly search: (words: string, offset: number, limit: number, now: EpochSeconds) => PostSlice;
  readonly listRelated: (post: Post, limit: number, now: EpochSeconds) => readonly Post[];
  readonly findNextAt: (now: EpochSeconds) => EpochSeconds | null;
}

const newestFirst = (a: Post, b: Post): number => b.publishedAt - a.publishedAt || (a.url < b.url ? -1 : 1);

/** Index of the first published post: posts are sorted newest first. */
function findFirstPublished(posts: readonly Post[], now: EpochSeconds): number {
  let [low, high] = [0, posts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((posts[middle]?.publishedAt ?? 0) > now) low = middle + 1;
    else high = middle;
  }
  return low;
}

function slice(posts: readonly Post[], offset: number, limit: number, now: EpochSeconds): PostSlice {
  const first = findFirstPublished(posts, now);
  return { posts: posts.slice(first + offset, first + offset + limit), total: posts.length - first };
}

function groupBy(posts: readonly Post[], toKeys: (post: Post) => readonly string[]): Map<string, Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    for (const key of toKeys(post)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [post]);
      else group.push(post);
    }
  }
  return groups;
}

const TAG_WEIGHT = 3;
const PLACE_WEIGHT = 2;
const CATEGORY_WEIGHT = 1;
/** Candidates for related posts per tag, place and category, newest first. */
const MOST_NEIGHBOURS = 50;

export function createPostIndex(posts: readonly Post[]): PostStore {
  const sorted = posts.toSorted(newestFirst);
  const byUrl = new Map(sorted.map((post) => [post.url, post]));
  const byTag = groupBy(sorted, ({ tags }) => tags.map(toSlug));
  const byPlace = groupBy(sorted, ({ places }) => places);
  const words = createWordIndex(sorted);
  const isOut = (post: Post, now: EpochSeconds) => post.publishedAt <= now;

  const joined = new Map<string, readonly Post[]>();
  function listOf(categories: readonly string[]): readonly Post[] {
    const key = categories.join(' ');
    const known = joined.get(key);
    if (known !== undefined) return known;
    const wanted = new Set(categories);
    const made = sorted.filter(({ category }) => wanted.has(category));
    joined.set(key, made);
    return made;
  }

  function listRelated(post: Post, limit: number, now: EpochSeconds): readonly Post[] {
    const weights = new Map<Post, number>();
    const add = (neighbours: readonly Post[] | undefined, weight: number): void => {
      if (neighbours === undefined) return;
      const first = findFirstPublished(neighbours, now);
      for (const other of neighbours.slice(first, first + MOST_NEIGHBOURS)) {
        if (other.url !== post.url) weights.set(other, (weights.get(other) ?? 0) + weight);
      }
    };
    for (const tag of post.tags) add(byTag.get(toSlug(tag)), TAG_WEIGHT);
    for (const place of post.places) add(byPlace.get(place), PLACE_WEIGHT);
    add(listOf([post.category]), CATEGORY_WEIGHT);
    return [...weights]
      .sort(([a, weightA], [b, weightB]) => weightB - weightA || newestFirst(a, b))
      .slice(0, limit)
      .map(([other]) => other);
  }

  return {
    find: (url, now) => {
      const post = byUrl.get(url);
      return post !== undefined && isOut(post, now) ? post : null;
    },
    list: (categories, offset, limit, now) => slice(listOf(categories), offset, limit, now),
    listByTag: (tag, offset, limit, now) => slice(byTag.get(toSlug(tag)) ?? [], offset, limit, now),
    search: (text, offset, limit, now) => {
      const found = words.search(text).filter((post) => isOut(post, now));
      return { posts: found.slice(offset, offset + limit), total: found.length };
    },
    listRelated,
    findNextAt: (now) => sorted[findFirstPublished(sorted, now) - 1]?.publishedAt ?? null,
  };
}
