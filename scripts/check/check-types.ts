import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './run-steps.ts';
import { ROOT, runTool } from './run-tool.ts';

/** Folders with a `tsconfig.json` of their own; `.` has the tests, benchmarks and scripts. */
export const PROJECTS = [
  'packages/domain',
  'packages/content',
  'packages/contract',
  'packages/routes',
  'packages/forecast',
  'packages/web',
  'apps/portal',
  'packages/testing',
  '.',
] as const;

type Project = (typeof PROJECTS)[number];

/** By its folder: TypeScript 6, whose API our own rules read code with, has a program of the same name. */
const TYPESCRIPT = join('..', 'typescript-native', 'bin', 'tsc');
const CACHE = join('node_modules', '.cache', 'check');

const nameStep = (project: Project): string =>
  `types ${project === '.' ? 'of tests, benchmarks and scripts' : `of ${project}`}`;

/** Wrong types of the project in a folder, with all that the compiler says. One thread, because two steps run at once. */
export const findTypeFaults = (folder: string): Promise<string[]> =>
  runTool(TYPESCRIPT, ['--project', folder, '--pretty', 'false', '--singleThreaded']);

/** Types of a whole project, read again. */
export const checkTypes = (project: Project): Step => ({ name: nameStep(project), run: () => findTypeFaults(project) });

/** Types of what changed in a project since this ran last; the compiler stores what it found in `node_modules/.cache/check`. */
export const checkChangedTypes = (project: Project): Step => ({
  name: nameStep(project),
  run: () => {
    mkdirSync(join(ROOT, CACHE), { recursive: true });
    const stored = join(ROOT, CACHE, `${project.replace('/', '-')}.tsbuildinfo`);
    return runTool(TYPESCRIPT, [
      '--project',
      project,
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      stored,
    ]);
  },
});

const TEST = /\.test\.tsx?$/;

/** The packages that compile some files, each once. Tests, benchmarks and scripts are one large project, which the full check reads. */
export function findProjects(paths: readonly string[]): Project[] {
  const files = paths.filter((path) => /\.tsx?$/.test(path) && !TEST.test(path));
  return PROJECTS.filter((project) => files.some((path) => path.startsWith(`${project}/`)));
}
