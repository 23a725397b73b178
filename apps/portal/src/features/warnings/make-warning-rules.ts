import type { NamedUnit, WarningRules } from './make-warning.ts';

export interface RuleUnits {
  readonly findUnit: (slug: string) => { readonly slug: string } | null;
  readonly listNamedUnits: (name: string, within: string | null) => readonly NamedUnit[];
}

/** Rules for checking warnings against known places. */
export function makeWarningRules({ findUnit, listNamedUnits }: RuleUnits): WarningRules {
  return { findUnitSlug: (slug) => findUnit(slug)?.slug ?? null, listNamedUnits };
}
