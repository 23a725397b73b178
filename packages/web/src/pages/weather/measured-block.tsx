import { measuredMessages } from '@portal/content/messages/measured-messages';
import { namePresentWeather } from '@portal/content/weather/present-weather-words';
import { describeTaf } from '@portal/content/weather/taf-words';
import { nameStationWind } from '@portal/content/weather/wind-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Measurement } from '@portal/domain/observation/measurement';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Fragment } from 'react';
import { Block } from '#components/weather/block.tsx';
import { CreditText } from '#components/weather/credit-text.tsx';
import { formatClock, formatNumber, formatPercent, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import type { MeasuredNearby } from '#pages/page-links.ts';
import styles from './measured-block.module.css';

function joinKnown(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(', ');
}

function describeMeasurement(measurement: Measurement, view: PageView): string {
  const { temperatureC, windMs, windDirectionDeg, gustMs, humidityPercent } = measurement;
  const { style } = view;
  return joinKnown([
    formatTemperature(temperatureC, style),
    nameStationWind({ speedMs: windMs, directionDeg: windDirectionDeg, gustMs }, style.language),
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
    nameStationWind({ speedMs: hour.windSpeed, directionDeg: hour.windDirection, gustMs: null }, style.language),
    hour.humidity === null ? null : measuredMessages[style.language].humidity(formatPercent(hour.humidity, style)),
    sky,
  ]);
}

interface MeasuredBlockProps {
  /** Null: none near enough, fresh enough and passed. */
  readonly measured: MeasuredNearby | null;
  readonly view: PageView;
}

/** Lines of the block, in words. */
interface MeasuredLines {
  /** `Sân bay Nội Bài, cách 22 km`. */
  readonly where: string;
  readonly measured: readonly [when: string, what: string];
  readonly forecast: readonly [when: string, what: string] | null;
  /** What the nearest airport forecasts, each part with its time. */
  readonly airport: { readonly title: string; readonly parts: ReturnType<typeof describeTaf> } | null;
  readonly credits: readonly string[];
}

/** The block in words, for every kind of page; null without a measurement, and for an operator's own station. */
export function describeMeasured(measured: MeasuredNearby | null, view: PageView): MeasuredLines | null {
  if (measured === null || measured.station.network === 'own') return null;
  const { station, distanceKm, measurement, forecast, credit, airport = null } = measured;
  const { style, nowAt } = view;
  const words = measuredMessages[style.language];
  const name = words.station[measured.station.network](station.name);
  const distance = distanceKm < 1 ? words.atPlace : words.distance(formatNumber(distanceKm, style));
  const parts = airport === null ? [] : describeTaf(airport.taf, parseMoment(nowAt), style.language);
  return {
    where: `${name}, ${distance}`,
    measured: [words.measured(formatClock(formatMoment(measurement.at))), describeMeasurement(measurement, view)],
    forecast: forecast === null ? null : [words.forecast(formatClock(forecast.at)), describeForecast(forecast, view)],
    airport:
      airport === null || parts.length === 0
        ? null
        : { title: words.airport(airport.name, formatClock(formatMoment(airport.taf.issuedAt))), parts },
    credits: [credit, parts.length === 0 ? null : (airport?.credit ?? null)].filter((one) => one !== null),
  };
}

/**
 * What the nearest station measured last, above what was forecast there for that hour and what the airport's own office
 * forecasts; nothing without a measurement.
 */
export function MeasuredBlock({ measured, view }: MeasuredBlockProps) {
  const lines = describeMeasured(measured, view);
  if (lines === null) return null;
  const words = measuredMessages[view.style.language];
  const { where, forecast, airport, credits } = lines;
  return (
    <Block id="measured" title={words.title} aside={where}>
      <dl className={styles.pair}>
        <dt>{lines.measured[0]}</dt>
        <dd className={styles.measured}>{lines.measured[1]}</dd>
        {forecast === null ? null : (
          <>
            <dt>{forecast[0]}</dt>
            <dd>{forecast[1]}</dd>
          </>
        )}
      </dl>
      {forecast === null ? null : <p className={styles.note}>{words.note}</p>}
      {airport === null ? null : (
        <>
          <h3 className={styles.airport}>{airport.title}</h3>
          <dl className={styles.pair}>
            {airport.parts.map(({ when, text }) => (
              <Fragment key={`${when} ${text}`}>
                <dt>{when}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
      {credits.length === 0 ? null : (
        <p className={styles.note}>
          {credits.map((credit) => (
            <Fragment key={credit}>
              <CreditText credit={credit} language={view.style.language} />{' '}
            </Fragment>
          ))}
        </p>
      )}
    </Block>
  );
}
