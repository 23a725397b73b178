import { getPart } from './find-part.ts';

/** On narrow screens a key opens the whole legend, with what it switches, and closes it again, as Escape does. */
export function bindLegendKey(root: HTMLElement): void {
  const legends = getPart(root, 'legends');
  const key = root.querySelector<HTMLElement>('[data-tool="legend"]');
  const toggle = (): void => key?.setAttribute('aria-expanded', String(legends.toggleAttribute('data-open')));
  key?.addEventListener('click', toggle);
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !legends.hasAttribute('data-open')) return;
    toggle();
    if (legends.contains(document.activeElement)) key?.focus();
  });
}
