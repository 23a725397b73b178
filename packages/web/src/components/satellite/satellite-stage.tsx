import type { MapMessages } from '@portal/content/messages/map-messages';
import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import type { ReactNode } from 'react';
import { ArchipelagoInset, type InsetDrawing } from '#components/map/archipelago-inset.tsx';
import { writeMapCredit } from '#components/map/map-ground.ts';
import stage from '#components/map/map-stage.module.css';
import { MapTools } from '#components/map/map-tools.tsx';
import tapCard from '#components/map/tap-card.module.css';
import { TimeBar } from '#components/map/time-bar.tsx';
import { SatelliteLegend } from './satellite-legend.tsx';
import type { SatelliteListItem } from './satellite-list.tsx';
import type { SatelliteMapProps } from './satellite-map-props.ts';
import styles from './satellite-stage.module.css';

interface SatelliteStageProps {
  readonly props: SatelliteMapProps;
  readonly words: SatelliteMessages;
  readonly mapWords: MapMessages;
  readonly items: readonly SatelliteListItem[];
  /** The image as the server draws it: first paint, and all there is without WebGL. */
  readonly picture: ReactNode;
  /** Source and time of what is shown. */
  readonly source: ReactNode;
  /** The search box, which wakes by itself. */
  readonly search: ReactNode;
  readonly inset: InsetDrawing;
}

/** Links to the images before and after, where no script steps through them. */
function Steps({ props: { first }, words, items }: Pick<SatelliteStageProps, 'props' | 'words' | 'items'>) {
  const [before, after] = [items[first - 1], items[first + 1]];
  return (
    <p className={styles.steps}>
      {before !== undefined && <a href={before.href}>{words.before}</a>}
      {after !== undefined && <a href={after.href}>{words.after}</a>}
    </p>
  );
}

/** The images over the whole height, with the bar that moves through them. A script brings it to life. */
export function SatelliteStage({ props, words, mapWords, items, picture, source, search, inset }: SatelliteStageProps) {
  const { frames, first, style } = props;
  return (
    <div className={stage.screen}>
      <div className={`${stage.stage} ${styles.night}`} data-ground="night">
        <div className={stage.search}>{search}</div>
        <div className={stage.live} data-island="satellite-map" data-wake="idle" data-props={JSON.stringify(props)}>
          <div className={stage.map} data-part="map">
            {picture}
          </div>
          <MapTools words={mapWords} />
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
                words={{ ...mapWords, observed: words.taken }}
                language={style.language}
              />
              <Steps props={props} words={words} items={items} />
              <p className={stage.source}>
                <span data-part="status" role="status" />
                {source}
                <small>{writeMapCredit(mapWords.credit, props.ground)}</small>
              </p>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
