import type { CruisedModule } from '../check/cruise-imports.ts';

/** Includes tables, unlike counts of code, because they import as well. */
const isProduction = (path: string): boolean =>
  /^(?:packages|apps)\/[^/]+\/src\//.test(path) &&
  !/\.(?:test|fixture)\.tsx?$/.test(path) &&
  !path.startsWith('packages/testing/');
const isTestHelper = (path: string): boolean => /\.(?:test|fixture)\.tsx?$|^packages\/testing\/|^test\//.test(path);

/** A package's or the app's folder below src; for features and platform the folder below them. */
function toFolder(path: string): string {
  const match = /^((?:packages|apps)\/[^/]+\/src\/(?:(?:features|platform)\/)?[^/]+)\//.exec(path);
  return match?.[1] ?? path;
}

export interface ImportMeasures {
  readonly cycles: number;
  readonly twoWayFolders: readonly string[];
  readonly fromProductionToTests: readonly string[];
}

/** Whether a file imports itself indirectly. */
function countCycles(modules: readonly CruisedModule[]): number {
  return modules.filter(({ source, dependencies }) =>
    dependencies.some((each) => (each as { circular?: boolean }).circular === true && isProduction(source)),
  ).length;
}

/** Files in cycles, pairs of folders that import each other, and imports of production files from test helpers. */
export function measureImports(modules: readonly CruisedModule[]): ImportMeasures {
  const production = modules.filter(({ source }) => isProduction(source));
  const arrows = new Set<string>();
  const fromProductionToTests: string[] = [];
  for (const { source, dependencies } of production) {
    for (const { resolved } of dependencies) {
      if (isTestHelper(resolved)) fromProductionToTests.push(`${source} → ${resolved}`);
      const [from, to] = [toFolder(source), toFolder(resolved)];
      if (from !== to) arrows.add(`${from} ${to}`);
    }
  }
  const twoWayFolders = [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
  return { cycles: countCycles(modules), twoWayFolders, fromProductionToTests };
}
