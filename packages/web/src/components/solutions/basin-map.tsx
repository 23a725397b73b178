import type { BasinMessages } from '@portal/content/messages/basin-messages';
import { formatRain, formatRainNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './basin-rain-view.module.css';
import type { SampleBasin } from './sample-basin.ts';

interface BasinMapProps {
  readonly basin: SampleBasin;
  readonly words: BasinMessages;
  readonly view: PageView;
}

const WIDTH = 480;
/** Lower limits of the shades, mm per day. */
const LIMITS = [1, 6, 14, 26, 40] as const;
/** Cells below this have no number, mm. */
const LEAST_NAMED = 0.5;
/** With more cells than this, numbers do not fit. */
const MOST_NAMED = 60;

/** Outline of the sample basin over model grid cells with their rain of the next day. */
export function BasinMap({ basin: { outline, rain }, words, view: { style } }: BasinMapProps) {
  const { map } = rain;
  if (map === null || map.items.length === 0) return null;
  const { latStep, lngStep, items } = map;
  const [lats, lngs] = [items.map(({ lat }) => lat), items.map(({ lng }) => lng)];
  const west = Math.min(...lngs) - lngStep / 2;
  const north = Math.max(...lats) + latStep / 2;
  const scale = WIDTH / (Math.max(...lngs) + lngStep / 2 - west);
  const latScale = scale / Math.cos((north * Math.PI) / 180);
  const height = (north - Math.min(...lats) + latStep / 2) * latScale;
  const toX = (lng: number): number => Math.round((lng - west) * scale);
  const toY = (lat: number): number => Math.round((north - lat) * latScale);
  const most = Math.max(0, ...items.map((item) => item.rain ?? 0));
  const cells = items.flatMap(({ lat, lng, rain: mm }) => {
    const [x, y] = [toX(lng - lngStep / 2), toY(lat + latStep / 2)];
    const [width, tall] = [toX(lng + lngStep / 2) - x - 1, toY(lat - latStep / 2) - y - 1];
    return mm === null ? [] : [{ key: `${lat} ${lng}`, mm, x, y, width, tall }];
  });
  const named = items.length > MOST_NAMED ? [] : cells.filter(({ mm }) => mm >= LEAST_NAMED);
  return (
    <figure className={styles.map}>
      <figcaption className={styles.caption}>{words.mapName}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`} role="img" aria-label={words.map(formatRain(most, style))}>
        {cells.map(({ key, mm, x, y, width, tall }) => (
          <rect
            key={key}
            x={x}
            y={y}
            width={width}
            height={tall}
            fillOpacity={0.12 + 0.16 * LIMITS.filter((limit) => mm >= limit).length}
          />
        ))}
        <path d={`M${outline.map(([lng, lat]) => `${toX(lng)} ${toY(lat)}`).join('L')}Z`} />
        {named.map(({ key, mm, x, y, width, tall }) => (
          <text key={key} x={x + width / 2} y={y + tall / 2 + 5}>
            {formatRainNumber(mm, style)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
