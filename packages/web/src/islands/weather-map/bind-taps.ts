import type { MapView } from './create-map-view.ts';
import type { MapScene } from './map-scene.ts';

/** A tap asks what is at its point, the Enter key what is in the middle of the map; Escape ends it. */
export function bindTaps({ live }: MapView, { tap, close }: Pick<MapScene, 'tap' | 'close'>): void {
  live.on('click', ({ lngLat: { lat, lng }, point }) => tap({ lat, lng }, point));
  live.getCanvas().addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
    if (key !== 'Enter') return;
    const { lat, lng } = live.getCenter();
    tap({ lat, lng }, live.project([lng, lat]));
  });
}
