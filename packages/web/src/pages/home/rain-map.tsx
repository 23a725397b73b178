import { type MapMessages, mapMessages } from '@portal/content/messages/map-messages';
import type { OfficialWarning, WarningFeature } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPath } from '@portal/routes/to-path';
import { describeClasses } from '#components/map/color-bands.ts';
import { FRAMES, FrameBlocks } from '#components/map/frame-blocks.tsx';
import { labelFrames, type MapFrames } from '#components/map/map-frames.ts';
import { MapLabels } from '#components/map/map-labels.tsx';
import { MAP_LAYERS } from '#components/map/map-layer.ts';
import { MapLegend } from '#components/map/map-legend.tsx';
import { COUNTRY, MAP_GROUND_PATH, toPictureBox, toRainPicturePath } from '#components/map/map-picture-frame.ts';
import { MapIcon } from '#components/map/map-tools.tsx';
import { CLOCK, findPresent, nameKind, nameMapMoment, withholdDry } from '#components/map/map-words.ts';
import type { RainMapProps } from '#components/map/rain-map-props.ts';
import { WarningAreas } from '#components/map/warning-areas.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './rain-map.module.css';

const BOX = toPictureBox(...COUNTRY);
const SIZE = { width: 360, height: 405 } as const;

/** Other layers, each on its own map. */
const OTHER_LAYERS = MAP_LAYERS.filter((layer) => layer !== 'radar');

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

function toProps({ frames }: MapFrames, words: MapMessages, style: PageView['style']): RainMapProps {
  const { dryBlock: dry, play, pause, failed } = words;
  return {
    frames: frames.map((frame) => {
      const moment = nameMapMoment(frame.at, words.weekdays, style.language);
      return { url: toRainPicturePath(frame.url), clock: moment.slice(0, CLOCK), moment, kind: nameKind(frame, words) };
    }),
    style,
    strengths: words.table.strengths,
    words: { dry, play, pause, failed, picture: words.home.picture('{0}') },
  };
}

interface RainBarProps {
  readonly frames: MapFrames['frames'];
  readonly current: number;
  readonly words: MapMessages;
  readonly summary: string;
}

/** Play button and time blocks, covered by a native slider that works before any script. */
function RainBar({ frames, current, words, summary }: RainBarProps) {
  const labels = labelFrames(frames, words.barNow);
  return (
    <div className={styles.bar}>
      <button type="button" data-part="play" aria-label={words.play} aria-pressed="false">
        <MapIcon name="play" />
        <MapIcon name="pause" />
      </button>
      <div className={`${FRAMES} ${styles.blocks}`}>
        <input
          type="range"
          data-part="slider"
          autoComplete="off"
          min={0}
          max={frames.length - 1}
          defaultValue={current}
          aria-label={words.time}
          aria-valuetext={summary}
        />
        <FrameBlocks frames={frames} current={current} labels={labels} />
      </div>
    </div>
  );
}

interface RainMapCardProps {
  readonly frames: MapFrames;
  readonly view: PageView;
  /** Frame of the picture, for its values. */
  readonly findFrame: PageRequest['findFrame'];
  /** Official warnings in the country, in force or ended less than a day ago, and the areas of those in force. */
  readonly warnings: readonly OfficialWarning[];
  readonly areas: readonly WarningFeature[];
}

/** Server-drawn rain of the last hour and the next three; links to the full map. */
export function RainMap({ frames, view, findFrame, warnings, areas }: RainMapCardProps) {
  const { style } = view;
  const words = withholdDry(mapMessages[style.language], warnings);
  const current = findPresent(frames.frames);
  const frame = frames.frames[current];
  if (frame === undefined) return null;
  const moment = nameMapMoment(frame.at, words.weekdays, style.language);
  const kind = nameKind(frame, words);
  const found = findFrame?.(frame.url) ?? null;
  const appearance = {
    layer: 'radar',
    palette: 'safe',
    style,
    dry: words.dryBlock,
    strengths: words.table.strengths,
  } as const;
  return (
    <section
      className={`card ${styles.rain}`}
      aria-labelledby="rain-map"
      data-island="rain-map"
      data-wake="interaction"
      data-props={JSON.stringify(toProps(frames, words, style))}
    >
      <h2 id="rain-map">{words.home.title}</h2>
      <p className={styles.when}>
        <b data-part="moment">{moment.slice(0, CLOCK)}</b> <span data-part="kind">{kind}</span>
        <FreshnessLine issued={frames.issued} view={view} />
      </p>
      <a href={toLanguagePath('map', style.language)} className={styles.picture}>
        <img src={MAP_GROUND_PATH} data-part="ground" alt={words.home.picture(moment)} loading="lazy" {...SIZE} />
        <img src={toRainPicturePath(frame.url)} alt="" data-part="rain" loading="lazy" {...SIZE} />
        <WarningAreas areas={areas} box={BOX.join(' ')} />
        <MapLabels language={style.language} box={BOX} values={found === null ? null : { ...found, appearance }} />
      </a>
      <div className={styles.below}>
        <RainBar frames={frames.frames} current={current} words={words} summary={`${moment}, ${kind}`} />
        <p className={styles.status} data-part="status" role="status" />
        <MapLegend
          layer="radar"
          isShown
          classes={describeClasses('radar', words, style)}
          words={words}
          style={style}
          isEstimated={frames.satelliteAt !== null}
        />
        <a className="more" href={toLanguagePath('map', style.language)}>
          {words.home.open}
          <Icon name="arrow-right" size={18} />
        </a>
        <OtherMaps words={words} language={style.language} />
      </div>
    </section>
  );
}
