import { humidityPercent } from '@portal/domain/weather/humidity';
import { correctWindMs, findWindBias } from '@portal/domain/wind/correct-wind';
import { CORRECTED_ELEMENTS, type CorrectedElement } from '#store/learned-corrections.ts';
import { type BiasPairs, findNeighbourhoods, learnBias, toGains } from './learn-bias.ts';
import type { SourceErrors } from './learn-temperature.ts';
import type { ElementBiases, LearnedStation } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** Forecast days of one source, NaN if unknown, by `(day * stations + station) * LEAD_COUNT + lead`. */
export interface SourceDays {
  readonly windMaxMs: Float32Array;
  readonly gustMaxMs: Float32Array;
  readonly dewPointMeanC: Float32Array;
  readonly cloudMeanPercent: Float32Array;
}

/** Measured days, NaN if unknown, by `day * stations + station`. */
export interface MeasuredDays {
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly windMaxMs: Float64Array;
  readonly dewPointMeanC: Float64Array;
  readonly cloudMeanPercent: Float64Array;
}

/** What a source's elements are learned from. */
export interface ElementDays {
  readonly forecast: SourceDays;
  readonly measured: MeasuredDays;
  /** Its temperature errors as pages showed them: humidity follows from temperature and dew point. */
  readonly shown: SourceErrors;
}

/**
 * What counts as 1 °C does for temperatures: the limit of a bias is five times this, its least deviation once. Wind is
 * learned as the logarithm of a ratio, humidity as the dew point, °C.
 */
const SCALES: Readonly<Record<CorrectedElement, number>> = { wind: 0.12, humidity: 1, cloud: 8 };
/** A station that leaves cloud out on a clear sky would teach only of cloudy days: it must state it on most days. */
const LEAST_STATED = 0.8;

const placeOf = (at: number): number => Math.floor(at / LEAD_COUNT);
const limitPercent = (value: number): number => Math.min(Math.max(value, 0), 100);

function toErrors(count: number, read: (at: number) => number): Float32Array {
  return Float32Array.from({ length: count }, (_, at) => read(at));
}

/** Wind: the day's strongest, m/s, never above the model's own gust. */
function findWindPairs({ forecast, measured }: ElementDays): Omit<BiasPairs, 'stations' | 'days' | 'scale'> {
  const { windMaxMs, gustMaxMs } = forecast;
  const observe = (at: number) => measured.windMaxMs[placeOf(at)] as number;
  return {
    errors: toErrors(windMaxMs.length, (at) => findWindBias(windMaxMs[at] as number, observe(at))),
    findError(at, bias) {
      const gust = gustMaxMs[at] as number;
      return correctWindMs(windMaxMs[at] as number, bias, Number.isNaN(gust) ? null : gust) - observe(at);
    },
  };
}

/** Humidity, %: of the day's mean dew point and the middle of its extremes, forecast as pages showed them. */
function findHumidityPairs({ forecast, measured, shown }: ElementDays): Omit<BiasPairs, 'stations' | 'days' | 'scale'> {
  const { dewPointMeanC } = forecast;
  const middle = (at: number) => ((measured.low[placeOf(at)] as number) + (measured.high[placeOf(at)] as number)) / 2;
  const warmth = (at: number) => middle(at) + ((shown.low[at] as number) + (shown.high[at] as number)) / 2;
  const observe = (at: number) => measured.dewPointMeanC[placeOf(at)] as number;
  return {
    errors: toErrors(dewPointMeanC.length, (at) =>
      Number.isNaN(warmth(at)) ? Number.NaN : (dewPointMeanC[at] as number) - observe(at),
    ),
    findError(at, bias) {
      const dewPoint = Math.min((dewPointMeanC[at] as number) - bias, warmth(at));
      return humidityPercent(warmth(at), dewPoint) - humidityPercent(middle(at), observe(at));
    },
  };
}

/** Cloud, %, at stations that state it on most of the days on which they state their wind. */
function findCloudPairs(
  { forecast, measured }: ElementDays,
  stations: number,
): Omit<BiasPairs, 'stations' | 'days' | 'scale'> {
  const { cloudMeanPercent } = forecast;
  const isStated = Array.from({ length: stations }, (_, station) => {
    let [watched, stated] = [0, 0];
    for (let place = station; place < measured.windMaxMs.length; place += stations) {
      const hasCloud = !Number.isNaN(measured.cloudMeanPercent[place]);
      if (hasCloud || !Number.isNaN(measured.windMaxMs[place])) watched++;
      if (hasCloud) stated++;
    }
    return stated > 0 && stated >= LEAST_STATED * watched;
  });
  const observe = (at: number) => measured.cloudMeanPercent[placeOf(at)] as number;
  return {
    errors: toErrors(cloudMeanPercent.length, (at) =>
      isStated[placeOf(at) % stations] === true ? (cloudMeanPercent[at] as number) - observe(at) : Number.NaN,
    ),
    findError: (at, bias) => limitPercent((cloudMeanPercent[at] as number) - bias) - observe(at),
  };
}

/** What was learned of one element of a source, and its errors as pages would have shown them. */
interface LearnedPart {
  readonly learned: ElementBiases;
  /** In the unit of the gain. */
  readonly shown: Float32Array;
}

/**
 * Learns the biases of a source's wind, humidity and cloud; an element without a pair is left out. A machine-learning
 * model's wind is not corrected: it is too weak in storms, where nobody may rely on it.
 */
export function learnElements(
  stations: readonly LearnedStation[],
  days: ElementDays,
  isMachineLearning: boolean,
): LearnedPart[] {
  const hoods = findNeighbourhoods(stations);
  const pairs = {
    wind: findWindPairs(days),
    humidity: findHumidityPairs(days),
    cloud: findCloudPairs(days, stations.length),
  };
  return CORRECTED_ELEMENTS.flatMap((element) => {
    const { errors, findError } = pairs[element];
    if ((element === 'wind' && isMachineLearning) || errors.every(Number.isNaN)) return [];
    const scale = SCALES[element];
    const found = learnBias({ stations: stations.length, days: days.shown.days, errors, scale, findError }, hoods);
    const biases = stations.map((_, station) => ({ station, byLead: toThousandths(found.biases[station]) }));
    const learned = {
      source: days.shown.source,
      element,
      biases: biases.filter(({ byLead }) => byLead.some((bias) => bias !== 0)),
      gains: toGains(found.sums),
    };
    return [{ learned, shown: found.shown }];
  });
}

const toThousandths = (biases: Float32Array | undefined): number[] =>
  Array.from(biases ?? [], (bias) => Math.round(bias * 1000) / 1000);
