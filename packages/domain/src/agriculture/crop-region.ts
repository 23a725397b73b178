import type { CropRegion } from './crop.ts';
import { CROP_REGION_ROWS } from './crop-regions.table.ts';

/**
 * Heights from which the mountains’ dates apply: in provinces that are partly lowland, and for one crop of rice a year.
 */
const UPLAND_FROM_M = 200;
const HIGH_FROM_M = 800;

/**
 * Crop region of a place, by the slug of its province before 1 July 2025 (today’s provinces join coast and highland)
 * and its height, m. Null for an unknown province.
 */
export function findCropRegion(formerProvince: string, heightM: number | null): CropRegion | null {
  const row = CROP_REGION_ROWS[formerProvince];
  if (row === undefined) return null;
  const isUpland = row.upland !== undefined && heightM !== null && heightM >= UPLAND_FROM_M;
  const region = isUpland ? (row.upland ?? row.region) : row.region;
  return region === 'NM' && heightM !== null && heightM >= HIGH_FROM_M ? 'NM-high' : region;
}
