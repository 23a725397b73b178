import { foldText } from '@portal/domain/place/slug';
import type { Post } from './post.ts';

/** Finds posts by the words in them, tone marks or not. */
export interface WordIndex {
  /** Posts that hold every word, those with the words in their title or beside one another first, then the newest. */
  readonly search: (text: string) => readonly Post[];
}

const WORD = /[\p{L}\p{N}]+/gu;
/** The longest question that is read, in words. */
const MOST_WORDS = 12;
/** Candidates whose texts are read for the words as a phrase: reading thousands would cost more than it is worth. */
const MOST_READ = 400;
const SCORES = { phraseInTitle: 8, wordsInTitle: 4, phraseInText: 2 } as const;

function listWords(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

interface Entry {
  readonly post: Post;
  readonly title: string;
  readonly text: string;
}

function toEntry(post: Post): Entry {
  const english = post.english === null ? '' : ` ${post.english.title} ${post.english.body}`;
  const title = listWords(foldText(post.title)).join(' ');
  const all = `${post.title} ${post.summary} ${post.summaryEn ?? ''} ${post.tags.join(' ')} ${post.body}${english}`;
  return { post, title: ` ${title} `, text: ` ${listWords(foldText(all)).join(' ')} ` };
}

/** Numbers of entries in both ascending lists. */
function intersect(a: readonly number[], b: readonly number[]): number[] {
  const other = new Set(b);
  return a.filter((number) => other.has(number));
}

function score({ title, text }: Entry, words: readonly string[], phrase: string, isRead: boolean): number {
  if (title.includes(phrase)) return SCORES.phraseInTitle;
  if (words.every((word) => title.includes(` ${word} `))) return SCORES.wordsInTitle;
  return isRead && text.includes(phrase) ? SCORES.phraseInText : 0;
}

/** Indexes posts that are sorted newest first. */
export function createWordIndex(posts: readonly Post[]): WordIndex {
  const entries = posts.map(toEntry);
  const holders = new Map<string, number[]>();
  for (const [number, { text }] of entries.entries()) {
    for (const word of new Set(listWords(text))) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [number]);
      else list.push(number);
    }
  }

  function findHolders(words: readonly string[]): readonly number[] {
    const lists = words.map((word) => holders.get(word) ?? []).sort((a, b) => a.length - b.length);
    const [shortest = [], ...others] = lists;
    return others.reduce<readonly number[]>(intersect, shortest);
  }

  return {
    search: (text) => {
      const words = listWords(foldText(text.normalize('NFC'))).slice(0, MOST_WORDS);
      if (words.length === 0) return [];
      const phrase = ` ${words.join(' ')} `;
      const scored = findHolders(words).flatMap((number, rank) => {
        const entry = entries[number];
        return entry === undefined ? [] : [{ entry, rank, score: score(entry, words, phrase, rank < MOST_READ) }];
      });
      return scored.sort((a, b) => b.score - a.score || a.rank - b.rank).map(({ entry }) => entry.post);
    },
  };
}
