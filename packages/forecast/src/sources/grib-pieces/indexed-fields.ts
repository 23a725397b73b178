import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type ByteRange, FetchError } from '#sources/fetching/fetching.ts';
import type { SourceVariables } from '#sources/schedule/source.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { IndexLine } from './index-line.ts';

/** A wanted field that an index lists: where its message stands, and what the message must be. */
export interface IndexedField {
  readonly range: ByteRange;
  readonly variable: VariableName | 'surfaceHeight';
  readonly runAt: EpochSeconds;
  readonly validAt: EpochSeconds;
  /** Start of what it stands for; equal to `validAt` for an instant, null where the index does not say it. */
  readonly intervalStart: EpochSeconds | null;
  /** Number of the ensemble's member; null where it is none. */
  readonly member: number | null;
  /** Whether the step is incomplete without it. An optional field is left out where the engine does not know its message. */
  readonly required: boolean;
}

/** A field that a source is asked for at each step, by the names of the source's own index. */
export interface WantedField {
  readonly variable: VariableName | 'surfaceHeight';
  /** Short name of the parameter in the index: `TMP`, `2t`. */
  readonly parameter: string;
  /** Other names that the index has for it at some hours. */
  readonly alsoNamed?: readonly string[];
  /** Level as the index writes it. */
  readonly level: string;
  /**
   * `instant`, or the statistic as the index writes it; null where the index writes none. Where several intervals are
   * there the shortest is read.
   */
  readonly statistic: string | null;
  /**
   * When it must be there: `always`; `afterStart`, and at hour 0 only where the index has it; `atStart`, at no other
   * hour; `never`, it is read where the index has it.
   */
  readonly required: 'always' | 'afterStart' | 'atStart' | 'never';
}

/** Whether a field is asked for at an hour, and whether the file is incomplete without it. */
export function getRequirement({ required }: WantedField, hour: number): 'required' | 'optional' | 'skipped' {
  if (required === 'always') return 'required';
  if (required === 'atStart') return hour === 0 ? 'required' : 'skipped';
  return required === 'afterStart' && hour > 0 ? 'required' : 'optional';
}

/** Names of the fields that are asked for at an hour, for people: `TMP:2 m above ground, …`. */
export function listWantedNames(fields: readonly WantedField[], hour: number): string {
  return fields
    .filter((field) => getRequirement(field, hour) !== 'skipped')
    .map(({ parameter, level }) => `${parameter}:${level}`)
    .join(', ');
}

/** The wanted fields as the part `has` of a source's table. */
export function listCoverage(fields: readonly WantedField[]): SourceVariables {
  return Object.fromEntries(
    fields
      .filter(({ variable }) => variable !== 'surfaceHeight')
      .map(({ variable, parameter, level, required }) => [
        variable,
        { has: `${parameter}:${level}`, ...(required === 'never' ? { note: 'where the index has it' } : {}) },
      ]),
  );
}

/** Which file an index is of. */
interface IndexedFile {
  /** Address of the index, for error lines. */
  readonly url: string;
  readonly runAt: EpochSeconds;
  readonly hour: number;
  /** The member as the index writes it (null: it writes none), and its number; left out where the file is of no ensemble. */
  readonly member?: { readonly name: string | null; readonly number: number };
}

/**
 * The wanted fields that an index lists. Throws `FetchError` where it is of another run or lacks a required field.
 */
export function findIndexedFields(
  lines: readonly IndexLine[],
  wanted: readonly WantedField[],
  file: IndexedFile,
): IndexedField[] {
  const { url, runAt, hour, member } = file;
  const stranger = lines.find((line) => line.runAt !== runAt);
  if (stranger !== undefined) {
    throw new FetchError(`${url}: is of the run ${formatUtcHour(stranger.runAt)} instead of ${formatUtcHour(runAt)}`);
  }
  return wanted.flatMap((field) => {
    const requirement = getRequirement(field, hour);
    if (requirement === 'skipped') return [];
    const found = findLine(lines, field, hour, member?.name ?? null);
    if (found === null) {
      if (requirement === 'optional') return [];
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
        required: requirement === 'required',
      },
    ];
  });
}

/** The line of a field: of several intervals that end at the hour the shortest. */
function findLine(
  lines: readonly IndexLine[],
  { parameter, alsoNamed = [], level, statistic }: WantedField,
  hour: number,
  member: string | null,
): IndexLine | null {
  const fitting = lines.filter(
    (line) =>
      (line.parameter === parameter || alsoNamed.includes(line.parameter)) &&
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
function formatUtcHour(runAt: EpochSeconds): string {
  return `${new Date(runAt * 1000).toISOString().slice(0, 13)}Z`;
}
