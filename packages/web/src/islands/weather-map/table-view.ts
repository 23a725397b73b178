import type { MapLayer } from '#components/map/map-layer.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { fetchPage } from '#islands/frame/fetch-page.ts';
import { isPlainClick } from '#islands/frame/show-loader.ts';
import { writeLayerHref } from './carry-address.ts';
import { getPart } from './map-controls.ts';

/** The table below the map, of the layer that the map shows. */
export interface TableView {
  /** Takes the table of another layer away, and says that this one's is on its way. */
  leave(layer: MapLayer): void;
  /** Brings the layer's table from its own page; says so where it does not come. */
  bring(layer: MapLayer): Promise<void>;
}

const findTable = (page: ParentNode, layer: MapLayer) =>
  page.querySelector<HTMLElement>(`#list > [data-list="${layer}"]`);

/** A link to the layer's own page, which the address names by now: following it has to load the page all the same. */
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

/** Stands where the table will: what it will be of, how far that is, and the way to it. */
function makeNotice(root: HTMLElement, layer: MapLayer, said: string, open: string): HTMLElement {
  const notice = document.createElement('div');
  const heading = notice.appendChild(document.createElement('h2'));
  const text = notice.appendChild(document.createElement('p'));
  const chosen = root.querySelector<HTMLAnchorElement>(`[data-layer="${layer}"]`);
  heading.textContent = chosen?.textContent ?? '';
  text.append(`${said} `, makeOwnLink(chosen?.href.replace(/#.*/, '') ?? '', open));
  return notice;
}

/** Has the table follow the layer. It is made by the server, as it was with the page. */
export function createTableView(root: HTMLElement, { layer, usual, style, words, list }: WeatherMapProps): TableView {
  const home = document.getElementById('list');
  const first = findTable(document, layer);
  if (home === null || first === null) throw new Error('the map has no list');
  const status = getPart(home, 'list-status');
  let [table, shown, wanted] = [first, first, layer];

  function put(part: HTMLElement): void {
    // Who reads the list stays in it.
    if (shown.contains(document.activeElement)) home?.focus({ preventScroll: true });
    shown.replaceWith(part);
    shown = part;
  }

  function end(part: HTMLElement): void {
    put(part);
    home?.style.removeProperty('min-height');
  }

  return {
    leave(next) {
      if (next === wanted) return;
      wanted = next;
      status.textContent = '';
      if (next === table.dataset.list) return end(table);
      // What stands below the list, and a page that is scrolled to its end, stay where they are.
      home.style.minHeight = `${home.offsetHeight}px`;
      put(makeNotice(root, next, words.loading, list.open));
    },
    async bring(next) {
      if (next === table.dataset.list) return;
      const page = await fetchPage(writeLayerHref(location.pathname, next, usual, `lang=${style.language}`));
      if (wanted !== next || next === table.dataset.list) return;
      const fresh = page === null ? null : findTable(page, next);
      table = fresh ?? table;
      end(fresh ?? makeNotice(root, next, list.missing, list.open));
      status.textContent = fresh === null ? list.missing : (fresh.querySelector('h2')?.textContent ?? '');
    },
  };
}
