import type { EndpointInput, ReplyFile } from '@portal/contract/endpoint';
import type {
  EventScores,
  LeadScores,
  RainScores,
  VerificationScores,
  verificationScores,
} from '@portal/contract/endpoints/verification';
import { findIntervals, type Interval } from '@portal/domain/score/bootstrap';
import { findScoreRule, scoreMonth } from '@portal/domain/score/monthly-score';
import { scoreAmounts, scoreChances, scoreEvents, scoreThresholds } from '@portal/domain/score/score';
import { addSums, countPairs, makeSums, type ScoreSums } from '@portal/domain/score/score-sums';
import {
  FEWEST_EVENTS,
  getScoreUnit,
  isEventVariable,
  type ScoredVariable,
  SHOWN_SOURCE,
} from '@portal/domain/score/scored-variable';
import { type EpochSeconds, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { getLicence } from '@portal/forecast/sources/registry';
import type { Database } from '#platform/database/database.ts';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import { countStations, type DaySums, readScoreSpan, readScores, type ScoreFilter } from './score-store.ts';

export interface ScoreNeeds {
  readonly database: Database;
  /** Portal clock. */
  readonly clock: () => EpochSeconds;
  /** Credits that must stand with what stations measured; default: none is known. */
  readonly measuredCredits?: readonly string[];
}

const PERCENT = 100;
const MOST_MISSES = 5;
const DEFAULT_LEAD = 1;

const toPercent = (share: number | null): number | null => (share === null ? null : PERCENT * share);
const sum = (list: readonly ArrayLike<number>[]): ScoreSums => {
  const sums = makeSums();
  for (const one of list) addSums(sums, one);
  return sums;
};

/** Start of a month `YYYY-MM` and of the next one. */
function findMonthSpan(month: string): { fromAt: EpochSeconds; toAt: EpochSeconds } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { fromAt: parseDate(`${month}-01`) ?? 0, toAt: parseDate(`${next}-01`) ?? 0 };
}

/** Merges sums of the same day: days are the unit of resampling. */
function sumDays(rows: readonly DaySums[]): ScoreSums[] {
  return [...Map.groupBy(rows, ({ day }) => day).values()].map((ofDay) => sum(ofDay.map(({ sums }) => sums)));
}

/** Both ends of an interval under the reply's field names. */
function nameEnds<Name extends string>(name: Name, interval: Interval | null) {
  const ends = { [`${name}Low`]: interval?.low ?? null, [`${name}High`]: interval?.high ?? null };
  return ends as Record<`${Name}Low` | `${Name}High`, number | null>;
}

function toLeadScores(
  leadDays: number,
  days: readonly ScoreSums[],
  variable: ScoredVariable,
  isOver: boolean,
): LeadScores {
  const sums = sum(days);
  const amounts = scoreAmounts(sums);
  const chances = scoreChances(sums);
  const isChance = variable === 'rainProbabilityPercent';
  const intervals = findIntervals(days, (sample) => ({
    absoluteError: scoreAmounts(sample).absoluteError,
    brier: isChance ? scoreChances(sample).brier : null,
  }));
  const skills = isChance ? chances : amounts;
  const rule = findScoreRule(variable);
  return {
    leadDays,
    pairs: countPairs(sums),
    pairDays: days.length,
    bias: amounts.bias,
    absoluteError: amounts.absoluteError,
    ...nameEnds('absoluteError', intervals.absoluteError),
    squareError: amounts.squareError,
    withinTwo: toPercent(amounts.within),
    persistenceError: amounts.persistenceError,
    climateError: amounts.climateError,
    persistenceSkill: skills.persistenceSkill,
    climateSkill: skills.climateSkill,
    rangeCoverage: toPercent(amounts.coverage),
    brier: chances.brier,
    ...nameEnds('brier', intervals.brier),
    brierReliability: chances.reliability,
    brierResolution: chances.resolution,
    brierUncertainty: chances.uncertainty,
    monthScore: rule === null ? null : scoreMonth(sums, rule, isOver),
  };
}

/** Intervals of all thresholds, from the same resampled days. */
function findRainIntervals(days: readonly ScoreSums[]) {
  return findIntervals(days, (sample) =>
    Object.fromEntries(
      scoreThresholds(sample).flatMap(({ leastMm, detection, falseAlarmRatio, successIndex }) => [
        [`detection ${leastMm}`, detection],
        [`falseAlarmRatio ${leastMm}`, falseAlarmRatio],
        [`successIndex ${leastMm}`, successIndex],
      ]),
    ),
  );
}

