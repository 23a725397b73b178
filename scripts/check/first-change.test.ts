import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './run-tool.ts';

interface Hunk {
  readonly path: string;
  /** What stands in the file before the step, with the lines around it. */
  readonly before: string;
}

/** The hunks of all diffs in a document. */
function listHunks(document: string): Hunk[] {
  return [...document.matchAll(/^```diff\n--- (\S+)\n([\s\S]*?)^```/gm)].flatMap(([, path = '', diff = '']) =>
    diff
      .split(/^@@\n/m)
      .filter((hunk) => hunk !== '')
      .map((hunk) => {
        const lines = hunk.trimEnd().split('\n');
        return { path, before: lines.flatMap((line) => (line.startsWith('+') ? [] : [line.slice(1)])).join('\n') };
      }),
  );
}

it('the guide to a first change changes text that stands once in the files it names', () => {
  const hunks = listHunks(readFileSync(join(ROOT, 'docs/develop/first-change.md'), 'utf8'));
  expect(hunks).toHaveLength(3);
  for (const { path, before } of hunks) {
    const found = readFileSync(join(ROOT, path), 'utf8').split(before).length - 1;
    expect({ path, before, found }).toEqual({ path, before, found: 1 });
  }
});
