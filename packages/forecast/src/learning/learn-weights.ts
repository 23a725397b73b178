import { findMonsoon, MONSOONS, type Monsoon } from '@portal/domain/climate/monsoon-season';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { SourceWeight, WeightedVariable } from '#store/learned-corrections.ts';
import { addPair, endDay, FADE, hasGain, makeSquares, type SquareSums, toError } from './gain-sums.ts';
import { LEAD_GROUPS } from './learn-bias.ts';
import type { SourceErrors } from './learn-temperature.ts';
import type { LearnedVersion, LearnedWeights, SourceShare, VariableWeights } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** A source with fewer days has no weight; older days count less (`FADE`). */
const LEAST_DAYS = 10;
/**
 * After this many days a further source has half of the weight that its error implies: with few days the first source
 * dominates.
 */
const HALF_DAYS = 5;
/** A season's error counts as much as the year's after this many days of it. */
const SEASON_DAYS = 8;
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
  /** By the year's weights, then by the season's. */
  readonly seasonal: SquareSums;
}

/** By group of leads and source. */
type Table<T> = readonly (readonly T[])[];

/** Remaining errors of a source as pages showed them, in one unit. */
export interface WeighedSource {
  readonly source: string;
  readonly days: number;
  /** Each by `(day * stations + station) * LEAD_COUNT + lead`, NaN if unknown: a day's lowest and highest, or one mean. */
  readonly errors: readonly Float32Array[];
}

/** What was learned from the days of the year or of a season; only those fade its sums. */
interface Book {
  readonly season: Monsoon | 'year';
  readonly skills: Table<Skill>;
  readonly sums: Table<FirstSums>;
  /** Weights at the end of each day. */
  readonly known: Table<Weight>[];
}

const makeTable = <T>(sources: readonly unknown[], make: () => T): Table<T> => LEAD_GROUPS.map(() => sources.map(make));

const makeBook = (season: Book['season'], sources: readonly WeighedSource[]): Book => ({
  season,
  skills: makeTable(sources, () => ({ days: 0, weight: 0, squares: 0, isSeen: false })),
  sums: makeTable(sources, () => ({ days: new Set(), squares: makeSquares(), seasonal: makeSquares() })),
  known: [],
});

/** The weights of the sources' temperature in the whole year. */
export function learnWeights(sources: readonly SourceErrors[]): LearnedWeights[] {
  const weighed = sources.map(({ source, days, low, high }) => ({ source, days, errors: [low, high] }));
  return learnBooks(weighed, [makeBook('year', weighed)], null).map(
    ({ season: _, errorYear: __, ...weights }): LearnedWeights => weights,
  );
}

/** The weights of a variable in the year and in each monsoon. `firstDayAt` is the start of the first day. */
export function learnVariableWeights(
  variable: WeightedVariable,
  sources: readonly WeighedSource[],
  firstDayAt: EpochSeconds,
): VariableWeights[] {
  const books = (['year', ...MONSOONS] as const).map((season) => makeBook(season, sources));
  return learnBooks(sources, books, firstDayAt).map((weights) => ({ variable, ...weights }));
}

/**
 * Learns the weight of each source in a mean of all, from its remaining error, and the gain from averaging: each day is
 * first weighted with what was known when its forecast began, then learned from. `sources` are in the order in which
 * pages prefer them. Skips station days with a single source. The first book is that of the year, to which a season's
 * errors shrink while it has few days.
 */
function learnBooks(
  sources: readonly WeighedSource[],
  books: readonly Book[],
  firstDayAt: EpochSeconds | null,
): Omit<VariableWeights, 'variable'>[] {
  const [{ days = 0, errors: [one = new Float32Array()] = [] } = {}] = sources;
  const stations = days === 0 ? 0 : one.length / days / LEAD_COUNT;
  const year = books[0];
  for (let day = 0; day < days; day++) {
    const season = firstDayAt === null ? null : findMonsoon(firstDayAt + day * DAY_SECONDS);
    const active = books.filter((book) => book.season === 'year' || book.season === season);
    visitDay(sources, day, stations, (errors, group, lead) => {
      const before = day - lead - 1;
      for (const { known, sums, skills } of active) {
        const weights = known[before]?.[group];
        if (weights !== undefined)
          countMean(sums[group] ?? [], day, errors, { weights, ofYear: year?.known[before]?.[group] ?? weights });
        learnErrors(skills[group] ?? [], errors);
      }
    });
    for (const { sums, skills } of active) {
      for (const { squares, seasonal } of sums.flat()) for (const each of [squares, seasonal]) endDay(each);
      for (const skill of skills.flat()) endSkillDay(skill);
    }
    for (const book of books) {
      const ofYear = book === year ? null : year;
      book.known.push(
        book.skills.map((ofGroup, group) =>
          ofGroup.map((skill, index) => toWeight(skill, ofYear?.skills[group]?.[index] ?? null)),
        ),
      );
    }
  }
  const names = sources.map(({ source }) => source);
  return books.flatMap(({ season, sums, known }) =>
    sums.flatMap((ofGroup, group) => toRows(names, { season, group }, ofGroup, known.at(-1)?.[group] ?? [])),
  );
}

