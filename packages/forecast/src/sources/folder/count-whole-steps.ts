import type { EpochSeconds } from '@portal/domain/time/epoch';
import { getVariable } from '#variables/variable.table.ts';
import type { FolderMapping } from './mapping.ts';
import type { ScannedStep } from './scan-file.ts';

/**
 * How many steps of a run have all variables that the mapping does not call optional, over all of its files. At its
 * start a run has no amounts and means.
 */
export function countWholeSteps(
  steps: readonly ScannedStep[],
  runAt: EpochSeconds,
  { variables }: FolderMapping,
): number {
  const byStep = Map.groupBy(
    steps.filter((step) => step.runAt === runAt),
    ({ validAt }) => validAt,
  );
  const needed = variables.flatMap(({ variable, optional }) =>
    optional || variable === 'surfaceHeight' ? [] : [variable],
  );
  const isNeededAt = (validAt: EpochSeconds) =>
    needed.filter((name) => validAt > runAt || getVariable(name).kind === 'instant');
  const isWhole = (validAt: EpochSeconds, parts: readonly ScannedStep[]) => {
    const there = new Set(parts.flatMap((part) => part.variables));
    return there.size > 0 && isNeededAt(validAt).every((name) => there.has(name));
  };
  return [...byStep].filter(([validAt, parts]) => isWhole(validAt, parts)).length;
}
