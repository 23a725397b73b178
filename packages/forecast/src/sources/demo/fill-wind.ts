import { smoothStep } from './season.ts';
import type { SkyFields, SkyMoment } from './sky-moment.ts';
import { toHourPhase } from './solar-clock.ts';
import type { Depression } from './tropical-depression.ts';

const AFTERNOON = toHourPhase(14.5);
const RADIUS_DEG = 1.1;
const REACH_DEG = 5;
/** Inflow towards the centre of a depression: 20° off the circle. */
const INFLOW = { along: Math.cos(0.35), inwards: Math.sin(0.35) };

/** Wind at 10 m and 100 m and gusts: monsoon, air masses, depressions, sea breeze, rough land and the hour. */
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
    fields.windGust10m[site] = Math.sqrt(u * u + v * v) * (1.3 + 0.2 * land) + 0.6 + squall;
  }
}

function warmShare(moment: SkyMoment, site: number): number {
  return smoothStep(16, 25, moment.dayMeanC[site] as number);
}

/** The wind as it would be over open water, into `flowU` and `flowV`. */
function fillFlow(moment: SkyMoment, site: number): void {
  const { northeast, southwest } = moment.season;
  const lat = moment.sites.lat[site] as number;
  const northern = moment.sites.northern[site] as number;
  const cold = 7.2 * northeast * Math.max(1 + 0.45 * (moment.surge[site] as number), 0.3);
  const warm = 5.5 * southwest;
  // The summer wind comes from the southwest in the south and from the south-southeast over the Gulf of Tonkin.
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
