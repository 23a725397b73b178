import type { SourceWeight } from '#store/learned-corrections.ts';
import { addPair, endDay, FADE, hasGain, makeSquares, type SquareSums, toError } from './gain-sums.ts';
import { LEAD_GROUPS, type SourceErrors } from './learn-temperature.ts';
import type { LearnedVersion, LearnedWeights, SourceShare } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** A source with fewer days has no weight; older days count less (`FADE`). */
const LEAST_DAYS = 10;
/**
 * After this many days a further source has half of the weight that its error implies: with few days the first source
 * dominates.
 */
const HALF_DAYS = 5;
/** Lower limit of a mean square error, °C². */
const LEAST_SQUARE = 0.01;

/** Skill of a source at a group of leads, compared with others. */
interface Skill {
  days: number;
  weight: number;
  squares: number;
  isSeen: boolean;
}

/** Weight of a source as the first one and next to another; 0 for a source with few days. */
interface Weight {
  readonly own: number;
  readonly beside: number;
}

/** Sums of a first source at a group of leads. */
interface FirstSums {
  readonly days: Set<number>;
  readonly squares: SquareSums;
}

/** By group of leads and source. */
type Table<T> = readonly (readonly T[])[];

/**
 * Learns the weight of each source in a mean of all, from its remaining error, and the gain from averaging: each day is
 * first weighted with what was known when its forecast began, then learned from. `sources` are in the order in which
 * pages prefer them, with errors as pages show them. Skips station days with a single source.
 */
export function learnWeights(sources: readonly SourceErrors[]): LearnedWeights[] {
  const [{ days = 0, low = new Float32Array() } = {}] = sources;
  const stations = days === 0 ? 0 : low.length / days / LEAD_COUNT;
  const makeTable = <T>(make: () => T): Table<T> => LEAD_GROUPS.map(() => sources.map(make));
  const skills = makeTable<Skill>(() => ({ days: 0, weight: 0, squares: 0, isSeen: false }));
  const sums = makeTable<FirstSums>(() => ({ days: new Set(), squares: makeSquares() }));
  const known: Table<Weight>[] = [];
  for (let day = 0; day < days; day++) {
    visitDay(sources, day, stations, (errors, group, lead) => {
      const weights = known[day - lead - 1]?.[group];
      if (weights !== undefined) countMean(sums[group] ?? [], day, errors, weights);
      learnErrors(skills[group] ?? [], errors);
    });
    for (const ofGroup of sums) for (const { squares } of ofGroup) endDay(squares);
    for (const ofGroup of skills) for (const skill of ofGroup) endSkillDay(skill);
    known.push(skills.map((ofGroup) => ofGroup.map(toWeight)));
  }
  const names = sources.map(({ source }) => source);
  return sums.flatMap((ofGroup, group) => toRows(names, group, ofGroup, known.at(-1)?.[group] ?? []));
}

/** Visits the errors of all sources, NaN for a source without one, wherever at least two have one. */
function visitDay(
  sources: readonly SourceErrors[],
  day: number,
  stations: number,
  visit: (errors: Float64Array, group: number, lead: number) => void,
): void {
  const errors = new Float64Array(sources.length);
  for (const element of ['low', 'high'] as const) {
    for (const [group, [from, to]] of LEAD_GROUPS.entries()) {
      for (let station = 0; station < stations; station++) {
        for (let lead = from; lead <= to; lead++) {
          const at = (day * stations + station) * LEAD_COUNT + lead;
          let present = 0;
          for (const [index, source] of sources.entries()) {
            const error = source[element][at] as number;
            errors[index] = error;
            if (!Number.isNaN(error)) present++;
          }
          if (present > 1) visit(errors, group, lead);
        }
      }
    }
  }
}

