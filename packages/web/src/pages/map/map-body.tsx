import { type MapMessages, mapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning, WarningFeature } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { type MapAddress, writeMapQuery } from '#components/map/map-address.ts';
import type { MapFrames } from '#components/map/map-frames.ts';
import { MapLabels } from '#components/map/map-labels.tsx';
import type { AskedOther, MapLayer } from '#components/map/map-layer.ts';
import {
  MAP_GROUND_PATH,
  MAP_LINES_PATH,
  MAP_PICTURE,
  toMapPicturePath,
  toPicturePoint,
} from '#components/map/map-picture-frame.ts';
import { MapStage } from '#components/map/map-stage.tsx';
import { MapStrokes } from '#components/map/map-strokes.tsx';
import { findMoment, nameMapMoment } from '#components/map/map-words.ts';
import { WarningLines } from '#components/map/place-table.tsx';
import { WarningAreas } from '#components/map/warning-areas.tsx';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { StormView } from '#components/storms/storm-words.ts';
import { CreditText } from '#components/weather/credit-text.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { Island } from '#islands/island.tsx';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';
import { makePlaceSearchProps } from '#islands/place-search/place-search-props.ts';
import type { PageRequest } from '#pages/page-request.ts';
import type { LoadedStorms } from '#pages/storms/load-storms.ts';
import { drawArchipelagos } from '#share/draw-map-picture.ts';
import { StormLegend, StormNote } from './storm-parts.tsx';
import { StormLabels, StormSheet } from './storm-sheet.tsx';

interface MapSearchProps {
  readonly language: Language;
  /** Address of the map at a place, with `{location}`. */
  readonly placePath: string;
}

/** Search box over a map: a result opens on the map. */
export function MapSearch({ language, placePath }: MapSearchProps) {
  const search = makePlaceSearchProps(language);
  const words = { ...search.words, hint: mapMessages[language].searchHint };
  const box = { ...search, words, placePath, staysHere: true, withLocate: false };
  return <Island name="place-search" wake="interaction" component={PlaceSearch} props={box} />;
}

const { width, height } = MAP_PICTURE;

interface SatellitePictureProps {
  readonly url: string;
  readonly bounds: MapFrames['bounds'];
  readonly language: Language;
  readonly label: string;
}

/** Satellite image at the live map's position, below server-drawn coast, borders and labels. */
export function SatellitePicture({ url, bounds, language, label }: SatellitePictureProps) {
  const from = toPicturePoint({ lat: bounds.north, lng: bounds.west });
  const to = toPicturePoint({ lat: bounds.south, lng: bounds.east });
  return (
    <>
      <svg data-picture="" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <image
          href={url}
          x={Math.round(from.x)}
          y={Math.round(from.y)}
          width={Math.round(to.x - from.x)}
          height={Math.round(to.y - from.y)}
          preserveAspectRatio="none"
        />
        <image href={MAP_LINES_PATH} width={width} height={height} />
      </svg>
      <MapLabels language={language} values={null} />
    </>
  );
}

interface MapBodyProps {
  readonly strip: ReactNode;
  readonly title: string;
  readonly props: WeatherMapProps;
  readonly address: MapAddress;
  readonly words: MapMessages;
  readonly view: PageView;
  /** Strokes of the last half hour; null without a sensor. */
  readonly strokes: MapFrames['lightning'] | null;
  readonly asked: AskedOther | null;
  readonly warnings: readonly OfficialWarning[];
  /** Areas of the warnings, highest level last. */
  readonly areas?: readonly WarningFeature[];
  /** Frame of the picture, for its values. */
  readonly findFrame: PageRequest['findFrame'];
  /** The map in words. */
  readonly list: ReactNode;
  readonly loaded: LoadedStorms;
  readonly stormView: StormView;
}

/** Address of this page with other parameters; keeps its language. */
function writeHref(view: PageView, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  if (view.style.language === 'en') search.set('lang', 'en');
  const text = search.toString();
  return text === '' ? view.path : `${view.path}?${text}`;
}

/** Address of this map at a place, with the current layer and time. */
function writePlacePath({
  view,
  address,
  props: { defaultLayer: search },
}: Pick<MapBodyProps, 'view' | 'address' | 'props'>): string {
  const query = writeMapQuery({ ...address, zoom: null, center: null }, search);
  return writeHref(view, { ...query, place: 'LOCATION' }).replace('LOCATION', '{location}');
}

