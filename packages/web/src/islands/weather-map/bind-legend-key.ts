import { getPart } from './find-part.ts';

/** On narrow screens a key opens the whole legend, with what it switches, and closes it again. */
export function bindLegendKey(root: HTMLElement): void {
  const legends = getPart(root, 'legends');
  const key = root.querySelector('[data-tool="legend"]');
  key?.addEventListener('click', () => {
    key.setAttribute('aria-expanded', String(legends.toggleAttribute('data-open')));
  });
}
