import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type ByteRange, FetchError } from '#sources/fetching/fetching.ts';
import type { SourceVariables } from '#sources/schedule/source.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { IndexLine } from './index-line.ts';

/** A wanted field in an index: position and expected metadata of its message. */
export interface IndexedField {
  readonly range: ByteRange;
  readonly variable: VariableName | 'surfaceHeight';
  readonly runAt: EpochSeconds;
  readonly validAt: EpochSeconds;
  /** Start of its interval; equal to `validAt` for an instant, null if the index does not state it. */
  readonly intervalStart: EpochSeconds | null;
  /** Number of the ensemble member; null if it is none. */
  readonly member: number | null;
  /**
   * Whether the step is incomplete without it. An optional field is left out if the engine does not support its
   * message.
   */
  readonly required: boolean;
}

/** A field wanted at each step, by the names of the source's own index. */
export interface WantedField {
  readonly variable: VariableName | 'surfaceHeight';
  /** Short name of the parameter in the index: `TMP`, `2t`. */
  readonly parameter: string;
  /** Other names in the index at some hours. */
  readonly alsoNamed?: readonly string[];
  /** Level as the index writes it. */
  readonly level: string;
  /**
   * `instant`, or the statistic as in the index; null if the index has none. Of several intervals the shortest is read.
   */
  readonly statistic: string | null;
  /** Beginning of the details of its line, in lower case; default: any. */
  readonly details?: string;
  /**
   * When it is required: `always`; `afterStart`: optional at hour 0; `atStart`: only read at hour 0;
   * `never`: read if the index has it; `neverLater`: only read at hour 0, if the index has it.
   */
  readonly required: 'always' | 'afterStart' | 'atStart' | 'never' | 'neverLater';
}

/** Whether a field is wanted at an hour, and whether the file is incomplete without it. */
export function getRequirement({ required }: WantedField, hour: number): 'required' | 'optional' | 'skipped' {
  if (required === 'always') return 'required';
  if (required === 'atStart') return hour === 0 ? 'required' : 'skipped';
  if (required === 'neverLater') return hour === 0 ? 'optional' : 'skipped';
  return required === 'afterStart' && hour > 0 ? 'required' : 'optional';
}

/** Names of the fields wanted at an hour, for people: `TMP:2 m above ground, …`. */
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

/** The file of an index. */
interface IndexedFile {
  /** Address of the index, for error lines. */
  readonly url: string;
  readonly runAt: EpochSeconds;
  readonly hour: number;
  /** The member as in the index (null: the index names none), and its number; absent for a file without ensemble. */
  readonly member?: { readonly name: string | null; readonly number: number };
}

/** The wanted fields in an index. Throws `FetchError` if it is of another run or lacks a required field. */
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
  { parameter, alsoNamed = [], level, statistic, details = '' }: WantedField,
  hour: number,
  member: string | null,
): IndexLine | null {
  const fitting = lines.filter(
    (line) =>
      (line.parameter === parameter || alsoNamed.includes(line.parameter)) &&
      line.level === level &&
      line.statistic === statistic &&
      line.details.startsWith(details) &&
      line.validAfter === hour * HOUR_SECONDS &&
      line.member === member,
  );
  return fitting.reduce<IndexLine | null>(
    (best, line) => (best === null || (line.startsAfter ?? 0) > (best.startsAfter ?? 0) ? line : best),
    null,
  );
}

/** `2026-11-21T06Z` */
export function formatUtcHour(runAt: EpochSeconds): string {
  return `${new Date(runAt * 1000).toISOString().slice(0, 13)}Z`;
}
