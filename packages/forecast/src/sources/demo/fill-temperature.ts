import { cloudAround, type SkyFields, type SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';

/** Hours at which the first and second daily wave of temperature are highest. */
const FIRST_WAVE = toHourPhase(14.2);
const SECOND_WAVE = toHourPhase(13);
const SURGE_K = 3;
const LEAST_DEPRESSION_K = 0.2;
const FREEZING_C = 1;

/** Temperature, dew point and snow: the season's mean, moved by air masses, the hour, cloud and rain. */
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

/** Half of what is likely of the temperature, K: more where rain is open, and where cold air may come or not. */
function likelySpread(moment: SkyMoment, site: number): number {
  const chance = moment.coming.chance[site] as number;
  const open = 4 * chance * (1 - chance);
  return 0.8 + 0.6 * open + 0.8 * (moment.sites.northern[site] as number) * moment.season.cool;
}

/** Shape of the day: highest a little after 14 h of the sun, lowest about sunrise, 0 in the mean. */
function dailyWave(cosHour: number, sinHour: number): number {
  const first = cosHour * FIRST_WAVE.cos + sinHour * FIRST_WAVE.sin;
  const cos2 = cosHour * cosHour - sinHour * sinHour;
  const sin2 = 2 * cosHour * sinHour;
  const phaseCos2 = SECOND_WAVE.cos * SECOND_WAVE.cos - SECOND_WAVE.sin * SECOND_WAVE.sin;
  const phaseSin2 = 2 * SECOND_WAVE.cos * SECOND_WAVE.sin;
  return 0.92 * first + 0.2 * (cos2 * phaseCos2 + sin2 * phaseSin2);
}

/** Half the daily range, K: wide under clear skies inland, next to nothing at sea. */
function amplitude(moment: SkyMoment, site: number, wave: number): number {
  const land = moment.sites.land[site] as number;
  const usual = moment.past.usualCloud[site] as number;
  const anomaly = cloudAround(moment, site) - usual;
  const inland = 5.9 - 4 * usual + Math.min((moment.sites.heightM[site] as number) / 1000, 1);
  const factor = 1 - (wave > 0 ? 0.7 : 0.45) * anomaly;
  return (0.5 + (inland - 0.5) * land) * factor;
}

/** Rain of the last and the coming hour as the ground feels it, mm an hour. */
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

/** How far the dew point lies below the day's mean temperature, K. */
function depression(moment: SkyMoment, site: number, rainMm: number): number {
  const usualRain = moment.past.usualRain[site] as number;
  const northern = moment.sites.northern[site] as number;
  const { cool, drizzle } = moment.season;
  const usual = 5.7 - 2.6 * (1 - Math.exp(-usualRain / 4)) + northern * (0.6 * cool - 2.8 * drizzle);
  const large = 0.5 * ((moment.past.wetness[site] as number) + (moment.coming.wetness[site] as number));
  const weather = 0.7 * large - 1.2 * Math.max(moment.surge[site] as number, 0) * cool;
  return Math.max(usual - weather - 0.5 * (moment.fine[site] as number) - (rainMm > 0 ? 0.9 : 0), 0.3);
}
