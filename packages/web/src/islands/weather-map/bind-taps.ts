import type { MapView } from './create-map-view.ts';
import type { MapScene } from './map-scene.ts';

/** A tap asks what is at its point, the Enter key what is in the middle of the map. */
export function bindTaps({ live }: MapView, tap: MapScene['tap']): void {
  live.on('click', ({ lngLat: { lat, lng }, point }) => tap({ lat, lng }, point, false));
  live.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Else the key would press what gets the focus.
    event.preventDefault();
    const { lat, lng } = live.getCenter();
    tap({ lat, lng }, live.project([lng, lat]), true);
  });
}
