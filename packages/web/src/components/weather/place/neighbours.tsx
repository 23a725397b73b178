import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { PlaceNow, RainLine } from '@portal/contract/endpoints/weather';
import { nameWindDirection, type WindDirection } from '@portal/domain/wind/wind-direction';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatNumber, formatTemperature } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './place-line.module.css';

/** A nearby place; `weather` is null where unknown. */
interface Neighbour {
  readonly place: FoundPlace;
  readonly distanceKm: number;
  /** Direction from here, degrees clockwise from north. */
  readonly bearingDeg: number;
  readonly weather: { readonly now: PlaceNow; readonly rain: RainLine } | null;
}

/** Nearby places with the source of their weather; null where none loaded. */
export interface NeighbourList {
  readonly places: readonly Neighbour[];
  /** Rain of the next three hours at the place of the page; null if nothing can be said. */
  readonly here: RainLine;
  readonly issued: Issued | null;
}

interface NeighboursProps {
  readonly neighbours: NeighbourList;
  /** The same page for another place. */
  readonly pathOf: (place: Pick<FoundPlace, 'slug'>) => string;
  readonly view: PageView;
  /** True while an emergency bulletin is in force here: then no icon shows the model's weather. */
  readonly isWarned?: boolean;
  readonly className?: string | undefined;
}

/** `27 km bắc`, `27 km north`. */
function sayWhere(distanceKm: number, bearingDeg: number, { style }: PageView): string {
  const eighth = (Math.round(bearingDeg / 45) % 8) * 2;
  const direction = nameWindDirection(eighth as WindDirection, style.language).toLowerCase();
  return preventUnitBreaks(`${formatNumber(distanceKm, style)} km ${direction}`);
}

/** Nearby places with rain, sky and temperature, equal to their own pages; only names where those did not load. */
export function Neighbours({
  neighbours: { places, issued },
  pathOf,
  view,
  isWarned = false,
  className,
}: NeighboursProps) {
  const { language } = view.style;
  return (
    <div className={className}>
      <div className={styles.head}>
        <h2>{view.words.nearby}</h2>
        {issued === null ? null : <DemoMark issued={issued} view={view} />}
      </div>
      <ul>
        {places.map(({ place, distanceKm, bearingDeg, weather }) => (
          <li key={place.slug}>
            <a className={styles.line} href={pathOf(place)}>
              <span>
                <b>{place.displayName.main}</b> <i>{sayWhere(distanceKm, bearingDeg, view)}</i>
                <small data-likely={weather?.rain?.isLikely === true ? '' : undefined}>
                  {weather?.rain?.text ?? place.displayName.secondary}
                </small>
              </span>
              {weather === null ? null : (
                <>
                  {isWarned ? <span /> : <SkyIcon {...weather.now} size={30} speakIn={language} />}
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
