import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { PlaceNow, RainLine } from '@portal/contract/endpoints/weather';
import { formatTemperature } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './place-line.module.css';

/** A nearby place; `weather` is null where unknown. */
interface Neighbour {
  readonly place: FoundPlace;
  readonly weather: { readonly now: PlaceNow; readonly rain: RainLine } | null;
}

/** Nearby places with the source of their weather; null where none loaded. */
export interface NeighbourList {
  readonly places: readonly Neighbour[];
  readonly issued: Issued | null;
}

interface NeighboursProps {
  readonly neighbours: NeighbourList;
  /** The same page for another place. */
  readonly pathOf: (place: Pick<FoundPlace, 'slug'>) => string;
  readonly view: PageView;
  readonly className?: string | undefined;
}

/** Nearby places with rain, sky and temperature, equal to their own pages; only names where those did not load. */
export function Neighbours({ neighbours: { places, issued }, pathOf, view, className }: NeighboursProps) {
  const { language } = view.style;
  return (
    <div className={className}>
      <div className={styles.head}>
        <h2>{view.words.nearby}</h2>
        {issued === null ? null : <DemoMark issued={issued} view={view} />}
      </div>
      <ul>
        {places.map(({ place, weather }) => (
          <li key={place.slug}>
            <a className={styles.line} href={pathOf(place)}>
              <span>
                <b>{place.displayName.main}</b>
                <small data-likely={weather?.rain?.isLikely === true ? '' : undefined}>
                  {weather?.rain?.text ?? place.displayName.secondary}
                </small>
              </span>
              {weather === null ? null : (
                <>
                  <SkyIcon {...weather.now} size={30} speakIn={language} />
                  <b>{formatTemperature(weather.now.temperature, view.style)}</b>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
