import { GribError } from '#formats/grib2/grib-error.ts';
import { isSameGrid } from '#grid/regular-grid.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable } from '#sources/grib-file/grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { readField } from '#sources/grib-file/read-grib-run.ts';
import { fetchIndexedField } from '#sources/grib-pieces/fetch-promised-fields.ts';
import type { IndexedField } from '#sources/grib-pieces/promise-fields.ts';
import type { Ensemble, EnsembleMember, MemberRetryPolicy } from './ensemble.ts';
import { appendMember, type MemberField, type MemberStep, recoverMembers } from './member-file.ts';

/** Where the fields of a member stand. */
export interface IndexedMember {
  readonly url: string;
  readonly promises: readonly IndexedField[];
}

/** What is fetched of a step, and how the members are found. */
export interface MembersOrder {
  readonly ensemble: Ensemble;
  /** What the index promises of a member. Throws `FetchError` where it lacks one. */
  readonly findMember: (member: EnsembleMember) => IndexedMember | Promise<IndexedMember>;
  readonly retryPolicy: MemberRetryPolicy;
  readonly isLastTry: boolean;
}

/**
 * Fetches the fields of all members of a step into a file of cuts, one member after the other; those that an earlier try
 * left there are not fetched again. A member that cannot be had does not keep the others waiting. Ends well when all
 * are there, or when enough are and the others have been looked for as long as patience says. Throws `FetchError` else.
 */
export async function fetchMembers(
  path: string,
  fetching: Fetching,
  { ensemble, findMember, retryPolicy, isLastTry }: MembersOrder,
): Promise<void> {
  const { members, leastMembers } = ensemble;
  const there = recoverMembers(path);
  const missing: number[] = [];
  let trouble: FetchError | null = null;
  for (const member of members) {
    if (there.has(member.number)) continue;
    try {
      appendMember(path, await fetchMember(member, await findMember(member), fetching));
    } catch (error) {
      if (fetching.signal.aborted) throw error;
      trouble ??= toTrouble(error);
      missing.push(member.number);
      if (members.length - missing.length < leastMembers) throw trouble;
    }
  }
  if (trouble === null || isLastTry || retryPolicy.isOver(missing)) return;
  throw trouble;
}

function toTrouble(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  if (error instanceof GribError) return new FetchError(error.message);
  throw error;
}

async function fetchMember(
  { number }: EnsembleMember,
  { url, promises }: IndexedMember,
  fetching: Fetching,
): Promise<MemberStep> {
  const fields: MemberField[] = [];
  let grid: MemberStep['grid'] | null = null;
  for (const promise of promises) {
    const found = await fetchIndexedField(url, promise, fetching);
    const variable = found === null ? null : findGribVariable(found.message, GRIB_VARIABLES);
    if (found === null || variable === null) continue;
    const { source, message } = found;
    const regular = await readField(source, { path: source.name, message, variable });
    grid ??= regular.grid;
    if (!isSameGrid(grid, regular.grid)) throw new FetchError(`${source.name}: is on another grid than its neighbours`);
    fields.push({
      variable: promise.variable,
      validAt: promise.validAt,
      intervalStart: message.intervalStart ?? promise.validAt,
      values: Float32Array.from(regular.values),
    });
  }
  if (grid === null) throw new FetchError(`${url}: has nothing of the member`);
  return { member: number, grid, fields };
}
