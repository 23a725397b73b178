/**
 * `npm run check:fast [-- --staged]`: types of the changed packages, and format, names and words of the changed files, in
 * seconds. Types of tests and of packages that depend on them, imports, dead code and sizes are left to `npm run check`.
 */

import { listChangedFiles } from './check/changed-files.ts';
import { checkChangedSources } from './check/check-house-rules.ts';
import { checkFormat } from './check/check-tools.ts';
import { checkChangedTypes, findProjects } from './check/check-types.ts';
import { checkWords } from './check/check-words.ts';
import { runSteps, type Step } from './check/run-steps.ts';

const changed = listChangedFiles({ isStaged: process.argv.includes('--staged') });
const steps: Step[] = [
  ...findProjects(changed).map(checkChangedTypes),
  { name: 'format and lint', run: () => checkFormat(changed) },
  { name: 'names, sizes and doc comments', run: () => checkChangedSources(changed) },
  { name: 'words of comments, documents and texts', run: () => checkWords((path) => changed.includes(path)) },
];

const failed = changed.length === 0 ? 0 : await runSteps(steps);
console.log(
  failed === 0
    ? `check:fast: ${changed.length} changed files hold`
    : `check:fast: ${failed} of ${steps.length} steps failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
