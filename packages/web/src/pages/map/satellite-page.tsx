import { writeCredits } from '@portal/content/messages/credit-words';
import { type MapMessages, mapMessages } from '@portal/content/messages/map-messages';
import { routeText } from '@portal/content/messages/route-text';
import { type SatelliteMessages, satelliteMessages } from '@portal/content/messages/satellite-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import { parseMapAddress } from '#components/map/map-address.ts';
import { findMoment, nameMapMoment, toAddressMoment, toMapWords } from '#components/map/map-words.ts';
import type { SatelliteFrames, SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { IMAGE_KINDS, type ImageKind, SatellitePanel } from '#components/satellite/satellite-panel.tsx';
import { SatelliteEmpty, SatelliteList, SatelliteStage } from '#components/satellite/satellite-stage.tsx';
import { formatClock, formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Page } from '#pages/page.ts';
import { drawArchipelagos } from '#share/draw-map-picture.ts';
import { loadMapPlace } from './load-map.ts';
import { MapSearch, SatellitePicture } from './map-body.tsx';

const MINUTE_MS = 60_000;
/** Images usually arrive within half an hour; older ones than this are marked. */
const OLD_AFTER_MINUTES = 60;

interface SatelliteSourceProps {
  readonly frames: SatelliteFrames;
  readonly words: SatelliteMessages;
  readonly view: PageView;
}

/** Whether images are real, their age and credit. */
function SatelliteSource({ frames: { frames, issued }, words, view }: SatelliteSourceProps) {
  const newest = frames.at(-1)?.at ?? view.nowAt;
  const minutes = Math.round((Date.parse(view.nowAt) - Date.parse(newest)) / MINUTE_MS);
  return (
    <>
      {issued.demo && <strong>{words.demo}</strong>}
      {minutes > OLD_AFTER_MINUTES && <strong>{words.old(formatNumber(minutes, view.style))}</strong>}
      <span>{words.newest(formatClock(newest))}</span>
      {issued.credits.length > 0 && <span>{words.credit(writeCredits(issued.credits, view.style.language))}</span>}
    </>
  );
}

const MARK = 'LOCATION';

interface SatelliteBodyProps {
  readonly title: string;
  readonly words: SatelliteMessages;
  readonly mapWords: MapMessages;
  /** Not empty. */
  readonly frames: SatelliteFrames;
  readonly ground: SatelliteMapProps['ground'];
  readonly place: SatelliteMapProps['place'];
  readonly view: PageView;
  /** Time in the address. */
  readonly moment: string | null;
  /** Kind and place in the address, which its links keep. */
  readonly address: ImageAddress;
}

interface ImageAddress {
  readonly kind: ImageKind;
  /** Null for none. */
  readonly placeQuery: string | null;
}

function writeHref({ path, style: { language } }: PageView, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  if (language === 'en') search.set('lang', 'en');
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Parameters of an address with a kind and place; infrared is the page itself. */
function toParameters({ kind, placeQuery }: ImageAddress): Record<string, string> {
  return { ...(kind !== 'infrared' && { kind }), ...(placeQuery !== null && { place: placeQuery }) };
}

/** Address of each image; the latest is the page itself. */
function listItems({ frames }: SatelliteFrames, view: PageView, address: ImageAddress) {
  return frames.map(({ at }, index) => {
    const moment = index === frames.length - 1 ? {} : { t: toAddressMoment(at) };
    return { at, href: writeHref(view, { ...toParameters(address), ...moment }), text: formatClock(at) };
  });
}

/** Live satellite map, with the reading guide and a link per image below. */
function SatelliteBody(body: SatelliteBodyProps) {
  const { title, words, mapWords, frames, ground, place, view, moment, address } = body;
  const { style } = view;
  const first = findMoment(frames.frames, moment);
  const shown = frames.frames[first];
  const items = listItems(frames, view, address);
  const live = { ...toMapWords(mapWords), observed: words.capturedAt, mapLabel: words.mapLabel };
  const props: SatelliteMapProps = {
    style,
    frames,
    first,
    ground,
    place,
    placePath: toPath('weather:now', style.language, { location: MARK }).replace(MARK, '{location}'),
    words: { ...live, noWebgl: words.noWebgl, failed: words.failed },
  };
  const label = words.picture(nameMapMoment(shown?.at ?? '', mapWords.weekdays, style.language));
  const picture = (
    <SatellitePicture bounds={frames.bounds} url={shown?.url ?? ''} label={label} language={style.language} />
  );
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <SatelliteStage
        props={props}
        words={words}
        mapWords={mapWords}
        items={items}
        picture={picture}
        search={
          <MapSearch
            language={style.language}
            placePath={writeHref(view, toParameters({ ...address, placeQuery: MARK })).replace(MARK, '{location}')}
          />
        }
        panel={
          <SatellitePanel
            frames={frames}
            words={words}
            view={view}
            asked={address.kind}
            toHref={(kind) => writeHref(view, toParameters({ ...address, kind }))}
            placeName={place?.name ?? null}
          />
        }
        inset={drawArchipelagos(style.language)}
        source={<SatelliteSource frames={frames} words={words} view={view} />}
      />
      <SatelliteList
        kind={frames.kind}
        words={words}
        items={items}
        current={first}
        rainPath={toLanguagePath('radar', style.language)}
      />
    </>
  );
}

/** `/anh-may-ve-tinh`: satellite images of the last three hours, or a note that there are none. */
export const satellitePage: Page = async (request, call) => {
  const { language, settings, now, path, query, ground = null } = request;
  const { temperatureUnit, windUnit } = settings;
  const style: ValueStyle = { language, temperatureUnit, windUnit };
  const { title, description } = routeText[language].satellite;
  const kind = IMAGE_KINDS.find((one) => one === query.kind) ?? 'infrared';
  const place = await loadMapPlace(request, call);
  const around = place === null ? {} : { lat: place.lat, lng: place.lng };
  const result = await call(satelliteFrames, { query: { lang: language, kind, ...around } });
  const frames: SatelliteFrames | null = result.ok && result.reply.frames.length > 0 ? result.reply : null;
  const cloudPath = toLanguagePath('map', language);
  const words = satelliteMessages[language];
  const view: PageView = { words: getWeatherMessages(language), style, nowAt: formatMoment(now), path };
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body:
      frames === null ? (
        <SatelliteEmpty
          title={title}
          words={words}
          reason={result.ok ? 'none' : 'failed'}
          cloudPath={addQuery(cloudPath, 'layer=cloud')}
        />
      ) : (
        <SatelliteBody
          title={title}
          words={words}
          mapWords={mapMessages[language]}
          frames={frames}
          ground={ground}
          place={place}
          view={view}
          moment={parseMapAddress(query).moment}
          address={{ kind, placeQuery: place === null ? null : (query.place ?? null) }}
        />
      ),
  };
};
