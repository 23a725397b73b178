import type { FoundPlace, LocatedPlace } from '@portal/contract/endpoints/places';
import type { ReactNode } from 'react';
import type { SkyLook } from './find-sky.ts';
import { formatNumber } from './format-values.ts';
import styles from './location-frame.module.css';
import type { PageView } from './page-view.ts';
import { SkyBand } from './sky-band.tsx';
import { findSkyScene } from './sky-scene.ts';
import { type SpanLink, SpanNavigation } from './span-navigation.tsx';

interface LocationFrameProps {
  readonly located: LocatedPlace;
  readonly spans: readonly SpanLink[];
  readonly homePath: string;
  readonly homeName: string;
  readonly provincePath: string | null;
  readonly pathOf: (place: FoundPlace) => string;
  /** How much of what the page shows is demo. */
  readonly demo: 'all' | 'some' | 'none';
  /** What stands on the sky, below the spans. */
  readonly hero?: ReactNode;
  /** What the sky behind the head is drawn from. */
  readonly sky: SkyLook;
  readonly view: PageView;
  readonly children: ReactNode;
}

function Crumbs({
  located,
  homePath,
  homeName,
  provincePath,
}: Pick<LocationFrameProps, 'located' | 'homePath' | 'homeName' | 'provincePath'>) {
  const { main, secondary } = located.place.displayName;
  return (
    <ol className={styles.crumbs}>
      <li>
        <a href={homePath}>{homeName}</a>
      </li>
      {provincePath === null || secondary === '' ? null : (
        <li>
          <a href={provincePath}>{secondary}</a>
        </li>
      )}
      <li aria-current="page">{main}</li>
    </ol>
  );
}

function Notes({ located, demo, view }: Pick<LocationFrameProps, 'located' | 'demo' | 'view'>) {
  const { words, style } = view;
  const { precisionKm } = located.place;
  return (
    <>
      {located.note === null ? null : <p className={styles.note}>{located.note}</p>}
      {precisionKm !== null && precisionKm > 2 ? (
        <p className={styles.note}>{words.approximate(formatNumber(precisionKm, style))}</p>
      ) : null}
      {demo === 'none' ? null : (
        <p className={styles.demo}>
          <strong>{words.demo}.</strong> {demo === 'all' ? words.demoLong : words.demoMixed}
        </p>
      )}
    </>
  );
}

/** What all pages of a place have in common: where it is, its spans, the notes, the places around it. */
export function LocationFrame(props: LocationFrameProps) {
  const { located, spans, pathOf, hero, sky, view, children } = props;
  const { main, secondary } = located.place.displayName;
  const scene = findSkyScene(sky, located.place, Date.parse(view.nowAt) / 1000);
  return (
    <>
      <div className={styles.masthead} data-sky={scene.name}>
        <SkyBand scene={scene} />
        <div className={styles.inner}>
          <Crumbs {...props} />
          <h1 className={styles.name}>{secondary === '' ? main : `${main}, ${secondary}`}</h1>
          <Notes {...props} />
          <SpanNavigation spans={spans} label={view.words.spans.label} />
          {hero}
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        {located.nearby.length === 0 ? null : (
          <aside className={styles.side} aria-labelledby="nearby">
            <h2 id="nearby">{view.words.nearby}</h2>
            <ul>
              {located.nearby.map((place) => (
                <li key={place.slug}>
                  <a href={pathOf(place)}>
                    {place.displayName.main} <span>{place.displayName.secondary}</span>
                  </a>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </>
  );
}
