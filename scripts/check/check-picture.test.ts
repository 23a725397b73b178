import { expect, it } from 'vitest';
import { findStalePicture } from './check-picture.ts';
import type { CruisedModule } from './cruise-imports.ts';
import { drawPicture } from './draw-picture.ts';

const toModule = (source: string, ...imports: string[]): CruisedModule => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved, dynamic: false, dependencyTypes: ['local'] })),
});
const MODULES = [
  toModule('packages/web/src/pages/home/a.ts', 'packages/web/src/share/b.ts'),
  toModule('packages/web/src/share/b.ts'),
];
const write = (picture: string): string =>
  `# Architecture\n\n<!-- picture: npm run picture -->\n\`\`\`text\n${picture}\n\`\`\`\n<!-- /picture -->\n`;

it('a picture that the imports draw passes', () => {
  expect(drawPicture(MODULES)).toContain('pages ▸ share');
  expect(findStalePicture(write(drawPicture(MODULES)), MODULES)).toEqual([]);
});

it('a picture without a new import is refused', () => {
  const more = [...MODULES, toModule('packages/web/src/pages/home/c.ts', 'packages/web/src/embed/d.ts')];
  expect(findStalePicture(write(drawPicture(MODULES)), more)).toEqual([
    'the picture is older than the imports: npm run picture',
  ]);
});

it('a document without a picture is refused', () => {
  expect(findStalePicture('# Architecture\n', MODULES)).toEqual(['ARCHITECTURE.md has no picture between its marks']);
});
