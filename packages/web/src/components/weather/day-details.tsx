import type { Day } from '@portal/contract/endpoints/weather-schema';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import styles from './day-details.module.css';
import { nameFullDay } from './day-name.ts';
import {
  findDirectionName,
  formatClock,
  formatNumber,
  formatPercent,
  formatRain,
  formatSpeed,
  formatTemperature,
} from './format-values.ts';
import type { PageView } from './page-view.ts';

function describeWind(day: Day, view: PageView): string | null {
  if (day.windSpeedMax === null) return null;
  const { words, style } = view;
  const direction = findDirectionName(day.windDirection, day.windSpeedMax, style.language);
  const speed = formatSpeed(day.windSpeedMax, style);
  const wind = words.days.wind(direction === null ? speed : `${speed}, ${direction}`);
  return day.windGustMax === null ? wind : `${wind}, ${words.days.gust(formatSpeed(day.windGustMax, style))}`;
}

function describeRain(day: Day, { words, style }: PageView): string | null {
  if (day.rain === null && day.rainProbability === null) return null;
  return words.days.rainFact(formatPercent(day.rainProbability, style), formatRain(day.rain, style));
}

function describeUv(day: Day, isEstimated: boolean, { words, style }: PageView): string | null {
  if (day.uvIndexMax === null) return null;
  return (isEstimated ? words.days.uvEstimated : words.days.uv)(formatNumber(day.uvIndexMax, style));
}

/** Everything known of a day that its row does not say; what is unknown is not named. */
function listFacts(day: Day, isUvEstimated: boolean, view: PageView): string[] {
  const { days } = view.words;
  const { style } = view;
  const facts = [
    describeRain(day, view),
    describeWind(day, view),
    day.humidity === null ? null : days.humidity(formatPercent(day.humidity, style)),
    describeUv(day, isUvEstimated, view),
    day.nightCode === null ? null : days.night(nameSkyState(day.nightCode as SkyCode, false, style.language)),
    day.sunrise === null || day.sunset === null ? null : days.sun(formatClock(day.sunrise), formatClock(day.sunset)),
  ];
  return facts.filter((fact) => fact !== null);
}

interface DayItemProps {
  readonly day: Day;
  readonly open: boolean;
  readonly isUvEstimated: boolean;
  readonly view: PageView;
}

function DayItem({ day, open, isUvEstimated, view }: DayItemProps) {
  const { words, style } = view;
  return (
    <details className={styles.day} open={open}>
      <summary>
        <strong>{nameFullDay(day.date, view)}</strong>
        <span className={styles.text}>{day.text ?? words.noData}</span>
        <span className={styles.range}>
          {formatTemperature(day.temperatureMin, style)} – <b>{formatTemperature(day.temperatureMax, style)}</b>
        </span>
      </summary>
      <ul>
        {listFacts(day, isUvEstimated, view).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}

interface DayDetailsProps {
  readonly days: readonly Day[];
  /** Whether the reply names the UV index among its estimates. */
  readonly isUvEstimated?: boolean;
  readonly view: PageView;
}

/** Each day opens to its wind, humidity, UV, night and sun; the first is open. */
export function DayDetails({ days, isUvEstimated = false, view }: DayDetailsProps) {
  return days.map((day, index) => (
    <DayItem key={day.date} day={day} open={index === 0} isUvEstimated={isUvEstimated} view={view} />
  ));
}
