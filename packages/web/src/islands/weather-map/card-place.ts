import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Map as LiveMap } from 'maplibre-gl';
import { getPart } from './find-part.ts';

/** Where the card of a point stands, and the mark on the point itself. */
export interface CardPlace {
  /** Marks a point and puts the card beside it; null takes the mark away. */
  put(point: LatLng | null): void;
}

const CARD_WIDTH = 264;
const EDGE = 16;
/** The tools stand at the right edge. */
const TOOLS = 84;
/** Room for the mark, with some around it. */
const CLEAR = 40;
const WIDE = '(min-width: 56.25em)';

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Keeps mark and card at their point while the map moves. On a narrow screen the style lays the card upon the bar; where it
 * would lie over its own point when it opens or grows, the map makes way.
 */
export function createCardPlace(root: HTMLElement, live: LiveMap): CardPlace {
  const [card, bar] = [getPart(root, 'card'), getPart(root, 'bar')];
  const wide = matchMedia(WIDE);
  const mark = document.createElement('i');
  mark.className = 'mark';
  mark.hidden = true;
  live.getContainer().append(mark);
  let point: LatLng | null = null;

  const findTop = (element: HTMLElement): number =>
    element.getBoundingClientRect().top - root.getBoundingClientRect().top;

  function follow(): void {
    mark.hidden = point === null;
    if (point === null) return;
    const { x, y } = live.project([point.lng, point.lat]);
    mark.style.translate = `${x}px ${y}px`;
    if (!wide.matches) {
      card.style.left = card.style.top = '';
      return;
    }
    const { clientWidth } = root;
    const isRoom = x + EDGE + CARD_WIDTH + TOOLS <= clientWidth;
    const left = isRoom ? x + EDGE : x - EDGE - CARD_WIDTH;
    card.style.left = `${clamp(left, EDGE, clientWidth - CARD_WIDTH - TOOLS)}px`;
    card.style.top = `${Math.max(EDGE, Math.min(y + EDGE, findTop(bar) - card.offsetHeight - EDGE))}px`;
  }

  /** An open legend hides the card, and after a phone is turned the map learns its new size last: both times nothing can be measured. */
  const canMeasure = (): boolean =>
    card.offsetHeight > 0 && live.getCanvas().clientHeight === live.getContainer().clientHeight;

  function makeWay(): void {
    follow();
    if (point === null || wide.matches || !canMeasure()) return;
    const hidden = live.project([point.lng, point.lat]).y - (findTop(card) - CLEAR);
    if (hidden > 0) live.panBy([0, hidden]);
  }

  live.on('move', follow);
  live.on('resize', makeWay);
  new ResizeObserver(makeWay).observe(card);
  return {
    put(next) {
      point = next;
      makeWay();
    },
  };
}
