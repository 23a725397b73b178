import type { SourceVariables, VariableCoverage } from '#sources/schedule/variable-coverage.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { Recipe, WindRecipe } from './recipe.ts';

/** What recipes give, for the table of what a source has and derives. */
export function listCoverage(recipes: readonly Recipe[]): SourceVariables {
  return Object.fromEntries(recipes.flatMap(toEntries));
}

function toEntries(recipe: Recipe): [VariableName, VariableCoverage][] {
  if (recipe.kind === 'wind') return [recipe.u, recipe.v].map((name) => [name, toWindCoverage(recipe)]);
  const { variable, of, note } = recipe;
  return [[variable, { has: of.name, ...(note === undefined ? {} : { note }) }]];
}

function toWindCoverage({ heightM, levels: [low, high] }: WindRecipe): VariableCoverage {
  if (high === undefined) return { has: low.speed.name, note: `with \`${low.direction.name}\`` };
  return {
    derives: `from the winds at ${low.heightM} and ${high.heightM} m, linear in the logarithm of the height between them, to ${heightM} m`,
    reference: 'logarithmic wind profile; WMO-No. 8, part I, chapter 5',
  };
}
