import { measuredMessages } from '@portal/content/messages/measured-messages';
import { namePresentWeather } from '@portal/content/weather/present-weather-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Measurement } from '@portal/domain/observation/measurement';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { beaufortForce } from '@portal/domain/wind/wind';
import { Block } from '#components/weather/block.tsx';
import { formatClock, formatNumber, formatPercent, formatTemperature } from '#components/weather/format-values.ts';
import { findDirectionName } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import type { MeasuredNearby } from '#pages/page-links.ts';
import styles from './measured-block.module.css';

interface Wind {
  readonly speedMs: number | null;
  readonly directionDeg: number | null;
  readonly gustMs: number | null;
}

/** `gió đông bắc cấp 3, giật cấp 6`; null where unknown. */
function describeWind({ speedMs, directionDeg, gustMs }: Wind, { style: { language } }: PageView): string | null {
  if (speedMs === null) return null;
  const words = measuredMessages[language];
  const force = beaufortForce(speedMs);
  const direction = findDirectionName(directionDeg, speedMs, language)?.toLowerCase() ?? null;
  const wind = force === 0 ? words.calm : words.wind(direction, force);
  const gust = gustMs === null ? force : beaufortForce(gustMs);
  return gust > force ? `${wind}, ${words.gust(gust)}` : wind;
}

function joinKnown(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

function describeMeasurement(measurement: Measurement, view: PageView): string {
  const { temperatureC, windMs, windDirectionDeg, gustMs, humidityPercent } = measurement;
  const { style } = view;
  return joinKnown([
    formatTemperature(temperatureC, style),
    describeWind({ speedMs: windMs, directionDeg: windDirectionDeg, gustMs }, view),
    humidityPercent === null ? null : measuredMessages[style.language].humidity(formatPercent(humidityPercent, style)),
    namePresentWeather(measurement, style.language),
  ]);
}

/** The forecast in the same order; its gust of an hour would not compare with that of a report. */
function describeForecast(hour: Hour, view: PageView): string {
  const { style } = view;
  const sky = hour.text === null ? null : nameShown(hour, style.language).toLowerCase();
  return joinKnown([
    formatTemperature(hour.temperature, style),
    describeWind({ speedMs: hour.windSpeed, directionDeg: hour.windDirection, gustMs: null }, view),
    hour.humidity === null ? null : measuredMessages[style.language].humidity(formatPercent(hour.humidity, style)),
    sky,
  ]);
}

interface MeasuredBlockProps {
  /** Null: none near enough, fresh enough and passed. */
  readonly measured: MeasuredNearby | null;
  readonly view: PageView;
}

/** What the nearest station measured last, above what was forecast there for that hour; nothing without one. */
export function MeasuredBlock({ measured, view }: MeasuredBlockProps) {
  if (measured === null || measured.station.network === 'own') return null;
  const { station, distanceKm, measurement, forecast, credit } = measured;
  const { style } = view;
  const words = measuredMessages[style.language];
  const name = words.station[measured.station.network](station.name);
  const distance = distanceKm < 1 ? words.atPlace : words.distance(formatNumber(distanceKm, style));
  return (
    <Block id="measured" title={words.title} aside={`${name}, ${distance}`}>
      <dl className={styles.pair}>
        <dt>{words.measured(formatClock(formatMoment(measurement.at)))}</dt>
        <dd className={styles.measured}>{describeMeasurement(measurement, view)}</dd>
        {forecast === null ? null : (
          <>
            <dt>{words.forecast(formatClock(forecast.at))}</dt>
            <dd>{describeForecast(forecast, view)}</dd>
          </>
        )}
      </dl>
      <p className={styles.note}>
        {forecast === null ? null : words.note} {credit === null ? null : <span lang="en">{credit}</span>}
      </p>
    </Block>
  );
}
