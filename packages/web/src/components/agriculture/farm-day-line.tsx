import type { Day, OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from '#components/weather/day-name.ts';
import { formatRainRange } from '#components/weather/format-rain-range.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './farm-now.module.css';
import type { FarmView } from './farm-view.ts';

/** A day’s weather in two lines, on the sky. */
export function FarmDayLine({ day, view }: { readonly day: Day | OutlookDay; readonly view: FarmView }) {
  const { farm, words, style } = view;
  const amount = formatRainRange(day, style);
  const isDry = day.rain !== null && day.rain < 0.1 && !amount.includes('–');
  const rain = day.rain === null ? '' : ` · ${isDry ? farm.day.dry : farm.day.rain(amount)}`;
  return (
    <p className={styles.now}>
      <SkyIcon code={day.code} isDay={true} size={44} />
      <span>
        <b>
          {nameFullDay(day.date, view)}: {day.text ?? words.noData}
        </b>
        <br />
        {farm.day.facts(formatTemperature(day.temperatureMin, style), formatTemperature(day.temperatureMax, style))}
        {rain}
      </span>
    </p>
  );
}
