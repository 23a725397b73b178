import type { ActivityLimits } from './activity-limits.ts';
import { type Basis, findWeakestBasis } from './threshold.ts';
import type { ActivityId } from './verdict.ts';

/** How the rule of a kind of work is founded: as its weakest figure; `proposed` for work that the crop does not have. */
export function findActivityBasis(activity: ActivityId, limits: ActivityLimits): Basis {
  return findWeakestBasis(Object.values(limits[activity] ?? {}).filter((limit) => limit !== null));
}
