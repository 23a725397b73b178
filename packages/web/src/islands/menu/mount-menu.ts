import { isPlainClick } from '#islands/frame/show-loader.ts';
import { closeMenus, hoverMenus, walkMenu } from './walk-menu.ts';

const MARK = 'drawer';

const isMarked = (): boolean => (history.state as { readonly kind?: string } | null)?.kind === MARK;

/** Everything outside the drawer, to make inert while it is open. */
function listOthers(drawer: HTMLElement): Element[] {
  const header = drawer.closest('header');
  return [...document.body.children, ...(drawer.parentElement?.children ?? [])].filter(
    (element) => element !== header && element !== drawer,
  );
}

function findOpener(drawer: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${drawer.id}"][popovertargetaction="show"]`);
}

function becomeDialog(drawer: HTMLElement): void {
  drawer.role = 'dialog';
  drawer.ariaModal = 'true';
  drawer.ariaLabel = drawer.querySelector('nav')?.ariaLabel ?? '';
  for (const other of listOthers(drawer)) other.toggleAttribute('inert', true);
}

function endDialog(drawer: HTMLElement): void {
  for (const name of ['role', 'aria-modal', 'aria-label']) drawer.removeAttribute(name);
  for (const other of listOthers(drawer)) other.removeAttribute('inert');
}

/** A link followed from the drawer replaces the drawer's history entry. */
function followInPlace(drawer: HTMLElement, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !drawer.contains(link) || !isPlainClick(event) || !isMarked()) return;
  event.preventDefault();
  location.replace(link.href);
}

/** Turns the browser's popover drawer into a dialog: focus stays inside, and the back button closes it. */
function holdDrawer(drawer: HTMLElement, wide: MediaQueryList): void {
  drawer.addEventListener('beforetoggle', (event) => {
    // Before it closes, so that the browser can return focus to the button.
    if (event.newState === 'closed') endDialog(drawer);
  });
  drawer.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') {
      if (isMarked()) history.back();
      // After a light dismiss the browser leaves focus nowhere.
      if (document.activeElement === document.body) findOpener(drawer)?.focus();
      return;
    }
    becomeDialog(drawer);
    drawer.querySelector<HTMLElement>('button')?.focus();
    history.pushState({ kind: MARK }, '');
  });
  // On window, so that it runs after all other click handlers, such as dialogs.
  addEventListener('click', (event) => followInPlace(drawer, event));
  addEventListener('popstate', () => drawer.hidePopover());
  wide.addEventListener('change', () => drawer.hidePopover());
}

/** Loads the visited places when the menu first opens. */
function fillWhenWanted(list: HTMLElement): void {
  const group = list.closest('details');
  group?.addEventListener('toggle', () => import('./fill-recent.ts').then(({ fillRecent }) => fillRecent(list)), {
    once: true,
  });
}

/**
 * Loads the live example once its group is open and visible (never in the drawer); retries on the next opening after a
 * failure.
 */
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

/** Adds hover, keyboard and touch behaviour to the header. */
export function mountMenu(): void {
  closeMenus();
  const drawer = document.getElementById('menu');
  if (drawer === null) return;
  const wide = matchMedia('(min-width: 64em)');
  hoverMenus(drawer, () => wide.matches);
  walkMenu(drawer);
  holdDrawer(drawer, wide);
  // From here on the script handles hover, and Escape can close groups.
  drawer.dataset.lively = '';
  for (const card of drawer.querySelectorAll<HTMLElement>('[data-live]')) showWhenOpened(card);
  for (const list of drawer.querySelectorAll<HTMLElement>('[data-recent]')) fillWhenWanted(list);
}
