import type { Hour } from '@portal/contract/endpoints/weather-schema';
import columnCounts from '#components/ui/column-counts.module.css';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { formatHourAmount, formatHourRain } from '#components/weather/format-spans.ts';
import { formatClock, formatDayMonth, formatPercent, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './hour-strip.module.css';

/** Height of the bar area, pixels. */
const WELL = 44;
const BAR_WIDTH = 30;

/** Square-root height, full at 20 mm. */
function barHeight(millimetres: number): number {
  return Math.max(Math.round(WELL * Math.min(Math.sqrt(millimetres / 20), 1)), 3);
}

/** Amount as a bar with the upper range pale above it; dry hours among wet ones leave a gap. */
function RainBar({ millimetres, most }: { readonly millimetres: number; readonly most: number }) {
  const height = barHeight(millimetres);
  const high = barHeight(most);
  return (
    <svg className={styles.bar} width={BAR_WIDTH} height={WELL} aria-hidden="true">
      {millimetres < 0.1 || high <= height ? null : (
        <path className={styles.high} d={`M0 ${WELL - high}h${BAR_WIDTH}v${high - height}h-${BAR_WIDTH}z`} />
      )}
      {millimetres < 0.1 ? null : (
        <path
          className={rainSteps[`step${toRainLevel(millimetres)}`]}
          d={`M0 ${WELL - height}h${BAR_WIDTH}v${height}h-${BAR_WIDTH}z`}
        />
      )}
    </svg>
  );
}

const isMidnight = ({ at }: Hour): boolean => formatClock(at) === '00:00';

/** Header of an hour: the first is "now", midnight shows the new day. */
function nameHour(hour: Hour, first: boolean, { words, style }: PageView): string {
  if (first) return words.hours.nowLabel;
  return isMidnight(hour) ? formatDayMonth(hour.at, style.language) : formatClock(hour.at);
}

interface HourCellProps {
  readonly hour: Hour;
  readonly first: boolean;
  /** Whether any hour is wet, so that bars are worth their height. */
  readonly bars: boolean;
  readonly view: PageView;
}

function HourCell({ hour, first, bars, view }: HourCellProps) {
  const { style, words } = view;
  const chance = formatPercent(hour.rainProbability, style);
  // The two bare numbers make sense only visually: screen readers get them in words with the sky.
  const spoken = words.hours.spokenRain(chance, formatHourAmount(hour, style));
  const marks = [...(hour.isDay ? [] : [styles.dark]), ...(!first && isMidnight(hour) ? [styles.midnight] : [])];
  const isSpoken = hour.code === null ? undefined : true;
  return (
    <li className={[styles.cell, ...marks].join(' ')}>
      <time dateTime={hour.at} className={styles.time}>
        {nameHour(hour, first, view)}
      </time>
      <SkyIcon {...hour} size={34} speakIn={style.language} spokenAfter={spoken} />
      <strong className={styles.temperature}>{formatTemperature(hour.temperature, style)}</strong>
      <span className={isRainLikely(hour) ? styles.likely : styles.chance} aria-hidden={isSpoken}>
        <Chance percent={hour.rainProbability} view={view} />
      </span>
      {bars ? <RainBar millimetres={hour.rain ?? 0} most={hour.rainHigh ?? 0} /> : null}
      <span className={styles.amount} aria-hidden={isSpoken}>
        {formatHourRain(hour, style)}
      </span>
    </li>
  );
}

/** Coming hours side by side: time, sky, temperature, chance, and amount as a bar in mm. */
export function HourStrip({ hours, view }: { readonly hours: readonly Hour[]; readonly view: PageView }) {
  const bars = hours.some(({ rain }) => rain !== null && rain >= 0.1);
  const className = `${styles.strip} ${columnCounts[`of${hours.length}`]}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls sideways must be reachable by keyboard
    <ol className={className} tabIndex={0} aria-label={view.words.hours.nextTitle}>
      {hours.map((hour, index) => (
        <HourCell key={hour.at} hour={hour} first={index === 0} bars={bars} view={view} />
      ))}
    </ol>
  );
}
