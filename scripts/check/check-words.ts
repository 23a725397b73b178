import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDocuments } from './document-links.ts';
import { listComments, listTexts, type Passage, readDocument } from './list-passages.ts';
import { listSources } from './list-sources.ts';
import { PLAIN_WORDS, type Prose, STAYING } from './plain-words.table.ts';
import { readSources, type Source } from './read-sources.ts';
import { ROOT } from './run-tool.ts';

/** Files that name the words because they are about them. */
const ABOUT_WORDS = /^scripts\/(?:check\/(?:plain-words|check-words|check-house-rules)|measures\/private-names)\b/;
const CONTENT = /^packages\/content\/src\/(?!.*\.(?:test|fixture)\.).*\.ts$/;

function findIn({ path, line, text }: Passage, prose: Prose): string[] {
  return PLAIN_WORDS.filter(({ where }) => where.includes(prose)).flatMap(({ found, better }) =>
    [...text.matchAll(found)]
      .filter(([words]) => !STAYING.some((each) => path.includes(each.path) && each.found.test(words)))
      .map(({ 0: words, index }) => {
        const at = line + text.slice(0, index).split('\n').length - 1;
        return `${path}:${at}: "${words.replaceAll(/\s+/g, ' ')}"; better: ${better}`;
      }),
  );
}

/** Words of comments, and of English texts where the source has them, that have a plainer one. */
export function findSourceWords(source: Source): string[] {
  if (ABOUT_WORDS.test(source.path)) return [];
  return [
    ...listComments(source).flatMap((passage) => findIn(passage, 'comment')),
    ...(CONTENT.test(source.path) ? listTexts(source).flatMap((passage) => findIn(passage, 'text')) : []),
  ];
}

/** Words of a document that have a plainer one. */
export const findDocumentWords = (path: string, text: string): string[] => findIn(readDocument(path, text), 'document');

/** Words that have a plainer one, in all sources and documents or in those of `isChosen`. */
export async function checkWords(isChosen: (path: string) => boolean = () => true): Promise<string[]> {
  return [
    ...readSources(listSources().filter(isChosen)).flatMap(findSourceWords),
    ...listDocuments(ROOT)
      .filter(isChosen)
      .flatMap((path) => findDocumentWords(path, readFileSync(join(ROOT, path), 'utf8'))),
  ];
}
