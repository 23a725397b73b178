import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { GribError } from '#formats/grib2/grib-error.ts';
import { openGribFile, toGribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { FetchError } from '#sources/fetching/fetch-error.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable } from '#sources/grib-file/find-grib-variable.ts';
import { findBrokenPromise } from './check-promise.ts';
import type { PromisedField } from './promised-field.ts';

/** A whole field of the globe at 0.25° has a megabyte. */
const MOST_FIELD_BYTES = 32 * 2 ** 20;

/**
 * Fetches fields of a GRIB2 file by their byte ranges, one after the other, into a file of one message each. Each must
 * be one whole message (magic, length, end mark) and what the index promised: variable, level, step, start of the run.
 * Messages that an earlier try left in the file are looked at and not fetched again. Throws `FetchError`.
 */
export async function fetchPromisedFields(
  url: string,
  promises: readonly PromisedField[],
  path: string,
  fetching: Fetching,
): Promise<void> {
  const kept = keepWholeMessages(path);
  for (const promise of promises) {
    if (kept.some((message) => findBrokenPromise(message, promise) === null)) continue;
    const bytes = await fetching.getBytes(url, { range: promise.range, mostBytes: MOST_FIELD_BYTES });
    if (isAsPromised(url, bytes, promise)) appendFileSync(path, bytes);
  }
}

/**
 * Whether the bytes are the one message that was promised. False for one that the step can do without and that the
 * engine cannot tell; throws `FetchError` for everything else.
 */
function isAsPromised(url: string, bytes: Uint8Array, promise: PromisedField): boolean {
  let messages: Grib2Message[];
  try {
    messages = [...readGribMessages(toGribSource(`${url}: at ${promise.range.offset}`, bytes))];
  } catch (error) {
    if (error instanceof GribError) throw new FetchError(error.message);
    throw error;
  }
  const [message] = messages;
  if (message === undefined || messages.length > 1 || message.length !== bytes.length) {
    throw new FetchError(`${url}: at ${promise.range.offset}: the index does not cut out one message`);
  }
  if (!promise.needed && findGribVariable(message) === null) return false;
  const broken = findBrokenPromise(message, promise);
  if (broken !== null) throw new FetchError(`${url}: the index lies: at ${promise.range.offset} is ${broken}`);
  return true;
}

/** The whole messages at the beginning of a file; what follows them is cut off. */
function keepWholeMessages(path: string): Grib2Message[] {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return [];
  const messages: Grib2Message[] = [];
  const file = openGribFile(path);
  try {
    for (const message of readGribMessages(file)) messages.push(message);
  } catch (error) {
    if (!(error instanceof GribError)) throw error;
  } finally {
    file.close();
  }
  const last = messages.at(-1);
  truncateSync(path, last === undefined ? 0 : last.offset + last.length);
  return messages;
}
