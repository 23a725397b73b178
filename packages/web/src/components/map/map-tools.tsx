import type { MapMessages } from '@portal/content/messages/map-messages';
import type { ReactNode } from 'react';
import { FRAMES, FrameBlocks } from '#components/map/frame-blocks.tsx';
import { labelFrames, type TimedFrame } from './map-frames.ts';
import spriteUrl from './map-icons.svg?no-inline';
import styles from './map-tools.module.css';
import { CLOCK, DAY, nameKind, nameMapMoment } from './map-words.ts';
import timeBarStyles from './time-bar.module.css';

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
  | 'storm'
  | 'locate-fixed'
  | 'x'
  | 'radar';

/** Decorative icon, hidden from screen readers. */
export function MapIcon({ name, size = 20 }: { readonly name: MapIconName; readonly size?: 18 | 20 | 24 }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

/** Handle at the sheet's upper edge that opens and closes it on narrow screens. */
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

/** On narrow screens: the current layer as a button to the others. */
export function LayerKey({ name, words }: { readonly name: string; readonly words: MapMessages }) {
  return (
    <button type="button" className={styles.layerKey} data-tool="legend" aria-expanded="false" aria-controls="legend">
      <MapIcon name="layers" size={18} />
      <span className="visually-hidden">{words.layersLabel}: </span>
      <span data-part="layer-name">{name}</span>
    </button>
  );
}

/** Buttons at the map's edge: zoom in and out, locate, list. */
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
  /** Content at the end of the bar's header. */
  readonly children?: ReactNode;
}

/** Frames of the map, observed and forecast set apart: play, step or choose. */
export function TimeBar({ frames, current, words, language, children }: TimeBarProps) {
  const shown = frames[current];
  const labels = labelFrames(frames, words.barNow, language);
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
          className={`${FRAMES} ${timeBarStyles.slider}`}
          role="slider"
          tabIndex={0}
          data-part="slider"
          aria-label={words.time}
          aria-valuemin={0}
          aria-valuemax={Math.max(frames.length - 1, 0)}
          aria-valuenow={current}
          aria-valuetext={shown === undefined ? '' : `${moment}, ${kind}`}
        >
          <FrameBlocks frames={frames} current={current} labels={labels} />
        </div>
      </div>
    </section>
  );
}
