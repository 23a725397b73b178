import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { CHANCE_FROM_MM } from '@portal/domain/weather/rain-chance';
import { toMonthPosition } from '#climate/month-curve.ts';
import { NoiseLayer, upperQuantile, upperTail } from './noise-layer.ts';
import { findSeason, type Season } from './season.ts';
import { fillFromCurves, type Sites } from './sites.ts';
import { makeSolarClock, type SolarClock, setSolarClock, toHourPhase } from './solar-clock.ts';
import { type Depression, listDepressions } from './tropical-depression.ts';

/** Moisture, cloud and rain of one clock hour at all sites, evaluated at the middle of the hour. */
export interface WetHour {
  /** Number of the hour: epoch seconds / 3600; NaN before the first use. */
  hour: number;
  /** Large-scale state: standard normal, high is wet. */
  readonly wetness: Float64Array;
  /** Rain that falls in the hour, mm. */
  readonly rainMm: Float64Array;
  /** Likely range of the rain, 10 and 90 %: the rain of a sky that is drier, or wetter, all the time. */
  readonly rainLowMm: Float64Array;
  readonly rainHighMm: Float64Array;
  /** Chance of at least 0.2 mm in the hour, 0…1. */
  readonly chance: Float64Array;
  /** Cloud cover, 0…1. */
  readonly cloud: Float64Array;
  /** Mean cloud cover of the place and season, 0…1. */
  readonly typicalCloud: Float64Array;
  /** Mean rain of the place and season, mm per day. */
  readonly typicalRain: Float64Array;
  /** Sine of the sun's elevation in the middle of the hour, 0 at night. */
  readonly sun: Float64Array;
}

/** Weather layers by size, with their shares of the rain's variance. */
const LAYERS = [
  { shape: { seed: 11, spacingDeg: 6, spacingHours: 40, drift: 0.6, turnDeg: 23 }, weight: Math.sqrt(0.2) },
  { shape: { seed: 12, spacingDeg: 1.8, spacingHours: 10, drift: 1, turnDeg: -31 }, weight: Math.sqrt(0.36) },
  { shape: { seed: 13, spacingDeg: 0.65, spacingHours: 3, drift: 1, turnDeg: 12 }, weight: Math.sqrt(0.44) },
] as const;
const LARGE_SHARE = Math.sqrt(0.56);

/** Amounts of wet hours: Weibull-like with this exponent and mean 1 (1.3293 = Γ(2.5)). */
const AMOUNT_EXPONENT = 1.5;
const AMOUNT_NORM = 1 / 1.3293;
const LEAST_RAIN_MM = 0.02;
const MOST_RAIN_MM = 120;
const MOST_WET_SHARE = 0.92;
/** Weight of the small layer in the cloud, which widens the spread of its state. */
const TORN = 0.3;
const TORN_SPREAD = Math.hypot(1, TORN);
/** Spread of the chance of rain around its local value. */
const CHANCE_SPREAD = 0.45;
/**
 * Offset from the median to the 10th and 90th percentile of a sky that is drier or wetter all the time: narrower than
 * the spread of an hour's chance, because timing and position of showers average out over a day.
 */
const LIKELY_SPREAD = 1.2816 * 0.2;
/** Concentration of afternoon showers and 1/I0 of it, which makes their daily mean 1. */
const SHOWER_FOCUS = 1.5;
const SHOWER_NORM = 1 / 1.6467;
const SHOWER_PEAK = toHourPhase(16.5);
const SEA_PEAK = toHourPhase(4);

/** Makes wet hours for a set of sites. */
export class WetHourMaker {
  readonly #sites: Sites;
  readonly #layers: NoiseLayer[];
  readonly #clock: SolarClock;
  readonly #temperature: Float64Array;

  constructor(sites: Sites) {
    this.#sites = sites;
    this.#layers = LAYERS.map(({ shape }) => new NoiseLayer(shape, sites));
    this.#clock = makeSolarClock(sites);
    this.#temperature = new Float64Array(sites.count);
  }