/** Notice for an address that asks for lightning, warnings or an unknown layer. */
function describeAsked({
  asked,
  strokes,
  words,
  props,
}: Pick<MapBodyProps, 'strokes' | 'words' | 'props'> & { readonly asked: AskedOther }): string {
  if (asked !== 'lightning') return words.asked[asked];
  if (strokes === null) return words.asked.lightningUnknown;
  return strokes.length === 0
    ? words.asked.noLightning
    : words.asked.lightning(formatNumber(strokes.length, props.style));
}

/** Server-drawn map of the whole country; the live map replaces it. */
function MapPicture({
  props: { frames, layer, style },
  address,
  words,
  findFrame,
  strokes,
  areas = [],
}: Pick<MapBodyProps, 'props' | 'address' | 'words' | 'findFrame' | 'strokes' | 'areas'>) {
  const frame = frames?.frames[findMoment(frames.frames, address.moment)];
  const names = <MapLabels language={style.language} values={null} />;
  if (layer === 'storms') {
    return (
      <>
        <img data-picture="" src={MAP_GROUND_PATH} alt={words.layers.storms} fetchPriority="high" />
        {names}
      </>
    );
  }
  if (frames === null || frame === undefined) return names;
  const moment = nameMapMoment(frame.at, words.weekdays, style.language);
  const label = words.picture(words.layers[frames.layer], moment);
  const lightning = strokes !== null && !address.hidden.includes('lightning') && (
    <MapStrokes strokes={strokes} moment={frame.at} label={words.overlays.lightning} />
  );
  if (frames.layer === 'satellite') {
    return (
      <>
        <SatellitePicture url={frame.url} bounds={frames.bounds} language={style.language} label={label} />
        {lightning}
      </>
    );
  }
  const found = findFrame?.(frame.url) ?? null;
  // The picture has one palette; the live map has both.
  const { dryBlock: dry, table } = words;
  const appearance = { layer: frames.layer, palette: 'safe', style, dry, strengths: table.strengths } as const;
  return (
    <>
      <img data-picture="" src={toMapPicturePath(frame.url)} alt={label} fetchPriority="high" />
      {address.hidden.includes('warnings') ? null : <WarningAreas areas={areas} />}
      {lightning}
      <MapLabels language={style.language} values={found === null ? null : { ...found, appearance }} />
    </>
  );
}

/** Time and source of the layer with its credits, which the live map writes here too. */
function IssuedLine({ issued, view }: { readonly issued: MapFrames['issued']; readonly view: PageView }) {
  return (
    <>
      <FreshnessLine issued={issued} view={view} />
      {issued.credits.map((credit) => (
        <span key={credit}>
          {' · '}
          <CreditText credit={credit} language={view.style.language} />
        </span>
      ))}
    </>
  );
}

/** The map with its table below. */
export function MapBody({
  strip,
  title,
  props,
  address,
  words,
  view,
  list,
  loaded,
  stormView,
  strokes,
  asked,
  warnings,
  areas = [],
  findFrame,
}: MapBodyProps) {
  const { layer, frames } = props;
  const shown = frames?.frames[findMoment(frames.frames, address.moment)];
  const isStorms = layer === 'storms';
  const toHref = (layer: MapLayer) =>
    writeHref(view, writeMapQuery({ ...address, layer, zoom: null, center: null }, props.defaultLayer));
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <MapStage
        strip={strip}
        props={props}
        address={address}
        words={words}
        toHref={toHref}
        search={<MapSearch language={props.style.language} placePath={writePlacePath({ view, address, props })} />}
        picture={
          <>
            <StormSheet drawn={loaded.drawn} storms={props.storms} layer={layer} at={shown?.at ?? null} />
            <MapPicture
              props={props}
              address={address}
              words={words}
              findFrame={findFrame}
              strokes={strokes}
              areas={areas}
            />
            <StormLabels drawn={loaded.drawn} layer={layer} view={stormView} />
          </>
        }
        storms={{
          note: <StormNote loaded={loaded} view={stormView} isShown={isStorms} />,
          legend: <StormLegend loaded={loaded} view={stormView} isShown={isStorms} />,
        }}
        counts={{ lightning: strokes?.length ?? null, warnings: warnings.length }}
        asked={asked === null ? null : { what: asked, message: describeAsked({ asked, strokes, words, props }) }}
        inset={drawArchipelagos(props.style.language)}
        source={props.frames !== null && <IssuedLine issued={props.frames.issued} view={view} />}
      />
      {list}
      <WarningLines warnings={warnings} words={words} language={props.style.language} />
    </>
  );
}
