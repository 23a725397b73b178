import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { FetchError } from '#sources/fetching/fetch-error.ts';
import type { IndexLine } from './index-line.ts';
import type { PromisedField } from './promised-field.ts';
import { findNeed, type WantedField } from './wanted-field.ts';

/** Which file an index is of. */
export interface IndexedFile {
  /** Address of the index, for error lines. */
  readonly url: string;
  readonly runAt: EpochSeconds;
  readonly hour: number;
  /** The member as the index writes it (null: it writes none), and its number; left out where the file is of no ensemble. */
  readonly member?: { readonly name: string | null; readonly number: number };
}

/**
 * What an index promises of the wanted fields. Throws `FetchError` where it is of another run or lacks
 * a field that is needed.
 */
export function promiseFields(
  lines: readonly IndexLine[],
  wanted: readonly WantedField[],
  file: IndexedFile,
): PromisedField[] {
  const { url, runAt, hour, member } = file;
  const stranger = lines.find((line) => line.runAt !== runAt);
  if (stranger !== undefined) {
    throw new FetchError(`${url}: is of the run ${tell(stranger.runAt)} instead of ${tell(runAt)}`);
  }
  return wanted.flatMap((field) => {
    const need = findNeed(field, hour);
    if (need === 'unwanted') return [];
    const found = findLine(lines, field, hour, member?.name ?? null);
    if (found === null) {
      if (need === 'welcome') return [];
      throw new FetchError(`${url}: lacks ${field.parameter}:${field.level} for hour ${hour}`);
    }
    return [
      {
        range: found.range,
        variable: field.variable,
        runAt,
        validAt: runAt + found.validAfter,
        intervalStart: found.startsAfter === null ? null : runAt + found.startsAfter,
        member: member?.number ?? null,
        needed: need === 'needed',
      },
    ];
  });
}

/** The line of a field: of several intervals that end at the hour the shortest. */
function findLine(
  lines: readonly IndexLine[],
  { parameter, level, statistic }: WantedField,
  hour: number,
  member: string | null,
): IndexLine | null {
  const fitting = lines.filter(
    (line) =>
      line.parameter === parameter &&
      line.level === level &&
      line.statistic === statistic &&
      line.validAfter === hour * HOUR_SECONDS &&
      line.member === member,
  );
  return fitting.reduce<IndexLine | null>(
    (best, line) => (best === null || (line.startsAfter ?? 0) > (best.startsAfter ?? 0) ? line : best),
    null,
  );
}

/** `2026-11-21T06Z` */
function tell(runAt: EpochSeconds): string {
  return `${new Date(runAt * 1000).toISOString().slice(0, 13)}Z`;
}
