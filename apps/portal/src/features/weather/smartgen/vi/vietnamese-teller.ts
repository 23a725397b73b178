import type { Teller } from '../teller.ts';
import { tellDays } from './tell-days.ts';
import { tellHourly } from './tell-hourly.ts';
import { tellNinety } from './tell-ninety.ts';
import { tellNow } from './tell-now.ts';
import { tellTomorrow } from './tell-tomorrow.ts';

/** Tells weather in Vietnamese. */
export const VIETNAMESE_TELLER: Teller = {
  now: tellNow,
  hourly: tellHourly,
  tomorrow: tellTomorrow,
  days: tellDays,
  ninety: tellNinety,
};
