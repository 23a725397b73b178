import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSettings } from '../settings/describe-settings.ts';
import { findDeadLinks, findUnlisted, listDocuments } from './document-links.ts';
import { ROOT } from './run-tool.ts';

/** A document and its text. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Words of all documents together. More is not read. */
const MOST_WORDS = 60_000;
/** Notices are the words of others. */
const OF_OTHERS = new Set(['THIRD-PARTY-NOTICES.md']);
const MOST_WORDS_OF: Readonly<Record<string, number>> = { 'README.md': 600 };
const MOST_LINES_OF: Readonly<Record<string, number>> = { 'ARCHITECTURE.md': 150 };
const GUIDE = 'docs/develop/first-change.md';

/** As `wc -w` counts. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Limits of length that documents exceed, alone or together. */
export function findLongDocuments(documents: readonly Document[], mostWords = MOST_WORDS): string[] {
  const counted = documents
    .filter(({ path }) => !OF_OTHERS.has(path))
    .map(({ path, text }) => ({ path, words: countWords(text), lines: text.trimEnd().split('\n').length }));
  const words = counted.reduce((sum, each) => sum + each.words, 0);
  const longest = [...counted].sort((a, b) => b.words - a.words).slice(0, 3);
  const names = longest.map((each) => `${each.path} (${each.words})`).join(', ');
  return [
    ...(words > mostWords ? [`documents have ${words} words, most is ${mostWords}; the longest: ${names}`] : []),
    ...counted.flatMap((each) => {
      const most = MOST_WORDS_OF[each.path] ?? Number.POSITIVE_INFINITY;
      return each.words > most ? [`${each.path}: ${each.words} words, most is ${most}`] : [];
    }),
    ...counted.flatMap((each) => {
      const most = MOST_LINES_OF[each.path] ?? Number.POSITIVE_INFINITY;
      return each.lines > most ? [`${each.path}: ${each.lines} lines, most is ${most}`] : [];
    }),
  ];
}

/** Whether a text of docs/settings.md is the one that the table of settings makes. */
export function findStaleSettings(text: string): string[] {
  return text === describeSettings() ? [] : ['docs/settings.md is older than the table of settings: npm run settings'];
}

interface Hunk {
  readonly path: string;
  /** Text of the file before the step, with the lines around it. */
  readonly before: string;
}

function listHunks(guide: string): Hunk[] {
  return [...guide.matchAll(/^```diff\n--- (\S+)\n([\s\S]*?)^```/gm)].flatMap(([, path = '', diff = '']) =>
    diff
      .split(/^@@\n/m)
      .filter((hunk) => hunk !== '')
      .map((hunk) => {
        const lines = hunk.trimEnd().split('\n');
        return { path, before: lines.flatMap((line) => (line.startsWith('+') ? [] : [line.slice(1)])).join('\n') };
      }),
  );
}

/** Steps of a guide whose text does not stand exactly once in the file that they change; `read` returns a file's text. */
export function findStaleRecipes(guide: string, read: (path: string) => string): string[] {
  const hunks = listHunks(guide);
  if (hunks.length === 0) return [`${GUIDE} changes nothing: its diffs cannot be read`];
  return hunks.flatMap(({ path, before }) => {
    const found = read(path).split(before).length - 1;
    const [first = ''] = before.trim().split('\n');
    return found === 1 ? [] : [`${GUIDE}: "${first.trim()}" stands ${found} times in ${path}, not once`];
  });
}

/** Documents that are too long, lead nowhere, are in no index, or are older than the code that they show. */
export async function checkDocuments(): Promise<string[]> {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  const paths = listDocuments(ROOT);
  return [
    ...findLongDocuments(paths.map((path) => ({ path, text: read(path) }))),
    ...paths.flatMap((path) => findDeadLinks(ROOT, path)),
    ...findUnlisted(ROOT).map((path) => `${path}: is in no index`),
    ...findStaleSettings(read('docs/settings.md')),
    ...findStaleRecipes(read(GUIDE), read),
  ];
}
