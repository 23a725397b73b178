import { memberChance } from '@portal/domain/weather/rain-chance';
import { findCellWeights } from '#grid/regular-grid.ts';
import { findEnsemble, isSameModelFamily } from '#sources/registry.ts';
import type { RankedSource } from '#store/rank-sources.ts';
import type { RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { addHourly, addRun, countUsableHours, type Filling } from './filling.ts';
import { type HourlyValues, NO_RUN } from './place-series.ts';
import { getPlan, type RunReading, readRunHours, toRunReading } from './read-raw-hours.ts';

/** What one model says of an event: its ensemble, or where that has no value the ready chances of the same ensemble. */
interface Voice {
  readonly source: string;
  /** Chance of the 24 hours around each hour, %, never 0 or 100; NaN if unknown. */
  readonly chances: Float64Array;
  /** Number of members behind it. */
  readonly members: Float64Array;
  readonly readings: (RunReading | null)[];
}

/** Chances of events in 24 hours that stand for themselves. */
const EVENTS = ['rain1mmProbability', 'rain50mmProbability', 'gust15msProbability'] as const satisfies VariableName[];

/**
 * Joins what all ensembles say: one voice per model, as strong as its number of members; members come before ready
 * chances of the same model. The hours' chance of rain, from members, is raised or lowered as the chance of 1 mm in 24
 * hours of all is above or below that of the members: the hazard of each hour grows by the same factor as that of the
 * 24 hours. Without members an hour stays unknown: shared evenly, the chance would call wet hours dry. An hour depends on
 * the hour, the runs and the place, not on the rest of the query.
 */
export function blendChances(filling: Filling, store: RunStore): void {
  const { query, missing } = filling;
  if (query.asIssued === true || query.source !== undefined) return;
  const sources = store.sources().filter(({ source, demo }) => !demo && findEnsemble(source) !== null);
  if (sources.length === 0) return;
  if (missing.has('wetHourProbability')) blendRain(filling, readVoices(filling, sources, 'rain1mmProbability'));
  for (const name of EVENTS) if (missing.has(name)) joinEvent(filling, name, readVoices(filling, sources, name));
}

function readVoices(filling: Filling, sources: readonly RankedSource[], name: VariableName): Voice[] {
  const voices: Voice[] = [];
  const { hours } = filling.query;
  for (const { source, runs } of sources) {
    if (!runs.some(({ variables }) => variables.has(name))) continue;
    let voice = voices.find((known) => isSameModelFamily(known.source, source));
    if (voice === undefined) {
      voice = {
        source,
        chances: new Float64Array(hours).fill(Number.NaN),
        members: new Float64Array(hours),
        readings: new Array<RunReading | null>(hours).fill(null),
      };
      voices.push(voice);
    }
    const members = findEnsemble(source)?.members ?? 0;
    for (const run of runs) addRunTo(voice, filling, run, { name, members });
  }
  return voices;
}

/** Fills the hours of a voice that no better run of its model has. */
function addRunTo(
  voice: Voice,
  { query, place, readings }: Filling,
  run: RankedSource['runs'][number],
  { name, members }: { readonly name: VariableName; readonly members: number },
): void {
  const variable = run.variables.get(name);
  const weights = findCellWeights(run.manifest.grid, place.readAt);
  const usable = countUsableHours(query, run.manifest);
  if (variable === undefined || weights === null || usable === 0) return;
  const { startAt, hours } = query;
  const reading = readings.find((known) => known.run === run) ?? toRunReading(run, weights, startAt, hours);
  const { firstHour, lastHour } = getPlan(reading, variable);
  const last = Math.min(lastHour, usable - 1);
  if (firstHour < 0 || !voice.chances.subarray(firstHour, last + 1).some(Number.isNaN)) return;
  const shares = readRunHours(reading, run.readCells(weights.cells), variable, hours);
  for (let hour = firstHour; hour <= last; hour++) {
    const share = shares[hour] as number;
    if (Number.isNaN(share) || !Number.isNaN(voice.chances[hour])) continue;
    voice.chances[hour] = memberChance((share / 100) * members, members);
    voice.members[hour] = members;
    voice.readings[hour] = reading;
  }
}

/** Mean of the voices that have the hour, each by its members, %; NaN if none has. */
function joinVoices(voices: readonly Voice[], hour: number): number {
  let sum = 0;
  let members = 0;
  for (const voice of voices) {
    const count = voice.members[hour] as number;
    if (count === 0) continue;
    sum += count * (voice.chances[hour] as number);
    members += count;
  }
  return members === 0 ? Number.NaN : sum / members;
}

/** Notes which runs take part in which hours, beside the one that an hour is named after. */
function createParts(filling: Filling) {
  const parts = new Map<number, Uint8Array>();
  return {
    /** Index of the first run in the series; the others are noted as further ones of the hour. */
    add(voices: readonly Voice[], hour: number, first: number): number {
      let own = first;
      for (const { readings } of voices) {
        const reading = readings[hour] ?? null;
        if (reading === null) continue;
        const index = addRun(filling, reading);
        if (own === NO_RUN) own = index;
        if (index === own) continue;
        const used = parts.get(index) ?? new Uint8Array(filling.query.hours);
        used[hour] = 1;
        parts.set(index, used);
      }
      return own;
    },
    list: () => [...parts].map(([run, hours]) => ({ run, hours })),
  };
}

function blendRain(filling: Filling, voices: readonly Voice[]): void {
  const { query, runs, variables } = filling;
  const hourly = variables.wetHourProbability;
  if (hourly === undefined) return;
  const parts = createParts(filling);
  for (let hour = 0; hour < query.hours; hour++) {
    const all = joinVoices(voices, hour);
    const index = hourly.runOf[hour] as number;
    if (Number.isNaN(all) || index === NO_RUN) continue;
    const source = runs[index]?.source;
    const own = voices.find((voice) => source !== undefined && isSameModelFamily(voice.source, source));
    const others = voices.filter((voice) => voice !== own && voice.members[hour] !== 0);
    const ownChance = own?.chances[hour] ?? Number.NaN;
    if (Number.isNaN(ownChance) || others.length === 0) continue;
    hourly.values[hour] = scaleHazard(hourly.values[hour] as number, toHazard(all) / toHazard(ownChance));
    parts.add(others, hour, index);
  }
  variables.wetHourProbability = { ...hourly, mixed: parts.list() };
}

/** Hazard of a chance, %: hazards of parts add up to that of the whole. */
export const toHazard = (percent: number): number => -Math.log1p(-percent / 100);

/** Chance, %, of an hour whose hazard is so many times as large. */
export function scaleHazard(percent: number, factor: number): number {
  return percent >= 100 ? percent : -100 * Math.expm1(-factor * toHazard(percent));
}

function joinEvent(filling: Filling, name: (typeof EVENTS)[number], voices: readonly Voice[]): void {
  if (voices.length === 0) return;
  const hourly = filling.variables[name] ?? addUnknown(filling, name);
  const parts = createParts(filling);
  for (let hour = 0; hour < filling.query.hours; hour++) {
    const all = joinVoices(voices, hour);
    hourly.values[hour] = all;
    hourly.runOf[hour] = Number.isNaN(all) ? NO_RUN : parts.add(voices, hour, NO_RUN);
  }
  filling.variables[name] = { ...hourly, mixed: parts.list() };
}

/** A variable that no hour knows yet. */
function addUnknown(filling: Filling, name: VariableName): HourlyValues {
  return addHourly(filling, name, filling.query.hours, filling.query.hours - 1);
}
