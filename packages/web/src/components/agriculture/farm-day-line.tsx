import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import type { Day, OutlookDay } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from '#components/weather/day-name.ts';
import {
  formatSpanRain,
  formatSpanRainNumber,
  mayBeCalledDry,
  sayLittleRain,
} from '#components/weather/format-spans.ts';
import { formatNumber, formatRainNumber, formatTemperature } from '#components/weather/format-values.ts';
import { findRainPart } from '#components/weather/rain-level.ts';
import { nameShown } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './farm-now.module.css';
import type { FarmView } from './farm-view.ts';

interface DayFactsProps {
  readonly day: FarmDay;
  /** Shown instead of water advice while a warning is in force; else null. */
  readonly withheld: string | null;
  readonly view: FarmView;
}

/** Rain against water need, and the day's warmth: one sentence each, ending in the advice. */
export function FarmDayFacts({ day, withheld, view }: DayFactsProps) {
  const { farm, style, crop, words } = view;
  if (day.rain === null || day.etc === null) return <p>{words.noData}</p>;
  const isShort = day.rain < day.etc;
  const isPond = crop === 'shrimp';
  const describeBalance = isPond
    ? isShort
      ? farm.day.pondShort
      : farm.day.pondEnough
    : isShort
      ? farm.day.waterShort
      : farm.day.waterEnough;
  return (
    <>
      <p>{withheld ?? describeBalance(formatSpanRainNumber(day, style), formatRainNumber(day.etc, style))}</p>
      {day.gdd === null ? null : <p>{farm.day.gdd(formatNumber(day.gdd, style, 1))}</p>}
    </>
  );
}

/** `mưa 2–12 mm`, `không mưa`, `có thể có mưa`. */
function describeRain(day: Day | OutlookDay, { farm, style }: FarmView): string {
  const amount = formatSpanRain(day, style);
  if ((day.rain ?? 0) >= 0.1 || amount.includes('–')) return farm.day.rain(amount);
  return mayBeCalledDry(day) ? farm.day.dry : sayLittleRain(day, style.language);
}

interface DayLineProps {
  readonly day: Day | OutlookDay;
  /** True while an emergency bulletin is in force: then neither icon nor text shows the model's weather. */
  readonly isEmergency?: boolean;
  readonly view: FarmView;
}

/** Weather of one day in two lines over the sky. */
export function FarmDayLine({ day, isEmergency = false, view }: DayLineProps) {
  const { farm, words, style } = view;
  const rainText = describeRain(day, view);
  const rain = day.rain === null || (isEmergency && rainText === farm.day.dry) ? '' : ` · ${rainText}`;
  return (
    <p className={styles.now}>
      {isEmergency ? null : (
        <SkyIcon
          code={day.code}
          skyCode={day.skyCode}
          badge={day.badge}
          hasDrop={findRainPart(day) !== null}
          isDay
          size={44}
        />
      )}
      <span>
        <b>
          {nameFullDay(day.date, view)}
          {isEmergency
            ? null
            : `: ${day.code === null ? words.noData : nameShown({ ...day, isDay: true }, style.language)}`}
        </b>
        <br />
        {farm.day.facts(formatTemperature(day.temperatureMin, style), formatTemperature(day.temperatureMax, style))}
        {rain}
      </span>
    </p>
  );
}
