import type { MapMessages } from '@portal/content/messages/map-messages';
import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import { findMoment, toAddressMoment } from '#components/map/map-moment.ts';
import { nameMapMoment } from '#components/map/name-map-moment.ts';
import { toMapWords } from '#components/map/to-map-words.ts';
import { SatelliteList } from '#components/satellite/satellite-list.tsx';
import type { SatelliteFrames, SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { SatelliteStage } from '#components/satellite/satellite-stage.tsx';
import { formatClock } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { drawArchipelagos } from '#share/draw-archipelagos.ts';
import { MapSearch } from './map-search.tsx';
import { SatellitePicture } from './satellite-picture.tsx';
import { SatelliteSource } from './satellite-source.tsx';

const MARK = 'LOCATION';

interface SatelliteBodyProps {
  readonly title: string;
  readonly words: SatelliteMessages;
  readonly mapWords: MapMessages;
  /** At least one. */
  readonly frames: SatelliteFrames;
  readonly ground: SatelliteMapProps['ground'];
  readonly place: SatelliteMapProps['place'];
  readonly view: PageView;
  /** The moment that the address names. */
  readonly moment: string | null;
}

function writeHref({ path, style: { language } }: PageView, parameters: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(parameters);
  if (language === 'en') search.set('lang', 'en');
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The address of each image; the newest is the page itself. */
function listItems({ frames }: SatelliteFrames, view: PageView) {
  return frames.map(({ at }, index) => {
    const parameters: Record<string, string> = index === frames.length - 1 ? {} : { t: toAddressMoment(at) };
    return { at, href: writeHref(view, parameters), text: formatClock(at) };
  });
}

/** The live map with the images, and below it how they are read and each by itself. */
export function SatelliteBody({ title, words, mapWords, frames, ground, place, view, moment }: SatelliteBodyProps) {
  const { style } = view;
  const first = findMoment(frames.frames, moment);
  const shown = frames.frames[first];
  const items = listItems(frames, view);
  const live = { ...toMapWords(mapWords), observed: words.taken, mapLabel: words.mapLabel };
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
            placePath={writeHref(view, { place: MARK }).replace(MARK, '{location}')}
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
