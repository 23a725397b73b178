import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { SourceOffer } from './schedule/source-offer.ts';

/** Either of two ways in which sources give the chance of rain makes the one on the pages. */
const SUBSTITUTES: Partial<Record<VariableName, VariableName>> = {
  precipitationProbability: 'wetHourProbability',
  wetHourProbability: 'precipitationProbability',
};

/** The variables that none of the sources has or derives; null where one of them may bring any. */
export function listUnprovidedVariables(
  offers: readonly Pick<SourceOffer, 'variables'>[],
): readonly VariableName[] | null {
  if (offers.some(({ variables }) => variables === null)) return null;
  const isProvided = (name: VariableName) => offers.some(({ variables }) => variables?.[name] !== undefined);
  return VARIABLE_NAMES.filter((name) => !isProvided(name) && !isProvided(SUBSTITUTES[name] ?? name));
}
