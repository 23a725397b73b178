import type { CellWeights } from '#grid/regular-grid.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { ManifestVariable, RunManifest } from './manifest.ts';

/** A variable of something that is read cell by cell. */
export interface StoredVariable extends ManifestVariable {
  readonly index: number;
  /** 1 at each step that has it, else 0. */
  readonly hasStep: Uint8Array;
  /** Whether it is an angle in degrees, which turns from 360 to 0. */
  readonly isAngle: boolean;
}

/** Everything that a source has at four cells: int16 `[variable][step]` of each, in the order of the weights. */
export type FourCells = readonly [Int16Array, Int16Array, Int16Array, Int16Array];

/** What the series of a place is read from: a published run, or hours that are over. */
export interface CellSource {
  readonly manifest: Pick<
    RunManifest,
    'id' | 'source' | 'runAt' | 'publishedAt' | 'demo' | 'licence' | 'grid' | 'steps' | 'variables'
  >;
  readonly variables: ReadonlyMap<VariableName, StoredVariable>;
  /** Height of the source's ground per cell, metres, NaN where unknown; null where the source gives none. */
  readonly surfaceHeightM: Float32Array | null;
  /** Whether each hour that it has is a step of its own, so that nothing is to be put between two steps. */
  readonly isHourly?: boolean;
  /** Of archived hours: the runs that they are of, and by variable per step the index of that which gave it, -1 for none. */
  readonly origins?: readonly Pick<RunManifest, 'runAt' | 'publishedAt'>[];
  readonly originOf?: ReadonlyMap<VariableName, readonly number[]>;
  /**
   * The arrays belong to the source: only for reading, and only until other cells are asked for. Of a run it throws
   * `Error` where its file ends early.
   */
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
