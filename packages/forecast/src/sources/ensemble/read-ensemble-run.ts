import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { isSameGrid, type RegularGrid } from '#grid/regular-grid.ts';
import { PieceError } from '#sources/schedule/piece-error.ts';
import type { FetchedPiece, RunContent } from '#sources/schedule/source.ts';
import { type MemberStep, readMembers } from './member-file.ts';
import { createRunReducer, type RunReducer } from './reduce-run.ts';

/** Which run the pieces are of, and with how many members a value is known. */
export interface EnsembleRunFacts {
  readonly source: string;
  readonly licence: string;
  readonly runAt: EpochSeconds;
  readonly leastMembers: number;
}

/**
 * A run out of the files of its steps, reduced step by step: memory holds one step of all members and their sums under
 * way, whatever the length of the run. Throws `PieceError`, also while the fields are read, for a file that is damaged
 * or on another grid than the first.
 */
export async function readEnsembleRun(
  { source, licence, runAt, leastMembers }: EnsembleRunFacts,
  pieces: readonly FetchedPiece[],
): Promise<RunContent> {
  const inOrder = [...pieces].sort((a, b) => (a.hour ?? 0) - (b.hour ?? 0));
  const { grid, surfaceHeightM } = findGround(inOrder);
  return {
    header: { source, runAt, demo: false, licence, grid, surfaceHeightM },
    fields: reduceAll(inOrder, { runAt, grid, reducer: createRunReducer(leastMembers) }),
  };
}

/** Grid of the run, and the height of the model's ground where a member of the first step has it. */
function findGround([first]: readonly FetchedPiece[]): { grid: RegularGrid; surfaceHeightM: Float32Array | null } {
  if (first === undefined) throw new RangeError('a run without pieces');
  let grid: RegularGrid | null = null;
  for (const step of readMembers(first.path)) {
    grid ??= step.grid;
    const ground = step.fields.find(({ variable }) => variable === 'surfaceHeight');
    if (ground !== undefined) return { grid: step.grid, surfaceHeightM: ground.values };
  }
  if (grid === null) throw new PieceError(first.path, 'holds no member');
  return { grid, surfaceHeightM: null };
}

interface Reduction {
  readonly runAt: EpochSeconds;
  readonly grid: RegularGrid;
  readonly reducer: RunReducer;
}

function* reduceAll(pieces: readonly FetchedPiece[], { runAt, grid, reducer }: Reduction) {
  let before = runAt;
  for (const { path, hour } of pieces) {
    const at = runAt + (hour ?? 0) * HOUR_SECONDS;
    yield* reducer.reduceStep(listMembers(path, grid), { from: before, to: at });
    before = at;
  }
}

/** Every member once: of one that stands there twice the first counts. */
function listMembers(path: string, grid: RegularGrid): MemberStep[] {
  const members = new Map<number, MemberStep>();
  for (const step of readMembers(path)) {
    if (!isSameGrid(step.grid, grid)) throw new PieceError(path, 'is on another grid than the first step of its run');
    if (!members.has(step.member)) members.set(step.member, step);
  }
  return [...members.values()];
}
