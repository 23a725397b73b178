import { mapMessages } from '@portal/content/messages/map-messages';
import { isModelCentre } from '@portal/domain/storm/storm';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { MapLayer } from '#components/map/map-layer.ts';
import { MAP_PICTURE, toPicturePoint } from '#components/map/map-picture-frame.ts';
import { drawMoments, findStormMode, listStormsAt, type MapStorms } from '#components/map/map-storms.ts';
import { describeForce, nameStorm, type StormView } from '#components/storms/storm-words.ts';
import { type DrawnStorm, drawStorm, nameDot } from '#pages/storms/draw-storm-map.ts';
import { findLatest, listAhead, toEastern } from '#pages/storms/draw-track.ts';
import type { MapFrame, MapPoint } from '#pages/storms/map-frame.ts';
import colors from '#pages/storms/storm-map.module.css';
import styles from './storm-sheet.module.css';

/** The whole picture of the map: the live map shows the same drawing through a window that moves. */
const FRAME: MapFrame = { ...MAP_PICTURE, project: toPicturePoint };

/** A zero-length line: its cap is a dot of the same size at every zoom. */
const drawDot = ({ x, y }: MapPoint): string => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
/** The square cap of a line towards the lower right is a diamond. */
const drawDiamond = ({ x, y }: MapPoint): string => `M${x.toFixed(1)} ${y.toFixed(1)}l.01 .01`;

function Storm({ storm }: { readonly storm: DrawnStorm }) {
  const { lead, others, radii } = drawStorm(storm, FRAME);
  return (
    <g>
      {lead !== null && <path className={`${colors.cone} ${styles.cone}`} d={lead.cone} />}
      <g className={styles.details}>
        {radii.map(({ path, isLowest }) => (
          <path key={path} className={isLowest ? colors.low : colors.high} d={path} />
        ))}
        {others.map(({ centre, line, points }) => (
          <g key={centre} className={isModelCentre(centre) ? colors.model : colors.other}>
            {line !== '' && <path className={styles.other} d={line} />}
            <path className={`${styles.diamond} ${styles.other}`} d={points.map(drawDiamond).join('')} />
          </g>
        ))}
        {lead !== null && (
          <>
            <path className={colors.past} d={lead.past} />
            <path className={styles.past} d={lead.pastDots.map(drawDot).join('')} />
            <path className={colors.line} d={lead.line} />
          </>
        )}
        {lead?.dots.map((dot) => (
          <g key={dot.key} className={colors[dot.class]}>
            <path className={styles.edge} d={drawDot(dot)} />
            <path className={styles.dot} d={drawDot(dot)} />
          </g>
        ))}
      </g>
      {lead !== null && lead.now !== null && (
        <g className={colors[lead.now.class]}>
          <path className={styles.ring} d={drawDot(lead.now)} />
          <path className={styles.hole} d={drawDot(lead.now)} />
          <path className={styles.dot} d={drawDot(lead.now)} />
        </g>
      )}
    </g>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function Labels({ storm, view }: { readonly storm: DrawnStorm; readonly view: StormView }) {
  const [lead] = storm.tracks;
  const latest = lead === undefined ? null : findLatest(lead);
  if (lead === undefined || latest === null) return null;
  const force = describeForce(latest, lead, view);
  const name = force === null ? nameStorm(storm.storm, view) : `${nameStorm(storm.storm, view)} · ${force}`;
  return listAhead(lead).map((point) => {
    const place = toEastern(point);
    const { x, y } = toPicturePoint(place);
    const isNow = point === latest;
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: a position within a drawing that has a name
      <svg
        key={point.at}
        x={percent(x / MAP_PICTURE.width)}
        y={percent(y / MAP_PICTURE.height)}
        data-at={`${place.lng},${place.lat}`}
        data-storm={isNow ? storm.storm.id : undefined}
      >
        {isNow ? (
          <a href={toLanguagePath('storm', view.style.language, { id: storm.storm.id })}>
            <circle r="22" />
            <text className={styles.name} x="14" y="-9">
              {name}
            </text>
          </a>
        ) : (
          <text x="9" y="-7">
            {nameDot(point, lead, view)}
          </text>
        )}
      </svg>
    );
  });
}

interface StormSheetProps {
  readonly drawn: readonly DrawnStorm[];
  readonly storms: MapStorms;
  readonly layer: MapLayer;
  /** Time shown, for the position then; null without a frame. */
  readonly at: string | null;
}

/** Tracks, cones and reach of wind over the drawn map and, moved by its script, over the live one. Below its labels. */
export function StormSheet({ drawn, storms, layer, at }: StormSheetProps) {
  const moments = at === null ? [] : listStormsAt(storms, at);
  const { width, height } = MAP_PICTURE;
  return (
    <svg
      className={styles.sheet}
      data-part="storms"
      data-mode={findStormMode(layer)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn.map((storm) => (
        <Storm key={storm.storm.id} storm={storm} />
      ))}
      {[styles.moment, styles.within].map((name) => (
        <path key={name} className={name} data-moment="" d={drawMoments(moments)} />
      ))}
    </svg>
  );
}

interface StormLabelsProps extends Pick<StormSheetProps, 'drawn' | 'layer'> {
  readonly view: StormView;
}

/** Names and times of the storms. Centres are links to their pages; the list below the map has everything in words. */
export function StormLabels({ drawn, layer, view }: StormLabelsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, a drawing with links
    <svg
      className={styles.labels}
      data-part="storm-labels"
      data-mode={findStormMode(layer)}
      role="group"
      aria-label={mapMessages[view.style.language].layers.storms}
    >
      {drawn.map((storm) => (
        <Labels key={storm.storm.id} storm={storm} view={view} />
      ))}
    </svg>
  );
}
