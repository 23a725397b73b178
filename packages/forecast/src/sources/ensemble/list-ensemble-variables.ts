import type { SourceVariables, VariableCoverage } from '#sources/schedule/variable-coverage.ts';

const TYPE_7 = 'Hyndman & Fan 1996, type 7';

function derive(what: string, of: string, from: string): VariableCoverage {
  return { derives: `as the ${what} of the members’ ${of}, from ${from}`, reference: TYPE_7 };
}

/** Low, middle and high of something that the members have. */
function deriveEnds(name: string, of: string, from: string): Record<string, VariableCoverage> {
  return {
    [`${name}Low`]: derive('10th percentile', of, from),
    [`${name}Middle`]: derive('median', of, from),
    [`${name}High`]: derive('90th percentile', of, from),
  };
}

/** Names of what an ensemble's members have, as its index writes them. */
export interface MemberNames {
  readonly rain: string;
  readonly temperature: string;
  readonly wind: string;
  /** Null where the members have none. */
  readonly gust: string | null;
}

/** What the portal makes of the members of an ensemble. */
export function listEnsembleVariables({ rain, temperature, wind, gust }: MemberNames): SourceVariables {
  return {
    wetHourProbability: {
      derives: `as the chance of 0.2 mm in one hour, from the share of members that have it in the interval of \`${rain}\``,
      reference: 'plotting position (k + ⅓) / (m + ⅔); a chain of dependent hours, ρ 0.5',
    },
    ...deriveEnds('precipitation', 'amounts of an interval', `\`${rain}\``),
    ...deriveEnds('precipitationPeriod', 'sums of six hours', `\`${rain}\``),
    ...deriveEnds('precipitationDay', 'sums of a day', `\`${rain}\``),
    ...deriveEnds('temperature2m', 'temperatures', `\`${temperature}\``),
    ...deriveEnds('windSpeed10m', 'speeds', `\`${wind}\``),
    ...(gust === null ? {} : deriveEnds('windGust10m', 'gusts', `\`${gust}\`, where the index has it`)),
  };
}
