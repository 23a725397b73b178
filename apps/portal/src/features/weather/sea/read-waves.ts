import type { Place } from '@portal/contract/endpoints/place-schema';
import type { HourlyValues, PlaceSeries, RunReference } from '@portal/forecast/series/place-series';
import { NO_RUN } from '@portal/forecast/series/place-series';
import type { WeatherNeeds } from '../needs.ts';
import { readHoursAhead, readValue } from '../read-hours.ts';

/** An AI model is an opinion: it may fill a gap, but never says how high waves can get. */
const AI_SOURCES: ReadonlySet<string> = new Set(['ecmwf-aifs-wave']);

/** The waves of one hour, all of one run. */
interface WaveHour {
  readonly heightM: number | null;
  /** Highest of all models at hand, m. */
  readonly highM: number | null;
  readonly periodS: number | null;
  readonly directionDeg: number | null;
  /** Never above the height; null where the run has none. */
  readonly swellM: number | null;
}

/** Waves by the hour with the series that gave them. */
export interface Waves {
  readonly hours: readonly WaveHour[];
  /** Series with a part in the heights, in order of their first hour. */
  readonly used: readonly PlaceSeries[];
  /** Series with a part in the highest values only. */
  readonly compared: readonly PlaceSeries[];
  /** Where the waves of the first known hour come from; null at the very point and without waves. */
  readonly cell: NonNullable<RunReference['seaCell']> | null;
}

const NO_WAVES: WaveHour = { heightM: null, highM: null, periodS: null, directionDeg: null, swellM: null };

/**
 * Waves of the hours ahead. Each hour is one run's: height and swell of two models would contradict each other. A source
 * that tells swell comes first, then the better one, AI models last.
 */
export function readWaves(needs: WeatherNeeds, place: Place, count: number): Waves {
  const sources = listWaveSources(needs).map((source) =>
    readHoursAhead(needs, place, count, ['waveHeight', 'wavePeriod', 'waveDirection', 'swellHeight'], source),
  );
  const ordered = sources
    .map((series) => ({ series, rank: isOpinion(series) ? 2 : hasSwell(series, count) ? 0 : 1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ series }) => series);
  const used = new Set<PlaceSeries>();
  const compared = new Set<PlaceSeries>();
  let cell: Waves['cell'] = null;
  const hours = Array.from({ length: count }, (_, hour) => {
    const series = ordered.find(({ variables }) => readValue(variables.waveHeight, hour) !== null);
    if (series === undefined) return NO_WAVES;
    if (used.size === 0) cell = findRun(series, series.variables.waveHeight, hour)?.seaCell ?? null;
    used.add(series);
    const found = readHour(series, hour);
    let highM = found.heightM;
    for (const other of ordered) {
      const height = isOpinion(other) ? null : readValue(other.variables.waveHeight, hour);
      if (other === series || height === null) continue;
      compared.add(other);
      if (highM === null || height > highM) highM = height;
    }
    return { ...found, highM };
  });
  return { hours, used: [...used], compared: [...compared].filter((series) => !used.has(series)), cell };
}

/** Sources that have waves somewhere, the best first. */
function listWaveSources({ store, demo }: WeatherNeeds): string[] {
  const isShown = demo();
  return store
    .sources()
    .filter((source) => isShown || !source.demo)
    .filter(
      ({ runs, past }) => runs.some(({ variables }) => variables.has('waveHeight')) || past?.has('waveHeight') === true,
    )
    .map(({ source }) => source);
}

function hasSwell(series: PlaceSeries, count: number): boolean {
  return Array.from({ length: count }, (_, hour) => readHour(series, hour).swellM).some((swellM) => swellM !== null);
}

function readHour(series: PlaceSeries, hour: number): Omit<WaveHour, 'highM'> {
  const { waveHeight, wavePeriod, waveDirection, swellHeight } = series.variables;
  const heightM = readValue(waveHeight, hour);
  const swellM = readValue(swellHeight, hour);
  const isOne = isSameRun(findRun(series, waveHeight, hour), findRun(series, swellHeight, hour));
  return {
    heightM,
    periodS: readValue(wavePeriod, hour),
    directionDeg: readValue(waveDirection, hour),
    swellM: heightM === null || swellM === null || !isOne ? null : Math.min(swellM, heightM),
  };
}

function findRun({ runs }: PlaceSeries, hourly: HourlyValues | undefined, hour: number): RunReference | null {
  const run = hourly?.runOf[hour] ?? NO_RUN;
  return runs[run] ?? null;
}

const isOpinion = ({ runs }: PlaceSeries): boolean => runs.some(({ source }) => AI_SOURCES.has(source));

/** Whether two values come from one run and one cell of it. */
function isSameRun(one: RunReference | null, other: RunReference | null): boolean {
  if (one === null || other === null || one.source !== other.source || one.runId !== other.runId) return false;
  return one.seaCell?.lat === other.seaCell?.lat && one.seaCell?.lng === other.seaCell?.lng;
}
