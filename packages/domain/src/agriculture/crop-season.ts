import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { Crop, CropId, GrowthStage } from './crop.ts';
import type { CropCalendar } from './crop-calendar.ts';
import { isInSeason, joinWindows } from './season-window.ts';
import type { ActivityId } from './verdict.ts';

/** What of a crop's year is on at a moment. */
export interface CropSeason {
  readonly sow: boolean;
  readonly flower: boolean;
  readonly harvest: boolean;
  readonly dry: boolean;
}

/** What is on at a moment; nothing where there is no calendar. */
export function findCropSeason(calendar: CropCalendar | null, at: EpochSeconds): CropSeason {
  if (calendar === null) return { sow: false, flower: false, harvest: false, dry: false };
  return {
    sow: isInSeason(calendar.sow, at),
    flower: isInSeason(calendar.flower, at),
    harvest: isInSeason(calendar.harvest, at),
    dry: isInSeason(calendar.dry, at),
  };
}

/** Sown and cut within a year: between its seasons there is none of it in the field. Trees stand all year, ponds are asked about all year. */
const ANNUAL: readonly CropId[] = ['rice', 'maize', 'vegetables'];

/**
 * Whether there is any of a crop in the field at a moment: from the first sowing of a season to the end of the harvest that begins
 * next. True for what stands all year, and where no dates of harvest are known.
 */
export function isInField(crop: CropId, calendar: CropCalendar | null, at: EpochSeconds): boolean {
  if (calendar === null || calendar.harvest.length === 0 || !ANNUAL.includes(crop)) return true;
  return isInSeason([...joinWindows(calendar.sow, calendar.harvest), ...calendar.harvest], at);
}

/** Whether a crop may be in a stage of its life. */
export function isStageOn(stage: GrowthStage, { sow, flower }: CropSeason): boolean {
  if (stage === 'any') return true;
  return stage === 'seedling' ? sow : flower;
}

/** The work of a crop that is rated: of harvest and drying only while they are on. */
export function listSeasonWork(crop: Crop, { harvest, dry }: CropSeason): ActivityId[] {
  return (Object.keys(crop.activities) as ActivityId[]).filter((activity) => {
    if (activity === 'harvest') return harvest;
    return activity === 'dry' ? dry : true;
  });
}
