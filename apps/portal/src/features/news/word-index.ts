import { foldText } from '@portal/domain/place/slug';
import type { Post } from './post.ts';

/** Finds posts by the words in them, tone marks or not. */
export interface WordIndex {
  /** Posts that hold every word, those with the words in their title or beside one another first, then the newest. */
  readonly search: (text: string) => readonly Post[];
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** The longest question that is read, in words. */
const MOST_WORDS = 12;
/** Candidates whose texts are read for the words as a phrase: reading thousands would cost more than it is worth. */
const MOST_READ = 400;

/** Words of a text, folded. */
const listWords = (text: string): string[] => (text.match(WORD) ?? []).map(foldText);

/** The same for the posts, in which the same words come again and again: each is folded once. Not for what visitors type: it would stay. */
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

/** Numbers of posts by each word in them. */
type Holders = Map<string, number[]>;

function note(holders: Holders, words: readonly string[], number: number): void {
  for (const word of words) {
    const list = holders.get(word);
    if (list === undefined) holders.set(word, [number]);
    else if (list.at(-1) !== number) list.push(number);
  }
}

/** How many of the words each post holds. */
function countWords(holders: Holders, words: readonly string[], posts: number): Uint8Array {
  const counts = new Uint8Array(posts);
  for (const word of words) for (const number of holders.get(word) ?? []) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

/** Indexes posts that are sorted newest first. */
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
