import type { Day } from '@portal/contract/endpoints/weather-schema';
import { findRainPart } from '#components/weather/find-rain-part.ts';
import { DAYS_WITH_HOURS } from '#components/weather/format-day-rain.ts';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { BAND_ROWS, type BandShape, columnAt, edgeAt } from './band-shape.ts';
import styles from './day-chart.module.css';

interface BandDaysProps {
  readonly days: readonly Day[];
  readonly shape: BandShape;
  readonly view: PageView;
}

/** A dense drawing has room for two letters: `T2`, and of `Wed` one. */
function nameDay(short: string, { isDense }: BandShape): string {
  return isDense && short.length > 2 ? short.slice(0, 1) : short;
}

/** The days over the drawing: weekday, date and sky; the trend stands on a ground of its own. */
export function BandDays({ days, shape, view }: BandDaysProps) {
  const { words, style } = view;
  const trendAt = edgeAt(shape, DAYS_WITH_HOURS);
  const right = edgeAt(shape, days.length);
  return (
    <>
      {days.length > DAYS_WITH_HOURS ? (
        <>
          <path className={styles.ground} d={`M${trendAt} 0H${right}V${BAND_ROWS.height}H${trendAt}z`} />
          <text className={styles.trend} x={trendAt + 6} y={BAND_ROWS.trend}>
            {words.ahead.days.trend}
          </text>
        </>
      ) : null}
      <text className={styles.name} y={BAND_ROWS.name}>
        {days.map(({ date }, index) => (
          <tspan key={date} x={columnAt(shape, index)}>
            {nameDay(words.weekdaysShort[weekdayOf(date)] ?? '', shape)}
          </tspan>
        ))}
      </text>
      <text className={styles.date} y={BAND_ROWS.date}>
        {days.map(({ date }, index) => (
          <tspan key={date} x={columnAt(shape, index)}>
            {shape.isDense ? Number(date.slice(8, 10)) : formatDayMonth(date, style.language)}
          </tspan>
        ))}
      </text>
      {days.map((day, index) =>
        day.code === null ? null : (
          <g key={day.date} transform={`translate(${columnAt(shape, index) - shape.icon / 2} ${BAND_ROWS.iconTop})`}>
            <SkyIcon
              code={day.code}
              skyCode={day.skyCode}
              badge={day.badge}
              hasDrop={findRainPart(day) !== null}
              isDay
              size={shape.icon}
            />
          </g>
        ),
      )}
    </>
  );
}