/** Counts the errors of the first source and of the mean, where both it and another are known well enough. */
function countMean(sums: readonly FirstSums[], day: number, errors: Float64Array, weights: readonly Weight[]): void {
  const first = errors.findIndex((error) => !Number.isNaN(error));
  const own = weights[first]?.own ?? 0;
  if (own === 0) return;
  let weight = own;
  let sum = own * (errors[first] as number);
  for (let other = first + 1; other < errors.length; other++) {
    const error = errors[other] as number;
    const { beside = 0 } = weights[other] ?? {};
    if (Number.isNaN(error) || beside === 0) continue;
    weight += beside;
    sum += beside * error;
  }
  if (weight === own) return;
  const ofFirst = sums[first];
  if (ofFirst === undefined) return;
  ofFirst.days.add(day);
  addPair(ofFirst.squares, errors[first] as number, sum / weight);
}

function learnErrors(skills: readonly Skill[], errors: Float64Array): void {
  for (const [index, skill] of skills.entries()) {
    const error = errors[index] as number;
    if (Number.isNaN(error)) continue;
    skill.weight += 1;
    skill.squares += error ** 2;
    skill.isSeen = true;
  }
}

function endSkillDay(skill: Skill): void {
  skill.days = (skill.days + (skill.isSeen ? 1 : 0)) * FADE;
  skill.weight *= FADE;
  skill.squares *= FADE;
  skill.isSeen = false;
}

function toWeight({ days, weight, squares }: Skill): Weight {
  if (days < LEAST_DAYS) return { own: 0, beside: 0 };
  const own = 1 / Math.max(squares / weight, LEAST_SQUARE);
  return { own, beside: (own * days) / (days + HALF_DAYS) };
}

function toRows(
  names: readonly string[],
  group: number,
  sums: readonly FirstSums[],
  weights: readonly Weight[],
): LearnedWeights[] {
  const [leadFrom, leadTo] = LEAD_GROUPS[group] as (typeof LEAD_GROUPS)[number];
  return sums.flatMap(({ days, squares }, first) => {
    const shares = toShares(names, first, weights);
    if (squares.pairs === 0 || shares.length < 2) return [];
    return {
      source: names[first] ?? '',
      leadFrom,
      leadTo,
      days: days.size,
      pairs: squares.pairs,
      errorSingle: toError(squares.before, squares),
      errorWeighted: toError(squares.after, squares),
      isApplied: hasGain(squares),
      shares,
    };
  });
}

/** Shares in ten-thousandths of the first source and those that pages prefer less; empty if the first has few days. */
function toShares(names: readonly string[], first: number, weights: readonly Weight[]): SourceShare[] {
  if ((weights[first]?.own ?? 0) === 0) return [];
  const own = weights.map((weight, index) => (index < first ? 0 : index === first ? weight.own : weight.beside));
  const total = own.reduce((sum, weight) => sum + weight, 0);
  return own.flatMap((weight, index) => {
    const share = Math.round((weight / total) * 10_000) / 10_000;
    return share > 0 ? { source: names[index] ?? '', share } : [];
  });
}

/**
 * Weights of the sources in the temperature of a source that is shown first; null if it is shown alone at every lead.
 */
export function createWeightFinder({
  weights = [],
}: Pick<LearnedVersion, 'weights'>): (source: string) => readonly SourceWeight[] | null {
  const applied = weights.filter(({ isApplied }) => isApplied);
  const bySource = new Map<string, readonly SourceWeight[]>();
  for (const [source, rows] of Map.groupBy(applied, (row) => row.source)) {
    const others = new Set(rows.flatMap(({ shares }) => shares.map((share) => share.source)));
    others.delete(source);
    const list = [source, ...others].map((name) => {
      const byLead = new Array<number>(LEAD_COUNT).fill(name === source ? 1 : 0);
      for (const { leadFrom, leadTo, shares } of rows) {
        byLead.fill(shares.find((share) => share.source === name)?.share ?? 0, leadFrom, leadTo + 1);
      }
      return { source: name, byLead };
    });
    bySource.set(source, list);
  }
  return (source) => bySource.get(source) ?? null;
}
