import type { MapMessages } from '@portal/content/messages/map-messages';
import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import { findMoment, toAddressMoment } from '#components/map/map-moment.ts';
import { nameMapMoment } from '#components/map/name-map-moment.ts';
import { toMapWords } from '#components/map/to-map-words.ts';
import { SatelliteList } from '#components/satellite/satellite-list.tsx';
import type { SatelliteFrames, SatelliteMapProps } from '#components/satellite/satellite-map-props.ts';
import { SatelliteStage } from '#components/satellite/satellite-stage.tsx';
import { formatClock } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { toLanguagePath } from '#routes/counterpart.ts';
import { drawArchipelagos } from '#share/draw-archipelagos.ts';
import { SatellitePicture } from './satellite-picture.tsx';
import { SatelliteSource } from './satellite-source.tsx';

interface SatelliteBodyProps {
  readonly title: string;
  readonly words: SatelliteMessages;
  readonly mapWords: MapMessages;
  /** At least one. */
  readonly frames: SatelliteFrames;
  readonly ground: SatelliteMapProps['ground'];
  readonly view: PageView;
  /** The moment that the address names. */
  readonly moment: string | null;
}

/** The address of each image; the newest is the page itself. */
function listItems({ frames }: SatelliteFrames, { path, style: { language } }: PageView) {
  return frames.map(({ at }, index) => {
    const search = new URLSearchParams(index === frames.length - 1 ? {} : { t: toAddressMoment(at) });
    if (language === 'en') search.set('lang', 'en');
    const text = search.toString();
    return { at, href: text === '' ? path : `${path}?${text}`, text: formatClock(at) };
  });
}

/** The live map with the images, and below it how they are read and each by itself. */
export function SatelliteBody({ title, words, mapWords, frames, ground, view, moment }: SatelliteBodyProps) {
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
        inset={drawArchipelagos(style.language)}
        source={<SatelliteSource frames={frames} words={words} view={view} />}
      />
      <SatelliteList words={words} items={items} current={first} rainPath={toLanguagePath('radar', style.language)} />
    </>
  );
}
