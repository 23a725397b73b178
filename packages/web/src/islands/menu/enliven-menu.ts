import { closeMenus } from './close-menus.ts';
import { holdDrawer } from './hold-drawer.ts';
import { hoverMenus } from './hover-menus.ts';
import { walkMenu } from './walk-menu.ts';

/** Brings the places that the reader has looked at into the menu once it is wanted. */
function fillWhenWanted(list: HTMLElement): void {
  const group = list.closest('details');
  group?.addEventListener('toggle', () => import('./fill-recent.ts').then(({ fillRecent }) => fillRecent(list)), {
    once: true,
  });
}

/** Makes the header answer pointer, keys and touch beyond what the browser does by itself. */
export function enlivenMenu(): void {
  closeMenus();
  const drawer = document.getElementById('menu');
  if (drawer === null) return;
  const wide = matchMedia('(min-width: 64em)');
  hoverMenus(drawer, () => wide.matches);
  walkMenu(drawer);
  holdDrawer(drawer, wide);
  for (const list of drawer.querySelectorAll<HTMLElement>('[data-recent]')) fillWhenWanted(list);
}
