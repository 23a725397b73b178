import type { Day } from '@portal/contract/endpoints/weather-schema';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { Block } from './block.tsx';
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

function describeWind(day: Day, view: PageView): string {
  const { words, style } = view;
  const direction = findDirectionName(day.windDirection, day.windSpeedMax, style.language);
  const speed = formatSpeed(day.windSpeedMax, style);
  const wind = words.days.wind(direction === null ? speed : `${speed}, ${direction}`);
  return day.windGustMax === null ? wind : `${wind}, ${words.days.gust(formatSpeed(day.windGustMax, style))}`;
}

function listFacts(day: Day, view: PageView): string[] {
  const { words, style } = view;
  const facts = [
    `${words.hours.chance} ${formatPercent(day.rainProbability, style)} · ${formatRain(day.rain, style)}`,
    describeWind(day, view),
  ];
  if (day.humidity !== null) facts.push(words.days.humidity(formatNumber(day.humidity, style)));
  if (day.uvIndexMax !== null) facts.push(words.days.uv(formatNumber(day.uvIndexMax, style)));
  if (day.nightCode !== null)
    facts.push(words.days.night(nameSkyState(day.nightCode as SkyCode, false, style.language)));
  if (day.sunrise !== null && day.sunset !== null)
    facts.push(words.days.sun(formatClock(day.sunrise), formatClock(day.sunset)));
  return facts;
}

function DayItem({ day, open, view }: { readonly day: Day; readonly open: boolean; readonly view: PageView }) {
  const { words, style } = view;
  return (
    <details className={styles.day} open={open}>
      <summary>
        <strong>{nameFullDay(day.date, view)}</strong> {day.text ?? words.noData} ·{' '}
        {formatTemperature(day.temperatureMin, style)} – {formatTemperature(day.temperatureMax, style)}
      </summary>
      <ul>
        {listFacts(day, view).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}

/** Each day opens to its wind, humidity, UV, night and sun; the first is open. */
export function DayDetails({ days, view }: { readonly days: readonly Day[]; readonly view: PageView }) {
  return (
    <Block id="day-details" title={view.words.days.details}>
      {days.map((day, index) => (
        <DayItem key={day.date} day={day} open={index === 0} view={view} />
      ))}
    </Block>
  );
}
