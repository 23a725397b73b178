import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { toMonthPosition } from '#climate/month-curve.ts';
import { coldSurge } from './cold-surge.ts';
import { fillAirQuality, fillRainAndLight } from './fill-rain-and-light.ts';
import { fillTemperature, fillWind } from './fill-temperature.ts';
import { NoiseLayer } from './noise-layer.ts';
import { findSeason, type Season, smoothStep } from './season.ts';
import { fillFromCurves, type Sites } from './sites.ts';
import { DEMO_VARIABLES, type SkyFields, type SkyMoment } from './sky-moment.ts';
import { makeSolarClock, setSolarClock, toHourPhase } from './solar-clock.ts';
import { listDepressions } from './tropical-depression.ts';
import { type WetHour, WetHourMaker } from './wet-hour.ts';

/** Peak hours of the semidiurnal and diurnal pressure tide. */
const HALF_DAY_PEAK = toHourPhase(9.7);
const DAY_PEAK = toHourPhase(6);
const DEPRESSION_REACH_DEG = 2.2;

/** Sea-level pressure: higher in northern cold, lower in heat, with the tropical pressure tide. */
function fillPressure(moment: SkyMoment, fields: SkyFields): void {
  const { sites, season } = moment;
  const cosHalf = HALF_DAY_PEAK.cos * HALF_DAY_PEAK.cos - HALF_DAY_PEAK.sin * HALF_DAY_PEAK.sin;
  const sinHalf = 2 * HALF_DAY_PEAK.cos * HALF_DAY_PEAK.sin;
  for (let site = 0; site < sites.count; site += 1) {
    const cos = moment.clock.cosHour[site] as number;
    const sin = moment.clock.sinHour[site] as number;
    const cosLat = sites.cosLat[site] as number;
    const tide =
      1.45 * cosLat ** 3 * ((cos * cos - sin * sin) * cosHalf + 2 * cos * sin * sinHalf) +
      0.7 * (sites.land[site] as number) * (cos * DAY_PEAK.cos + sin * DAY_PEAK.sin);
    const north = (sites.lat[site] as number) - 10;
    const seasonal = 1009.6 + season.northeast * (1.8 + 0.62 * north) - season.southwest * (1.4 + 0.32 * north);
    const weather = 2.8 * (moment.surge[site] as number) - 0.9 * (moment.past.wetness[site] as number);
    fields.pressureMsl[site] = seasonal + weather + tide - depressionDepth(moment, site);
  }
}

function depressionDepth(moment: SkyMoment, site: number): number {
  let depth = 0;
  for (const depression of moment.depressions) {
    const north = ((moment.sites.lat[site] as number) - depression.lat) / DEPRESSION_REACH_DEG;
    const east = ((moment.sites.lng[site] as number) - depression.lng) / DEPRESSION_REACH_DEG;
    depth += 0.75 * depression.windMs * Math.exp(-Math.sqrt(north * north + east * east + 0.02));
  }
  return depth;
}

const DEGREES = 180 / Math.PI;
const SEA_BELOW_LAND_SHARE = 0.5;

/** Wind waves over open water, smaller in the gulfs and near coasts; NaN over land. */
function fillWaves(moment: SkyMoment, fields: SkyFields): void {
  const { sites } = moment;
  for (let site = 0; site < sites.count; site += 1) {
    const land = sites.land[site] as number;
    if (land >= SEA_BELOW_LAND_SHARE) {
      fields.waveHeight[site] = Number.NaN;
      fields.wavePeriod[site] = Number.NaN;
      fields.waveDirection[site] = Number.NaN;
      continue;
    }
    const u = moment.flowU[site] as number;
    const v = moment.flowV[site] as number;
    const shelter = (1 - land) * fetchShare(sites.lat[site] as number, sites.lng[site] as number);
    const height = 0.25 + 0.02 * (u * u + v * v) * shelter;
    const from = Math.fround(Math.atan2(-u, -v) * DEGREES);
    fields.waveHeight[site] = height;
    fields.wavePeriod[site] = 2.4 + 2.5 * Math.sqrt(height);
    fields.waveDirection[site] = from < 0 ? (from + 360) % 360 : from;
  }
}

/** Share of full fetch: 1 in the East Sea, less in the Gulfs of Thailand and Tonkin. */
function fetchShare(lat: number, lng: number): number {
  const thailand = (1 - smoothStep(11.5, 14, lat)) * (1 - smoothStep(103.8, 105.4, lng));
  const tonkin = smoothStep(16.8, 18.5, lat) * (1 - smoothStep(108.2, 110, lng));
  return 1 - 0.45 * thailand - 0.3 * tonkin;
}

