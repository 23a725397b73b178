import { writeCredits } from '@portal/content/messages/credit-words';
import type { MapMessages } from '@portal/content/messages/map-messages';
import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import type { ReactNode } from 'react';
import { ArchipelagoInset, type InsetDrawing } from '#components/map/archipelago-inset.tsx';
import { writeMapCredit } from '#components/map/map-layer.ts';
import mapLegendStyles from '#components/map/map-legend.module.css';
import stage from '#components/map/map-stage.module.css';
import { MapIcon, MapTools, TimeBar } from '#components/map/map-tools.tsx';
import tapCard from '#components/map/tap-card.module.css';
import styles from './satellite-empty.module.css';
import satelliteListStyles from './satellite-list.module.css';
import type { SatelliteFrames, SatelliteMapProps } from './satellite-map-props.ts';
import satelliteStageStyles from './satellite-stage.module.css';

interface SatelliteEmptyProps {
  readonly title: string;
  readonly words: SatelliteMessages;
  readonly reason: 'none' | 'failed';
  readonly cloudPath: string;
}

/** Shown without recent images: says so, and what the operator can do. */
export function SatelliteEmpty({ title, words: { empty }, reason, cloudPath }: SatelliteEmptyProps) {
  return (
    <div className={`wrap ${styles.empty}`}>
      <h1>{title}</h1>
      <div className={styles.card}>
        <MapIcon name="satellite" size={24} />
        <h2>{empty.title}</h2>
        <p>{empty[reason]}</p>
        <p>
          <a href={cloudPath}>{empty.cloud}</a>
        </p>
        {reason === 'none' && (
          <details>
            <summary>{empty.operator}</summary>
            <p>{empty.settings}</p>
          </details>
        )}
      </div>
    </div>
  );
}

/** Swatches of the legend, in the order of its classes. */
const GREYS = ['#f4f4f4', '#b4b4b4', '#6a6a6a', '#1c1c1c'];
const COLOURS = ['#f4f4f4', '#a8adb0', '#5d6b45', '#12304f'];

interface SatelliteLegendProps {
  readonly kind: NonNullable<SatelliteFrames['kind']>;
  readonly words: SatelliteMessages;
}

function SatelliteLegend({ kind, words }: SatelliteLegendProps) {
  const { title, classes } = words.legend[kind];
  const fills = kind === 'true-colour' ? COLOURS : GREYS;
  return (
    <section className={mapLegendStyles.legend} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {classes.map(({ name, meaning }, index) => (
          <li key={name}>
            <svg className={mapLegendStyles.swatch} viewBox="0 0 16 12" preserveAspectRatio="none" aria-hidden="true">
              <path fill={fills[index]} d="M0 0h16v12H0z" />
            </svg>
            <span>{name}</span>
            <b>{meaning}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Link to a single image. */
interface SatelliteListItem {
  readonly at: string;
  readonly href: string;
  readonly text: string;
}

interface SatelliteListProps {
  readonly kind: SatelliteFrames['kind'];
  readonly words: SatelliteMessages;
  /** Oldest first. */
  readonly items: readonly SatelliteListItem[];
  readonly current: number;
  readonly rainPath: string;
}

/** Below the map: how to read the image, and a link to every image, for screen readers and without JavaScript. */
export function SatelliteList({ kind, words, items, current, rainPath }: SatelliteListProps) {
  const { reading, list } = words;
  return (
    <div className={`wrap ${satelliteListStyles.below}`}>
      <section aria-labelledby="reading-heading">
        <h2 id="reading-heading">{reading.title}</h2>
        <ul className={satelliteListStyles.reading}>
          {reading[kind ?? 'unknown'].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <a className={satelliteListStyles.more} href={rainPath}>
            {reading.rain}
          </a>
        </p>
      </section>
      <section id="list" tabIndex={-1} aria-labelledby="list-heading">
        <h2 id="list-heading">{list.title}</h2>
        <p>{list.note}</p>
        <ol className={satelliteListStyles.times} reversed data-part="times">
          {items
            .map(({ at, href, text }, index) => (
              <li key={at}>
                <a href={href} data-index={index} aria-current={index === current ? 'true' : undefined}>
                  {text}
                </a>
              </li>
            ))
            .reverse()}
        </ol>
      </section>
    </div>
  );
}

interface SatelliteStageProps {
  readonly props: SatelliteMapProps;
  readonly words: SatelliteMessages;
  readonly mapWords: MapMessages;
  readonly items: readonly SatelliteListItem[];
  /** Server-drawn image: first paint, and fallback without WebGL. */
  readonly picture: ReactNode;
  readonly source: ReactNode;
  /** Search box, mounted as its own island. */
  readonly search: ReactNode;
  /** Kinds of images, and what is known at the place. */
  readonly panel: ReactNode;
  readonly inset: InsetDrawing;
}

/** Links to the previous and next image, without JavaScript. */
function Steps({ props: { first }, words, items }: Pick<SatelliteStageProps, 'props' | 'words' | 'items'>) {
  const [before, after] = [items[first - 1], items[first + 1]];
  return (
    <p className={satelliteStageStyles.steps}>
      {before !== undefined && <a href={before.href}>{words.before}</a>}
      {after !== undefined && <a href={after.href}>{words.after}</a>}
    </p>
  );
}

/** Full-height satellite images with a time bar; a script makes it interactive. */
export function SatelliteStage(stageProps: SatelliteStageProps) {
  const { props, words, mapWords, items, picture, source, search, panel, inset } = stageProps;
  const { frames, first, style } = props;
  const { credits } = frames.issued;
  return (
    <div className={stage.screen}>
      <div className={`${stage.stage} ${satelliteStageStyles.night}`} data-ground="night">
        <div className={stage.search}>{search}</div>
        {panel}
        <div className={stage.live} data-island="satellite-map" data-wake="idle" data-props={JSON.stringify(props)}>
          <div className={stage.map} data-part="map">
            {picture}
          </div>
          <MapTools words={mapWords} withLegend />
          <div className={stage.foot}>
            <div className={tapCard.card} data-part="card" role="status" />
            <div id="legend" className={stage.legends} data-part="legends" hidden={frames.kind === null}>
              {frames.kind !== null && <SatelliteLegend kind={frames.kind} words={words} />}
            </div>
            <div className={stage.bar}>
              <ArchipelagoInset drawing={inset} words={mapWords} />
              <TimeBar
                frames={frames.frames}
                current={first}
                words={{ ...mapWords, observed: words.capturedAt }}
                language={style.language}
              />
              <Steps props={props} words={words} items={items} />
              <p className={stage.source}>
                <span data-part="status" role="status" />
                {source}
                <small>
                  {credits.length > 0 && (
                    <span
                      className={satelliteStageStyles.credit}
                    >{`${words.credit(writeCredits(credits, props.style.language))} · `}</span>
                  )}
                  {writeMapCredit(mapWords.credit, props.ground)}
                </small>
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
