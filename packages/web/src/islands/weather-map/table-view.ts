import type { MapLayer } from '#components/map/map-layer.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { fetchPage } from '#islands/frame/fetch-page.ts';
import { isPlainClick } from '#islands/frame/show-loader.ts';
import { writeLayerHref } from './carry-address.ts';
import { getPart } from './map-controls.ts';
import type { MapStore } from './map-store.ts';

const findTable = (page: ParentNode, layer: MapLayer) =>
  page.querySelector<HTMLElement>(`#list > [data-list="${layer}"]`);

/** Link to the page of the current layer; the address already names it, so following it must force a load. */
function makeOwnLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `${href}#list`;
  link.textContent = text;
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.href);
    location.reload();
  });
  return link;
}

/** Placeholder for the table: its layer, loading state and link. */
function makeNotice(root: HTMLElement, layer: MapLayer, status: string, open: string): HTMLElement {
  const notice = document.createElement('div');
  const heading = notice.appendChild(document.createElement('h2'));
  const text = notice.appendChild(document.createElement('p'));
  const chosen = root.querySelector<HTMLAnchorElement>(`[data-layer="${layer}"]`);
  heading.textContent = chosen?.dataset.name ?? '';
  text.append(`${status} `, makeOwnLink(chosen?.href.replace(/#.*/, '') ?? '', open));
  return notice;
}

/** Keeps the server-rendered table in step with the layer. */
export function bindTable(
  root: HTMLElement,
  store: MapStore,
  { layer: first, defaultLayer, style, words, list }: WeatherMapProps,
): void {
  const home = document.getElementById('list');
  const opened = findTable(document, first);
  if (home === null || opened === null) throw new Error('the map has no list');
  const status = getPart(home, 'list-status');
  let [table, shown] = [opened, opened];

  function put(part: HTMLElement): void {
    // Keeps focus inside the list.
    if (shown.contains(document.activeElement)) home?.focus({ preventScroll: true });
    shown.replaceWith(part);
    shown = part;
  }

  /** Fetches the table from the layer's own page. */
  async function fetchTable(layer: MapLayer): Promise<void> {
    const page = await fetchPage(writeLayerHref(location.pathname, layer, defaultLayer, `lang=${style.language}`));
    const state = store.get();
    if (state.layer !== layer || state.table.here === layer) return;
    const fresh = page === null ? null : findTable(page, layer);
    table = fresh ?? table;
    store.dispatch({ type: fresh === null ? 'tableMissed' : 'tableCame', layer });
  }

  store.subscribe(
    ({ layer, table: { here, status } }) => [layer, status, here] as const,
    ([layer, found, here], [, , before]) => {
      if (found === 'loading') {
        status.textContent = '';
        // Reserves the height, so that content below and the scroll position do not shift.
        home.style.minHeight = `${home.offsetHeight}px`;
        put(makeNotice(root, layer, words.loading, list.open));
        return;
      }
      put(found === 'here' ? table : makeNotice(root, layer, list.missing, list.open));
      home.style.removeProperty('min-height');
      const heading = here === before ? '' : (table.querySelector('h2')?.textContent ?? '');
      status.textContent = found === 'missing' ? list.missing : heading;
    },
  );
  // After the frames settle either way: a failed table is retried with them.
  store.subscribe(
    ({ load }) => load,
    ({ status }) => {
      const { layer, table } = store.get();
      if (status !== 'loading' && table.here !== layer) fetchTable(layer);
    },
  );
}
