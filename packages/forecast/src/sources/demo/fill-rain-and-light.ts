import { smoothStep } from './season.ts';
import { cloudAround, type SkyFields, type SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';

const STORM_PEAK = toHourPhase(16);
/** Clear-sky radiation by Kasten and Czeplak (1980): 910 sin h − 30 W/m², times 1 − 0.75 N^3.4. */
const CLEAR_SKY = { slope: 910, offset: 30, cloudShare: 0.75 };
/** Highest UV index with the sun overhead at sea level without cloud. */
const OVERHEAD_UV = 12.3;

/** Rain with its chance and likely range, cloud, radiation, UV, convective energy and visibility. */
export function fillRainAndLight(moment: SkyMoment, fields: SkyFields): void {
  for (let site = 0; site < moment.sites.count; site += 1) {
    const cloud = cloudAround(moment, site);
    fields.precipitation[site] = moment.past.rainMm[site] as number;
    fields.precipitationLow[site] = moment.past.rainLowMm[site] as number;
    fields.precipitationHigh[site] = moment.past.rainHighMm[site] as number;
    fields.precipitationProbability[site] = Math.round(100 * (moment.coming.chance[site] as number));
    fields.cloudCover[site] = 100 * cloud;
    fields.shortWaveRadiation[site] = radiation(moment, site);
    fields.uvIndex[site] = uvIndex(moment, site, cloud);
    fields.cape[site] = cape(moment, site, fields.dewPoint2m[site] as number);
    fields.visibility[site] = visibilityKm(moment, site, fields);
  }
}

/** Mean of the hour that ends at the moment. */
function radiation(moment: SkyMoment, site: number): number {
  const sun = moment.past.sun[site] as number;
  const clear = Math.max(CLEAR_SKY.slope * sun - CLEAR_SKY.offset, 0) * moment.clock.nearness;
  const cloud = moment.past.cloud[site] as number;
  return clear * (1 - CLEAR_SKY.cloudShare * cloud * cloud * cloud * Math.sqrt(cloud));
}

function uvIndex(moment: SkyMoment, site: number, cloud: number): number {
  const sun = Math.max(moment.clock.sinElevation[site] as number, 0);
  const height = 1 + 0.06 * ((moment.sites.heightM[site] as number) / 1000);
  return OVERHEAD_UV * sun * sun * Math.sqrt(sun) * height * moment.clock.nearness * (1 - 0.65 * cloud * cloud * cloud);
}

function cape(moment: SkyMoment, site: number, dewPointC: number): number {
  const moist = Math.max(dewPointC - 17, 0);
  if (moist === 0) return 0;
  const land = moment.sites.land[site] as number;
  const hour =
    (moment.clock.cosHour[site] as number) * STORM_PEAK.cos + (moment.clock.sinHour[site] as number) * STORM_PEAK.sin;
  const wetness = Math.min(Math.max(moment.coming.wetness[site] as number, -2), 2);
  const weather = Math.max(1 + 0.3 * wetness + 0.3 * (moment.fine[site] as number), 0.1);
  return Math.min(190 * moist * (0.75 + land * (0.1 + 0.6 * hour)) * weather, 5500);
}

function visibilityKm(moment: SkyMoment, site: number, fields: SkyFields): number {
  const temperature = fields.temperature2m[site] as number;
  const depression = temperature - (fields.dewPoint2m[site] as number);
  const land = moment.sites.land[site] as number;
  const rainMm = moment.coming.rainMm[site] as number;
  const northern = moment.sites.northern[site] as number;
  const haze = 22 - 7 * land + 2 * (moment.airMass[site] as number);
  const damp = haze * (0.35 + 0.65 * Math.min(depression / 3, 1));
  const inRain = damp / (1 + 0.35 * Math.sqrt(rainMm));
  const mist = 1 - 0.55 * northern * moment.season.drizzle * Math.max(1 - depression / 2.5, 0);
  const calm = Math.min(Math.max(((moment.fine[site] as number) - 0.9) / 1.2, 0), 1);
  // Nights that stay warm have no fog.
  const cool = Math.min(Math.max((27 - temperature) / 3, 0), 1);
  const fog = land * calm * cool * Math.min(Math.max((0.8 - depression) / 0.5, 0), 1);
  return Math.max(inRain * mist * (1 - fog) + 0.5 * fog, 0.2);
}

const TRAFFIC_MORNING = toHourPhase(7.5);
const TRAFFIC_EVENING = toHourPhase(18.5);
const NIGHT_PEAK = toHourPhase(4);

/**
 * Pollutants, µg/m³: high in the northern winter, at night and in cities; washed out by rain, dispersed by wind;
 * ozone produced by sunlight.
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
  const typical =
    8 + land * low * (8 + 5 * winter + north * (5 + 17 * winter)) + urban(moment, site) * (9 + 7 * winter);
  const stagnant = 0.32 * (moment.airMass[site] as number) - 0.12 * (moment.surge[site] as number);
  return typical * Math.exp(stagnant + 0.12 * (moment.fine[site] as number));
}

function urban(moment: SkyMoment, site: number): number {
  return moment.sites.urban[site] as number;
}

function rushHour(cos: number, sin: number): number {
  const morning = Math.max(cos * TRAFFIC_MORNING.cos + sin * TRAFFIC_MORNING.sin, 0);
  const evening = Math.max(cos * TRAFFIC_EVENING.cos + sin * TRAFFIC_EVENING.sin, 0);
  return morning ** 4 + evening ** 4 - 0.4;
}

/** Share of dust that remains after the rain of the last two hours and the wet weather around it. */
function washOut(moment: SkyMoment, site: number): number {
  const rainMm = (moment.past.rainMm[site] as number) + 0.6 * (moment.earlier.rainMm[site] as number);
  const wet = Math.max(moment.past.wetness[site] as number, 0);
  return (1 - 0.12 * Math.min(wet, 2)) * (0.6 + 0.4 / (1 + 0.5 * rainMm));
}

/** From the sun two hours ago, twice, and now: ozone lags behind the light. */
function ozone(moment: SkyMoment, site: number, urbanShare: number): number {
  const now = Math.max(moment.clock.sinElevation[site] as number, 0);
  const before = moment.earlier.sun[site] as number;
  const cloud = moment.earlier.cloud[site] as number;
  const light = (0.3 * now + 0.7 * before) * (1 - 0.5 * cloud);
  const night = (34 + 4 * (moment.airMass[site] as number)) * (1 - 0.55 * urbanShare);
  return Math.max(night + (62 + 30 * urbanShare) * light, 2);
}
