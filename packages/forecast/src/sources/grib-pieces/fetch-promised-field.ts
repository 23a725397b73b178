import { GribError } from '#formats/grib2/grib-error.ts';
import { type GribSource, toGribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { FetchError } from '#sources/fetching/fetch-error.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable } from '#sources/grib-file/find-grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import { findBrokenPromise } from './check-promise.ts';
import type { PromisedField } from './promised-field.ts';

/** A message that is what was promised. */
export interface FetchedField {
  readonly bytes: Uint8Array;
  readonly source: GribSource;
  readonly message: Grib2Message;
}

/** A whole field of the globe at 0.25° has a megabyte. */
const MOST_FIELD_BYTES = 32 * 2 ** 20;

/**
 * Fetches one field of a GRIB2 file by its byte range: one whole message (magic, length, end mark) that is what the index
 * promised. Null for one that the step can do without and that the engine cannot tell; throws `FetchError` for
 * everything else.
 */
export async function fetchPromisedField(
  url: string,
  promise: PromisedField,
  fetching: Fetching,
): Promise<FetchedField | null> {
  const bytes = await fetching.getBytes(url, { range: promise.range, mostBytes: MOST_FIELD_BYTES });
  const source = toGribSource(`${url}: at ${promise.range.offset}`, bytes);
  const [message, ...others] = listMessages(source);
  if (message === undefined || others.length > 0 || message.length !== bytes.length) {
    throw new FetchError(`${url}: at ${promise.range.offset}: the index does not cut out one message`);
  }
  if (!promise.needed && findGribVariable(message, GRIB_VARIABLES) === null) return null;
  const broken = findBrokenPromise(message, promise);
  if (broken !== null) throw new FetchError(`${url}: the index lies: at ${promise.range.offset} is ${broken}`);
  return { bytes, source, message };
}

function listMessages(source: GribSource): Grib2Message[] {
  try {
    return [...readGribMessages(source)];
  } catch (error) {
    if (error instanceof GribError) throw new FetchError(error.message);
    throw error;
  }
}
