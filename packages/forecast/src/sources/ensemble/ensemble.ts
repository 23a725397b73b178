import type { SourceVariables, VariableCoverage } from '#sources/schedule/source.ts';

/** One member of an ensemble. */
export interface EnsembleMember {
  /** Perturbation number in the GRIB2 messages; 0 is the unperturbed control. */
  readonly number: number;
  /** As in the source's index; null if the index names no members. */
  readonly indexName: string | null;
  /** For people and in file names: `c00`, `p01`. */
  readonly name: string;
}

/** The members of a source, and the number that makes a step complete. */
export interface Ensemble {
  readonly members: readonly EnsembleMember[];
  /** With fewer members a step is incomplete, and a cell, an amount or a sum is unknown. */
  readonly leastMembers: number;
}

/** Sufficient share of the members: without a fifth of them the ends of the range hardly change. */
const ENOUGH = 0.8;

/** An ensemble of a control and perturbed members, of which four fifths make a step complete. */
export function makeEnsemble(perturbed: number, toIndexName: (member: number) => string | null): Ensemble {
  const members = Array.from({ length: perturbed + 1 }, (_, number) => ({
    number,
    indexName: toIndexName(number),
    name: `${number === 0 ? 'c' : 'p'}${String(number).padStart(2, '0')}`,
  }));
  return { members, leastMembers: Math.ceil(members.length * ENOUGH) };
}

const TYPE_7 = 'Hyndman & Fan 1996, type 7';

function derive(what: string, of: string, from: string): VariableCoverage {
  return { derives: `as the ${what} of the members’ ${of}, from ${from}`, reference: TYPE_7 };
}

/** Low, middle and high of a quantity of the members. */
function deriveEnds(name: string, of: string, from: string): Record<string, VariableCoverage> {
  return {
    [`${name}Low`]: derive('10th percentile', of, from),
    [`${name}Middle`]: derive('median', of, from),
    [`${name}High`]: derive('90th percentile', of, from),
  };
}

function deriveShare(amount: string, rain: string): VariableCoverage {
  return {
    derives: `as the share of members with ${amount} from 12 to 12 UTC, from \`${rain}\``,
    reference: 'a count',
  };
}

/** Names of the members' fields in the source's index. */
interface MemberNames {
  readonly rain: string;
  readonly temperature: string;
  readonly wind: string;
  /** Null if the members have none. */
  readonly gust: string | null;
}

/** The variables derived from an ensemble's members. */
export function listEnsembleVariables({ rain, temperature, wind, gust }: MemberNames): SourceVariables {
  return {
    wetHourProbability: {
      derives: `as the chance of 0.2 mm in one hour, from the share of members that have it in the interval of \`${rain}\``,
      reference: 'plotting position (k + ⅓) / (m + ⅔); a chain of dependent hours, ρ 0.5',
    },
    rain1mmProbability: deriveShare('1 mm', rain),
    rain50mmProbability: deriveShare('50 mm', rain),
    ...deriveEnds('precipitation', 'amounts of an interval', `\`${rain}\``),
    ...deriveEnds('precipitationPeriod', 'sums of six hours', `\`${rain}\``),
    ...deriveEnds('precipitationDay', 'sums of a day', `\`${rain}\``),
    ...deriveEnds('temperature2m', 'temperatures', `\`${temperature}\``),
    ...deriveEnds('windSpeed10m', 'speeds', `\`${wind}\``),
    ...(gust === null ? {} : deriveEnds('windGust10m', 'gusts', `\`${gust}\`, where the index has it`)),
  };
}

/** Limits retries for late members once enough others have arrived. One object serves all steps of a run. */
export interface MemberRetryPolicy {
  /** Notes that these members are still missing; returns whether the step may do without all of them. */
  isOver(missing: readonly number[]): boolean;
}

/** Failed polls after which a member is given up, for later steps too: a quarter of an hour. */
const MOST_POLLS = 15;

/**
 * Retry policy for late members: all members of a run arrive within minutes of each other, so one that is missing for a
 * quarter of an hour, with one poll per minute, counts as lost. Later steps try it once and are complete without it.
 */
export function createMemberRetryPolicy(mostPolls = MOST_POLLS): MemberRetryPolicy {
  const polls = new Map<number, number>();
  return {
    isOver(missing) {
      for (const member of missing) polls.set(member, (polls.get(member) ?? 0) + 1);
      return missing.every((member) => (polls.get(member) ?? 0) >= mostPolls);
    },
  };
}
