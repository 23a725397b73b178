import type { MapOverlay } from '#components/map/map-overlay.ts';
import type { MapSceneOptions } from './map-scene.ts';
import type { OverlayLayers } from './overlay-layers.ts';

/** The legend's keys switch overlays off and on; the address keeps which are off. */
export function bindOverlayKeys(
  { root, hidden, note }: Pick<MapSceneOptions, 'root' | 'hidden' | 'note'>,
  overlays: OverlayLayers,
): void {
  const off = new Set<MapOverlay>(hidden);
  overlays.hide([...off]);
  for (const key of root.querySelectorAll<HTMLElement>('[data-overlay]')) {
    key.addEventListener('click', () => {
      const name = key.dataset.overlay as MapOverlay;
      if (!off.delete(name)) off.add(name);
      key.setAttribute('aria-pressed', String(!off.has(name)));
      overlays.hide([...off]);
      note({ hidden: [...off] });
    });
  }
}
