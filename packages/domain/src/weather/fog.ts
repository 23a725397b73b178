import type { Language } from '#language/language.ts';
import { isWetSky, type SkyCode } from './sky-state.ts';
import { classifyVisibility, VISIBILITY_BANDS } from './visibility.ts';

/** Lower visibility without rain is fog, km (domain.md §2.4.10–11). */
const FOG_BELOW_KM = 1;

/** Input of the fog rule: sky state and horizontal visibility, km; null is unknown. */
interface Sight {
  readonly code: SkyCode | null;
  readonly visibilityKm: number | null | undefined;
}

/** Whether a visibility without rain, km, is fog. */
export const isFogKm = (visibilityKm: number): boolean => toShownKm(visibilityKm) < FOG_BELOW_KM;

/** Visibility rounded as in replies, to 0.1 km: what is shown as 1 km is never fog. */
const toShownKm = (visibilityKm: number): number => Math.round(visibilityKm * 10) / 10;

/**
 * Whether an hour or a moment is foggy. Sentence, icon, word, scene and verdicts all use this; in rain none of them
 * says fog.
 */
export function isFoggy({ code, visibilityKm }: Sight): boolean {
  if (visibilityKm === null || visibilityKm === undefined) return false;
  return isFogKm(visibilityKm) && (code === null || !isWetSky(code));
}

/** `Sương mù` or `Sương mù dày đặc`; null without fog. */
export function nameFog(sight: Sight, language: Language): string | null {
  if (!isFoggy(sight)) return null;
  return VISIBILITY_BANDS[classifyVisibility(sight.visibilityKm ?? 0)][language];
}
