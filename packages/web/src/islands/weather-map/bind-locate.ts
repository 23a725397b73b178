import { isCovered } from '@portal/domain/geo/lat-lng';
import type { MapWords } from '#components/map/to-map-words.ts';
import type { MapView } from './create-map-view.ts';
import { getPart } from './find-part.ts';

const PATIENCE_MS = 10_000;
const FRESH_MS = 300_000;
const NEAR_ZOOM = 8;

/** “My location”: the browser is asked only after the tap, and nothing of it leaves the device. */
export function bindLocate(root: HTMLElement, { live }: MapView, words: MapWords): void {
  const status = getPart(root, 'status');
  const fail = (): void => {
    status.textContent = words.locateFailed;
  };
  root.querySelector('[data-tool="locate"]')?.addEventListener('click', () => {
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lng: coords.longitude };
        status.textContent = isCovered(point) ? '' : words.locateOutside;
        if (isCovered(point)) live.easeTo({ center: [point.lng, point.lat], zoom: NEAR_ZOOM });
      },
      fail,
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
}
