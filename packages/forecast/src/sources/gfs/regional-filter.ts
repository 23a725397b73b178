import { writeFileSync } from 'node:fs';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import { toGribSource } from '#formats/grib2/grib-source.ts';
import type { Grib2Message } from '#formats/grib2/message.ts';
import { readGribMessages } from '#formats/grib2/read-messages.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { findMismatch } from '#sources/grib-pieces/fetch-indexed-fields.ts';
import { getRequirement, type WantedField } from '#sources/grib-pieces/indexed-fields.ts';

/** A step's file below the daily folders: `/gfs.20261121/06/atmos` and `gfs.t06z.pgrb2.0p25.f003`. */
export interface GfsFile {
  readonly folder: string;
  readonly name: string;
  readonly runAt: EpochSeconds;
  readonly hour: number;
}

/** Whether an address is NOMADS' regional filter, which selects fields of a file and crops them to a region. */
export function isRegionalFilter(url: string): boolean {
  return url.endsWith('.pl');
}

/** The filter's address for the wanted fields of a file in the portal's area. */
export function toFilterAddress(url: string, file: GfsFile, wanted: readonly WantedField[]): string {
  const asked = wanted.filter((field) => getRequirement(field, file.hour) !== 'skipped');
  const query = new URLSearchParams({ dir: file.folder, file: file.name });
  for (const { parameter } of asked) query.set(`var_${parameter}`, 'on');
  for (const { level } of asked) query.set(`lev_${level.replaceAll(' ', '_')}`, 'on');
  query.set('subregion', '');
  query.set('toplat', String(Math.ceil(COVERAGE.north)));
  query.set('bottomlat', String(Math.floor(COVERAGE.south)));
  query.set('leftlon', String(Math.floor(COVERAGE.west)));
  query.set('rightlon', String(Math.ceil(COVERAGE.east)));
  return `${url}?${query}`;
}

/**
 * Fetches the filter's selection of a file and keeps the wanted fields, for several intervals the shortest. The filter
 * has no index: the messages themselves show what was sent. Throws `FetchError`.
 */
export async function fetchFiltered(
  url: string,
  { name, runAt, hour }: GfsFile,
  {
    wanted,
    path,
    fetching,
  }: { readonly wanted: readonly WantedField[]; readonly path: string; readonly fetching: Fetching },
): Promise<void> {
  const calledAs = `${url.slice(0, url.indexOf('?'))}: ${name}`;
  const bytes = await fetching.getBytes(url, { calledAs });
  const messages = listMessages(calledAs, bytes);
  const selected = wanted.flatMap((field) => {
    const found = findField(messages, field, runAt, hour);
    if (found === null && getRequirement(field, hour) === 'required') {
      throw new FetchError(`${calledAs}: lacks ${field.parameter}:${field.level}${describeWrongRun(messages, runAt)}`);
    }
    return found === null ? [] : [bytes.subarray(found.offset, found.offset + found.length)];
  });
  writeFileSync(path, Buffer.concat(selected));
}

function listMessages(name: string, bytes: Uint8Array): Grib2Message[] {
  try {
    return [...readGribMessages(toGribSource(name, bytes))];
  } catch (error) {
    if (error instanceof GribError) throw new FetchError(error.message);
    throw error;
  }
}

function findField(
  messages: readonly Grib2Message[],
  { variable }: WantedField,
  runAt: EpochSeconds,
  hour: number,
): Grib2Message | null {
  const validAt = runAt + hour * HOUR_SECONDS;
  const expected = { variable, runAt, validAt, intervalStart: null, member: null };
  return messages
    .filter((message) => findMismatch(message, expected) === null)
    .reduce<Grib2Message | null>(
      (best, message) => ((message.intervalStart ?? 0) > (best?.intervalStart ?? -1) ? message : best),
      null,
    );
}

/** If all fields are of another run, this explains the missing one. */
function describeWrongRun(messages: readonly Grib2Message[], runAt: EpochSeconds): string {
  const [first] = messages;
  if (first === undefined || first.referenceTime === runAt) return '';
  return `: the file is of the run ${new Date(first.referenceTime * 1000).toISOString().slice(0, 13)}Z`;
}
