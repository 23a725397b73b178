import type { CallApi } from '@portal/contract/call-api';
import type { FoundPlace, LocatedPlace } from '@portal/contract/endpoints/places';
import { type SeaHour, weatherSea } from '@portal/contract/endpoints/sea';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { toPath } from '@portal/routes/to-path';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatNumber } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import { findForce } from '#components/weather/name-wind.ts';
import { findReply, requireFigures, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import styles from './sea.module.css';
import { formatMetres, type SeaReply, type SeaView } from './sea-view.ts';

/** A place on the coast nearby with the reply of its own page. */
interface SeaNeighbour {
  readonly place: FoundPlace;
  readonly distanceKm: number;
  readonly reply: SeaReply;
}

/** The sea of the places on the coast nearby, those whose sea is known. */
export async function loadSeaAround(
  { place, nearbyCoast = [] }: LocatedPlace,
  { language }: PageRequest,
  call: CallApi,
  nowAt: string,
): Promise<SeaNeighbour[]> {
  const found = await Promise.all(
    nearbyCoast.map(async (other) => {
      const result = await call(weatherSea, { query: { location: other.slug, lang: language, days: 1 } });
      const reply = findReply(requireFigures(toSection(result, nowAt), ({ hours }) => hours.slice(0, 1)));
      return reply === null ? null : { place: other, distanceKm: greatCircleKm(place, other), reply };
    }),
  );
  return found.filter((one) => one !== null);
}

/** Waves, m, and forces that differ by less than this are the same to a boat. */
const WAVES_APART_M = 0.3;
const FORCES_APART = 1;

/** Whether the sea elsewhere is calmer or rougher than here: by its waves, and where those are alike by its wind. */
function compareSeas(here: SeaHour, there: SeaHour): 'calmer' | 'rougher' | 'alike' | null {
  const waves = subtract(there.waveHeight, here.waveHeight);
  const force = subtract(findForce(there.windSpeed), findForce(here.windSpeed));
  if (waves === null || force === null) return null;
  const apart = Math.abs(waves) >= WAVES_APART_M ? waves : Math.abs(force) >= FORCES_APART ? force : 0;
  return apart === 0 ? 'alike' : apart < 0 ? 'calmer' : 'rougher';
}

/** Exact to the tenth of a metre that replies have. */
const subtract = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : Math.round((one - other) * 10) / 10;

interface SeaAroundProps {
  /** The sea of this page. */
  readonly reply: SeaReply;
  readonly around: readonly SeaNeighbour[];
  readonly view: SeaView;
  readonly className: string | undefined;
}

/** Waves and wind of now off other coasts, and how they differ from here; while a bulletin holds, without a comparison. */
export function SeaAround({ reply, around, view, className }: SeaAroundProps) {
  const { sea, style } = view;
  const [here] = reply.hours;
  const isGated = [reply, ...around.map((one) => one.reply)].some(({ boats }) => {
    const basis = boats[0]?.blocks[0]?.basis;
    return basis === 'warning' || basis === 'afterWarning';
  });
  return (
    <div className={className} data-part="sea-around">
      <div className={styles.aroundHead}>
        <h2>{sea.around.title}</h2>
        <DemoMark issued={reply.issued} view={view} />
      </div>
      <ul>
        {around.map(({ place, distanceKm, reply: { hours } }) => {
          const [there] = hours;
          const force = findForce(there?.windSpeed ?? null);
          const waves = there?.waveHeight ?? null;
          const apart = isGated || here === undefined || there === undefined ? null : compareSeas(here, there);
          const facts = [
            ...(force === null ? [] : [sea.around.wind(force)]),
            ...(waves === null ? [] : [sea.around.waves(formatMetres(waves, view))]),
          ].join(', ');
          return (
            <li key={place.slug}>
              <a className={styles.aroundLine} href={toPath('weather:sea', style.language, { location: place.slug })}>
                <span>
                  <b>{place.displayName.main}</b>{' '}
                  <small>{preventUnitBreaks(`${formatNumber(distanceKm, style)} km`)}</small>
                </span>
                <span>{preventUnitBreaks(facts)}</span>
                {apart === null ? null : <small data-sea={apart}>{sea.around.apart[apart]}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