function toRainScores(leadDays: number, days: readonly ScoreSums[]): RainScores[] {
  const intervals = findRainIntervals(days);
  const ends = <Name extends string>(name: Name, leastMm: number) =>
    nameEnds(name, intervals[`${name} ${leastMm}`] ?? null);
  return scoreThresholds(sum(days)).map(({ misses, persistence, ...threshold }) => ({
    leadDays,
    missedEvents: misses,
    persistenceIndex: persistence.successIndex,
    ...threshold,
    ...ends('detection', threshold.leastMm),
    ...ends('falseAlarmRatio', threshold.leastMm),
    ...ends('successIndex', threshold.leastMm),
  }));
}

/** Gusts and fog; with few events the counts stand alone. */
function toEventScores(leadDays: number, days: readonly ScoreSums[], variable: ScoredVariable): EventScores[] {
  if (!isEventVariable(variable)) return [];
  return scoreEvents(sum(days), variable)
    .filter(({ cases }) => cases > 0)
    .map(({ threshold, cases, baseRate, hits, misses, falseAlarms, correctNegatives, persistence, ...rates }) => {
      const show = (value: number | null) => (hits + misses < FEWEST_EVENTS ? null : value);
      return {
        leadDays,
        weatherEvent: variable === 'gustMaxMs' ? 'gust' : 'fog',
        eventThreshold: threshold,
        eventCases: cases,
        baseRate: toPercent(baseRate),
        hits,
        falseAlarms,
        missedEvents: misses,
        correctNegatives,
        detection: show(rates.detection),
        falseAlarmRatio: show(rates.falseAlarmRatio),
        successIndex: show(rates.successIndex),
        frequencyBias: show(rates.frequencyBias),
        heidkeSkill: show(rates.heidkeSkill),
        persistenceIndex: show(persistence.successIndex),
      };
    });
}

function toProvinceScores(rows: readonly DaySums[], variable: ScoredVariable, isOver: boolean) {
  const rule = findScoreRule(variable);
  const byProvince = Map.groupBy(rows, ({ province }) => province ?? '');
  return [...byProvince]
    .flatMap(([province, own]) => {
      if (province === '') return [];
      const sums = sum(own.map((row) => row.sums));
      return [{ province, pairs: countPairs(sums), monthScore: rule && scoreMonth(sums, rule, isOver) }];
    })
    .toSorted((a, b) => a.province.localeCompare(b.province, 'en'));
}

/** Error of one forecast, for ranking the worst: for a chance, its distance from the outcome. */
const findDistance = (variable: ScoredVariable, forecast: number, observed: number): number =>
  variable === 'rainProbabilityPercent'
    ? Math.abs(forecast - (observed > 0 ? PERCENT : 0))
    : Math.abs(forecast - observed);

interface SpanQuery extends ScoreFilter {
  /** Slug of a province; absent: all together. */
  readonly province?: string | null;
  readonly lead?: number | undefined;
  /** Whether the span is a complete month, which gets a score. */
  readonly isOver?: boolean;
}

export interface SpanScores
  extends Pick<
    VerificationScores,
    'variable' | 'unit' | 'scores' | 'rainScores' | 'eventScores' | 'reliabilityBins' | 'provinceScores' | 'worstMisses'
  > {}

function toBins(rows: readonly DaySums[], variable: ScoredVariable): SpanScores['reliabilityBins'] {
  if (variable !== 'rainProbabilityPercent') return [];
  return scoreChances(sum(rows.map(({ sums }) => sums))).bins.map(({ cases, forecast, observed }) => ({
    cases,
    forecastShare: toPercent(forecast),
    observedShare: toPercent(observed),
  }));
}

type StoredMisses = Awaited<ReturnType<typeof readScores>>['misses'];

function listWorst(misses: StoredMisses, variable: ScoredVariable): SpanScores['worstMisses'] {
  const distance = ({ forecast, observed }: StoredMisses[number]) => findDistance(variable, forecast, observed);
  const worstFirst = misses.toSorted((a, b) => distance(b) - distance(a) || b.day - a.day);
  return worstFirst.slice(0, MOST_MISSES).map(({ day, station, province, forecast, observed }) => ({
    date: formatDate(day),
    station,
    province,
    forecastValue: forecast,
    observedValue: observed,
  }));
}

/** A day without a gust in any report counts as an event that did not come, not as a pair of gusts. */
const hasPairs = (rows: readonly DaySums[]): boolean => rows.some(({ sums }) => countPairs(sums) > 0);

