import styles from './loader.module.css';

/** Whether a click on a link leads there in this tab, unless another handler has answered it. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}
/** Whether a click on a link makes this tab wait for another page of this site: no file, no mere anchor, no other window. */
export function leadsToPage(link: HTMLAnchorElement, here: Location): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== here.origin || (target !== '' && target !== '_self') || link.hasAttribute('download')) return false;
  const isFile = /\.\w+$/.test(pathname) || /^\/api\/(?!docs|status|changelog)/.test(pathname);
  const isHere = pathname === here.pathname && search === here.search && hash !== '';
  return !isFile && !isHere;
}

/** A page that comes sooner needs no loader. */
const TIMEOUT_MS = 400;
/** A page that has not come by then has been given up by reader or browser, or was a file. */
const GIVE_UP_MS = 15_000;

/** Whether the browser itself leads over from page to page. */
function showsTransition(): boolean {
  return 'CSSViewTransitionRule' in window && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The logo in the middle of the page, with a word for those who hear it. */
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

/** Covers this page with the logo while the next one is slow to come after a click. The first page is never covered. */
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
  // At the window, after all other handlers of the click.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && leadsToPage(link, location) && isPlainClick(event)) wait();
  });
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) wait();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end());
  // Also a page that the browser brings back from its memory starts without.
  addEventListener('pagehide', end);
}
