import type { Crop } from './crop.ts';
import type { CropSeason } from './crop-season.ts';
import { findColdHints } from './find-cold-hints.ts';
import { findFieldHints } from './find-field-hints.ts';
import { findPondHints } from './find-pond-hints.ts';
import { findWaterHint } from './find-water-hint.ts';
import type { ComingDays, Hint } from './hint.ts';

const PRESSING_FIRST: readonly Hint['weight'][] = ['avoid', 'consider', 'good'];

/** What the coming days ask of the grower of a crop in this season: dangers first, then by day. */
export function listHints(coming: ComingDays, crop: Crop, season: CropSeason): Hint[] {
  const hints = [
    ...findColdHints(coming, crop, season),
    ...findPondHints(coming, crop),
    ...findFieldHints(coming, crop, season),
    findWaterHint(coming.week, crop),
  ].filter((hint) => hint !== null);
  const rank = ({ weight }: Hint) => PRESSING_FIRST.indexOf(weight);
  return hints.sort((a, b) => rank(a) - rank(b) || a.fromAt - b.fromAt);
}
