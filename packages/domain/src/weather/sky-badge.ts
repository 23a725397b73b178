import type { Language } from '#language/language.ts';
import { nameSkyState } from './name-sky-state.ts';
import type { OpenSkyCode } from './open-sky.ts';
import { isHotSky, isWetSky, type SkyCode } from './sky-state.ts';
import {
  COLD_ENDINGS,
  DAY_SKY_NAMES,
  NIGHT_SKY_NAMES,
  SHORT_DAY_NAMES,
  THUNDER_ENDINGS,
} from './sky-state-names.table.ts';
import type { Thunder } from './thunder.ts';

/** Heat or cold as a small sign next to the drawing of a sky. */
export type SkyBadge = 'cold' | 'severeCold' | 'damagingCold' | 'ice' | 'hot' | 'veryHot' | 'especiallyHot';

const COLDS = ['cold', 'severeCold', 'damagingCold', 'ice'] as const;
const HEATS = ['hot', 'veryHot', 'especiallyHot'] as const;
/** From this height on 18 °C is normal and not called rét (decisions.md "Sky states"). */
const HIGHLAND_FROM_M = 800;

/**
 * The badge of a state at a height above sea level, metres (null: unknown, treated as low). `Rét` is not shown from 800
 * m on;
 * severe and damaging cold and ice are, everywhere. Null for a state without heat or cold; sleet needs no badge.
 */
export function findSkyBadge(code: SkyCode | null, heightM: number | null): SkyBadge | null {
  if (code === null || code === 24 || code === 28) return null;
  if (isHotSky(code)) return HEATS[code - 2] ?? null;
  const cold = findCold(code);
  return cold === 'cold' && heightM !== null && heightM >= HIGHLAND_FROM_M ? null : cold;
}

function findCold(code: SkyCode): SkyBadge | null {
  if (code >= 17) return COLDS[(code - 17) % 4] ?? null;
  return code >= 8 && code <= 11 ? (COLDS[code - 8] ?? null) : null;
}

/** A displayed state: its sky without heat and cold, and the badge next to it. */
export interface ShownSky {
  readonly code: SkyCode | null;
  readonly skyCode: OpenSkyCode | null;
  readonly badge: SkyBadge | null;
}

/**
 * Name of a sky with its badge: `Nhiều mây, trời rét` if the state alone would be `Trời rét`, and the bare sky if the
 * state is rét in a highland. Otherwise the name of the state; thunder as in `nameSkyState`.
 */
export function nameShownSky(
  sky: ShownSky,
  isDay: boolean,
  language: Language,
  thunder: Thunder | null = null,
): string {
  const { code, skyCode, badge } = sky;
  if (code === null || skyCode === null || findCold(code) === null) return nameSkyState(code, isDay, language, thunder);
  if (badge === null) return nameSkyState(skyCode, isDay, language, thunder);
  if (isWetSky(code)) return nameSkyState(code, isDay, language, thunder);
  const name = (isDay ? SHORT_DAY_NAMES : NIGHT_SKY_NAMES)[skyCode] ?? DAY_SKY_NAMES[skyCode];
  return name[language] + (COLD_ENDINGS[code]?.[language] ?? '') + THUNDER_ENDINGS[thunder ?? 0][language];
}
