import { sayRain } from '@portal/content/weather/rain-words';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { ReactNode } from 'react';
import { DataTable } from '#components/ui/data-table.tsx';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatDayRain, spellRain } from '#components/weather/format-spans.ts';
import {
  formatNumber,
  formatPercent,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './compare-days.module.css';

const HOT_FROM_C = 30;
const CHILLY_BELOW_C = 20;
/** Amounts closer than this (mm, or share of the larger) count as equal. */
const ALIKE_MM = 2;
const ALIKE_PART = 0.3;

/** Temperature as displayed, as a number. */
function toShownNumber(celsius: number, style: ValueStyle): number {
  return Number(formatTemperature(celsius, style).slice(0, -1).replace('−', '-'));
}

/** Warmer or cooler than today, with both highs; uses the displayed difference. */
export function describeTomorrowWarmth(day: Day, today: Day, { words, style }: PageView): string | null {
  const [high, before] = [day.temperatureMax, today.temperatureMax];
  if (high === null || before === null) return null;
  const messages = words.ahead.tomorrow;
  const apart = toShownNumber(high, style) - toShownNumber(before, style);
  const shown = formatTemperature(high, style);
  if (apart === 0) return messages.asWarm(shown);
  const rising = high >= HOT_FROM_C ? messages.hotter : messages.warmer;
  const falling = high < CHILLY_BELOW_C ? messages.colder : messages.cooler;
  const amount = `${formatNumber(Math.abs(apart), style)}°`;
  return (apart > 0 ? rising : falling)(amount, shown, formatTemperature(before, style));
}

/** Middle of the range, or the amount. */
function toTypicalRain(rain: number, { rainLow, rainHigh }: Day): number {
  return rainLow === null || rainHigh === null ? rain : (rainLow + rainHigh) / 2;
}

/** Wetter or drier than today, with both amounts. */
export function describeTomorrowRain(day: Day, today: Day, view: PageView): string | null {
  if (day.rain === null || today.rain === null) return null;
  const messages = view.words.ahead.tomorrow;
  const [amount = '', before = ''] = [day, today].map((of) => spellRain(formatDayRain(of, false, view), view));
  const { dry } = view.words.days;
  // A day of which satellites saw no rain so far is neither dry nor wet.
  if (today.rainBasis !== undefined && before === sayRain('unseen', view.style.language)) return null;
  if (amount === dry) return before === dry ? messages.asDry : messages.dryAfterRain(before);
  if (before === dry) return messages.rainAfterDry(amount);
  const [after, until] = [toTypicalRain(day.rain, day), toTypicalRain(today.rain, today)];
  const apart = Math.abs(after - until);
  if (apart < ALIKE_MM || apart < ALIKE_PART * Math.max(after, until)) return messages.asWet(amount);
  return (after > until ? messages.wetter : messages.drier)(amount, before);
}

interface Pair {
  readonly name: string;
  readonly today: ReactNode;
  readonly tomorrow: ReactNode;
  /** Share of the longest bar, 0 to 1. */
  readonly bars: readonly [number, number];
  readonly tone: 'warm' | 'cool' | 'rain' | 'plain';
}

interface CompareDaysProps {
  readonly today: Day;
  readonly day: Day;
  readonly view: PageView;
}

const BAR_WIDTH = 120;
/** Minimum full scale of rain bars, mm. */
const LEAST_FULL_MM = 10;
const FULL_WIND_MS = 15;
const FULL_UV = 12;

type Read = (day: Day) => number | null;

/** A measure of both days; null where either lacks it. */
function pair(
  { today, day }: CompareDaysProps,
  name: string,
  read: Read,
  write: (day: Day, value: number) => ReactNode,
  full: number,
  tone: Pair['tone'] = 'plain',
): Pair | null {
  const [before, after] = [read(today), read(day)];
  if (before === null || after === null) return null;
  const part = (value: number) => Math.min(Math.max(value / full, 0), 1);
  return { name, today: write(today, before), tomorrow: write(day, after), bars: [part(before), part(after)], tone };
}

/** Temperature bars start 2 °C below the lowest: they compare rather than measure. */
function pairWarmth(props: CompareDaysProps, name: string, read: Read, tone: Pair['tone']): Pair | null {
  const { style } = props.view;
  const all = [props.today, props.day].flatMap(({ temperatureMin, temperatureMax }) => [
    temperatureMin,
    temperatureMax,
  ]);
  const shown = all.flatMap((celsius) => (celsius === null ? [] : [toShownNumber(celsius, style)]));
  const least = Math.min(...shown) - 2;
  const full = Math.max(...shown) - least;
  const found = pair(props, name, read, (_, value) => formatTemperature(value, style), 1, tone);
  const [before, after] = [read(props.today), read(props.day)];
  if (found === null || before === null || after === null) return null;
  const part = (celsius: number) => (toShownNumber(celsius, style) - least) / full;
  return { ...found, bars: [part(before), part(after)] };
}

function listPairs(props: CompareDaysProps): Pair[] {
  const { view, today, day } = props;
  const { style, words } = view;
  const messages = words.ahead.tomorrow;
  const fullRain = Math.max(today.rain ?? 0, day.rain ?? 0, LEAST_FULL_MM);
  return [
    pairWarmth(props, messages.high, ({ temperatureMax }) => temperatureMax, 'warm'),
    pairWarmth(props, messages.low, ({ temperatureMin }) => temperatureMin, 'cool'),
    pair(
      props,
      messages.rain,
      ({ rain }) => rain,
      (of) => formatDayRain(of, false, view),
      fullRain,
      'rain',
    ),
    pair(
      props,
      messages.chance,
      ({ rainProbability }) => rainProbability,
      (_, it) => <Chance percent={it} view={view} />,
      100,
      'rain',
    ),
    pair(
      props,
      messages.wind,
      ({ windSpeedMax }) => windSpeedMax,
      (_, it) => formatSpeed(it, style),
      FULL_WIND_MS,
    ),
    pair(
      props,
      messages.humidity,
      ({ humidity }) => humidity,
      (_, it) => formatPercent(it, style),
      100,
    ),
    pair(
      props,
      messages.uv,
      ({ uvIndexMax }) => uvIndexMax,
      (_, it) => formatNumber(it, style),
      FULL_UV,
    ),
  ].filter((found) => found !== null);
}

function Bars({ bars: [before, after], tone }: Pick<Pair, 'bars' | 'tone'>) {
  const width = (part: number) => Math.max(Math.round(part * BAR_WIDTH), 2);
  return (
    <svg width={BAR_WIDTH} height="16" viewBox={`0 0 ${BAR_WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.before} d={`M0 1h${width(before)}v5H0z`} />
      <path className={styles[tone]} d={`M0 9h${width(after)}v6H0z`} />
    </svg>
  );
}

/** Tomorrow next to today, one row per measure with bars. Null where no measure is shared. */
export function CompareDays(props: CompareDaysProps) {
  const messages = props.view.words.ahead.tomorrow;
  const pairs = listPairs(props);
  if (pairs.length === 0) return null;
  return (
    <ScrollRegion label={messages.caption}>
      <DataTable
        className={styles.table}
        caption={messages.caption}
        columns={[messages.measure, messages.today, messages.day, null]}
        classes={[undefined, undefined, undefined, styles.bars]}
        rows={pairs.map(({ name, today, tomorrow, bars, tone }) => [
          name,
          today,
          <b key="tomorrow">{tomorrow}</b>,
          <Bars key="bars" bars={bars} tone={tone} />,
        ])}
      />
    </ScrollRegion>
  );
}
