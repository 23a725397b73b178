import type { CropId, CropRegion } from './crop.ts';
import { CROP_CALENDAR_ROWS } from './crop-calendar.table.ts';
import { findCropRegion } from './crop-region.ts';
import type { SeasonWindow } from './season-window.ts';

/** Seasons of a crop at a place. A list without windows: no advice on that stage. */
export interface CropCalendar {
  readonly region: CropRegion;
  /** Sowing, planting or stocking. */
  readonly sow: readonly SeasonWindow[];
  /** Booting to flowering. */
  readonly flower: readonly SeasonWindow[];
  readonly harvest: readonly SeasonWindow[];
  readonly dry: readonly SeasonWindow[];
}

/** Location of a place for its crops: slug of its province until 30 June 2025 and height, m; null if unknown. */
export interface CropPlace {
  readonly formerProvince: string | null;
  readonly heightM: number | null;
}

/** The calendar of a crop at a place; null where the crop is not grown, abroad and at sea. */
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
