import { smoothStep } from './season.ts';
import type { SkyFields, SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';

const TRAFFIC_MORNING = toHourPhase(7.5);
const TRAFFIC_EVENING = toHourPhase(18.5);
const NIGHT_PEAK = toHourPhase(4);

/**
 * Pollutants, µg/m³: much dust in the northern winter, at night and in cities; washed out by rain, blown away by wind;
 * ozone made by the sun.
 */
export function fillAirQuality(moment: SkyMoment, fields: SkyFields): void {
  const { sites } = moment;
  for (let site = 0; site < sites.count; site += 1) {
    const u = fields.windU10m[site] as number;
    const v = fields.windV10m[site] as number;
    const urban = sites.urban[site] as number;
    const cos = moment.clock.cosHour[site] as number;
    const sin = moment.clock.sinHour[site] as number;
    const still = 1.25 / (1 + 0.1 * Math.sqrt(u * u + v * v));
    const night = 1 + 0.22 * (sites.land[site] as number) * (cos * NIGHT_PEAK.cos + sin * NIGHT_PEAK.sin);
    const traffic = 1 + 0.5 * urban * rushHour(cos, sin);
    const washed = washOut(moment, site);
    const pm25 = Math.max(particles(moment, site) * still * night * washed, 1.5);
    fields.pm25[site] = pm25;
    fields.pm10[site] = pm25 * (1.35 + 0.25 * washed) + 3;
    fields.no2[site] = Math.max((3 + 5 * (sites.land[site] as number) + 32 * urban) * still * night * traffic, 0.5);
    fields.so2[site] = (2 + 4 * (sites.land[site] as number) + 9 * urban) * still * (0.6 + 0.4 * washed);
    fields.co[site] = (140 + 7 * pm25 + 260 * urban * traffic) * (0.7 + 0.3 * still);
    fields.o3[site] = ozone(moment, site, urban);
  }
}

function particles(moment: SkyMoment, site: number): number {
  const land = moment.sites.land[site] as number;
  const lat = moment.sites.lat[site] as number;
  const winter = moment.season.cool;
  const north = smoothStep(16, 20.5, lat);
  const low = 1 - 0.55 * Math.min((moment.sites.heightM[site] as number) / 1000, 1);
  const usual = 8 + land * low * (8 + 5 * winter + north * (5 + 17 * winter)) + urban(moment, site) * (9 + 7 * winter);
  const stagnant = 0.32 * (moment.airMass[site] as number) - 0.12 * (moment.surge[site] as number);
  return usual * Math.exp(stagnant + 0.12 * (moment.fine[site] as number));
}

function urban(moment: SkyMoment, site: number): number {
  return moment.sites.urban[site] as number;
}

function rushHour(cos: number, sin: number): number {
  const morning = Math.max(cos * TRAFFIC_MORNING.cos + sin * TRAFFIC_MORNING.sin, 0);
  const evening = Math.max(cos * TRAFFIC_EVENING.cos + sin * TRAFFIC_EVENING.sin, 0);
  return morning ** 4 + evening ** 4 - 0.4;
}

/** Share of dust that rain of the last two hours and the wet weather around it leave. */
function washOut(moment: SkyMoment, site: number): number {
  const rainMm = (moment.past.rainMm[site] as number) + 0.6 * (moment.earlier.rainMm[site] as number);
  const wet = Math.max(moment.past.wetness[site] as number, 0);
  return (1 - 0.12 * Math.min(wet, 2)) * (0.6 + 0.4 / (1 + 0.5 * rainMm));
}

/** Twice over the sun of now and of two hours ago: ozone lags behind the light that makes it. */
function ozone(moment: SkyMoment, site: number, urbanShare: number): number {
  const now = Math.max(moment.clock.sinElevation[site] as number, 0);
  const before = moment.earlier.sun[site] as number;
  const cloud = moment.earlier.cloud[site] as number;
  const light = (0.3 * now + 0.7 * before) * (1 - 0.5 * cloud);
  const night = (34 + 4 * (moment.airMass[site] as number)) * (1 - 0.55 * urbanShare);
  return Math.max(night + (62 + 30 * urbanShare) * light, 2);
}
