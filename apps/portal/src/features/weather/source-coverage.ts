import type { SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import type { RunSummary } from '@portal/forecast/store/run-store';
import type { VariableName } from '@portal/forecast/variables/variable.table';

interface CoverageNeeds {
  /** The configured sources. */
  readonly offers: readonly Pick<(typeof SOURCE_OFFERS)[number], 'name' | 'variables'>[];
  readonly listRuns: () => readonly Pick<RunSummary, 'demo' | 'variables'>[];
  readonly demo: () => boolean;
}

/** Whether a source supplies one of some variables, now or with its next run. */
export type BringsAny = (variables: readonly VariableName[]) => boolean;

/**
 * Distinguishes a value missing for now (its source failed or is stale) from one that no configured source and no
 * stored run has. A folder source without files yet may supply anything.
 */
export function createSourceCoverage({ offers, listRuns, demo }: CoverageNeeds): BringsAny {
  const announced = new Set(offers.flatMap(({ variables }) => Object.keys(variables ?? {})));
  const hasFolder = offers.some(({ variables }) => variables === null);
  return (variables) => {
    if (demo() || variables.some((name) => announced.has(name))) return true;
    const stored = listRuns().filter((run) => !run.demo);
    if (hasFolder && stored.length === 0) return true;
    return stored.some((run) => variables.some((name) => run.variables.includes(name)));
  };
}
