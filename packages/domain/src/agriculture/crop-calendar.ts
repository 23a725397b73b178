import type { CropId, CropRegion } from './crop.ts';
import { CROP_CALENDAR_ROWS } from './crop-calendar.table.ts';
import { findCropRegion } from './crop-region.ts';
import type { SeasonWindow } from './season-window.ts';

/** When in the year advice on a crop makes sense at a place. A list without windows: nothing is advised of it there. */
export interface CropCalendar {
  readonly region: CropRegion;
  /** Sowing, planting or stocking. */
  readonly sow: readonly SeasonWindow[];
  /** Booting to flowering. */
  readonly flower: readonly SeasonWindow[];
  readonly harvest: readonly SeasonWindow[];
  readonly dry: readonly SeasonWindow[];
}

/** Where a place lies for its crops: the slug of its province until 30 June 2025 and its height, m; null where not known. */
export interface CropPlace {
  readonly formerProvince: string | null;
  readonly heightM: number | null;
}

/** The calendar of a crop at a place; null where the crop is not grown, and abroad and at sea. */
export function findCropCalendar(crop: CropId, { formerProvince, heightM }: CropPlace): CropCalendar | null {
  const region = formerProvince === null ? null : findCropRegion(formerProvince, heightM);
  if (region === null) return null;
  const row = CROP_CALENDAR_ROWS[crop].find(
    ({ regions = [], provinces = [] }) => provinces.includes(formerProvince ?? '') || regions.includes(region),
  );
  if (row === undefined) return null;
  const { sow = [], flower = [], harvest = [], dry = harvest } = row;
  return { region, sow, flower, harvest, dry };
}
