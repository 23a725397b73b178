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

/** What dependency-cruiser reports. */
export interface CruiseResult {
  readonly modules: readonly CruisedModule[];
  readonly summary: { readonly violations: readonly Violation[] };
}

async function cruise(): Promise<CruiseResult> {
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

let cruised: Promise<CruiseResult> | undefined;

/** Imports of packages and apps as dependency-cruiser sees them, with the broken rules; read once per process. */
export function cruiseImports(): Promise<CruiseResult> {
  cruised ??= cruise();
  return cruised;
}
