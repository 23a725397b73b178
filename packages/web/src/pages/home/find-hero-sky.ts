import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { findSkyScene, type SkyDisc } from '#components/weather/sky-scene.ts';

/** The sky behind the home page: a clear one, for it forecasts nothing. */
interface HeroSky {
  readonly name: 'dawn' | 'clear-day' | 'dusk' | 'clear-night';
  /** The moon as it is; null by day, and while it is new or down. */
  readonly moonPhase: number | null;
}

/** The page is for the whole country; the sun of its capital gives the light, as its clock gives the hour. */
const HA_NOI = { lat: 21.03, lng: 105.85, elevation: null, province: null };

/** The clear sky of a moment in Vietnam, with the moon that really stands there. */
export function findHeroSky(at: EpochSeconds): HeroSky {
  const { name, disc } = findSkyScene({ code: 1, isDay: null, thunder: null }, HA_NOI, at);
  return { name: toHeroName(name), moonPhase: findMoonPhase(disc) };
}

const findMoonPhase = (disc: SkyDisc | null): number | null => disc?.moonPhase ?? null;

function toHeroName(name: string): HeroSky['name'] {
  return name === 'dawn' || name === 'dusk' || name === 'clear-night' ? name : 'clear-day';
}
