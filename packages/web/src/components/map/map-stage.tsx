import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ReactNode } from 'react';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import { ArchipelagoInset, type InsetDrawing } from './archipelago-inset.tsx';
import check from './check-key.module.css';
import styles from './layer-list.module.css';
import type { MapAddress } from './map-address.ts';
import {
  type AskedOther,
  MAP_LAYERS,
  MAP_OVERLAYS,
  type MapLayer,
  type MapOverlay,
  writeMapCredit,
} from './map-layer.ts';
import { MapLegend } from './map-legend.tsx';
import mapStageStyles from './map-stage.module.css';
import { LayerKey, MapIcon, type MapIconName, MapTools, SheetHandle, TimeBar } from './map-tools.tsx';
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
  storms: 'storm',
  aqi: 'leaf',
  uv: 'sun',
};

interface LayerListProps {
  readonly current: MapLayer;
  readonly words: MapMessages;
  readonly toHref: (layer: MapLayer) => string;
}

/** Next-day rain is a second link in the row of rain. */
const ROWS = MAP_LAYERS.filter((layer) => layer !== 'rain');

/** Layers as links, one active at a time, so that they work without JavaScript. */
function LayerList({ current, words, toHref }: LayerListProps) {
  const link = (layer: MapLayer, content: ReactNode) => (
    <a
      href={toHref(layer)}
      data-layer={layer}
      data-short={words.shortLayers[layer]}
      data-name={words.layers[layer]}
      aria-current={layer === current ? 'true' : undefined}
    >
      {content}
    </a>
  );
  return (
    <nav className={styles.layers} aria-label={words.layersLabel}>
      <ul>
        {ROWS.map((layer) => (
          <li key={layer}>
            {link(
              layer,
              <>
                <MapIcon name={ICONS[layer]} />
                {layer === 'radar' ? words.rain : words.shortLayers[layer]}
                {layer === 'radar' && <small> {words.rainSpans.radar}</small>}
              </>,
            )}
            {layer === 'radar' &&
              link(
                'rain',
                <>
                  <span className="visually-hidden">{words.rain} </span>
                  <small>{words.rainSpans.rain}</small>
                </>,
              )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OverlayKeysProps {
  readonly hidden: readonly MapOverlay[];
  /** Current counts; null where unknown. */
  readonly counts: Readonly<Record<MapOverlay, number | null>>;
  readonly words: MapMessages;
  readonly style: ValueStyle;
}

/** Legend of the overlays; each entry toggles its overlay. */
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
  readonly strip: ReactNode;
  readonly props: WeatherMapProps;
  readonly address: MapAddress;
  readonly words: MapMessages;
  readonly toHref: (layer: MapLayer) => string;
  /** Search box, mounted as its own island. */
  readonly search: ReactNode;
  /** Server-drawn map: first paint, and fallback without WebGL. */
  readonly picture: ReactNode;
  readonly source: ReactNode;
  readonly counts: Parameters<typeof OverlayKeys>[0]['counts'];
  /** Note of the layer of storms, and its legend; both hidden on other layers. */
  readonly storms: { readonly note: ReactNode; readonly legend: ReactNode };
  readonly inset: InsetDrawing;
  /** Notice for an address that names no layer; null where it names one. */
  readonly asked: { readonly what: AskedOther; readonly message: string } | null;
}

/** Source, time and credits; failed loads are announced here with a retry. */
function SourceLine({ props: { frames, layer, ground, nowAt }, words, source }: MapStageProps) {
  const basis = frames === null ? null : describeMapBasis(frames, toMapWords(words), Date.parse(nowAt));
  const isEmpty = (frames?.frames ?? []).length === 0;
  return (
    <p className={mapStageStyles.source}>
      <span data-part="status" role="status">
        {isEmpty && layer !== 'storms' ? (layer === 'satellite' ? words.noSatellite : words.noData) : ''}
      </span>
      <button type="button" className={mapStageStyles.retry} data-part="retry" hidden>
        {words.retry}
      </button>
      <span data-part="basis" data-late={basis?.isLate === true ? '' : undefined}>
        {basis?.text}
      </span>
      <span className={mapStageStyles.age} data-part="age" data-late={basis?.isLate === true ? '' : undefined}>
        {basis?.age}
      </span>
      <span data-part="source">{source}</span>
      <small>{writeMapCredit(words.credit, ground)}</small>
    </p>
  );
}

function Legends({ props: { layer, classes, style, frames }, address, words, toHref, counts, storms }: MapStageProps) {
  return (
    <div id="legend" className={mapStageStyles.legends} data-part="legends">
      <div className={mapStageStyles.side}>
        <LayerList current={layer} words={words} toHref={toHref} />
        <div className={mapStageStyles.keys}>
          <OverlayKeys hidden={address.hidden} counts={counts} words={words} style={style} />
          <button
            type="button"
            className={`${check.check} ${mapStageStyles.palette}`}
            data-part="palette"
            aria-pressed={address.palette === 'classic'}
          >
            <span>{words.palette}</span>
            <i className={mapStageStyles.familiar} aria-hidden="true" />
          </button>
        </div>
      </div>
      {storms.legend}
      {MAP_LAYERS.filter((name) => name !== 'storms').map((name) => (
        <MapLegend
          key={name}
          layer={name}
          isShown={name === layer}
          classes={classes[name] ?? []}
          words={words}
          style={style}
          isEstimated={frames !== null && frames.satelliteAt !== null}
        />
      ))}
    </div>
  );
}

/** Full-height map with its controls. The script replaces the server-drawn pictures. */
export function MapStage(stage: MapStageProps) {
  const { strip, props, address, words, search, picture, inset, asked } = stage;
  const { frames, layer, style } = props;
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
          data-asked={asked?.what}
        >
          <div className={mapStageStyles.map} data-part="map">
            {picture}
          </div>
          <MapTools words={words} />
          <div className={mapStageStyles.foot}>
            <div className={tapCard.card} data-part="card" role="status" />
            <div className={mapStageStyles.bar}>
              <ArchipelagoInset drawing={inset} words={words} />
              <SheetHandle words={words} />
              <TimeBar frames={list} current={current} words={words} language={style.language}>
                {frames?.issued.demo === true && <strong className={mapStageStyles.demo}>{words.demo}</strong>}
                <LayerKey name={words.shortLayers[layer]} words={words} />
              </TimeBar>
              {asked !== null && (
                <p className={mapStageStyles.asked} data-part="asked" role="status">
                  {asked.message}
                </p>
              )}
              {stage.storms.note}
              <SourceLine {...stage} />
            </div>
            <Legends {...stage} />
          </div>
        </div>
      </div>
    </div>
  );
}
