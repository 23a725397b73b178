import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ReactNode } from 'react';
import { ArchipelagoInset, type InsetDrawing } from './archipelago-inset.tsx';
import check from './check-key.module.css';
import { describeMapBasis } from './describe-map-basis.ts';
import { LayerList } from './layer-list.tsx';
import type { MapAddress } from './map-address.ts';
import { writeMapCredit } from './map-ground.ts';
import { MAP_LAYERS, type MapLayer } from './map-layer.ts';
import { MapLegend } from './map-legend.tsx';
import { findMoment } from './map-moment.ts';
import styles from './map-stage.module.css';
import { MapTools } from './map-tools.tsx';
import { OverlayKeys } from './overlay-keys.tsx';
import tapCard from './tap-card.module.css';
import { TimeBar } from './time-bar.tsx';
import { toMapWords } from './to-map-words.ts';
import type { WeatherMapProps } from './weather-map-props.ts';

interface MapStageProps {
  /** Official warnings above the map. */
  readonly strip: ReactNode;
  readonly props: WeatherMapProps;
  readonly address: MapAddress;
  readonly words: MapMessages;
  readonly toHref: (layer: MapLayer) => string;
  /** The search box, which wakes by itself. */
  readonly search: ReactNode;
  /** The map drawn by the server: first paint, and all there is without WebGL. */
  readonly picture: ReactNode;
  /** Source and time of what is shown. */
  readonly source: ReactNode;
  readonly counts: Parameters<typeof OverlayKeys>[0]['counts'];
  readonly inset: InsetDrawing;
}

/** The map over the whole height, with everything that steers it. A script brings it to life; the pictures stay until then. */
export function MapStage({
  strip,
  props,
  address,
  words,
  toHref,
  search,
  picture,
  source,
  counts,
  inset,
}: MapStageProps) {
  const { frames, layer, classes, style } = props;
  const list = frames?.frames ?? [];
  const current = findMoment(list, address.moment);
  return (
    <div className={styles.screen} data-strip="">
      {strip}
      <div className={styles.stage} data-palette={address.palette}>
        <div className={styles.search}>{search}</div>
        <div
          className={styles.live}
          data-island="weather-map"
          data-wake="idle"
          data-props={JSON.stringify(props)}
          data-shown={list[current]?.kind}
        >
          <div className={styles.map} data-part="map">
            {picture}
          </div>
          <div className={styles.layers} data-part="layers">
            <LayerList current={layer} words={words} toHref={toHref} />
          </div>
          <MapTools words={words} />
          <div className={styles.foot}>
            <div className={tapCard.card} data-part="card" role="status" />
            <div id="legend" className={styles.legends} data-part="legends">
              {MAP_LAYERS.map((name) => (
                <MapLegend
                  key={name}
                  layer={name}
                  isShown={name === layer}
                  classes={classes[name] ?? []}
                  words={words}
                  style={style}
                />
              ))}
              <div className={styles.keys}>
                <button
                  type="button"
                  className={`${check.check} ${styles.palette}`}
                  data-part="palette"
                  aria-pressed={address.palette === 'classic'}
                >
                  {words.palette}
                </button>
                <OverlayKeys hidden={address.hidden} counts={counts} words={words} style={style} />
              </div>
            </div>
            <div className={styles.bar}>
              <ArchipelagoInset drawing={inset} words={words} />
              <TimeBar frames={list} current={current} words={words} language={style.language} />
              <p className={styles.source}>
                <span data-part="status" role="status">
                  {list.length === 0 ? (layer === 'satellite' ? words.noSatellite : words.noData) : ''}
                </span>
                <button type="button" className={styles.retry} data-part="retry" hidden>
                  {words.retry}
                </button>
                <strong data-part="basis">{frames === null ? '' : describeMapBasis(frames, toMapWords(words))}</strong>
                <span data-part="source">{source}</span>
                <small>{writeMapCredit(words.credit, props.ground)}</small>
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
