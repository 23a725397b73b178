import type { CellWeights } from '#grid/regular-grid.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { ManifestVariable, RunManifest } from './manifest.ts';

/** A variable of data that are read cell by cell. */
export interface StoredVariable extends ManifestVariable {
  readonly index: number;
  /** 1 at each step with data, else 0. */
  readonly hasStep: Uint8Array;
  /** Whether it is an angle in degrees, which turns from 360 to 0. */
  readonly isAngle: boolean;
}

/** All values of four cells: int16 `[variable][step]` of each, in the order of the weights. */
export type FourCells = readonly [Int16Array, Int16Array, Int16Array, Int16Array];

/** Source of a place's series: a published run, or past hours. */
export interface CellSource {
  readonly manifest: Pick<
    RunManifest,
    'id' | 'source' | 'runAt' | 'publishedAt' | 'demo' | 'licence' | 'grid' | 'steps' | 'variables'
  >;
  readonly variables: ReadonlyMap<VariableName, StoredVariable>;
  /** Model surface height per cell, metres, NaN if unknown; null if the source gives none. */
  readonly surfaceHeightM: Float32Array | null;
  /** Whether every hour is a step of its own, so that nothing is interpolated between steps. */
  readonly isHourly?: boolean;
  /** For archived hours: the runs that they came from, and per variable and step the index of the run, -1 for none. */
  readonly origins?: readonly Pick<RunManifest, 'runAt' | 'publishedAt'>[];
  readonly originOf?: ReadonlyMap<VariableName, readonly number[]>;
  /** Read-only arrays, valid until other cells are requested. A run throws `Error` if its file ends early. */
  readCells(cells: CellWeights['cells']): FourCells;
}

/** The variables of a manifest, ready for reading. */
export function toStoredVariables(
  variables: readonly ManifestVariable[],
  stepCount: number,
): Map<VariableName, StoredVariable> {
  return new Map(
    variables.map((variable, index) => {
      const hasStep = new Uint8Array(stepCount).fill(1);
      for (const step of variable.missingSteps) hasStep[step] = 0;
      return [variable.name, { ...variable, index, hasStep, isAngle: variable.unit === '°' }];
    }),
  );
}
