import { appendFileSync, statSync, truncateSync } from 'node:fs';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import { type GribSource, openGribFile, toGribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findGribVariable, touchesRegion } from '#sources/grib-file/grib-variable.ts';
import { GRIB_VARIABLES } from '#sources/grib-file/grib-variables.table.ts';
import type { IndexedField } from './indexed-fields.ts';

/** Difference between a message and its index entry in a few words; null if they match. */
export function findMismatch(message: Grib2Message, expected: Omit<IndexedField, 'range' | 'required'>): string | null {
  const { referenceTime, validAt, intervalStart, member } = message;
  const variable = findGribVariable(message, GRIB_VARIABLES)?.variable ?? nameUnknown(message);
  if (variable !== expected.variable) return `${variable} instead of ${expected.variable}`;
  if (referenceTime !== expected.runAt)
    return `of the run ${formatUtc(referenceTime)} instead of ${formatUtc(expected.runAt)}`;
  if (validAt !== expected.validAt) return `for ${formatUtc(validAt)} instead of ${formatUtc(expected.validAt)}`;
  if (expected.intervalStart !== null && intervalStart !== expected.intervalStart) {
    return `${variable} from ${formatUtc(intervalStart)} on instead of ${formatUtc(expected.intervalStart)}`;
  }
  const found = member?.number ?? null;
  if (expected.member !== null && found !== expected.member) return `member ${found} instead of ${expected.member}`;
  return touchesRegion(message) ? null : 'a field of another part of the world';
}

/** A chance by its kind (code table 4.9) and limits, so that an operator sees what differs. */
function nameUnknown({ probability, productTemplate }: Grib2Message): string {
  if (probability === null) return 'no variable of the portal';
  const { type, lower, upper } = probability;
  return `a chance (kind ${type}, ${lower ?? '–'} to ${upper ?? '–'}, template 4.${productTemplate}) that the portal does not know`;
}

/** `2026-11-21T06Z` */
function formatUtc(at: number | null): string {
  if (at === null) return 'an unknown time';
  const text = new Date(at * 1000).toISOString();
  return at % HOUR_SECONDS === 0 ? `${text.slice(0, 13)}Z` : `${text.slice(0, 16)}Z`;
}

/** A fetched message that matches what was asked for. */
export interface FetchedField {
  /** The message alone. */
  readonly bytes: Uint8Array;
  /** Bytes in which the message has its offset. */
  readonly source: GribSource;
  readonly message: Grib2Message;
}

/** A global field at 0.25° has about one megabyte. */
const MOST_FIELD_BYTES = 32 * 2 ** 20;

/**
 * Fetches one field of a GRIB2 file by its byte range: one whole message (magic, length, end mark) that matches its
 * index entry. Null for an optional field with an unsupported parameter; throws `FetchError` for everything else.
 */
export async function fetchIndexedField(
  url: string,
  expected: IndexedField,
  fetching: Fetching,
): Promise<FetchedField | null> {
  const bytes = await fetching.getBytes(url, { range: expected.range, mostBytes: MOST_FIELD_BYTES });
  const source = toGribSource(`${url}: at ${expected.range.offset}`, bytes);
  const [message, ...others] = listMessages(source);
  if (message === undefined || others.length > 0 || message.length !== bytes.length) {
    throw new FetchError(`${url}: at ${expected.range.offset}: the index does not cut out one message`);
  }
  if (!expected.required && findGribVariable(message, GRIB_VARIABLES) === null) return null;
  const broken = findMismatch(message, expected);
  if (broken !== null) throw new FetchError(`${url}: the index lies: at ${expected.range.offset} is ${broken}`);
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

/**
 * Fetches fields of a GRIB2 file by their byte ranges, one after another, into a file of one message each. Each must
 * be one whole message (magic, length, end mark) and match the index: variable, level, step, start of the run.
 * Messages stored by an earlier attempt are checked and not fetched again. Throws `FetchError`.
 */
export async function fetchIndexedFields(
  url: string,
  indexedFields: readonly IndexedField[],
  path: string,
  fetching: Fetching,
): Promise<void> {
  const existing = recoverMessages(path);
  for (const expected of indexedFields) {
    if (existing.some((message) => findMismatch(message, expected) === null)) continue;
    const found = await fetchIndexedField(url, expected, fetching);
    if (found !== null) appendFileSync(path, found.bytes);
  }
}

/** The intact messages at the beginning of a file; truncates the rest. */
function recoverMessages(path: string): Grib2Message[] {
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
