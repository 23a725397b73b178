import { dirname } from 'node:path';

const TEST = /^(?:packages|apps|scripts|bench)\/.*\.test\.tsx?$/;
const getName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';

/** A folder that a test of several files may be named after: that of a package stands for its `src`. */
const getFolderName = (folder: string): string => getName(folder.replace(/\/src$/, ''));

/**
 * Tests named after nothing, one line each. A test carries the name of a file beside it or of their folder, and says after
 * a dot which part of it: `moon.test.ts`, `moon.phase.test.ts`. `paths` are all sources; `isChosen` selects tests.
 */
export function findOrphanTests(paths: readonly string[], isChosen: (path: string) => boolean = () => true): string[] {
  const named = new Set(
    paths.filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path)).map((path) => `${dirname(path)}/${getName(path)}`),
  );
  return paths
    .filter((path) => TEST.test(path) && isChosen(path))
    .filter((path) => {
      const folder = dirname(path);
      return getName(path) !== getFolderName(folder) && !named.has(`${folder}/${getName(path)}`);
    })
    .map((path) => `${path}: begins with the name of no file next to it, nor of its folder`);
}
