import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { ColdLevel } from '#weather/cold-level.ts';
import type { RainSpell } from '#weather/rain-spells.ts';

/** What people of a ward should do. All of it is the portal's proposal; a bulletin of an authority overrides it. */
export type WardAction =
  | { readonly kind: 'coverBefore'; readonly at: EpochSeconds; readonly isHeavy: boolean }
  | { readonly kind: 'coverNow' | 'avoidFlood' | 'raincoat' | 'beReady' | 'shelter' | 'secure' }
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

type Spell = Pick<RainSpell, 'fromAt' | 'namedClass' | 'sumClass' | 'word'>;

/** The action for the first rain of a bulletin. */
export function chooseRainAction({ fromAt, namedClass, sumClass, word }: Spell, now: EpochSeconds): WardAction {
  if (word === 'slight') return { kind: 'beReady' };
  const isHeavy = Math.max(namedClass, sumClass) >= HEAVY;
  if (fromAt <= now) return { kind: isHeavy ? 'avoidFlood' : 'raincoat' };
  const beforeAt = fromAt - COVER_SECONDS;
  const at = beforeAt - (beforeAt % STEP_SECONDS);
  return at <= now ? { kind: 'coverNow' } : { kind: 'coverBefore', at, isHeavy };
}

/** The action on a hot day; `heat` 1 is nắng nóng. */
export const chooseHeatAction = (heat: 1 | 2 | 3): WardAction => ({
  kind: heat >= SEVERE_HEAT ? 'restInHeat' : 'avoidHeat',
});

/** The action on a cold day. */
export const chooseColdAction = (cold: Exclude<ColdLevel, 0>): WardAction => ({
  kind: cold >= SEVERE_COLD ? 'keepWarm' : 'dressWarm',
});

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
