import { type EpochSeconds, vietnamHour } from '#time/vietnam-time.ts';
import type { ColdLevel } from '#weather/cold-level.ts';
import type { RainSpell } from '#weather/rain-spells.ts';

/** What people of a ward should do. All of it is the portal's proposal; a bulletin of an authority overrides it. */
export type WardAction =
  | { readonly kind: 'coverBefore'; readonly at: EpochSeconds; readonly isHeavy: boolean }
  | { readonly kind: 'coverNow' | 'coverTonight' | 'avoidFlood' | 'raincoat' | 'beReady' | 'shelter' | 'secure' }
  | { readonly kind: 'avoidHeat' | 'restInHeat' | 'dressWarm' | 'keepWarm' | 'lights' | 'dryOutside' }
  | { readonly kind: 'followBulletin' | 'awaitBulletin' };

/** Time that covering a yard takes, before the rain; proposed. */
const COVER_SECONDS = 1800;
/** Clock times are named in steps of ten minutes. */
const STEP_SECONDS = 600;
/** `mưa to`, from which on low roads flood; class of Decision 18/2021/QĐ-TTg and domain.md §1.1. */
const HEAVY = 4;
/** Rét đậm. */
const SEVERE_COLD = 2;
/** Nắng nóng gay gắt, from 37 °C on. */
const SEVERE_HEAT = 2;

/** Between these hours people sleep: what has to be covered then is covered before. Proposed. */
const SLEEP_FROM_HOUR = 22;
const SLEEP_TO_HOUR = 6;
/** Hours of the strongest sun, in which heat is avoided; by guides of the Ministry of Health. */
const HEAT_TO_HOUR = 16;
/** Later in the day too little sun is left to dry anything. Proposed. */
const DRYING_TO_HOUR = 12;
/** The cloudiest sky state in which crops dry: `nắng nhẹ`. Proposed. */
const CLOUDIEST_DRYING_CODE = 6;

type Spell = Pick<RainSpell, 'fromAt' | 'namedClass' | 'sumClass' | 'word'>;

/** The action for the first rain of a bulletin. */
export function chooseRainAction({ fromAt, namedClass, sumClass, word }: Spell, now: EpochSeconds): WardAction {
  if (word === 'slight') return { kind: 'beReady' };
  const isHeavy = Math.max(namedClass, sumClass) >= HEAVY;
  if (fromAt <= now) return { kind: isHeavy ? 'avoidFlood' : 'raincoat' };
  const beforeAt = fromAt - COVER_SECONDS;
  const at = beforeAt - (beforeAt % STEP_SECONDS);
  if (at <= now) return { kind: 'coverNow' };
  const hour = vietnamHour(at);
  return hour >= SLEEP_FROM_HOUR || hour < SLEEP_TO_HOUR
    ? { kind: 'coverTonight' }
    : { kind: 'coverBefore', at, isHeavy };
}

/** The action on a hot day, until the sun is low; `heat` 1 is nắng nóng. */
export function chooseHeatAction(heat: 1 | 2 | 3, now: EpochSeconds): WardAction | null {
  if (vietnamHour(now) >= HEAT_TO_HOUR) return null;
  return { kind: heat >= SEVERE_HEAT ? 'restInHeat' : 'avoidHeat' };
}

/** The action on a day that is called dry: drying, where the morning is still ahead and the sun shines. */
export function chooseDryAction(skyCode: number | null, now: EpochSeconds): WardAction | null {
  const isSunny = skyCode !== null && skyCode <= CLOUDIEST_DRYING_CODE;
  return isSunny && vietnamHour(now) < DRYING_TO_HOUR ? { kind: 'dryOutside' } : null;
}

/** The action on a cold day. */
export const chooseColdAction = (cold: Exclude<ColdLevel, 0>): WardAction => ({
  kind: cold >= SEVERE_COLD ? 'keepWarm' : 'dressWarm',
});

/** Whether an action asks for something, and does not merely allow it. */
export const isPressing = (action: WardAction | null): boolean => action !== null && action.kind !== 'dryOutside';

/** Actions that only protect, and so hold next to any official bulletin. */
const PROTECTING: ReadonlySet<WardAction['kind']> = new Set([
  'followBulletin',
  'shelter',
  'avoidFlood',
  'keepWarm',
  'lights',
]);

/** Whether an action may stand next to an official bulletin that stops outdoor work, or follow it within a day. */
export const isAllowedUnderWarning = ({ kind }: WardAction): boolean => PROTECTING.has(kind);
