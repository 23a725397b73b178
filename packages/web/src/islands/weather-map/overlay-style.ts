import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapOverlay } from '#components/map/map-overlay.ts';

/** Strokes older than this are not shown. */
const OLDEST_SECONDS = 1800;
const PALEST = 0.25;
const LEVELS = [1, 2, 3, 4, 5] as const;

/** How strokes look at a moment, seconds: those of the 30 minutes before it, the older the paler. */
export function fadeStrokes(at: number): {
  readonly filter: FilterSpecification;
  readonly opacity: ExpressionSpecification;
  readonly color: ExpressionSpecification;
} {
  const age: ExpressionSpecification = ['-', at, ['get', 'at']];
  return {
    filter: ['all', ['>=', age, 0], ['<=', age, OLDEST_SECONDS]],
    opacity: ['interpolate', ['linear'], age, 0, 1, OLDEST_SECONDS, PALEST],
    color: ['interpolate', ['linear'], age, 0, '#fff3b0', 300, '#ffc93d', OLDEST_SECONDS, '#d9822b'],
  };
}

/** The legal colour of a level, from the page's style; grey where a bulletin states none. */
function findLevelColor(element: Element): ExpressionSpecification {
  const style = getComputedStyle(element);
  const cases = LEVELS.flatMap((level) => [level, style.getPropertyValue(`--lv${level}`).trim()]);
  return ['match', ['coalesce', ['get', 'level'], 0], ...cases, '#8a8f9c'] as unknown as ExpressionSpecification;
}

/** Islands without an outline are points, and no corners of an area. */
const IS_AREA: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];

/** The layers of an overlay; the first has its name. */
export function drawOverlays(name: MapOverlay, element: Element): LayerSpecification[] {
  if (name === 'lightning') {
    const paint = {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 1.2, 6, 2.5, 8, 5] as ExpressionSpecification,
      'circle-color': '#ffc93d',
      'circle-stroke-color': '#3b2a00',
      'circle-stroke-width': 0.6,
    };
    return [{ id: 'lightning', type: 'circle', source: 'lightning', paint }];
  }
  const color = findLevelColor(element);
  const source = 'warnings';
  return [
    { id: 'warnings', type: 'fill', source, filter: IS_AREA, paint: { 'fill-color': color, 'fill-opacity': 0.35 } },
    { id: 'warning-lines', type: 'line', source, filter: IS_AREA, paint: { 'line-color': color, 'line-width': 2 } },
    {
      id: 'warning-points',
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-color': color, 'circle-radius': 6, 'circle-opacity': 0.7, 'circle-stroke-width': 1 },
    },
  ];
}
