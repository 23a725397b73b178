import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';

/** Why the position is unknown. */
export type LocateFailure = 'refused' | 'slow' | 'failed' | 'unreachable' | 'outside';

/** Slug of the reader's place, or why it is unknown. */
export type MyPlace = { readonly kind: 'found'; readonly slug: string } | { readonly kind: LocateFailure };

const TIMEOUT_MS = 10_000;
const FRESH_MS = 300_000;
const call = createHttpCallApi('');

function askPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: FRESH_MS });
  });
}

/** Rounds to about 100 m: enough to distinguish wards; nothing finer leaves the device. */
function toCoarse(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

function findFailure(error: unknown): LocateFailure {
  if (!(error instanceof GeolocationPositionError)) return 'failed';
  if (error.code === error.PERMISSION_DENIED) return 'refused';
  return error.code === error.TIMEOUT ? 'slow' : 'failed';
}

/** Locates the reader and finds the nearest place. Call only on a tap. */
export async function findMyPlace(language: Language): Promise<MyPlace> {
  if (!('geolocation' in navigator)) return { kind: 'failed' };
  try {
    const { coords } = await askPosition();
    const result = await call('placesNearest', {
      query: { lat: toCoarse(coords.latitude), lng: toCoarse(coords.longitude), lang: language },
    });
    if (result.ok) return { kind: 'found', slug: result.reply.place.slug };
    return { kind: result.problem.status === 404 ? 'outside' : 'unreachable' };
  } catch (error) {
    return { kind: findFailure(error) };
  }
}
