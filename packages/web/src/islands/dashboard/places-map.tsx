import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { formatClock } from '#components/weather/format-values.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import type { PlaceWeather } from './dashboard-data.ts';
import { toMapLayout } from './map-layout.ts';
import styles from './places.module.css';
import { DemoMark } from './small-parts.tsx';

interface PlacesMapProps {
  readonly places: readonly OwnPlace[];
  readonly weather: Readonly<Record<string, PlaceWeather>>;
  readonly language: Language;
}

/** Rain around the user's places on a small dark map, drawn from the cards' data. */
export function PlacesMap({ places, weather, language }: PlacesMapProps) {
  const words = dashboardMessages[language].places;
  const { cells, points, width, height } = toMapLayout(places, weather);
  const nowcasts = places.flatMap(({ id }) => weather[id]?.nowcast ?? []);
  const at = nowcasts[0]?.steps[0]?.at ?? null;
  // Nothing is said of the radar before the weather has come.
  const label = at === null ? '' : cells.length === 0 ? words.noRadar : words.mapText(formatClock(at));
  return (
    <section className={`card ${styles.map}`} aria-labelledby="own-map">
      <h2 id="own-map">{words.map}</h2>
      <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {cells.map(({ x, y, size, rate }) => (
          <rect
            key={`${x} ${y}`}
            className={styles[`cell${toRainLevel(rate)}`]}
            x={x}
            y={y}
            width={size}
            height={size}
            rx="2"
          />
        ))}
        {points.map(({ id, x, y, name }) => (
          <g key={id}>
            <circle cx={x} cy={y} r="6" />
            {name !== null && (
              <text x={name.x < x ? x - 12 : x + 12} y={name.y + 5} textAnchor={name.x < x ? 'end' : 'start'}>
                {name.text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p className={styles.mapFoot}>
        <span>{label}</span>
        {nowcasts.some(({ issued }) => issued.demo) && <DemoMark language={language} />}
        <a className={styles.mapLink} href={toLanguagePath('map', language)}>
          {words.openMap}
        </a>
      </p>
    </section>
  );
}
