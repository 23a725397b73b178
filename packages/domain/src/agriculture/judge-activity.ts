import type { ActivityLimits } from './activity-limits.ts';
import type { FarmWork } from './farm-work.ts';
import { judgeDrying } from './judge-drying.ts';
import { judgeFeeding } from './judge-feeding.ts';
import { judgeFertilising } from './judge-fertilising.ts';
import { judgeHarvest } from './judge-harvest.ts';
import { judgeSpraying } from './judge-spraying.ts';
import type { ActivityId, Judgement } from './verdict.ts';

const UNKNOWN: Judgement = { verdict: null, reasons: [] };

/** Verdict of an hour, by its index, for a kind of work; null verdict for hours beyond the list and for work that the crop does not have. */
export function judgeActivity(work: FarmWork, activity: ActivityId, index: number, limits: ActivityLimits): Judgement {
  switch (activity) {
    case 'spray':
      return limits.spray === undefined ? UNKNOWN : judgeSpraying(work, index, limits.spray);
    case 'dry':
      return limits.dry === undefined ? UNKNOWN : judgeDrying(work, index, limits.dry);
    case 'fertilise':
      return limits.fertilise === undefined ? UNKNOWN : judgeFertilising(work, index, limits.fertilise);
    case 'harvest':
      return limits.harvest === undefined ? UNKNOWN : judgeHarvest(work, index, limits.harvest);
    case 'feed':
      return limits.feed === undefined ? UNKNOWN : judgeFeeding(work, index, limits.feed);
  }
}
