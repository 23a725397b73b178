import type { Crop } from './crop.ts';
import { findColdHints } from './find-cold-hints.ts';
import { findFieldHints } from './find-field-hints.ts';
import { findPondHints } from './find-pond-hints.ts';
import { findWaterHint } from './find-water-hint.ts';
import type { ComingDays, Hint } from './hint.ts';

const PRESSING_FIRST: readonly Hint['weight'][] = ['avoid', 'consider', 'good'];

/** What the coming days ask of the grower of a crop: dangers first, then by day. */
export function listHints(coming: ComingDays, crop: Crop): Hint[] {
  const hints = [
    ...findColdHints(coming, crop),
    ...findPondHints(coming, crop),
    ...findFieldHints(coming, crop),
    findWaterHint(coming.week, crop),
  ].filter((hint) => hint !== null);
  const rank = ({ weight }: Hint) => PRESSING_FIRST.indexOf(weight);
  return hints.sort((a, b) => rank(a) - rank(b) || a.fromAt - b.fromAt);
}
