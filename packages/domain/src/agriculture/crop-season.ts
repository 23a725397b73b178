import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { Crop, CropId, GrowthStage } from './crop.ts';
import type { CropCalendar } from './crop-calendar.ts';
import { isInSeason, joinWindows } from './season-window.ts';
import type { ActivityId } from './verdict.ts';

/** The stages of a crop's year at a moment. */
export interface CropSeason {
  readonly sow: boolean;
  readonly flower: boolean;
  readonly harvest: boolean;
  readonly dry: boolean;
}

/** The stages at a moment; none without a calendar. */
export function findCropSeason(calendar: CropCalendar | null, at: EpochSeconds): CropSeason {
  if (calendar === null) return { sow: false, flower: false, harvest: false, dry: false };
  return {
    sow: isInSeason(calendar.sow, at),
    flower: isInSeason(calendar.flower, at),
    harvest: isInSeason(calendar.harvest, at),
    dry: isInSeason(calendar.dry, at),
  };
}

/**
 * Sown and harvested within a year: the field is empty between seasons. Trees stand all year, and ponds are used all
 * year.
 */
const ANNUAL: readonly CropId[] = ['rice', 'maize', 'vegetables'];

/**
 * Whether a crop is in the field at a moment: from the first sowing of a season to the end of the next harvest. True
 * for perennial crops, and if no harvest dates are known.
 */
export function isInField(crop: CropId, calendar: CropCalendar | null, at: EpochSeconds): boolean {
  if (calendar === null || calendar.harvest.length === 0 || !ANNUAL.includes(crop)) return true;
  return isInSeason([...joinWindows(calendar.sow, calendar.harvest), ...calendar.harvest], at);
}

/** Whether a crop may be in a growth stage. */
export function isStageOn(stage: GrowthStage, { sow, flower }: CropSeason): boolean {
  if (stage === 'any') return true;
  return stage === 'seedling' ? sow : flower;
}

/** The activities of a crop to rate: harvest and drying only in season. */
export function listSeasonWork(crop: Crop, { harvest, dry }: CropSeason): ActivityId[] {
  return (Object.keys(crop.activities) as ActivityId[]).filter((activity) => {
    if (activity === 'harvest') return harvest;
    return activity === 'dry' ? dry : true;
  });
}
