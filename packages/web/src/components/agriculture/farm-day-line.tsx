import type { Day, OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from '#components/weather/day-name.ts';
import { findRainPart } from '#components/weather/find-rain-part.ts';
import { mayBeCalledDry } from '#components/weather/format-day-rain.ts';
import { formatRainRange } from '#components/weather/format-rain-range.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import { nameShown } from '#components/weather/name-shown.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './farm-now.module.css';
import type { FarmView } from './farm-view.ts';

/** `mưa 2–12 mm`, `không mưa`, `có thể mưa`. */
function describeRain(day: Day | OutlookDay, { farm, words, style }: FarmView): string {
  const amount = formatRainRange(day, style);
  if ((day.rain ?? 0) >= 0.1 || amount.includes('–')) return farm.day.rain(amount);
  return mayBeCalledDry(day) ? farm.day.dry : words.days.maybe;
}

/** A day’s weather in two lines, on the sky. */
export function FarmDayLine({ day, view }: { readonly day: Day | OutlookDay; readonly view: FarmView }) {
  const { farm, words, style } = view;
  const rain = day.rain === null ? '' : ` · ${describeRain(day, view)}`;
  return (
    <p className={styles.now}>
      <SkyIcon
        code={day.code}
        skyCode={day.skyCode}
        badge={day.badge}
        hasDrop={findRainPart(day) !== null}
        isDay
        size={44}
      />
      <span>
        <b>
          {nameFullDay(day.date, view)}:{' '}
          {day.code === null ? words.noData : nameShown({ ...day, isDay: true }, style.language)}
        </b>
        <br />
        {farm.day.facts(formatTemperature(day.temperatureMin, style), formatTemperature(day.temperatureMax, style))}
        {rain}
      </span>
    </p>
  );
}
