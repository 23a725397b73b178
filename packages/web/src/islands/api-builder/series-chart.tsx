import type { BuilderWords } from '@portal/content/messages/api-product-messages';
import type { Language } from '@portal/domain/language/language';
import { hoursBetween } from '@portal/domain/time/hours-between';
import { ChartFrame, type ChartMark } from '#components/evidence/chart-frame.tsx';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  drawChartBars,
  drawChartLine,
  findSpanScale,
} from '#components/evidence/draw-limit-chart.ts';
import { Legend } from '#components/ui/legend.tsx';
import { formatDayMonth, formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import styles from './answer.module.css';
import type { BuilderField, ReplySeries } from './builder-shape.ts';
import { fillText } from './fill-text.ts';

interface SeriesChartProps {
  readonly series: ReplySeries;
  /** Charted field with label and unit. */
  readonly name: string;
  readonly field: BuilderField;
  readonly language: Language;
  readonly words: BuilderWords;
}

/** Hours between clock labels by series length; beyond the last only days are labelled. */
const CLOCK_STEPS = [
  { most: 6, hours: 1 },
  { most: 30, hours: 6 },
  { most: 76, hours: 12 },
] as const;
const MOST_DAYS = 6;

const isClockTime = (moment: string): boolean => moment.length > 10;

/** Keeps every n-th mark, so that they do not overlap on a phone. */
function thinOut(marks: readonly ChartMark[]): readonly ChartMark[] {
  const step = Math.ceil(marks.length / MOST_DAYS);
  return marks.filter((_, index) => index % step === 0);
}

/** Full-hour labels that fit a phone; dates for daily series. */
function listClock(moments: readonly string[], language: Language): readonly ChartMark[] {
  const [first = '', last = ''] = [moments[0], moments.at(-1)];
  const toMark = (text: string, index: number): ChartMark => ({ at: index / moments.length, text });
  if (!isClockTime(first)) return thinOut(moments.map((date, index) => toMark(formatDayMonth(date, language), index)));
  const hours = hoursBetween(first, last);
  const step = CLOCK_STEPS.find(({ most }) => hours <= most)?.hours;
  if (step === undefined) return [];
  return moments.flatMap((moment, index) => {
    const isShown = moment.slice(14, 16) === '00' && Number(moment.slice(11, 13)) % step === 0;
    return isShown ? [toMark(moment.slice(11, 13), index)] : [];
  });
}

function listDays(moments: readonly string[], language: Language): readonly ChartMark[] {
  const midnights = moments.flatMap((moment, index) =>
    isClockTime(moment) && moment.slice(11, 16) === '00:00' && index > 0
      ? [{ at: index / moments.length, text: formatDayMonth(moment, language) }]
      : [],
  );
  return thinOut(midnights);
}

/** Rain is charted as hourly amounts, everything else as a line. */
const isAmount = (name: string): boolean => name.startsWith('rain') && name !== 'rainProbability';

/** One field of a reply; rain with its upper range as pale caps. */
export function SeriesChart({ series, name, field, language, words }: SeriesChartProps) {
  const { moments, values } = series;
  const row = values[name] ?? [];
  const high = name === 'rain' ? values.rainHigh : undefined;
  const scale = findSpanScale([...row, ...(high ?? [])]);
  const style: ValueStyle = { language, temperatureUnit: 'C', windUnit: 'ms' };
  const known = row.filter((value) => value !== null);
  const write = (value: number): string => `${formatNumber(value, style, 1)} ${field.unit}`.trim();
  const label = fillText(words.drawing, [
    field.label,
    moments.length,
    write(Math.min(...known)),
    write(Math.max(...known)),
  ]);
  const days = listDays(moments, language);
  return (
    <>
      <ChartFrame
        label={label}
        unit={field.unit}
        scale={scale}
        style={style}
        clock={listClock(moments, language)}
        clockUnit={isClockTime(moments[0] ?? '') ? words.clock : ''}
        days={days}
        limits={[]}
      >
        <path className={styles.midnight} d={days.map(({ at }) => `M${at * CHART_WIDTH} 0V${CHART_HEIGHT}`).join('')} />
        {high === undefined ? null : <path className={styles.cap} d={drawChartBars(high, scale)} />}
        {isAmount(name) ? (
          <path className={styles.bar} d={drawChartBars(row, scale)} />
        ) : (
          <path className={styles.line} d={drawChartLine(row, scale)} />
        )}
      </ChartFrame>
      {high === undefined ? null : (
        <Legend>
          <li className={styles.keyBar}>{field.label}</li>
          <li className={styles.keyCap}>{words.likelyHigh}</li>
        </Legend>
      )}
    </>
  );
}
