import type { ReactNode } from 'react';
import { ChartFrame, type ChartLimit, type ChartMark } from '#components/evidence/chart-frame.tsx';
import { CHART_HEIGHT, CHART_WIDTH, type ChartScale, toChartY } from '#components/evidence/draw-limit-chart.ts';
import { drawSpells, listNights } from '#components/evidence/limit-chart.tsx';
import { formatDayMonth } from '#components/weather/format-values.ts';
import type { DeskView } from './desk-view.ts';
import styles from './wind-desk.module.css';

interface DeskChartProps {
  readonly label: string;
  readonly unit: string;
  readonly moments: readonly string[];
  readonly scale: ChartScale;
  readonly limits?: readonly ChartLimit[];
  readonly view: DeskView;
  readonly children: ReactNode;
}

const CLOCK_EVERY = 12;
const hourOf = (moment: string): number => Number(moment.slice(11, 13));

export function DeskChart({ label, unit, moments, scale, limits = [], view, children }: DeskChartProps) {
  const toMark = (index: number, text: string): ChartMark => ({ at: index / moments.length, text });
  const days = moments.flatMap((moment, index) =>
    hourOf(moment) === 0 && index > 0 ? [toMark(index, formatDayMonth(moment, view.style.language))] : [],
  );
  const clock = moments.flatMap((moment, index) =>
    index % CLOCK_EVERY === 0 ? [toMark(index, String(hourOf(moment)).padStart(2, '0'))] : [],
  );
  return (
    <div className={styles.chart}>
      <ChartFrame
        label={label}
        unit={unit}
        scale={scale}
        style={view.style}
        clock={clock}
        clockUnit={view.desk.at}
        days={days}
        limits={limits}
      >
        <path className={styles.night} d={drawSpells(listNights(moments), moments.length)} />
        <path className={styles.midnight} d={days.map(({ at }) => `M${at * CHART_WIDTH} 0V${CHART_HEIGHT}`).join('')} />
        {children}
        {limits.map(({ value, text }) => (
          <path key={text} className={styles.limitLine} d={`M0 ${toChartY(value, scale)}H${CHART_WIDTH}`} />
        ))}
      </ChartFrame>
    </div>
  );
}
