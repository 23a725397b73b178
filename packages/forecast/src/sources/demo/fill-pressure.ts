import type { SkyFields, SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';

/** Highest hours of the half-daily and the daily tide of the air. */
const HALF_DAY_PEAK = toHourPhase(9.7);
const DAY_PEAK = toHourPhase(6);
const DEPRESSION_REACH_DEG = 2.2;

/** Pressure at sea level: higher in the cold of the north, lower in its heat, with the tide of the tropical air. */
export function fillPressure(moment: SkyMoment, fields: SkyFields): void {
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
