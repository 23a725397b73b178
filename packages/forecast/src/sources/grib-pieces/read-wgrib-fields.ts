import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findIndexedFields, type IndexedField, type WantedField } from './indexed-fields.ts';
import { parseWgribIndex } from './wgrib-index.ts';

/** An index has some hundred lines. */
const MOST_INDEX_BYTES = 2 ** 22;

/** A step's file and its run. */
interface IndexedStep {
  /** Address of the GRIB2 file; its index has the same with `.idx`. */
  readonly file: string;
  readonly runAt: EpochSeconds;
  readonly hour: number;
  /** The member as the index names it, and its number; absent for a file without ensemble. */
  readonly member?: { readonly name: string | null; readonly number: number };
}

/** Fetches the `.idx` of a step's file and finds the wanted fields in it. Throws `FetchError` as `findIndexedFields`. */
export async function readWgribFields(
  { file, ...step }: IndexedStep,
  wanted: readonly WantedField[],
  fetching: Fetching,
): Promise<IndexedField[]> {
  const url = `${file}.idx`;
  const lines = parseWgribIndex(await fetching.getText(url, { mostBytes: MOST_INDEX_BYTES }));
  if (lines === null) throw new FetchError(`${url}: is no index of a GRIB2 file`);
  return findIndexedFields(lines, wanted, { url, ...step });
}
