import { captureTool } from './run-tool.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly comment?: string;
}

export interface CruisedModule {
  readonly source: string;
  readonly dependencies: readonly {
    readonly resolved: string;
    readonly dynamic: boolean;
    readonly dependencyTypes: readonly string[];
  }[];
}

interface CruiseResult {
  readonly modules: readonly CruisedModule[];
  readonly summary: { readonly violations: readonly Violation[] };
}

/** Below this many modules the cruise read the wrong compiler or folder, and its silence says nothing. */
const FEWEST_MODULES = 100;

/** Imports of packages and apps as dependency-cruiser sees them, with the broken rules. */
export async function cruiseImports(): Promise<CruiseResult> {
  const { stdout, stderr } = await captureTool('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'packages',
    'apps',
  ]);
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser gave no report: ${stderr || stdout}`);
  return JSON.parse(stdout) as CruiseResult;
}

/** Imports that break a rule, one line each. */
export async function checkArrows(): Promise<string[]> {
  const { modules, summary } = await cruiseImports();
  const complaints = summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`);
  if (modules.length < FEWEST_MODULES)
    complaints.push(
      `only ${modules.length} modules were read: the cruise is blind, at least ${FEWEST_MODULES} are here`,
    );
  return complaints;
}
