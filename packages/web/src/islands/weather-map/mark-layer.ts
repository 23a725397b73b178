import type { MapLayer } from '#components/map/map-layer.ts';

/** Marks the layer in the list and shows its legend. */
export function markLayer(root: HTMLElement, layer: MapLayer): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    if (link.dataset.layer === layer) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const legend of root.querySelectorAll<HTMLElement>('[data-legend]')) {
    legend.hidden = legend.dataset.legend !== layer;
  }
}
