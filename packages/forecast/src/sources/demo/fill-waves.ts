import { smoothStep } from './season.ts';
import type { SkyFields, SkyMoment } from './sky-moment.ts';

const DEGREES = 180 / Math.PI;
const SEA_BELOW_LAND_SHARE = 0.5;

/** Waves by the wind over open water, smaller in the gulfs and near coasts; NaN over land. */
export function fillWaves(moment: SkyMoment, fields: SkyFields): void {
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

/** Room that the wind has to raise waves: 1 in the East Sea, less in the Gulfs of Thailand and Tonkin. */
function fetchShare(lat: number, lng: number): number {
  const thailand = (1 - smoothStep(11.5, 14, lat)) * (1 - smoothStep(103.8, 105.4, lng));
  const tonkin = smoothStep(16.8, 18.5, lat) * (1 - smoothStep(108.2, 110, lng));
  return 1 - 0.45 * thailand - 0.3 * tonkin;
}
