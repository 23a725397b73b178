import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable } from '#sources/grib-file/grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { readField } from '#sources/grib-file/read-grib-run.ts';
import { type FetchedField, fetchIndexedField } from './fetch-indexed-fields.ts';
import type { IndexedField } from './indexed-fields.ts';

/** The field with the fewest bytes among those without which a step is incomplete. */
function findSmallest(fields: readonly IndexedField[]): IndexedField | undefined {
  const getLength = ({ range }: IndexedField): number => range.length ?? Number.POSITIVE_INFINITY;
  return fields.filter(({ required }) => required).toSorted((a, b) => getLength(a) - getLength(b))[0];
}

/**
 * Fetches the smallest of the fields found in an index and decodes it: parameter, level, times, packing, grid and the
 * limits of its unit are checked. One line of what is there. Throws `FetchError` and `GribError`.
 */
export async function probeIndexedFields(
  url: string,
  fields: readonly IndexedField[],
  fetching: Fetching,
): Promise<string> {
  const names = `the index has all ${fields.length} fields (${fields.map(({ variable }) => variable).join(', ')})`;
  const smallest = findSmallest(fields);
  const fetched = smallest === undefined ? null : await fetchIndexedField(url, smallest, fetching);
  if (fetched === null) return names;
  return `${names}; ${await describeField(fetched)}`;
}

/** Decodes the first of the fields that a regional filter sent; one line of what is there. Throws `GribError`. */
export async function probeFilteredFields(fields: readonly FetchedField[]): Promise<string> {
  const [first] = fields;
  if (first === undefined) throw new FetchError('the filter was asked for no field');
  return `the filter sends all ${fields.length} fields; ${await describeField(first)}`;
}

async function describeField({ bytes, source, message }: FetchedField): Promise<string> {
  const variable = findGribVariable(message, GRIB_VARIABLES);
  if (variable === null) throw new FetchError(`${source.name}: has no variable of the portal`);
  const { grid } = await readField(source, { path: source.name, message, variable });
  return `${variable.variable} in ${bytes.length} bytes, every ${grid.latStep}°`;
}