const AIR_MASS = { seed: 21, spacingDeg: 6, spacingHours: 48, drift: 0.4, turnDeg: 17 };
const WIND_EAST = { seed: 22, spacingDeg: 5, spacingHours: 36, drift: 0.5, turnDeg: -14 };
const WIND_NORTH = { seed: 23, spacingDeg: 5, spacingHours: 36, drift: 0.5, turnDeg: 38 };
const FINE = { seed: 24, spacingDeg: 1.1, spacingHours: 8, drift: 1, turnDeg: -25 };
/** A moment reads three hours of rain, all but one of which the next moment needs again. */
const CACHED_HOURS = 3;
/** Cold air takes 4 hours per degree of latitude; the table has one figure per hour of delay. */
const SURGE_FROM_LAT = 25;
const SURGE_HOURS_PER_DEG = 4;
const SURGE_TABLE_HOURS = 90;

/** The demo sky over a set of sites. Its fields are a pure function of place and moment: the cache only saves work. */
export class DemoSky {
  readonly #surges = new Float64Array(SURGE_TABLE_HOURS);
  readonly #sites: Sites;
  readonly #wetHours: WetHourMaker;
  readonly #kept: readonly WetHour[];
  readonly #layers: readonly NoiseLayer[];
  readonly #scratch: Omit<SkyMoment, 'season' | 'depressions' | 'coming' | 'past' | 'earlier'>;

  constructor(sites: Sites) {
    this.#sites = sites;
    this.#wetHours = new WetHourMaker(sites);
    this.#kept = Array.from({ length: CACHED_HOURS }, () => this.#wetHours.makeEmpty());
    const layers = [AIR_MASS, WIND_EAST, WIND_NORTH, FINE].map((shape) => new NoiseLayer(shape, sites));
    const valuesOf = (index: number) => layers[index]?.values ?? new Float64Array(sites.count);
    const figures = () => new Float64Array(sites.count);
    this.#layers = layers;
    this.#scratch = {
      sites,
      clock: makeSolarClock(sites),
      surge: figures(),
      normalC: figures(),
      dayMeanC: figures(),
      airMass: valuesOf(0),
      windEast: valuesOf(1),
      windNorth: valuesOf(2),
      fine: valuesOf(3),
      flowU: figures(),
      flowV: figures(),
    };
  }

  /** All fields at a full clock hour; amounts and means are those of the hour that ends there. */
  fieldsAt(at: EpochSeconds): SkyFields {
    const moment = this.#prepare(at);
    const fields = Object.fromEntries(
      DEMO_VARIABLES.map((variable) => [variable, new Float32Array(this.#sites.count)]),
    ) as SkyFields;
    fillTemperature(moment, fields);
    fillWind(moment, fields);
    fillPressure(moment, fields);
    fillRainAndLight(moment, fields);
    fillAirQuality(moment, fields);
    fillWaves(moment, fields);
    return fields;
  }

  #prepare(at: EpochSeconds): SkyMoment {
    const hour = at / HOUR_SECONDS;
    const season = findSeason(at);
    const { month, fraction } = toMonthPosition(at);
    fillFromCurves(this.#sites.temperature, month, fraction, this.#scratch.normalC);
    setSolarClock(this.#scratch.clock, this.#sites, season.hours);
    this.#fillSurge(season);
    for (const layer of this.#layers) layer.moveTo(season.hours, season.drift);
    return {
      ...this.#scratch,
      season,
      depressions: listDepressions(season.hours),
      earlier: this.#wetHour(hour - 2),
      past: this.#wetHour(hour - 1),
      coming: this.#wetHour(hour),
    };
  }

  #wetHour(hour: number): WetHour {
    const place = this.#kept[((hour % CACHED_HOURS) + CACHED_HOURS) % CACHED_HOURS] ?? this.#wetHours.makeEmpty();
    if (place.hour !== hour) this.#wetHours.fill(place, hour);
    return place;
  }

  #fillSurge(season: Season): void {
    // Filled lazily: all cells need the whole table, the past of one place only two figures.
    const table = this.#surges.fill(Number.NaN);
    const strengthAt = (delay: number): number => {
      const known = table[delay] as number;
      if (!Number.isNaN(known)) return known;
      table[delay] = coldSurge(season.hours - delay);
      return table[delay] as number;
    };
    for (let site = 0; site < this.#sites.count; site += 1) {
      const lat = this.#sites.lat[site] as number;
      const delay = Math.min(Math.max((SURGE_FROM_LAT - lat) * SURGE_HOURS_PER_DEG, 0), SURGE_TABLE_HOURS - 2);
      const whole = Math.floor(delay);
      const newer = strengthAt(whole);
      const strength = newer + (delay - whole) * (strengthAt(whole + 1) - newer);
      this.#scratch.surge[site] = season.cool * smoothStep(9, 21, lat) * strength;
    }
  }
}
