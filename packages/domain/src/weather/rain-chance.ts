/** Sentences tell no rain of a chance below this, % (domain.md §1.7). */
export const RAIN_TOLD_FROM_PERCENT = 30;
/** Below this they tell it only as possible, % (domain.md §1.7). */
export const RAIN_LIKELY_FROM_PERCENT = 60;
