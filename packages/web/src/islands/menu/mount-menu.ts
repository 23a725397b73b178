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

/** Brings the live example once its group is open and in sight, which it is not in the drawer; after a failure the next time. */
function showWhenOpened(card: HTMLElement): void {
  const group = card.closest('details');
  let isAsked = false;
  group?.addEventListener('toggle', () => {
    if (isAsked || !group.open || !card.checkVisibility()) return;
    isAsked = true;
    const forget = (): void => {
      isAsked = false;
    };
    import('./show-live-wind.ts')
      .then(({ showLiveWind }) => showLiveWind(card))
      .then((shown) => shown || forget(), forget);
  });
}

/** Makes the header answer pointer, keys and touch beyond what the browser does by itself. */
export function mountMenu(): void {
  closeMenus();
  const drawer = document.getElementById('menu');
  if (drawer === null) return;
  const wide = matchMedia('(min-width: 64em)');
  hoverMenus(drawer, () => wide.matches);
  walkMenu(drawer);
  holdDrawer(drawer, wide);
  // From here on a script opens what the pointer is over, and Escape can close it.
  drawer.dataset.lively = '';
  for (const card of drawer.querySelectorAll<HTMLElement>('[data-live]')) showWhenOpened(card);
  for (const list of drawer.querySelectorAll<HTMLElement>('[data-recent]')) fillWhenWanted(list);
}