/** Stored scores of a span; without forecast–observation pairs all lists are empty. */
export async function findSpanScores(database: Database, query: SpanQuery): Promise<SpanScores> {
  const { variable, province = null, lead, isOver = false } = query;
  const stored = await readScores(database, query);
  const isAsked = (row: { readonly province: string | null }) => province === null || row.province === province;
  const ofLead = lead ?? DEFAULT_LEAD;
  const rows = stored.sums.filter((row) => isAsked(row) && (lead === undefined || row.leadDays === lead));
  const byLead = [...Map.groupBy(rows, ({ leadDays }) => leadDays)].toSorted(([a], [b]) => a - b);
  const atLead = stored.sums.filter(({ leadDays }) => leadDays === ofLead);
  return {
    variable,
    unit: getScoreUnit(variable),
    scores: byLead
      .filter(([, own]) => hasPairs(own))
      .map(([leadDays, own]) => toLeadScores(leadDays, sumDays(own), variable, isOver)),
    rainScores: variable === 'rainMm' ? byLead.flatMap(([leadDays, own]) => toRainScores(leadDays, sumDays(own))) : [],
    eventScores: byLead.flatMap(([leadDays, own]) => toEventScores(leadDays, sumDays(own), variable)),
    reliabilityBins: toBins(atLead.filter(isAsked), variable),
    provinceScores: toProvinceScores(
      atLead.filter((row) => hasPairs([row])),
      variable,
      isOver,
    ),
    worstMisses: listWorst(
      stored.misses.filter((miss) => miss.leadDays === ofLead && isAsked(miss)),
      variable,
    ),
  };
}

/** Licences of the models, and the credits of the measurements, as soon as anything is scored. */
function listCredits(sources: readonly string[], measured: readonly string[]): string[] {
  const models = sources.filter((source) => source !== SHOWN_SOURCE).map(getLicence);
  return [...new Set(sources.length === 0 ? models : [...models, ...measured])];
}

const NOTHING = {
  scores: [],
  rainScores: [],
  eventScores: [],
  reliabilityBins: [],
  provinceScores: [],
  worstMisses: [],
};

/** Scores of a month. Without observations all lists are empty: forecasts are never scored against a model. */
export async function findScores(
  { database, clock, measuredCredits = [] }: ScoreNeeds,
  { query }: EndpointInput<typeof verificationScores>,
): Promise<VerificationScores> {
  const { source = SHOWN_SOURCE, variable = 'temperatureMaxC', lead, province = null } = query;
  const { days, sources } = await readScoreSpan(database);
  const scoredMonths = [...new Set(days.map((day) => formatDate(day).slice(0, 7)))];
  const month = query.month ?? scoredMonths.at(-1) ?? null;
  const scoredSources = [...sources];
  const credits = listCredits(scoredSources, measuredCredits);
  const head = { scoredMonth: month, source, province, scoredMonths, scoredSources, credits };
  if (month === null) return { ...head, variable, unit: getScoreUnit(variable), scoredStations: 0, ...NOTHING };
  const span = findMonthSpan(month);
  const isOver = clock() >= span.toAt;
  return {
    ...head,
    scoredStations: await countStations(database, span),
    ...(await findSpanScores(database, { ...span, source, variable, province, lead, isOver })),
  };
}

/** Excel needs it to detect UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * One line per lead time; counts and scores of rain from 0.3 mm are next to those of the amount. Empty cells:
 * unknown.
 */
export function writeScoresCsv(reply: VerificationScores): ReplyFile {
  const { scoredMonth: month, source, variable, unit, province, scores, rainScores } = reply;
  const credits = reply.credits.join(' ');
  const lines = scores.map((score) => {
    const rain = rainScores.find(({ leadDays }) => leadDays === score.leadDays);
    return { month, source, variable, unit, province, ...score, ...rain, credits };
  });
  // The columns are the same even if all of them are empty.
  const columns = { ...toLeadScores(0, [], variable, false), ...(variable === 'rainMm' ? toRainScores(0, [])[0] : {}) };
  const names = Object.keys({ month, source, variable, unit, province, ...columns, credits });
  const rows = [names, ...lines.map((line) => names.map((name) => (line as Record<string, unknown>)[name]))];
  return {
    contentType: 'text/csv; charset=utf-8',
    body: BYTE_ORDER_MARK + rows.map((cells) => cells.map(writeCell).join(',') + LINE_END).join(''),
    headers: { 'content-disposition': `attachment; filename="scores-${variable}-${month ?? 'none'}.csv"` },
  };
}