/** Visits the errors of all sources, NaN for a source without one, wherever at least two have one. */
function visitDay(
  sources: readonly WeighedSource[],
  day: number,
  stations: number,
  visit: (errors: Float64Array, group: number, lead: number) => void,
): void {
  const errors = new Float64Array(sources.length);
  for (let element = 0; element < (sources[0]?.errors.length ?? 0); element++) {
    for (const [group, [from, to]] of LEAD_GROUPS.entries()) {
      for (let station = 0; station < stations; station++) {
        for (let lead = from; lead <= to; lead++) {
          const at = (day * stations + station) * LEAD_COUNT + lead;
          let present = 0;
          for (const [index, source] of sources.entries()) {
            const error = source.errors[element]?.[at] ?? Number.NaN;
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
function countMean(
  sums: readonly FirstSums[],
  day: number,
  errors: Float64Array,
  { weights, ofYear }: { readonly weights: readonly Weight[]; readonly ofYear: readonly Weight[] },
): void {
  const first = errors.findIndex((error) => !Number.isNaN(error));
  const ofFirst = sums[first];
  const mean = findMean(errors, first, weights);
  if (mean === null || ofFirst === undefined) return;
  ofFirst.days.add(day);
  addPair(ofFirst.squares, errors[first] as number, mean);
  addPair(ofFirst.seasonal, findMean(errors, first, ofYear) ?? (errors[first] as number), mean);
}

/** Error of the mean; null if it is the first source alone. */
function findMean(errors: Float64Array, first: number, weights: readonly Weight[]): number | null {
  const own = weights[first]?.own ?? 0;
  if (own === 0) return null;
  let weight = own;
  let sum = own * (errors[first] as number);
  for (let other = first + 1; other < errors.length; other++) {
    const error = errors[other] as number;
    const { beside = 0 } = weights[other] ?? {};
    if (Number.isNaN(error) || beside === 0) continue;
    weight += beside;
    sum += beside * error;
  }
  return weight === own ? null : sum / weight;
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

/** Weight by a source's error; that of a season lies between its own error and the year's, by its days. */
function toWeight(skill: Skill, year: Skill | null): Weight {
  const days = Math.max(skill.days, year?.days ?? 0);
  if (days < LEAST_DAYS) return { own: 0, beside: 0 };
  const square = (one: Skill) => (one.weight === 0 ? 0 : one.squares / one.weight);
  const share = year === null || year.weight === 0 ? 1 : skill.days / (skill.days + SEASON_DAYS);
  const own = 1 / Math.max(share * square(skill) + (1 - share) * square(year ?? skill), LEAST_SQUARE);
  return { own, beside: (own * days) / (days + HALF_DAYS) };
}

function toRows(
  names: readonly string[],
  { season, group }: { readonly season: Book['season']; readonly group: number },
  sums: readonly FirstSums[],
  weights: readonly Weight[],
): Omit<VariableWeights, 'variable'>[] {
  const [leadFrom, leadTo] = LEAD_GROUPS[group] as (typeof LEAD_GROUPS)[number];
  return sums.flatMap(({ days, squares, seasonal }, first) => {
    const shares = toShares(names, first, weights);
    if (squares.pairs === 0 || shares.length < 2) return [];
    return {
      season,
      source: names[first] ?? '',
      leadFrom,
      leadTo,
      days: days.size,
      pairs: squares.pairs,
      errorSingle: toError(squares.before, squares),
      errorWeighted: toError(squares.after, squares),
      errorYear: toError(seasonal.before, seasonal),
      isApplied: hasGain(squares) && seasonal.after <= seasonal.before,
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
 * Weights of the sources in a variable of a source that is shown first, in a run that started at a moment; null if it is
 * shown alone at every lead. Each lead has the weights of its day's monsoon where they have proved a gain, else the
 * year's.
 */
export function createWeightFinder({
  weights = [],
  variableWeights = [],
}: Pick<LearnedVersion, 'weights' | 'variableWeights'>): (
  source: string,
  variable: WeightedVariable,
  runAt: EpochSeconds,
) => readonly SourceWeight[] | null {
  const ofYear = weights.map((row) => ({ variable: 'temperature', season: 'year', ...row }));
  const applied = [...ofYear, ...variableWeights].filter(({ isApplied }) => isApplied);
  const byKey = Map.groupBy(applied, (row) => `${row.variable} ${row.source}`);
  const known = new Map<string, readonly SourceWeight[] | null>();
  return (source, variable, runAt) => {
    const dayAt = startOfVietnamDay(runAt);
    const rows = byKey.get(`${variable} ${source}`) ?? [];
    const others = new Set(rows.flatMap(({ shares }) => shares.map((share) => share.source)));
    others.delete(source);
    if (others.size === 0) return null;
    const key = `${variable} ${source} ${dayAt}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_RUN_DAYS) known.clear();
    const leads = Array.from({ length: LEAD_COUNT }, (_, lead) => {
      const season = findMonsoon(dayAt + lead * DAY_SECONDS);
      const ofLead = rows.filter(({ leadFrom, leadTo }) => lead >= leadFrom && lead <= leadTo);
      return ofLead.find((row) => row.season === season) ?? ofLead.find((row) => row.season === 'year') ?? null;
    });
    const list = [source, ...others].map((name) => ({
      source: name,
      byLead: leads.map((row) =>
        row === null ? Number(name === source) : (row.shares.find((one) => one.source === name)?.share ?? 0),
      ),
    }));
    const isAlone = leads.every((row) => row === null);
    known.set(key, isAlone ? null : list);
    return isAlone ? null : list;
  };
}

/** Days of runs whose weights are remembered. */
const MOST_RUN_DAYS = 1000;
