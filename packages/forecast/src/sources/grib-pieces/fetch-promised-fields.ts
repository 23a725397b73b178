import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { GribError } from '#formats/grib2/grib-error.ts';
import { openGribFile } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { findBrokenPromise } from './check-promise.ts';
import { fetchPromisedField } from './fetch-promised-field.ts';
import type { PromisedField } from './promised-field.ts';

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
    const found = await fetchPromisedField(url, promise, fetching);
    if (found !== null) appendFileSync(path, found.bytes);
  }
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
