import type { BasinMessages } from '@portal/content/messages/basin-messages';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { BasinDrawing } from '#components/map/basin-drawing.tsx';
import type { SampleBasin } from '#components/solutions/sample-basin.ts';
import { formatRain } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { drawGround, drawWater, fitFrame } from '#pages/storms/map-frame.ts';
import { BASEMAP } from '#share/draw-map-picture.ts';

/** Pixels of a phone's card: text keeps its size there. */
const SIZE = { width: 328, leastHeight: 200, mostHeight: 280 } as const;
/** Width of a letter in the drawing. */
const LETTER = 6.4;
const HOA_BINH_DAM: LatLng = { lat: 20.808, lng: 105.324 };

const NAMES = BASEMAP.labels.filter(({ kind }) => kind === 'province' || kind === 'town');

/** Sample basin over the map's ground, with the rain of the next day by cell; null without data. */
export function drawSampleBasin({ outline, rain: { map } }: SampleBasin, words: BasinMessages, { style }: PageView) {
  if (map === null || map.items.length === 0) return null;
  const ring = outline.map(([lng, lat]) => ({ lat, lng }));
  const frame = fitFrame([...ring, ...map.items], SIZE);
  const points = ring.map(frame.project).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return (
    <BasinDrawing
      drawing={{ ...frame, letter: LETTER }}
      ground={{ ...drawGround(frame), ...drawWater(frame), names: NAMES }}
      cells={map}
      outline={`M${points.join('L')}Z`}
      dam={{ ...HOA_BINH_DAM, vi: words.dam, en: words.dam }}
      label={words.map(formatRain(Math.max(0, ...map.items.map(({ rain }) => rain ?? 0)), style))}
      style={style}
    />
  );
}
