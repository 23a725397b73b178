import { describeWorkStop } from '@portal/content/agriculture/describe-season';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import { formatHourAmount } from '#components/weather/format-spans.ts';
import {
  formatDayMonth,
  formatPercent,
  formatRain,
  formatSpeed,
  formatTemperature,
  UNKNOWN,
} from '#components/weather/format-values.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './card-pair.module.css';
import farmCalendarStyles from './farm-calendar.module.css';
import farmNowStyles from './farm-now.module.css';
import type { FarmReply, FarmView } from './farm-view.ts';

export function CardPair({ children }: { readonly children: ReactNode }) {
  return <div className={`stack ${styles.pair}`}>{children}</div>;
}

interface FarmNowProps {
  readonly now: Hour;
  /** True while an emergency bulletin is in force: then neither icon nor text shows the model's weather. */
  readonly isEmergency?: boolean;
  readonly view: FarmView;
}

/** `mưa 2 mm`; by satellites' estimate the class alone. */
function describeRain(now: Hour, { farm, style }: FarmView): string {
  return now.rainBasis === undefined ? farm.day.rain(formatRain(now.rain, style)) : formatHourAmount(now, style);
}

/** Current weather in one line over the sky. */
export function FarmNow({ now, isEmergency = false, view }: FarmNowProps) {
  const { farm, words, style } = view;
  const facts = [
    ...(isEmergency ? [] : [now.text ?? words.noData]),
    ...(now.rain !== null && now.rain >= 0.1 ? [describeRain(now, view)] : []),
  ];
  return (
    <p className={farmNowStyles.now}>
      {isEmergency ? null : <SkyIcon {...now} size={44} />}
      <strong>{formatTemperature(now.temperature, style)}</strong>
      <span>
        {facts.join(', ')}
        {facts.length === 0 ? null : <br />}
        {farm.now.wind(formatSpeed(now.windSpeed, style))} · {farm.now.humidity(formatPercent(now.humidity, style))}
      </span>
    </p>
  );
}

type Warned = Pick<FarmReply, 'activities' | 'warnings'>;

/** First warning that stops work on a date, as a sentence; null where there is none. */
export function describeAlertOfDay(
  { activities, warnings }: Warned,
  date: string,
  { nowAt, style }: FarmView,
): string | null {
  const stopping = activities
    .flatMap(({ hours }) => hours)
    .filter(({ at }) => at.startsWith(date))
    .flatMap(({ reasons }) => reasons.flatMap(({ kind, warning }) => (kind === 'warning' ? (warning?.id ?? []) : [])));
  const found = warnings.find(({ id }) => id === stopping[0]);
  if (found === undefined) return null;
  const quoted = { ...found, expiresAt: Date.parse(found.expiresAt) / 1000 };
  return describeWorkStop(quoted, Date.parse(nowAt) / 1000, style.language);
}

type Term = FarmReply['solarTerms']['current'];

interface FarmCalendarProps {
  readonly reply: Pick<FarmReply, 'lunarDate' | 'solarTerms'>;
  readonly view: FarmView;
}

/** Lunar date and solar term, which farmers plan by. */
export function FarmCalendar({ reply, view }: FarmCalendarProps) {
  const { farm, words, style } = view;
  const { lunarDate, solarTerms } = reply;
  const { calendar } = farm;
  const term = ({ name, from }: Term, begins: (date: string) => string) =>
    `${name}, ${begins(formatDayMonth(from, style.language))}`;
  return (
    <>
      <dl className={farmCalendarStyles.list}>
        <dt>{calendar.lunar}</dt>
        <dd>
          {lunarDate === null
            ? UNKNOWN
            : `${words.tiles.lunarDay(lunarDate.day, lunarDate.month, lunarDate.leap)}, ${words.tiles.lunarYear(lunarDate.yearName)}`}
        </dd>
        <dt>{calendar.term}</dt>
        <dd>{term(solarTerms.current, calendar.since)}</dd>
        <dt>{calendar.next}</dt>
        <dd>{term(solarTerms.next, calendar.from)}</dd>
      </dl>
      <p className={farmCalendarStyles.note}>{calendar.advice}</p>
    </>
  );
}
