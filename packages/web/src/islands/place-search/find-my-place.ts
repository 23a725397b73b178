import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';

/** The slug of the place where the reader is, or why it is not known. */
export type MyPlace =
  | { readonly kind: 'found'; readonly slug: string }
  | { readonly kind: 'refused' | 'failed' | 'outside' };

const PATIENCE_MS = 10_000;
const FRESH_MS = 300_000;
const call = createHttpCallApi('');

function askPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: FRESH_MS });
  });
}

/** Asks the browser for the reader's position and the portal for the nearest place. Only after the reader's own tap. */
export async function findMyPlace(language: Language): Promise<MyPlace> {
  if (!('geolocation' in navigator)) return { kind: 'failed' };
  try {
    const { coords } = await askPosition();
    const result = await call('placesNearest', {
      query: { lat: coords.latitude, lng: coords.longitude, lang: language },
    });
    if (result.ok) return { kind: 'found', slug: result.reply.place.slug };
    return { kind: result.problem.status === 404 ? 'outside' : 'failed' };
  } catch (error) {
    const refused = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
    return { kind: refused ? 'refused' : 'failed' };
  }
}
