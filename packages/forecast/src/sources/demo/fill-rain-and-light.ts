import { cloudAround, type SkyFields, type SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';

const STORM_PEAK = toHourPhase(16);
/** Clear-sky radiation after Kasten and Czeplak (1980): 910 sin h − 30 W/m², times 1 − 0.75 N^3.4. */
const CLEAR_SKY = { slope: 910, offset: 30, cloudShare: 0.75 };
/** Highest UV index under an overhead sun at the sea without cloud. */
const OVERHEAD_UV = 12.3;

/** Rain with its chance and its likely range, cloud, radiation, UV, the energy for thunderstorms and how far one sees. */
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
