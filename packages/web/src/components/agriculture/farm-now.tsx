import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatPercent, formatRain, formatSpeed, formatTemperature } from '#components/weather/format-values.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './farm-now.module.css';
import type { FarmView } from './farm-view.ts';

/** The weather of this hour in one line, on the sky. */
export function FarmNow({ now, view }: { readonly now: Hour; readonly view: FarmView }) {
  const { farm, words, style } = view;
  return (
    <p className={styles.now}>
      <SkyIcon code={now.code} isDay={now.isDay} thunder={now.thunder} size={44} />
      <strong>{formatTemperature(now.temperature, style)}</strong>
      <span>
        {now.text ?? words.noData}
        {now.rain !== null && now.rain >= 0.1 ? `, ${farm.day.rain(formatRain(now.rain, style))}` : ''}
        <br />
        {farm.now.wind(formatSpeed(now.windSpeed, style))} · {farm.now.humidity(formatPercent(now.humidity, style))}
      </span>
    </p>
  );
}
