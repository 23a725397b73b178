import { describe, expect, it } from 'vitest';
import { findDocumentWords, findSourceWords } from './check-words.ts';
import { makeSource } from './read-sources.ts';

const find = (text: string, path = 'packages/web/src/a.ts'): string[] => findSourceWords(makeSource(path, text));

describe('a private word', () => {
  it('in a comment is named with its line and a better one', () => {
    expect(find('const a = 1;\n/** What was told of it. */\nconst b = 2;')).toEqual([
      'packages/web/src/a.ts:2: "told"; better: announced, reported, notified',
    ]);
    expect(find('/*\n * Counted\n * anew.\n */')).toEqual([
      'packages/web/src/a.ts:3: "anew"; better: again, from scratch',
    ]);
  });

  it('in a style sheet is named', () => {
    expect(find('/* drawn anew */\n.a { color: red; }', 'packages/web/src/a.module.css')).toHaveLength(1);
  });

  it('in a document is named, but not in its code', () => {
    expect(findDocumentWords('README.md', '# Title\n\nThe table beside it.\n\n```\nbeside\n```\n`beside`')).toEqual([
      'README.md:3: "beside"; better: next to, with, as well as',
    ]);
  });

  it('in an English text of content is named, and nowhere else', () => {
    const text = "const a = 'when the count begins anew';";
    expect(find(text, 'packages/content/src/messages/a.ts')).toHaveLength(1);
    expect(find(text)).toEqual([]);
  });
});

it.each([
  '// One line per row.',
  '// Two places are told apart by their ids.',
  '// The letters A to Z in a row.',
  '// Once a day, 30 calls a minute.',
  "const url = 'https://example.org/anew';",
  'const pattern = /told/;',
  '// `told` is a column.',
  'const text = `// anew`;',
])('leaves alone: %s', (text) => {
  expect(find(text)).toEqual([]);
});

it.each([
  '// A line a row.',
  '// A letter about the plan.',
  '// Sends a letter.',
  '// What somebody reads.',
  '// No data of rain.',
])('finds a turn of phrase: %s', (text) => {
  expect(find(text)).toHaveLength(1);
});
