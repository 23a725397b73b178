import type { NamedUnit, WarningRules } from './make-warning.ts';

/** What the rules ask of places. */
export interface RuleUnits {
  readonly findUnit: (slug: string) => { readonly slug: string } | null;
  readonly listNamedUnits: (name: string, within: string | null) => readonly NamedUnit[];
}

/** What warnings are held to by the places that are known. */
export function makeWarningRules({ findUnit, listNamedUnits }: RuleUnits): WarningRules {
  return { findUnitSlug: (slug) => findUnit(slug)?.slug ?? null, listNamedUnits };
}
