import type { Language } from '#language/language.ts';
import type { BeaufortForce } from './beaufort.ts';
import { SEA_BY_FORCE, SEA_STATE_NAMES } from './sea-state-names.table.ts';

/** Sea state of WMO code 3700; calm, glassy (0) and rippled (1) are combined. */
export type SeaState = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Upper limit of the significant wave height in states 1 to 8, m (WMO 3700, domain.md §6.9). */
const UPPER_M = [0.1, 0.5, 1.25, 2.5, 4, 6, 9, 14] as const;

/**
 * Sea state by significant wave height, m: a height on the limit belongs to the lower state. Throws a RangeError for
 * NaN.
 */
export function classifySea(waveM: number): SeaState {
  if (Number.isNaN(waveM)) throw new RangeError('The sea under an unknown wave is unknown');
  let state = 0;
  while (state < UPPER_M.length && waveM > (UPPER_M[state] ?? 0)) state++;
  return (state + 1) as SeaState;
}

/** Name of a sea state by its waves: `Sóng vừa`, `Moderate sea`. */
export const nameSea = (state: SeaState, language: Language): string => SEA_STATE_NAMES[state][language];

/**
 * The official description of the sea at a wind force (QĐ 18/2021/QĐ-TTg, annex III; domain.md §6): by the wind's
 * force, not by wave height.
 */
export function describeSeaByForce(force: BeaufortForce, language: Language): string {
  const row = SEA_BY_FORCE.find(({ upTo }) => force <= upTo) ?? SEA_BY_FORCE[SEA_BY_FORCE.length - 1];
  return row?.[language] ?? '';
}