  makeEmpty(): WetHour {
    const figures = () => new Float64Array(this.#sites.count);
    return {
      hour: Number.NaN,
      wetness: figures(),
      rainMm: figures(),
      rainLowMm: figures(),
      rainHighMm: figures(),
      chance: figures(),
      cloud: figures(),
      typicalCloud: figures(),
      typicalRain: figures(),
      sun: figures(),
    };
  }

  /** Writes the weather of a clock hour. */
  fill(out: WetHour, hour: number): void {
    const at = hour * HOUR_SECONDS + HOUR_SECONDS / 2;
    const season = findSeason(at);
    const { month, fraction } = toMonthPosition(at);
    fillFromCurves(this.#sites.rain, month, fraction, out.typicalRain);
    fillFromCurves(this.#sites.temperature, month, fraction, this.#temperature);
    setSolarClock(this.#clock, this.#sites, season.hours);
    for (const layer of this.#layers) layer.moveTo(season.hours, season.drift);
    this.#fillRain(out, season, listDepressions(season.hours));
    this.#fillCloud(out, season);
    for (let site = 0; site < this.#sites.count; site += 1) {
      out.sun[site] = Math.max(this.#clock.sinElevation[site] as number, 0);
    }
    out.hour = hour;
  }

  #fillRain(out: WetHour, season: Season, depressions: readonly Depression[]): void {
    const { northern, lat, lng } = this.#sites;
    const [large, middle, small] = this.#layers.map((layer) => layer.values) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    for (let site = 0; site < this.#sites.count; site += 1) {
      const storm = stormShare(depressions, lat[site] as number, lng[site] as number);
      const outer =
        LAYERS[0].weight * (large[site] as number) + LAYERS[1].weight * (middle[site] as number) + 1.2 * storm;
      const state = outer + LAYERS[2].weight * (small[site] as number);
      const rate = out.typicalRain[site] as number;
      const cool = (northern[site] as number) * season.cool;
      const intensity = (1 - cool) * (3 - 1.5 * Math.exp(-rate / 8) + 0.03 * rate) + cool * (0.3 + 0.12 * rate);
      const wetShare = Math.min((rate / (24 * intensity)) * this.#hourFactor(site, cool), MOST_WET_SHARE);
      const meanMm = intensity * (1 + 0.5 * storm);
      out.wetness[site] = outer / LARGE_SHARE;
      out.rainMm[site] = toRain(state, wetShare, meanMm);
      out.rainLowMm[site] = toRain(state - LIKELY_SPREAD, wetShare, meanMm);
      out.rainHighMm[site] = toRain(state + LIKELY_SPREAD, wetShare, meanMm);
      out.chance[site] = upperTail((findState(CHANCE_FROM_MM, wetShare, meanMm) - state) / CHANCE_SPREAD);
    }
  }

  /** Likelihood of rain at this hour relative to the daily mean: showers in the afternoon over warm land. */
  #hourFactor(site: number, cool: number): number {
    const cos = this.#clock.cosHour[site] as number;
    const sin = this.#clock.sinHour[site] as number;
    const land = this.#sites.land[site] as number;
    const warm = Math.min(Math.max(((this.#temperature[site] as number) - 17) / 7, 0), 1);
    const northern = this.#sites.northern[site] as number;
    const shower = 0.85 * land * warm * (1 - cool) * (1 - 0.45 * northern);
    const atSea = 1 + 0.25 * (1 - land) * (cos * SEA_PEAK.cos + sin * SEA_PEAK.sin);
    if (shower < 0.01) return atSea;
    const peaked = SHOWER_NORM * Math.exp(SHOWER_FOCUS * (cos * SHOWER_PEAK.cos + sin * SHOWER_PEAK.sin));
    return (1 - shower) * atSea + shower * peaked;
  }

  #fillCloud(out: WetHour, season: Season): void {
    const { northern } = this.#sites;
    const small = this.#layers[2]?.values ?? out.wetness;
    for (let site = 0; site < this.#sites.count; site += 1) {
      const rain = out.rainMm[site] as number;
      const north = northern[site] as number;
      const typical =
        0.32 +
        0.36 * (1 - Math.exp(-(out.typicalRain[site] as number) / 5)) +
        north * (0.1 * season.cool + 0.2 * season.drizzle);
      const excess =
        (out.wetness[site] as number) + TORN * (small[site] as number) - TORN_SPREAD * upperQuantile(typical);
      const cloud = 1 - upperTail(excess / 0.6);
      const least = rain > 0 ? 0.68 + 0.3 * Math.min(rain / 4, 1) : 0;
      out.typicalCloud[site] = typical;
      out.cloud[site] = Math.max(cloud, least);
    }
  }
}

/** Rain of an hour from the state of the sky, mm: wet with the frequency `wetShare`. */
function toRain(state: number, wetShare: number, meanMm: number): number {
  const rank = upperTail(state) / wetShare;
  return rank < 1 ? toAmount(rank, meanMm) : 0;
}

/** Amount of a wet hour, mm, from its rank among wet hours: 0 the wettest, 1 the driest. */
function toAmount(rank: number, meanMm: number): number {
  const amount = meanMm * AMOUNT_NORM * (-Math.log(Math.max(rank, 1e-9))) ** AMOUNT_EXPONENT;
  return amount < LEAST_RAIN_MM ? 0 : Math.min(amount, MOST_RAIN_MM);
}

/** The state of the sky at which an hour has this rain: the inverse of `toRain`. */
function findState(rainMm: number, wetShare: number, meanMm: number): number {
  const rank = Math.exp(-((rainMm / (meanMm * AMOUNT_NORM)) ** (1 / AMOUNT_EXPONENT)));
  return upperQuantile(wetShare * rank);
}

/** Position in the rain field of a depression: 1 at the centre, 0 far away. */
function stormShare(depressions: readonly Depression[], lat: number, lng: number): number {
  let share = 0;
  for (const depression of depressions) {
    const north = (lat - depression.lat) / 2.8;
    const east = (lng - depression.lng) / 2.8;
    share += Math.min(depression.windMs / 15, 1) * Math.exp(-north * north - east * east);
  }
  return Math.min(share, 1);
}
