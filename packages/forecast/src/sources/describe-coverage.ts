import { isRangeName, VARIABLE_NAMES } from '#variables/variable.table.ts';
import type { SourceOffer } from './schedule/source-offer.ts';
import type { VariableCoverage } from './schedule/variable-coverage.ts';

/**
 * What a source has, derives and lacks, as a section of Markdown: a heading, a table of what is there, a line of what
 * is not; of a source that is no ensemble, nobody expects ranges. `docs/sources.md` holds these sections, and a test
 * compares them.
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
