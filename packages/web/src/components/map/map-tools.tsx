import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ReactNode } from 'react';
import { labelFrames, type TimedFrame } from './map-frames.ts';
import spriteUrl from './map-icons.svg?no-inline';
import styles from './map-tools.module.css';
import { CLOCK, DAY, nameKind, nameMapMoment } from './map-words.ts';
import timeBarStyles from './time-bar.module.css';

/** Icons of the map's sprite. */
export type MapIconName =
  | 'cloud-rain'
  | 'thermometer'
  | 'wind'
  | 'cloud'
  | 'leaf'
  | 'sun'
  | 'play'
  | 'pause'
  | 'plus'
  | 'minus'
  | 'layers'
  | 'list'
  | 'satellite'
  | 'locate-fixed'
  | 'x'
  | 'radar';

/** An icon beside words that say the same, or on a button with a name; it is never read aloud. */
export function MapIcon({ name, size = 20 }: { readonly name: MapIconName; readonly size?: 18 | 20 | 24 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

/** On narrow screens the line at the sheet's upper edge opens it and closes it again. */
export function SheetHandle({ words }: { readonly words: MapMessages }) {
  return (
    <button
      type="button"
      className={styles.handle}
      data-tool="legend"
      aria-label={words.legend}
      aria-expanded="false"
      aria-controls="legend"
    />
  );
}

/** On narrow screens the layer that is shown, as a key to the others. */
export function LayerKey({ name, words }: { readonly name: string; readonly words: MapMessages }) {
  return (
    <button type="button" className={styles.layerKey} data-tool="legend" aria-expanded="false" aria-controls="legend">
      <MapIcon name="layers" size={18} />
      <span className="visually-hidden">{words.layersLabel}: </span>
      <span data-part="layer-name">{name}</span>
    </button>
  );
}

/** Buttons on the map's edge: closer, farther, where I am, and the list. */
export function MapTools({
  words,
  withLegend = false,
}: {
  readonly words: MapMessages;
  readonly withLegend?: boolean;
}) {
  return (
    <div className={styles.tools}>
      <button type="button" data-tool="in" aria-label={words.zoomIn}>
        <MapIcon name="plus" />
      </button>
      <button type="button" data-tool="out" aria-label={words.zoomOut}>
        <MapIcon name="minus" />
      </button>
      <button type="button" data-tool="locate" aria-label={words.locate}>
        <MapIcon name="locate-fixed" />
      </button>
      {withLegend && (
        <button type="button" data-tool="legend" aria-label={words.legend} aria-expanded="false" aria-controls="legend">
          <MapIcon name="layers" />
        </button>
      )}
      <a href="#list" aria-label={words.list}>
        <MapIcon name="list" />
      </a>
    </div>
  );
}

interface TimeBarProps {
  readonly frames: readonly TimedFrame[];
  readonly current: number;
  readonly words: MapMessages;
  readonly language: 'vi' | 'en';
  /** What stands at the end of its head. */
  readonly children?: ReactNode;
}

/** The moments of the map, observed and forecast apart: play, step, or choose one. */
export function TimeBar({ frames, current, words, language, children }: TimeBarProps) {
  const shown = frames[current];
  const labels = labelFrames(frames, words.barNow);
  const moment = shown === undefined ? '' : nameMapMoment(shown.at, words.weekdays, language);
  const kind = shown === undefined ? '' : nameKind(shown, words);
  return (
    <section className={timeBarStyles.bar} aria-label={words.time} data-part="bar">
      <div className={timeBarStyles.head}>
        <p>
          <b data-part="moment">{moment.slice(0, CLOCK)}</b>
          <span className={timeBarStyles.day} data-part="day">
            {moment.slice(DAY)}
          </span>
          <span data-part="kind">{kind}</span>
        </p>
        <span className={timeBarStyles.speeds} data-part="speeds">
          {['0.5', '1', '2'].map((speed) => (
            <button key={speed} type="button" data-speed={speed} aria-pressed={speed === '1'}>
              <span className="visually-hidden">
                {words.speed(language === 'vi' ? speed.replace('.', ',') : speed)}
              </span>
              <span aria-hidden="true">{speed === '0.5' ? '½×' : `${speed}×`}</span>
            </button>
          ))}
        </span>
        {children}
      </div>
      <div className={timeBarStyles.row}>
        <button
          type="button"
          className={timeBarStyles.play}
          data-part="play"
          aria-label={words.play}
          aria-pressed="false"
        >
          <MapIcon name="play" size={24} />
          <MapIcon name="pause" size={24} />
        </button>
        <div
          className={timeBarStyles.slider}
          role="slider"
          tabIndex={0}
          data-part="slider"
          aria-label={words.time}
          aria-valuemin={0}
          aria-valuemax={Math.max(frames.length - 1, 0)}
          aria-valuenow={current}
          aria-valuetext={shown === undefined ? '' : `${moment}, ${kind}`}
        >
          {frames.map(({ at, kind, basis }, index) => (
            <span key={at} data-kind={kind} data-basis={basis} data-on={index === current ? '' : undefined}>
              <i>{labels[index]}</i>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
