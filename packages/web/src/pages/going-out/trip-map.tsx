import { mapMessages } from '@portal/content/messages/map-messages';
import { LAYER_STYLES } from '#components/map/map-palettes.table.ts';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatClock } from '#components/weather/format-values.ts';
import type { MapPoint } from '#pages/storms/map-frame.ts';
import { drawTripMap } from './draw-trip-map.ts';
import type { TripMap } from './load-trip-map.ts';
import styles from './trip-map.module.css';
import { describePeak, findPeak } from './trip-peak.ts';
import type { TripReply, TripView } from './trip-view.ts';

const round = (value: number): string => value.toFixed(1);
/** Distance of a name from its end: above the northern, below the southern one. */
const NAME_GAP = { above: -12, below: 22 } as const;
/** Names nearer to an edge than this begin or end there. */
const EDGE = 90;

interface EndProps {
  readonly at: MapPoint;
  readonly name: string;
  readonly isAbove: boolean;
  readonly width: number;
}

function End({ at: { x, y }, name, isAbove, width }: EndProps) {
  const anchor = x < EDGE ? 'start' : x > width - EDGE ? 'end' : 'middle';
  const shift = anchor === 'middle' ? 0 : anchor === 'start' ? -Math.min(x - 8, 40) : Math.min(width - x - 8, 40);
  return (
    <>
      <circle className={styles.end} cx={round(x)} cy={round(y)} r="5" />
      <text x={round(x + shift)} y={round(y + (isAbove ? NAME_GAP.above : NAME_GAP.below))} textAnchor={anchor}>
        {name}
      </text>
    </>
  );
}

interface TripMapProps {
  readonly reply: TripReply;
  readonly map: TripMap;
  readonly view: TripView;
}

/** The rain of one moment along the way. Dark in both themes, as the other maps are; the sentence says it in words. */
export function TripMapPart({ reply, map: { at, request, basis, seenAt }, view }: TripMapProps) {
  const { origin, destination, along } = reply;
  const words = view.trip.map;
  const { width, height, ground, rain, from, to, project } = drawTripMap([origin, destination], request);
  const names = [origin.displayName.main, destination.displayName.main] as const;
  const peak = findPeak(along);
  const you = peak === null ? null : project(peak);
  const caption = words.moment(formatClock(at), words.seen[basis](formatClock(seenAt)));
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${words.label(...names)} ${caption} ${describePeak(along, view)}`}
      >
        <path className={styles.land} d={ground.land} />
        <path className={styles.home} d={ground.home} />
        <g
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from numbers alone
          dangerouslySetInnerHTML={{ __html: rain }}
        />
        <path className={styles.casing} d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
        <path className={styles.line} d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
        <End at={from} name={names[0]} isAbove={from.y <= to.y} width={width} />
        <End at={to} name={names[1]} isAbove={to.y < from.y} width={width} />
        {you !== null && <circle className={styles.you} cx={round(you.x)} cy={round(you.y)} r="6" />}
      </svg>
      <figcaption>
        <span className={styles.key}>
          {LAYER_STYLES.radar.safe.map((color, index) => (
            <span key={color}>
              <svg width="12" height="12" aria-hidden="true">
                <rect width="12" height="12" rx="2" fill={color ?? 'none'} />
              </svg>
              {mapMessages[view.style.language].classes.radar[index]}
            </span>
          ))}
          {peak !== null && (
            <span>
              <svg width="12" height="12" aria-hidden="true">
                <circle className={styles.you} cx="6" cy="6" r="4.5" />
              </svg>
              {words.you(formatClock(peak.at))}
            </span>
          )}
        </span>
        {preventUnitBreaks(caption)}
      </figcaption>
    </figure>
  );
}
