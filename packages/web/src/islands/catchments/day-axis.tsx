import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Language } from '@portal/domain/language/language';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import charts from './catchment-maps.module.css';

/** Minimum widths of a date and of a weekday at a phone's largest text, chart units. */
const DATE_WIDTH = 68;
const WEEKDAY_WIDTH = 44;
const DATED = 3;

interface DayLabel {
  readonly index: number;
  /** Null: line without a label. */
  readonly text: string | null;
}

/**
 * Labels at midnights: every day with date and weekday where both fit, else dates spaced so that they do not overlap.
 */
export function labelDays(moments: readonly string[], hourWidth: number, language: Language): DayLabel[] {
  const names = getWeatherMessages(language).weekdaysShort;
  const midnights = moments.flatMap((at, index) => (at.slice(11, 13) === '00' ? [index] : []));
  const dayWidth = 24 * hourWidth;
  const step = dayWidth >= DATE_WIDTH ? 1 : Math.ceil(DATE_WIDTH / dayWidth);
  return midnights.map((index, day) => {
    const at = moments[index] ?? '';
    const isDated = step > 1 || day % DATED === 0;
    const width = (moments.length - 1 - index) * hourWidth;
    if (day % step !== 0 || width < (isDated ? DATE_WIDTH : WEEKDAY_WIDTH)) return { index, text: null };
    return { index, text: isDated ? formatDayMonth(at, language) : (names[weekdayOf(at.slice(0, 10))] ?? '') };
  });
}

interface DayAxisProps {
  /** Hourly. */
  readonly moments: readonly string[];
  readonly toX: (index: number) => number;
  /** Ends of the lines, and y of the labels. */
  readonly top: number;
  readonly bottom: number;
  readonly textY: number;
  readonly language: Language;
}

/** A line at each midnight, with its day where it fits. */
export function DayAxis({ moments, toX, top, bottom, textY, language }: DayAxisProps) {
  return labelDays(moments, toX(1) - toX(0), language).map(({ index, text }) => (
    <g key={index}>
      <path className={charts.dayLine} d={`M${toX(index)} ${top}V${bottom}`} />
      {text !== null && (
        <text className={`${charts.axis} ${charts.flowAxis}`} x={toX(index) + 3} y={textY}>
          {text}
        </text>
      )}
    </g>
  ));
}
