import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Map as LiveMap } from 'maplibre-gl';
import { type CityAppearance, type CityValue, computeLabelLayout, readCityValue } from '#components/map/city-values.ts';
import type { FrameShape } from '#components/map/map-frames.ts';
import { MAP_PICTURE } from '#components/map/map-picture-frame.ts';
import { writeText } from './write-text.ts';

/** A label over the map, with a value block for cities. */
export interface MapLabel {
  readonly element: SVGSVGElement;
  readonly point: LatLng;
  /** 0 is always shown; 4 has no value. */
  readonly rank: number;
  readonly side: 'left' | 'right';
  /** As in `MapCity`. */
  readonly isBare: boolean;
  readonly name: string;
  readonly block: {
    readonly rect: SVGRectElement;
    readonly value: SVGTextElement;
    readonly name: SVGTextElement;
  } | null;
}

function findSheet(holder: HTMLElement): SVGSVGElement | null {
  return holder.querySelector<SVGSVGElement>('[data-part="labels"]');
}

function toLabel(element: SVGSVGElement): MapLabel {
  const [lng = 0, lat = 0] = (element.dataset.at ?? '').split(',').map(Number);
  const texts = [...element.querySelectorAll('text')];
  const [rect, value, name] = [element.querySelector('rect'), texts[0], texts.at(-1)];
  return {
    element,
    point: { lat, lng },
    rank: Number(element.dataset.rank),
    side: element.dataset.side === 'left' ? 'left' : 'right',
    isBare: element.dataset.bare !== undefined,
    name: name?.textContent ?? '',
    block: rect === null || value === undefined || name === undefined ? null : { rect, value, name },
  };
}

/** Server-rendered labels, most important first. */
export function listLabels(holder: HTMLElement): readonly MapLabel[] {
  const elements = [...(findSheet(holder)?.querySelectorAll<SVGSVGElement>('svg[data-at]') ?? [])];
  return elements.map(toLabel).sort((one, other) => one.rank - other.rank);
}

/** Screen pixels per pixel of the drawn map. */
export function findUnit(holder: HTMLElement): number {
  return (findSheet(holder)?.getBoundingClientRect().width ?? 0) / MAP_PICTURE.width;
}

/** Minimum zoom (512-pixel tiles) per rank, where labels fit. */
const NEAR = 4.15;
const ALL = 5.3;
const WIDE = '(min-width: 56.25em)';
const HALF_HIGH = 11;
const HALF_WIDE = 50;

/** A label's place on the screen, pixels. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

function findBox({ block, name, ...label }: MapLabel, x: number, y: number): Box {
  if (block === null) return [x - HALF_WIDE, y - HALF_HIGH, x + HALF_WIDE, y + HALF_HIGH];
  const { from, until } = computeLabelLayout(label, name, block.value.textContent ?? '');
  return [x + from, y - HALF_HIGH, x + until, y + HALF_HIGH];
}

export const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];

/** A wide screen fits most labels from the start, as in the drawn map. */
function findLeastZoom(rank: number): number {
  if (rank === 3) return ALL;
  return rank < 2 || matchMedia(WIDE).matches ? 0 : NEAR;
}

/** Shows as many labels as fit, lowest rank first. */
function declutter(live: LiveMap, labels: readonly MapLabel[]): void {
  const zoom = live.getZoom();
  const taken: Box[] = [];
  for (const label of labels) {
    const { x, y } = live.project([label.point.lng, label.point.lat]);
    const box = findBox(label, x, y);
    const isRoom = label.rank <= 1 || !taken.some((other) => overlaps(box, other));
    const isShown = isRoom && zoom >= findLeastZoom(label.rank);
    label.element.toggleAttribute('data-off', !isShown);
    if (isShown) taken.push(box);
  }
}

/** Where the names of the archipelagos are, which always stand. */
export function findIslandBoxes(live: LiveMap, labels: readonly MapLabel[]): readonly Box[] {
  return labels
    .filter(({ rank }) => rank === 0)
    .map((label) => {
      const { x, y } = live.project([label.point.lng, label.point.lat]);
      return findBox(label, x, y);
    });
}

/** Hides cities under boxes of another sheet; names of the archipelagos always stand. */
export function giveWay(live: LiveMap, labels: readonly MapLabel[], taken: readonly Box[]): void {
  for (const label of labels) {
    const { x, y } = live.project([label.point.lng, label.point.lat]);
    const box = findBox(label, x, y);
    label.element.toggleAttribute('data-under', label.rank > 0 && taken.some((other) => overlaps(box, other)));
  }
}

export function moveLabels(holder: HTMLElement, live: LiveMap, labels: readonly MapLabel[]): void {
  const sheet = findSheet(holder);
  if (sheet === null) return;

  function follow(): void {
    for (const { element, point } of labels) {
      const { x, y } = live.project([point.lng, point.lat]);
      element.setAttribute('x', x.toFixed(1));
      element.setAttribute('y', y.toFixed(1));
    }
  }

  function rest(): void {
    follow();
    sheet?.toggleAttribute('data-near', live.getZoom() >= NEAR);
    declutter(live, labels);
  }

  sheet.dataset.live = '';
  live.on('move', follow);
  live.on('moveend', rest);
  live.on('resize', rest);
  rest();
}

/** Writes a value into a city's block; null empties it. */
export function writeBlock({ block, name, ...label }: MapLabel, value: CityValue | null): void {
  const text = value?.text ?? '';
  if (block === null || (block.value.textContent === text && block.rect.getAttribute('fill') === (value?.fill ?? '')))
    return;
  const layout = computeLabelLayout(label, name, text);
  writeText(block.value, text);
  block.value.setAttribute('x', String(layout.valueX));
  block.value.setAttribute('fill', value?.ink ?? '');
  block.rect.setAttribute('x', String(layout.block.x));
  block.rect.setAttribute('width', String(layout.block.width));
  block.rect.setAttribute('fill', value?.fill ?? '');
  block.name.setAttribute('x', String(layout.nameX));
}

/** Writes a frame's values into the blocks; empties them without a frame. */
export function writeValues(
  labels: readonly MapLabel[],
  frame: { readonly bytes: Uint8Array; readonly shape: FrameShape } | null,
  appearance: CityAppearance,
): void {
  for (const label of labels) {
    if (label.block === null) continue;
    writeBlock(label, frame === null ? null : readCityValue(frame.bytes, frame.shape, label.point, appearance));
  }
}
