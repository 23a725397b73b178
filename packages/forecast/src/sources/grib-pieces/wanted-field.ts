import type { SourceVariables } from '#sources/schedule/variable-coverage.ts';
import type { VariableName } from '#variables/variable.table.ts';

/** A field that a source is asked for at each step, by the names of the source's own index. */
export interface WantedField {
  readonly variable: VariableName | 'surfaceHeight';
  /** Short name of the parameter in the index: `TMP`, `2t`. */
  readonly parameter: string;
  /** Level as the index writes it. */
  readonly level: string;
  /**
   * `instant`, or the statistic as the index writes it; null where the index writes none. Where several intervals are
   * there the shortest is taken.
   */
  readonly statistic: string | null;
  /**
   * When it must be there: `always`; `afterStart`, and at hour 0 only where the index has it; `atStart`, at no other
   * hour; `never`, it is taken where the index has it.
   */
  readonly needed: 'always' | 'afterStart' | 'atStart' | 'never';
}

/** Whether a field is asked for at an hour, and whether the file is incomplete without it. */
export function findNeed({ needed }: WantedField, hour: number): 'needed' | 'welcome' | 'unwanted' {
  if (needed === 'always') return 'needed';
  if (needed === 'atStart') return hour === 0 ? 'needed' : 'unwanted';
  return needed === 'afterStart' && hour > 0 ? 'needed' : 'welcome';
}

/** Names of the fields that are asked for at an hour, for people: `TMP:2 m above ground, …`. */
export function listWantedNames(fields: readonly WantedField[], hour: number): string {
  return fields
    .filter((field) => findNeed(field, hour) !== 'unwanted')
    .map(({ parameter, level }) => `${parameter}:${level}`)
    .join(', ');
}

/** The wanted fields as the part `has` of a source's table. */
export function listCoverage(fields: readonly WantedField[]): SourceVariables {
  return Object.fromEntries(
    fields
      .filter(({ variable }) => variable !== 'surfaceHeight')
      .map(({ variable, parameter, level, needed }) => [
        variable,
        { has: `${parameter}:${level}`, ...(needed === 'never' ? { note: 'where the index has it' } : {}) },
      ]),
  );
}
