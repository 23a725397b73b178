import { describeSeason } from '@portal/content/agriculture/describe-season';
import type { FarmSeason } from '@portal/contract/endpoints/agriculture-schema';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { type CropCalendar, type CropPlace, findCropCalendar } from '@portal/domain/agriculture/crop-calendar';
import { CROP_IDS, type CropId } from '@portal/domain/agriculture/crop-id';
import { findCropRegion } from '@portal/domain/agriculture/crop-region';
import type { CropRegion } from '@portal/domain/agriculture/crop-region-id';
import { type CropSeason, findCropSeason } from '@portal/domain/agriculture/crop-season';
import type { SeasonWindow } from '@portal/domain/agriculture/season-window';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { WeatherNeeds } from '../needs.ts';

/** What the calendar of a crop says at a place and a moment. */
export interface PlaceSeason {
  readonly crop: CropId;
  /** Null abroad and at sea. */
  readonly region: CropRegion | null;
  /** Null where the crop is not grown or nothing is known. */
  readonly calendar: CropCalendar | null;
  readonly season: CropSeason;
  /** What is commonly grown there; everything where the region is not known. */
  readonly crops: readonly CropId[];
}

/** Looks a crop up in the calendar of a place's region. */
export function findPlaceSeason({ places }: WeatherNeeds, place: Place, crop: CropId, at: EpochSeconds): PlaceSeason {
  const where: CropPlace = { formerProvince: places.formerProvince?.(place) ?? null, heightM: place.elevation };
  const region = where.formerProvince === null ? null : findCropRegion(where.formerProvince, where.heightM);
  const calendar = findCropCalendar(crop, where);
  const crops = CROP_IDS.filter((id) => region === null || findCropCalendar(id, where) !== null);
  return { crop, region, calendar, season: findCropSeason(calendar, at), crops };
}

/** Whether anything is advised on the crop: not where others are grown. */
export function isAdvised({ region, calendar }: PlaceSeason): boolean {
  return region === null || calendar !== null;
}

/** The season as the API tells it. */
export function toFarmSeason(found: PlaceSeason, language: Language): FarmSeason {
  const { crop, region, calendar, season } = found;
  const list = (windows: readonly SeasonWindow[] = []) => windows.map(([from, to]) => ({ from, to }));
  return {
    region,
    isGrown: isAdvised(found),
    sow: list(calendar?.sow),
    flower: list(calendar?.flower),
    harvest: list(calendar?.harvest),
    dry: list(calendar?.dry),
    text: describeSeason(crop, region, calendar, season, language),
  };
}
