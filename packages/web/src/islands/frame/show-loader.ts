import styles from './loader.module.css';

/** True for a plain click that opens the link in this tab and was not handled elsewhere. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
/** True for links to another page of this site in this tab: no file, no anchor, no new window. */
export function leadsToPage(link: HTMLAnchorElement, here: Location): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== here.origin || (target !== '' && target !== '_self') || link.hasAttribute('download')) return false;
  const isFile = /\.\w+$/.test(pathname) || /^\/api\/(?!docs|status|changelog)/.test(pathname);
  const isHere = pathname === here.pathname && search === here.search && hash !== '';
  return !isFile && !isHere;
}

/** No loader for faster pages. */
const TIMEOUT_MS = 400;
/** By then the navigation was abandoned, or led to a file. */
const GIVE_UP_MS = 15_000;

/** True where the browser animates navigations itself. */
function showsTransition(): boolean {
  return 'CSSViewTransitionRule' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Logo at the centre of the page, with a text for screen readers. */
export function makeLoader(): HTMLElement {
  const loader = document.createElement('div');
  const text = document.createElement('p');
  const logo = document.querySelector('header a > svg')?.cloneNode(true);
  loader.className = styles.loader ?? '';
  loader.role = 'status';
  loader.append(...(logo === undefined ? [] : [logo]), text);
  text.textContent = document.getElementById('menu')?.dataset.loading ?? '';
  return loader;
}

/** Covers the page with the logo while a navigation is slow. Never covers the first page. */
export function showLoader(): void {
  if (showsTransition()) return;
  const loader = makeLoader();
  let timer = 0;
  const end = (): void => {
    clearTimeout(timer);
    loader.remove();
  };
  const wait = (): void => {
    end();
    timer = window.setTimeout(() => {
      document.body.append(loader);
      timer = window.setTimeout(end, GIVE_UP_MS);
    }, TIMEOUT_MS);
  };
  // On window, so that it runs after all other click handlers.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && leadsToPage(link, location) && isPlainClick(event)) wait();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) wait();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end());
  // Also clears it on pages restored from the back/forward cache.
  addEventListener('pagehide', end);
}
