/** `npm run check`: every rule of the code, one line a step and one a fault; fails when any is broken. */
import { join } from 'node:path';
import { buildClients } from './build/build-clients.ts';
import { checkArrows } from './check/check-arrows.ts';
import { checkHouseRules } from './check/check-house-rules.ts';
import { checkPicture } from './check/check-picture.ts';
import { checkSizes } from './check/check-sizes.ts';
import { checkSmallFiles } from './check/check-small-files.ts';
import { runTool } from './check/run-tool.ts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<string[]>;
}

const projects = [
  'packages/domain',
  'packages/content',
  'packages/contract',
  'packages/routes',
  'packages/forecast',
  'packages/web',
  'apps/portal',
  'packages/testing',
  '.',
];

/** By its folder: TypeScript 6, whose API our own rules read code with, has a program of the same name. One thread each, because two steps run at once. */
const TYPESCRIPT = join('..', 'typescript-native', 'bin', 'tsc');

const steps: Step[] = [
  ...projects.map((project) => ({
    name: `types ${project === '.' ? 'of tests, benchmarks and scripts' : `of ${project}`}`,
    run: () => runTool(TYPESCRIPT, ['--project', project, '--pretty', 'false', '--singleThreaded']),
  })),
  { name: 'format and lint', run: () => runTool('biome', ['ci', '--error-on-warnings', '--colors=off', '.']) },
  { name: 'imports between files and folders', run: checkArrows },
  { name: 'dead code', run: () => runTool('knip', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'names, sizes and doc comments', run: checkHouseRules },
  { name: 'files that belong in their neighbour', run: checkSmallFiles },
  { name: 'sizes of pages', run: checkSizes },
  { name: 'picture in ARCHITECTURE.md', run: checkPicture },
];

/** Two steps at a time: the tools are single-threaded and the smallest machine has two cores. */
async function runSteps(): Promise<number> {
  let failed = 0;
  const queue = [...steps];
  const work = async (): Promise<void> => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const started = performance.now();
      const complaints = await step.run();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${complaints.length === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
      for (const line of complaints) console.log(`     ${line}`);
      if (complaints.length > 0) failed += 1;
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

// A journey imports the client, so the compiler needs it.
await buildClients();
const failed = await runSteps();
console.log(
  failed === 0 ? `check: all ${steps.length} steps hold` : `check: ${failed} of ${steps.length} steps failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
