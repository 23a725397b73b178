/** `npm run check`: every rule of the code, one line a step and one a fault; fails when any is broken. */
import { buildClients } from './build/build-clients.ts';
import { checkArrows } from './check/check-arrows.ts';
import { checkDocuments } from './check/check-documents.ts';
import { checkHouseRules } from './check/check-house-rules.ts';
import { checkPicture } from './check/check-picture.ts';
import { checkSizes } from './check/check-sizes.ts';
import { checkSmallFiles } from './check/check-small-files.ts';
import { checkDeadCode, checkFormat } from './check/check-tools.ts';
import { checkTypes, PROJECTS } from './check/check-types.ts';
import { checkWords } from './check/check-words.ts';
import { runSteps, type Step } from './check/run-steps.ts';

const steps: Step[] = [
  ...PROJECTS.map(checkTypes),
  { name: 'format and lint', run: () => checkFormat(['.']) },
  { name: 'imports between files and folders', run: checkArrows },
  { name: 'dead code', run: () => checkDeadCode() },
  { name: 'names, sizes and doc comments', run: checkHouseRules },
  { name: 'words of comments, documents and texts', run: () => checkWords() },
  { name: 'length, links, settings and first change of documents', run: checkDocuments },
  { name: 'files that belong in their neighbour', run: checkSmallFiles },
  { name: 'sizes of pages', run: checkSizes },
  { name: 'picture in ARCHITECTURE.md', run: checkPicture },
];

// A journey imports the client, so the compiler needs it.
await buildClients();
const failed = await runSteps(steps);
console.log(
  failed === 0 ? `check: all ${steps.length} steps hold` : `check: ${failed} of ${steps.length} steps failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
