import type { MapView } from './create-map-view.ts';
import { getPart } from './find-part.ts';

/** The farthest islands of Hoàng Sa and Trường Sa: both archipelagos lie between them. */
const NORTH_WEST: [lng: number, lat: number] = [111.2, 17.1];
const SOUTH_EAST: [lng: number, lat: number] = [115.9, 7.6];
const MARGIN = 24;

/** The inset stands as long as the map does not show both archipelagos whole; a tap on it goes there. */
export function bindInset(root: HTMLElement, { live }: MapView): void {
  const inset = getPart(root, 'inset');
  const bar = getPart(root, 'bar');

  function updateInset(): void {
    const [from, to] = [live.project(NORTH_WEST), live.project(SOUTH_EAST)];
    const clear = bar.getBoundingClientRect().top - root.getBoundingClientRect().top;
    inset.hidden = from.x > 0 && from.y > 0 && to.x < root.clientWidth && to.y < clear;
  }

  inset.querySelector('button')?.addEventListener('click', () => {
    live.fitBounds([NORTH_WEST, SOUTH_EAST], { padding: MARGIN });
    live.getCanvas().focus();
  });
  live.on('moveend', updateInset);
  live.on('resize', updateInset);
  updateInset();
}
