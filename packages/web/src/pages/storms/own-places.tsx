import { toLanguagePath } from '@portal/routes/counterpart';
import type { ApproachingStorm, StormPlacesProps } from '#components/places/storm-places-props.ts';
import { nameStorm, type StormView } from '#components/storms/storm-words.ts';
import type { DrawnStorm } from './draw-storm-map.ts';
import styles from './storms.module.css';

const MARK = 'LOCATION';

function toApproaching({ storm, tracks: [first] }: DrawnStorm, view: StormView): ApproachingStorm[] {
  if (first === undefined) return [];
  const points = first.points.map(({ at, lat, lng, errorKm }) => [Date.parse(at) / 1000, lat, lng, errorKm] as const);
  return [{ name: nameStorm(storm, view), points }];
}

interface OwnPlacesProps {
  readonly storms: readonly DrawnStorm[];
  readonly view: StormView;
}

/** Distance of storms from the reader's places, which only the browser knows: hidden until its script has found some. */
export function OwnPlaces({ storms, view: { words, style, nowAt }, view }: OwnPlacesProps) {
  const { own, centres } = words;
  const names = [...new Set(storms.flatMap(({ tracks: [first] }) => (first === undefined ? [] : [first.centre])))];
  const path = toLanguagePath('weather:storm', style.language, { location: MARK }).replace(MARK, '{location}');
  const { now, nearest, error, leaving } = own;
  const props: StormPlacesProps = {
    ...{ language: style.language, now: Date.parse(nowAt) / 1000, path, words: { now, nearest, error, leaving } },
    storms: storms.flatMap((storm) => toApproaching(storm, view)),
  };
  return (
    <section
      className="card"
      aria-labelledby="own"
      hidden
      data-island="storm-places"
      data-wake="kept"
      data-props={JSON.stringify(props)}
    >
      <h2 id="own">{own.title}</h2>
      <p className={styles.whereabouts}>{own.lead(names.map((name) => centres[name].short).join(', '))}</p>
      <ul className={styles.own} />
      <p className={styles.note}>{own.note}</p>
      <template>
        <li>
          <a href={path}>
            <b data-slot="name" />
          </a>
          <p data-slot="text" />
        </li>
      </template>
    </section>
  );
}
