import type { MapLayer } from '#components/map/map-layer.ts';

/** On narrow screens the layers stand in a row that is longer than the screen. */
function bringIntoRow(link: HTMLElement): void {
  const row = link.closest('ul');
  if (row === null || row.scrollWidth <= row.clientWidth) return;
  const [{ left, width }, frame] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}

/** Marks the layer in the list and shows its legend. */
export function markLayer(root: HTMLElement, layer: MapLayer): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    if (link.dataset.layer === layer) {
      link.setAttribute('aria-current', 'true');
      bringIntoRow(link);
    } else link.removeAttribute('aria-current');
  }
  for (const legend of root.querySelectorAll<HTMLElement>('[data-legend]')) {
    legend.hidden = legend.dataset.legend !== layer;
  }
}
