import type { MapMessages } from '@portal/content/messages/map-messages';
import type { MapFrame } from '@portal/contract/endpoints/map-frames';
import { labelFrames } from './label-frames.ts';
import { MapIcon } from './map-icon.tsx';
import { nameMapMoment } from './name-map-moment.ts';
import styles from './time-bar.module.css';

interface TimeBarProps {
  readonly frames: readonly MapFrame[];
  readonly current: number;
  readonly words: MapMessages;
  readonly language: 'vi' | 'en';
}

/** The moments of the map, observed and forecast apart: play, step, or choose one. */
export function TimeBar({ frames, current, words, language }: TimeBarProps) {
  const shown = frames[current];
  const labels = labelFrames(frames);
  const moment = shown === undefined ? '' : nameMapMoment(shown.at, words.weekdays, language);
  const kind = shown === undefined ? '' : words[shown.kind].toLowerCase();
  return (
    <section className={styles.bar} aria-label={words.time} data-part="bar">
      <p className={styles.head}>
        <b data-part="moment">{moment}</b>
        <span data-part="kind">{kind}</span>
        <span className={styles.key} data-part="key" hidden={new Set(frames.map(({ kind }) => kind)).size < 2}>
          <i>{words.observed}</i>
          <i>{words.forecast}</i>
        </span>
        <span className={styles.speeds} data-part="speeds">
          {['0.5', '1', '2'].map((speed) => (
            <button key={speed} type="button" data-speed={speed} aria-pressed={speed === '1'}>
              <span className="visually-hidden">
                {words.speed(language === 'vi' ? speed.replace('.', ',') : speed)}
              </span>
              <span aria-hidden="true">{speed === '0.5' ? '½×' : `${speed}×`}</span>
            </button>
          ))}
        </span>
      </p>
      <div className={styles.row}>
        <button type="button" className={styles.play} data-part="play" aria-label={words.play} aria-pressed="false">
          <MapIcon name="play" size={24} />
          <MapIcon name="pause" size={24} />
        </button>
        <div
          className={styles.slider}
          role="slider"
          tabIndex={0}
          data-part="slider"
          aria-label={words.time}
          aria-valuemin={0}
          aria-valuemax={Math.max(frames.length - 1, 0)}
          aria-valuenow={current}
          aria-valuetext={shown === undefined ? '' : `${moment}, ${kind}`}
        >
          {frames.map(({ at, kind }, index) => (
            <span key={at} data-kind={kind} data-on={index === current ? '' : undefined}>
              <i>{labels[index]}</i>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
