import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { toMonthPosition } from '#climate/month-curve.ts';
import { coldSurge } from './cold-surge.ts';
import { fillAirQuality } from './fill-air-quality.ts';
import { fillPressure } from './fill-pressure.ts';
import { fillRainAndLight } from './fill-rain-and-light.ts';
import { fillTemperature } from './fill-temperature.ts';
import { fillWaves } from './fill-waves.ts';
import { fillWind } from './fill-wind.ts';
import { NoiseLayer } from './noise-layer.ts';
import { findSeason, type Season, smoothStep } from './season.ts';
import { fillFromCurves, type Sites } from './sites.ts';
import { DEMO_VARIABLES, type SkyFields, type SkyMoment } from './sky-moment.ts';
import { makeSolarClock, setSolarClock } from './solar-clock.ts';
import { listDepressions } from './tropical-depression.ts';
import { type WetHour, WetHourMaker } from './wet-hour.ts';

const AIR_MASS = { seed: 21, spacingDeg: 6, spacingHours: 48, drift: 0.4, turnDeg: 17 };
const WIND_EAST = { seed: 22, spacingDeg: 5, spacingHours: 36, drift: 0.5, turnDeg: -14 };
const WIND_NORTH = { seed: 23, spacingDeg: 5, spacingHours: 36, drift: 0.5, turnDeg: 38 };
const FINE = { seed: 24, spacingDeg: 1.1, spacingHours: 8, drift: 1, turnDeg: -25 };
/** Hours of rain that a moment looks at, and of which the next moment needs all but one again. */
const KEPT_HOURS = 3;
/** Cold air takes 4 hours for a degree of latitude; its table holds one figure an hour of delay. */
const SURGE_FROM_LAT = 25;
const SURGE_HOURS_PER_DEG = 4;
const SURGE_TABLE_HOURS = 90;

/**
 * The invented sky over a set of sites. Its fields are a pure function of place and moment: what is kept between calls
 * saves work and changes nothing.
 */
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
    this.#kept = Array.from({ length: KEPT_HOURS }, () => this.#wetHours.makeEmpty());
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
    const place = this.#kept[((hour % KEPT_HOURS) + KEPT_HOURS) % KEPT_HOURS] ?? this.#wetHours.makeEmpty();
    if (place.hour !== hour) this.#wetHours.fill(place, hour);
    return place;
  }

  #fillSurge(season: Season): void {
    // Filled as it is asked for: all cells ask for all of it, the past of one place for two figures.
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
