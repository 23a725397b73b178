import type { MapLayerName } from '@portal/contract/endpoints/map-frames';

/** Marks the layer in the list and shows its legend. */
export function markLayer(root: HTMLElement, layer: MapLayerName): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    if (link.dataset.layer === layer) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const legend of root.querySelectorAll<HTMLElement>('[data-legend]')) {
    legend.hidden = legend.dataset.legend !== layer;
  }
}
