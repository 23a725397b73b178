import type { MapWords } from '#components/map/to-map-words.ts';
import { getPart } from './find-part.ts';

/** Without a live map the drawn one stays: says why, and takes away what would move it. Links and legend still work. */
export function stayDrawn(root: HTMLElement, { noWebgl, failed }: Pick<MapWords, 'noWebgl' | 'failed'>): void {
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  root.dataset.drawn = '';
  for (const button of root.querySelectorAll<HTMLButtonElement>('button:not([data-tool="legend"])')) {
    button.disabled = true;
  }
  getPart(root, 'status').textContent = canDraw ? failed : noWebgl;
}
