import type { Place } from '@portal/contract/endpoints/place-schema';
import type { HourlyValues, PlaceSeries, RunReference } from '@portal/forecast/series/place-series';
import { NO_RUN } from '@portal/forecast/series/place-series';
import { isMachineLearning } from '@portal/forecast/sources/registry';
import type { WeatherNeeds } from '../needs.ts';
import { readHoursAhead, readValue } from '../read-hours.ts';

/** The waves of one hour, all of one run but the swell. */
interface WaveHour {
  readonly heightM: number | null;
  /** Highest of all models at hand, m. */
  readonly highM: number | null;
  readonly periodS: number | null;
  readonly directionDeg: number | null;
  /** Of the best run that has it, never above the height; null where none has. */
  readonly swellM: number | null;
}

/** Waves by the hour with the series that gave them. */
export interface Waves {
  readonly hours: readonly WaveHour[];
  /** The series of height, period, direction and swell, as everywhere in the portal. */
  readonly series: PlaceSeries;
  /** Series of single models that were compared for the highest values. */
  readonly compared: readonly PlaceSeries[];
  /** Where the waves of the first known hour come from; null at the very point and without waves. */
  readonly cell: NonNullable<RunReference['seaCell']> | null;
}

/**
 * Waves of the hours ahead: the one series that every reply reads, best source first. Other models only say how high waves may
 * get; an AI model is an opinion, it may fill a gap but says no such thing.
 */
export function readWaves(needs: WeatherNeeds, place: Place, count: number): Waves {
  const series = readHoursAhead(needs, place, count, ['waveHeight', 'wavePeriod', 'waveDirection', 'swellHeight']);
  const { waveHeight, wavePeriod, waveDirection, swellHeight } = series.variables;
  const others = listPhysicalSources(needs).map((source) => ({
    source,
    one: readHoursAhead(needs, place, count, ['waveHeight'], source),
  }));
  const compared = new Set<PlaceSeries>();
  let cell: Waves['cell'] | undefined;
  const hours = Array.from({ length: count }, (_, hour) => {
    const heightM = readValue(waveHeight, hour);
    const swellM = readValue(swellHeight, hour);
    const run = findRun(series, waveHeight, hour);
    if (heightM !== null && cell === undefined) cell = run?.seaCell ?? null;
    let highM = heightM;
    for (const { source, one } of others) {
      const height = readValue(one.variables.waveHeight, hour);
      if (height === null || highM === null || source === run?.source) continue;
      compared.add(one);
      highM = Math.max(highM, height);
    }
    return {
      heightM,
      highM,
      periodS: readValue(wavePeriod, hour),
      directionDeg: readValue(waveDirection, hour),
      swellM: heightM === null || swellM === null ? null : Math.min(swellM, heightM),
    };
  });
  return { hours, series, compared: [...compared], cell: cell ?? null };
}

/** Sources but AI models that have waves somewhere, the best first. */
function listPhysicalSources({ store, demo }: WeatherNeeds): string[] {
  const isShown = demo();
  return store
    .sources()
    .filter(({ source, demo: isDemo }) => (isShown || !isDemo) && !isMachineLearning(source))
    .filter(
      ({ runs, past }) => runs.some(({ variables }) => variables.has('waveHeight')) || past?.has('waveHeight') === true,
    )
    .map(({ source }) => source);
}

function findRun({ runs }: PlaceSeries, hourly: HourlyValues | undefined, hour: number): RunReference | null {
  const run = hourly?.runOf[hour] ?? NO_RUN;
  return runs[run] ?? null;
}
