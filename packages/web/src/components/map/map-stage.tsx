import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ReactNode } from 'react';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import { ArchipelagoInset, type InsetDrawing } from './archipelago-inset.tsx';
import check from './check-key.module.css';
import styles from './layer-list.module.css';
import type { MapAddress } from './map-address.ts';
import { MAP_LAYERS, MAP_OVERLAYS, type MapLayer, type MapOverlay, writeMapCredit } from './map-layer.ts';
import { MapLegend } from './map-legend.tsx';
import mapStageStyles from './map-stage.module.css';
import { MapIcon, type MapIconName, MapTools, TimeBar } from './map-tools.tsx';
import { describeMapBasis, findMoment, toMapWords } from './map-words.ts';
import overlayKeysStyles from './overlay-keys.module.css';
import tapCard from './tap-card.module.css';
import type { WeatherMapProps } from './weather-map-props.ts';

const ICONS: Readonly<Record<MapLayer, MapIconName>> = {
  radar: 'radar',
  rain: 'cloud-rain',
  temperature: 'thermometer',
  wind: 'wind',
  cloud: 'cloud',
  satellite: 'satellite',
  aqi: 'leaf',
  uv: 'sun',
};

interface LayerListProps {
  readonly current: MapLayer;
  readonly words: MapMessages;
  /** Address of the same page with another layer. */
  readonly toHref: (layer: MapLayer) => string;
}

/** The layers, one at a time: links, so that they work without script. */
function LayerList({ current, words, toHref }: LayerListProps) {
  return (
    <nav className={styles.layers} aria-label={words.layersLabel}>
      <p aria-hidden="true">{words.layersLabel}</p>
      <ul>
        {MAP_LAYERS.map((layer) => (
          <li key={layer}>
            <a href={toHref(layer)} data-layer={layer} aria-current={layer === current ? 'true' : undefined}>
              <MapIcon name={ICONS[layer]} />
              {words.layers[layer]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OverlayKeysProps {
  readonly hidden: readonly MapOverlay[];
  /** How many there are now; null where it is not known. */
  readonly counts: Readonly<Record<MapOverlay, number | null>>;
  readonly words: MapMessages;
  readonly style: ValueStyle;
}

/** The legend of what lies over the layers; a tap switches it off and on. */
function OverlayKeys({ hidden, counts, words, style }: OverlayKeysProps) {
  return (
    <ul className={overlayKeysStyles.keys}>
      {MAP_OVERLAYS.map((name) => {
        const count = counts[name];
        return (
          <li key={name}>
            <button type="button" className={check.check} data-overlay={name} aria-pressed={!hidden.includes(name)}>
              {words.overlays[name]}{' '}
              <b data-renewed={name === 'warnings' ? 'count' : undefined}>
                {count === null
                  ? words.overlayUnknown[name]
                  : count === 0
                    ? words.overlayNone
                    : formatNumber(count, style)}
              </b>
            </button>
            {name === 'lightning' ? (
              <i className={overlayKeysStyles.stroke} aria-hidden="true" />
            ) : (
              <span className={overlayKeysStyles.levels} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
                <i />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

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
    <div className={mapStageStyles.screen} data-strip="">
      {strip}
      <div className={mapStageStyles.stage} data-palette={address.palette}>
        <div className={mapStageStyles.search}>{search}</div>
        <div
          className={mapStageStyles.live}
          data-island="weather-map"
          data-wake="idle"
          data-props={JSON.stringify(props)}
          data-shown={list[current]?.kind}
        >
          <div className={mapStageStyles.map} data-part="map">
            {picture}
          </div>
          <div className={mapStageStyles.layers} data-part="layers">
            <LayerList current={layer} words={words} toHref={toHref} />
          </div>
          <MapTools words={words} />
          <div className={mapStageStyles.foot}>
            <div className={tapCard.card} data-part="card" role="status" />
            <div id="legend" className={mapStageStyles.legends} data-part="legends">
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
              <div className={mapStageStyles.keys}>
                <button
                  type="button"
                  className={`${check.check} ${mapStageStyles.palette}`}
                  data-part="palette"
                  aria-pressed={address.palette === 'classic'}
                >
                  {words.palette}
                </button>
                <OverlayKeys hidden={address.hidden} counts={counts} words={words} style={style} />
              </div>
            </div>
            <div className={mapStageStyles.bar}>
              <ArchipelagoInset drawing={inset} words={words} />
              <TimeBar frames={list} current={current} words={words} language={style.language} />
              <p className={mapStageStyles.source}>
                <span data-part="status" role="status">
                  {list.length === 0 ? (layer === 'satellite' ? words.noSatellite : words.noData) : ''}
                </span>
                <button type="button" className={mapStageStyles.retry} data-part="retry" hidden>
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
