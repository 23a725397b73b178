import { smoothStep } from './season.ts';
import { cloudAround, type SkyFields, type SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';
import type { Depression } from './tropical-depression.ts';

/** Peak hours of the first and second daily harmonic of temperature. */
const FIRST_WAVE = toHourPhase(14.2);
const SECOND_WAVE = toHourPhase(13);
const SURGE_K = 3;
const LEAST_DEPRESSION_K = 0.2;
const FREEZING_C = 1;

/** Temperature, dew point and snow: the seasonal mean, modified by air mass, hour, cloud and rain. */
export function fillTemperature(moment: SkyMoment, fields: SkyFields): void {
  for (let site = 0; site < moment.sites.count; site += 1) {
    const wave = dailyWave(moment.clock.cosHour[site] as number, moment.clock.sinHour[site] as number);
    const rainMm = recentRain(moment, site);
    const spread = 0.7 + 0.9 * (moment.sites.northern[site] as number);
    const dayMean =
      (moment.normalC[site] as number) -
      SURGE_K * (moment.surge[site] as number) +
      spread * (moment.airMass[site] as number);
    const temperature = dayMean + amplitude(moment, site, wave) * wave - cooling(rainMm, dayMean);
    const dewPoint = dayMean - depression(moment, site, rainMm) + 0.4 * wave;
    moment.dayMeanC[site] = dayMean;
    const likely = likelySpread(moment, site);
    fields.temperature2m[site] = temperature;
    fields.temperature2mLow[site] = temperature - likely;
    fields.temperature2mHigh[site] = temperature + likely;
    fields.dewPoint2m[site] = Math.min(dewPoint, temperature - LEAST_DEPRESSION_K);
    const fallen = moment.past.rainMm[site] as number;
    fields.snowfall[site] = temperature < FREEZING_C ? fallen : 0;
  }
}

/** Half of the likely range of the temperature, K: larger where rain or cold air is uncertain. */
function likelySpread(moment: SkyMoment, site: number): number {
  const chance = moment.coming.chance[site] as number;
  const open = 4 * chance * (1 - chance);
  return 0.8 + 0.6 * open + 0.8 * (moment.sites.northern[site] as number) * moment.season.cool;
}

/** Diurnal cycle: highest a little after 14 h solar time, lowest about sunrise, mean 0. */
function dailyWave(cosHour: number, sinHour: number): number {
  const first = cosHour * FIRST_WAVE.cos + sinHour * FIRST_WAVE.sin;
  const cos2 = cosHour * cosHour - sinHour * sinHour;
  const sin2 = 2 * cosHour * sinHour;
  const phaseCos2 = SECOND_WAVE.cos * SECOND_WAVE.cos - SECOND_WAVE.sin * SECOND_WAVE.sin;
  const phaseSin2 = 2 * SECOND_WAVE.cos * SECOND_WAVE.sin;
  return 0.92 * first + 0.2 * (cos2 * phaseCos2 + sin2 * phaseSin2);
}

/** Half the daily range, K: large under clear skies inland, near zero at sea. */
function amplitude(moment: SkyMoment, site: number, wave: number): number {
  const land = moment.sites.land[site] as number;
  const typical = moment.past.typicalCloud[site] as number;
  const anomaly = cloudAround(moment, site) - typical;
  const inland = 5.9 - 4 * typical + Math.min((moment.sites.heightM[site] as number) / 1000, 1);
  const factor = 1 - (wave > 0 ? 0.7 : 0.45) * anomaly;
  return (0.5 + (inland - 0.5) * land) * factor;
}

/** Rain of the last and the coming hour, mm per hour. */
function recentRain(moment: SkyMoment, site: number): number {
  return (
    0.5 * (moment.coming.rainMm[site] as number) +
    0.8 * (moment.past.rainMm[site] as number) +
    0.5 * (moment.earlier.rainMm[site] as number)
  );
}

function cooling(rainMm: number, dayMean: number): number {
  if (rainMm === 0) return 0;
  return Math.min(Math.max((dayMean - 14) / 10, 0.1), 1) * Math.min(1.1 * Math.log(1 + rainMm), 4);
}

/** Dew point depression below the day's mean temperature, K. */
function depression(moment: SkyMoment, site: number, rainMm: number): number {
  const typicalRain = moment.past.typicalRain[site] as number;
  const northern = moment.sites.northern[site] as number;
  const { cool, drizzle } = moment.season;
  const typical = 5.7 - 2.6 * (1 - Math.exp(-typicalRain / 4)) + northern * (0.6 * cool - 2.8 * drizzle);
  const large = 0.5 * ((moment.past.wetness[site] as number) + (moment.coming.wetness[site] as number));
  const weather = 0.7 * large - 1.2 * Math.max(moment.surge[site] as number, 0) * cool;
  return Math.max(typical - weather - 0.5 * (moment.fine[site] as number) - (rainMm > 0 ? 0.9 : 0), 0.3);
}

const AFTERNOON = toHourPhase(14.5);
const RADIUS_DEG = 1.1;
const REACH_DEG = 5;
/** Inflow towards the centre of a depression: 20° off the tangent. */
const INFLOW = { along: Math.cos(0.35), inwards: Math.sin(0.35) };

/** Wind at 10 m and 100 m and gusts: monsoon, air masses, depressions, sea breeze, roughness and hour. */
export function fillWind(moment: SkyMoment, fields: SkyFields): void {
  const { sites } = moment;
  for (let site = 0; site < sites.count; site += 1) {
    fillFlow(moment, site);
    const land = sites.land[site] as number;
    const afternoon =
      (moment.clock.cosHour[site] as number) * AFTERNOON.cos + (moment.clock.sinHour[site] as number) * AFTERNOON.sin;
    const rough = (1 - 0.58 * land) * (1 + 0.32 * land * afternoon);
    const breeze = 1.6 * afternoon + 0.4;
    const u = rough * (moment.flowU[site] as number) + breeze * (sites.landwardEast[site] as number);
    const v = rough * (moment.flowV[site] as number) + breeze * (sites.landwardNorth[site] as number);
    const aloft = 1.12 + land * (0.38 - 0.24 * afternoon);
    const squall = 2 * Math.sqrt(moment.coming.rainMm[site] as number) * warmShare(moment, site);
    fields.windU10m[site] = u;
    fields.windV10m[site] = v;
    fields.windU100m[site] = aloft * u;
    fields.windV100m[site] = aloft * v;
    const speed = Math.sqrt(u * u + v * v);
    fields.windGust10m[site] = speed * (1.3 + 0.2 * land) + 0.6 + squall;
    fields.windSpeed10mLow[site] = Math.max(0, speed * 0.9 - 0.4);
    fields.windSpeed10mHigh[site] = speed * 1.12 + 0.4;
  }
}

function warmShare(moment: SkyMoment, site: number): number {
  return smoothStep(16, 25, moment.dayMeanC[site] as number);
}

/** Open-water wind, into `flowU` and `flowV`. */
function fillFlow(moment: SkyMoment, site: number): void {
  const { northeast, southwest } = moment.season;
  const lat = moment.sites.lat[site] as number;
  const northern = moment.sites.northern[site] as number;
  const cold = 7.2 * northeast * Math.max(1 + 0.45 * (moment.surge[site] as number), 0.3);
  const warm = 5.5 * southwest;
  // The summer wind comes from the south-west in the south and from the south-southeast over the Gulf of Tonkin.
  const warmEast = 0.8 - 1.1 * northern;
  const warmNorth = 0.55 + 0.35 * northern;
  const gusty = 1.5 + 0.06 * Math.max(lat - 12, 0) * northeast;
  const fine = 0.5 * (moment.fine[site] as number);
  let u = -0.66 * cold + warmEast * warm + gusty * (moment.windEast[site] as number) + fine;
  let v = -0.75 * cold + warmNorth * warm + gusty * (moment.windNorth[site] as number) + fine;
  for (const depression of moment.depressions) {
    const east = (moment.sites.lng[site] as number) - depression.lng;
    const north = lat - depression.lat;
    const swirl = swirlAt(depression, Math.sqrt(east * east + north * north));
    u += swirl * (-INFLOW.along * north - INFLOW.inwards * east);
    v += swirl * (INFLOW.along * east - INFLOW.inwards * north);
  }
  moment.flowU[site] = u;
  moment.flowV[site] = v;
}

/** Wind per degree of distance from the centre. */
function swirlAt(depression: Depression, distance: number): number {
  if (distance > 4 * REACH_DEG) return 0;
  const inner = (distance / RADIUS_DEG) ** 2;
  const outer = (distance / REACH_DEG) ** 2;
  return ((2 * depression.windMs) / RADIUS_DEG / (1 + inner)) * Math.exp(-outer);
}
