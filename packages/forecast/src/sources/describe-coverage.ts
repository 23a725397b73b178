import type { SourceOffer, VariableCoverage } from '#sources/schedule/source.ts';
import { isRangeName, VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';

/** The pages' chance of rain is made from either of two variables that sources give. */
const SUBSTITUTES: Partial<Record<VariableName, VariableName>> = {
  precipitationProbability: 'wetHourProbability',
  wetHourProbability: 'precipitationProbability',
};

/** The variables that none of the sources has or derives; null if one of them may have any. */
export function listUnprovidedVariables(
  offers: readonly Pick<SourceOffer, 'variables'>[],
): readonly VariableName[] | null {
  if (offers.some(({ variables }) => variables === null)) return null;
  const isProvided = (name: VariableName) => offers.some(({ variables }) => variables?.[name] !== undefined);
  return VARIABLE_NAMES.filter((name) => !isProvided(name) && !isProvided(SUBSTITUTES[name] ?? name));
}

/**
 * The sources that provide or derive each variable, as a Markdown table with one row per set of sources; `docs/data/sources.md`
 * contains it, and a test compares them. The three quantiles of an ensemble are one entry.
 */
export function describeProviders(offers: readonly Pick<SourceOffer, 'name' | 'variables'>[]): string {
  const titlesByProviders = new Map<string, string[]>();
  for (const variable of VARIABLE_NAMES) {
    if (/(?:Low|High)$/.test(variable)) continue;
    const isRange = isRangeName(variable);
    const providers = offers.flatMap(({ name, variables }) => {
      const coverage = variables?.[variable];
      if (coverage === undefined) return [];
      return ['derives' in coverage && !isRange ? `\`${name}\` (derived)` : `\`${name}\``];
    });
    const key = providers.length === 0 ? '–' : providers.join(', ');
    const title = isRange ? `${variable.replace(/Middle$/, '')}Low/Middle/High` : variable;
    titlesByProviders.set(key, [...(titlesByProviders.get(key) ?? []), title]);
  }
  const rows = [...titlesByProviders].map(([providers, titles]) => `| ${titles.join(', ')} | ${providers} |`);
  return ['| variables | sources |', '|---|---|', ...rows, ''].join('\n');
}

/**
 * What a source has, derives and lacks, as a section of Markdown: a heading, a table of available variables and a line
 * of missing ones; no ranges are expected of a source that is not an ensemble. `portal -- sources --variables` prints
 * these sections.
 */
export function describeCoverage({ name, title, variables }: SourceOffer): string {
  if (variables === null)
    return [`### \`${name}\`: ${title}`, '', 'What its mapping says: see [own-files.md](own-files.md).', ''].join('\n');
  const there = VARIABLE_NAMES.filter((variable) => variables[variable] !== undefined);
  const isEnsemble = there.some(isRangeName);
  const lacking = VARIABLE_NAMES.filter(
    (variable) => variables[variable] === undefined && (isEnsemble || !isRangeName(variable)),
  );
  return [
    `### \`${name}\`: ${title}`,
    '',
    '| variable | at the source |',
    '|---|---|',
    ...there.map((variable) => `| ${variable} | ${describe(variables[variable])} |`),
    '',
    `Lacks: ${lacking.length === 0 ? 'nothing' : lacking.join(', ')}.`,
    '',
  ].join('\n');
}

function describe(coverage: VariableCoverage | undefined): string {
  if (coverage === undefined) return '';
  if ('derives' in coverage) return `derived ${coverage.derives} (${coverage.reference})`;
  return `\`${coverage.has}\`${coverage.note === undefined ? '' : `, ${coverage.note}`}`;
}
