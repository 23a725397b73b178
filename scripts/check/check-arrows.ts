import { measureImports } from '../measures/import-graph.ts';
import { type CruiseResult, cruiseImports } from './cruise-imports.ts';

/** Below this many modules the cruise read the wrong compiler or folder, and its silence says nothing. */
const FEWEST_MODULES = 100;

/** Imports that break a rule, folders that import each other and imports of test helpers, one line each. */
export function findWrongArrows({ modules, summary }: CruiseResult): string[] {
  const { twoWayFolders, fromProductionToTests } = measureImports(modules);
  const complaints = [
    ...summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`),
    ...twoWayFolders.map(
      (pair) => `${pair.replace(' ', ' ↔ ')}: import each other; move what one of them needs below both`,
    ),
    ...fromProductionToTests.map((arrow) => `${arrow}: production imports a test helper`),
  ];
  if (modules.length < FEWEST_MODULES)
    complaints.push(
      `only ${modules.length} modules were read: the cruise is blind, at least ${FEWEST_MODULES} are here`,
    );
  return complaints;
}

/** The same of the whole project. */
export const checkArrows = async (): Promise<string[]> => findWrongArrows(await cruiseImports());
