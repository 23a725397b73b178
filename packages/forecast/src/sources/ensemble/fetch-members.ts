import { GribError } from '#formats/grib2/grib-error.ts';
import { isSameGrid } from '#grid/regular-grid.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable } from '#sources/grib-file/grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { readField } from '#sources/grib-file/read-grib-run.ts';
import { type FetchedField, fetchIndexedField } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import type { IndexedField } from '#sources/grib-pieces/indexed-fields.ts';
import type { Ensemble, EnsembleMember, MemberRetryPolicy } from './ensemble.ts';
import { appendMember, type MemberField, type MemberStep, recoverMembers } from './member-file.ts';

/** Position of a member's fields. */
export interface IndexedMember {
  readonly url: string;
  readonly indexedFields: readonly IndexedField[];
}

/** Fetches a member's fields by their byte ranges, one after another. Throws `FetchError`. */
export async function fetchIndexedMember(
  { url, indexedFields }: IndexedMember,
  fetching: Fetching,
): Promise<FetchedField[]> {
  const fields: FetchedField[] = [];
  for (const expected of indexedFields) {
    const found = await fetchIndexedField(url, expected, fetching);
    if (found !== null) fields.push(found);
  }
  return fields;
}

/** The fields of a step to fetch, and how to fetch those of a member. */
export interface MembersOptions {
  readonly ensemble: Ensemble;
  /** Fetches a member's fields. Throws `FetchError` if one that is required is missing. */
  readonly fetchFields: (member: EnsembleMember) => Promise<readonly FetchedField[]>;
  readonly retryPolicy: MemberRetryPolicy;
  readonly isLastTry: boolean;
}

/**
 * Fetches the fields of all members of a step into a member file, one member after another; skips those stored by an
 * earlier attempt. A member that cannot be fetched does not stop the others. Succeeds when all members are stored, or
 * when enough are and the retry policy has given up the others. Throws `FetchError` otherwise.
 */
export async function fetchMembers(
  path: string,
  fetching: Fetching,
  { ensemble, fetchFields, retryPolicy, isLastTry }: MembersOptions,
): Promise<void> {
  const { members, leastMembers } = ensemble;
  const there = recoverMembers(path);
  const missing: number[] = [];
  let trouble: FetchError | null = null;
  for (const member of members) {
    if (there.has(member.number)) continue;
    try {
      appendMember(path, await decodeMember(member, await fetchFields(member)));
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

async function decodeMember({ number, name }: EnsembleMember, fetched: readonly FetchedField[]): Promise<MemberStep> {
  const fields: MemberField[] = [];
  let grid: MemberStep['grid'] | null = null;
  for (const { source, message } of fetched) {
    const variable = findGribVariable(message, GRIB_VARIABLES);
    if (variable === null || message.validAt === null) continue;
    const regular = await readField(source, { path: source.name, message, variable });
    grid ??= regular.grid;
    if (!isSameGrid(grid, regular.grid)) throw new FetchError(`${source.name}: is on another grid than its neighbours`);
    fields.push({
      variable: variable.variable,
      validAt: message.validAt,
      intervalStart: message.intervalStart ?? message.validAt,
      values: Float32Array.from(regular.values),
    });
  }
  if (grid === null) throw new FetchError(`nothing of member ${name}`);
  return { member: number, grid, fields };
}
