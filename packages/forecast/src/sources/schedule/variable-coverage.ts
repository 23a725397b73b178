import type { VariableName } from '#variables/variable.table.ts';

/**
 * What a source knows of one variable. `has`: its own name there. `derives`: made from others of the source, with the
 * formula and where that is from.
 */
export type VariableCoverage =
  | { readonly has: string; readonly note?: string }
  | { readonly derives: string; readonly reference: string };

/** A source's variables by our names; one that is not mentioned is lacking there: null, never filled in. */
export type SourceVariables = Readonly<Partial<Record<VariableName, VariableCoverage>>>;
