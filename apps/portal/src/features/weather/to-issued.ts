import type { Issued } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { HourlyValues, PlaceSeries, RunReference } from '@portal/forecast/series/place-series';
import { findSunlightOrigin } from '@portal/forecast/series/sunlight';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import type { HOUR_VARIABLES } from './reply-variables.table.ts';

/** Retry-After for data that is not available yet. */
const RETRY_SECONDS = 600;

/** Hours of a reply: `to` is exclusive. */
export interface HourRange {
  readonly from: number;
  readonly to: number;
}

/** Cached statements, as the calls of a page ask for the same hours. */
const statements = new WeakMap<PlaceSeries, Map<typeof HOUR_VARIABLES, Map<string, Issued>>>();

/** Origin of a reply's values. A variable's run is that of its first known hour in the range. */
export function toIssued(series: PlaceSeries, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  const ofSeries = statements.get(series) ?? new Map<typeof HOUR_VARIABLES, Map<string, Issued>>();
  statements.set(series, ofSeries);
  const ofNames = ofSeries.get(names) ?? new Map<string, Issued>();
  ofSeries.set(names, ofNames);
  const key = `${range.from} ${range.to}`;
  const issued = ofNames.get(key) ?? composeIssued(series, range, names);
  ofNames.set(key, issued);
  return issued;
}

function composeIssued(series: PlaceSeries, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  const sources: Issued['sources'] = {};
  const used = new Set<RunReference>();
  const estimated: string[] = [];
  const corrected: string[] = [];
  let temperatureSources: string[] = [];
  let chanceSources: string[] = [];
  for (const [name, variables] of names) {
    const origin = findOrigin(series, range, variables);
    if (origin.isEstimated) estimated.push(name);
    const { runs } = origin;
    if (runs.some((run) => isCorrectedBy(run, name))) corrected.push(name);
    if (name === 'temperature' && isMixed(series, range, 'temperature2m')) temperatureSources = listSources(runs);
    if (name === 'rainProbability' && isMixed(series, range, 'wetHourProbability')) chanceSources = listSources(runs);
    for (const run of runs) used.add(run);
    const [first] = runs;
    if (first !== undefined) sources[name] = { source: first.source, runAt: formatMoment(first.runAt) };
  }
  return {
    source: sources.temperature?.source ?? null,
    runAt: sources.temperature?.runAt ?? null,
    updatedAt: findUpdatedAt(used),
    demo: [...used].some((run) => run.demo),
    sources,
    estimated,
    ...(corrected.length === 0 ? {} : { corrected }),
    ...(temperatureSources.length === 0 ? {} : { temperatureSources }),
    ...(chanceSources.length === 0 ? {} : { chanceSources }),
    credits: listCredits(used),
  };
}

const listSources = (runs: readonly RunReference[]): string[] => [...new Set(runs.map(({ source }) => source))];

/** Whether a variable is of several sources in any hour of the range. */
function isMixed({ variables }: PlaceSeries, { from, to }: HourRange, name: VariableName): boolean {
  return variables[name]?.mixed?.some(({ hours }) => hours.subarray(from, to).includes(1)) === true;
}

/** Whether learned corrections changed a value of a run. */
function isCorrectedBy({ isCorrected, isCalibrated, corrected }: RunReference, name: string): boolean {
  if (name === 'temperature') return isCorrected === true;
  if (name === 'rainProbability') return isCalibrated === true;
  const element = ELEMENT_OF[name];
  return element !== undefined && corrected?.includes(element) === true;
}

/** What is corrected by measurements besides, by the name of the value in a reply. */
const ELEMENT_OF: Readonly<Record<string, NonNullable<RunReference['corrected']>[number]>> = {
  windSpeed: 'wind',
  humidity: 'humidity',
  dewPoint: 'humidity',
  cloudCover: 'cloud',
};

/** The same for calls that need data. Throws `AppError` `noData` if no value is known. */
export function getIssued(series: PlaceSeries, range: HourRange, names: typeof HOUR_VARIABLES): Issued {
  const issued = toIssued(series, range, names);
  if (Object.keys(issued.sources).length === 0) throw noData();
  return issued;
}

/** The refusal of a call without any data. */
export function noData(): AppError {
  return new AppError('noData', { retryAfterSeconds: RETRY_SECONDS });
}

/** Demonstration weather needs no credit. */
function listCredits(runs: ReadonlySet<RunReference>): string[] {
  const credits: string[] = [];
  for (const { demo, licence } of runs) if (!demo && !credits.includes(licence)) credits.push(licence);
  return credits;
}

function findUpdatedAt(runs: ReadonlySet<RunReference>): string | null {
  let latest = Number.NEGATIVE_INFINITY;
  for (const run of runs) latest = Math.max(latest, run.publishedAt);
  return Number.isFinite(latest) ? formatMoment(latest) : null;
}

/** Runs behind any of the variables in the range, in order of hours, then further ones of means. */
function listRuns(series: PlaceSeries, range: HourRange, variables: readonly VariableName[]): RunReference[] {
  const runs = listFirstRuns(series, range, variables);
  for (const variable of variables) {
    for (const { run: index, hours } of series.variables[variable]?.mixed ?? []) {
      const run = series.runs[index];
      if (run === undefined || runs.includes(run) || !hours.subarray(range.from, range.to).includes(1)) continue;
      runs.push(run);
    }
  }
  return runs;
}

function listFirstRuns(series: PlaceSeries, range: HourRange, variables: readonly VariableName[]): RunReference[] {
  const runs: RunReference[] = [];
  let last = -1;
  for (const variable of variables) {
    const hourly: HourlyValues | undefined = series.variables[variable];
    if (hourly === undefined) continue;
    for (let i = range.from; i < range.to; i++) {
      const index = hourly.runOf[i];
      if (index === undefined || index === last) continue;
      last = index;
      const run = series.runs[index];
      if (run !== undefined && !runs.includes(run)) runs.push(run);
      if (runs.length === series.runs.length) return runs;
    }
  }
  return runs;
}

/** The same, and whether any value is estimated from another variable. */
function findOrigin(
  series: PlaceSeries,
  range: HourRange,
  variables: readonly VariableName[],
): { readonly runs: readonly RunReference[]; readonly isEstimated: boolean } {
  const [name] = variables;
  if (name !== 'uvIndex' && name !== 'shortWaveRadiation') {
    return { runs: listRuns(series, range, variables), isEstimated: false };
  }
  const { runs, isEstimated } = findSunlightOrigin(series, name, range);
  return { runs: runs.flatMap((index) => series.runs[index] ?? []), isEstimated };
}
