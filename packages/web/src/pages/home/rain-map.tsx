import { type MapMessages, mapMessages } from '@portal/content/messages/map-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import { describeClasses } from '#components/map/color-bands.ts';
import type { MapFrames } from '#components/map/map-frames.ts';
import { MapLabels } from '#components/map/map-labels.tsx';
import { MAP_LAYERS } from '#components/map/map-layer.ts';
import { MapLegend } from '#components/map/map-legend.tsx';
import { toMapPicturePath, toPictureBox, toPictureCrop } from '#components/map/map-picture-frame.ts';
import { nameMapMoment } from '#components/map/map-words.ts';
import { Icon } from '#components/ui/icon.tsx';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './rain-map.module.css';

/** The whole country with its archipelagos: nothing of it is cut. */
const COUNTRY = [
  { lat: 23.8, lng: 101.4 },
  { lat: 6.9, lng: 117.2 },
] as const;
const CROP = toPictureCrop(...COUNTRY);
const BOX = toPictureBox(...COUNTRY);
const SIZE = { width: 360, height: 405 } as const;

/** What else the map shows of the country, each as a map of its own. */
const OTHER_LAYERS = MAP_LAYERS.filter((layer) => layer !== 'rain');

function OtherMaps({ words, language }: { readonly words: MapMessages; readonly language: Language }) {
  const map = toPath('map', language);
  const lang = language === 'en' ? '&lang=en' : '';
  return (
    <nav aria-label={words.layersLabel} className={styles.layers}>
      {OTHER_LAYERS.map((layer) => (
        <a key={layer} href={`${map}?layer=${layer}${lang}`}>
          {words.layers[layer]}
        </a>
      ))}
    </nav>
  );
}

interface RainMapProps {
  readonly frames: MapFrames;
  readonly view: PageView;
  /** The frame of the picture, for the values on it. */
  readonly findFrame: PageRequest['findFrame'];
}

/** The rain of this hour over the country, drawn by the server; a link to the map that moves. */
export function RainMap({ frames, view, findFrame }: RainMapProps) {
  const { language } = view.style;
  const words = mapMessages[language];
  const [frame] = frames.frames;
  if (frame === undefined) return null;
  const moment = nameMapMoment(frame.at, words.weekdays, language);
  const found = findFrame?.(frame.url) ?? null;
  const appearance = { layer: 'rain', palette: 'safe', style: view.style, dry: words.dryBlock } as const;
  return (
    <section className={`card ${styles.rain}`} aria-labelledby="rain-map">
      <h2 id="rain-map">{words.home.title}</h2>
      <p className={styles.when}>
        {moment} · <FreshnessLine issued={frames.issued} view={view} />
      </p>
      <a href={toLanguagePath('map', language)} className={styles.picture}>
        <img
          src={toMapPicturePath(frame.url) + CROP}
          alt={words.picture(words.home.title, moment)}
          loading="lazy"
          {...SIZE}
        />
        <MapLabels language={language} box={BOX} values={found === null ? null : { ...found, appearance }} />
      </a>
      <MapLegend
        layer="rain"
        isShown
        classes={describeClasses('rain', words, view.style)}
        words={words}
        style={view.style}
      />
      <a className="more" href={toLanguagePath('map', language)}>
        {words.home.open}
        <Icon name="arrow-right" size={18} />
      </a>
      <OtherMaps words={words} language={language} />
    </section>
  );
}
