import type { SiteMessages } from '@portal/content/messages/site-messages';
import { findWorkGate } from '@portal/domain/safety/work-gate';
import { assessSiteHour, type SiteLimit, type SiteQuantity, type SiteVerdict } from '@portal/domain/trade/site-limit';
import { SITE_WORK, type SiteWorkId } from '@portal/domain/trade/site-work.table';
import type { Thunder } from '@portal/domain/weather/thunder';
import { drawWork, WORK_HEIGHT, WORK_STEP } from '#components/agriculture/draw-work.ts';
import { Legend } from '#components/ui/legend.tsx';
import {
  formatClock,
  formatNumber,
  formatPercent,
  formatRain,
  formatSpeed,
  formatTemperature,
  UNKNOWN,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import type { SiteWeather } from './describe-site-work.ts';
import styles from './site-example.module.css';

/** A value with its unit in the reader's language. */
export function formatSiteValue(
  quantity: SiteQuantity,
  value: number | null,
  style: ValueStyle,
  words: SiteMessages,
): string {
  if (value === null) return UNKNOWN;
  switch (quantity) {
    case 'windMs':
    case 'gustMs':
    case 'hookWindMs':
    case 'hookGustMs':
      return formatSpeed(value, style);
    case 'waveM':
      return `${formatNumber(value, style, 1)}\u00a0m`;
    case 'wavePeriodS':
      return `${formatNumber(value, style, 1)}\u00a0s`;
    case 'visibilityKm':
      return `${formatNumber(value, style, value < 10 ? 1 : 0)}\u00a0km`;
    case 'thunder':
      return words.thunder[value] ?? UNKNOWN;
    case 'rainMm':
      return formatRain(value, style);
    case 'rainChance':
      return formatPercent(value, style);
    case 'feelsLikeC':
      return formatTemperature(value, style);
    case 'uvIndex':
      return formatNumber(value, style);
  }
}

/** `≤ 10 m/s`; for thunder, the word of the first level above the limit. */
export function formatSiteLimit({ quantity, side, limit }: SiteLimit, style: ValueStyle, words: SiteMessages): string {
  if (quantity === 'thunder') return words.thunderLimit(words.thunder[limit + 1] ?? UNKNOWN);
  const value = formatSiteValue(quantity, limit, style, words).replace(/[.,]0(?=\u00a0)/, '');
  return `${side === 'most' ? '≤' : '≥'}\u00a0${value}`;
}

const VERDICTS: readonly SiteVerdict[] = ['good', 'consider', 'avoid'];
const QUARTERS = [0, 6, 12, 18] as const;

/** Rates each hour for a kind of work; warnings, thunder and rain override the limits. */
export function assessHours(work: SiteWorkId, { hours, conditions }: Pick<SiteWeather, 'hours' | 'conditions'>) {
  return hours.map((hour) => {
    const gate = findWorkGate({ at: Date.parse(hour.at) / 1000, thunder: toThunder(hour.thunder) }, conditions);
    return { at: hour.at, verdict: assessSiteHour(SITE_WORK[work], hour, gate) };
  });
}

/** Thunder of a site as a plain number, like its other quantities. */
function toThunder(value: number | null | undefined): Thunder | null {
  return value === 0 || value === 1 || value === 2 || value === 3 ? value : null;
}

export interface SiteStripsProps {
  readonly works: readonly SiteWorkId[];
  readonly weather: SiteWeather;
  readonly words: SiteMessages;
  /** False in an excerpt, where the full view has the legend. */
  readonly hasLegend?: boolean;
}

/** One row of blocks per kind of work; colour and height both show whether the hour is within limits. */
export function SiteStrips({ works, weather, words, hasLegend = true }: SiteStripsProps) {
  return (
    <div className={styles.rows}>
      {works.map((work) => (
        <StripRow key={work} work={work} weather={weather} words={words} />
      ))}
      <div className={styles.clock} aria-hidden="true">
        {QUARTERS.map((hour) => (
          <span key={hour}>{formatClock(weather.hours[hour]?.at ?? null)}</span>
        ))}
      </div>
      {hasLegend ? (
        <Legend className={styles.legend}>
          {VERDICTS.map((verdict) => (
            <li key={verdict} className={styles[verdict]}>
              {words.verdicts[verdict]}
            </li>
          ))}
        </Legend>
      ) : null}
    </div>
  );
}

interface StripRowProps extends Omit<SiteStripsProps, 'works' | 'hasLegend'> {
  readonly work: SiteWorkId;
}

function StripRow({ work, weather, words }: StripRowProps) {
  const assessed = assessHours(work, weather);
  const paths = drawWork(assessed);
  const name = words.works[work];
  const count = (verdict: SiteVerdict): number => assessed.filter((hour) => hour.verdict === verdict).length;
  return (
    <div className={styles.row}>
      <p>
        <strong>{name}</strong>
      </p>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${assessed.length * WORK_STEP - 2} ${WORK_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.strip(name, count('good'), count('avoid'))}
      >
        {VERDICTS.map((verdict) =>
          paths[verdict] === '' ? null : <path key={verdict} className={styles[verdict]} d={paths[verdict]} />,
        )}
      </svg>
    </div>
  );
}
