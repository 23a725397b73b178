import { formatFigureDay, formatTenth } from '@portal/content/expert-bulletin/format-figure';
import {
  type BulletinChartFrame,
  type BulletinChartShapes,
  layoutBulletinChart,
} from '@portal/domain/expert-bulletin/bulletin-chart';
import type { BulletinBlock } from '@portal/domain/expert-bulletin/bulletin-document';
import type { Language } from '@portal/domain/language/language';
import { vietnamHour } from '@portal/domain/time/vietnam-time';
import styles from './bulletin-sheet.module.css';

const WIDE: BulletinChartFrame = { width: 720, height: 190, left: 40, top: 20, bottom: 26, labelWidth: 34 };
const NARROW: BulletinChartFrame = { ...WIDE, width: 320, left: 34 };

interface ShapesProps {
  readonly shapes: BulletinChartShapes;
  readonly frame: BulletinChartFrame;
  readonly language: Language;
  readonly className: string | undefined;
}

function Shapes({ shapes, frame, language, className }: ShapesProps) {
  const { ticks, bars, lines, hours, days, foot } = shapes;
  const { width, height, left, top } = frame;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path className={styles.grid} d={`M${left} ${y.toFixed(1)}H${width}`} />
          <text className={styles.tick} x={left - 6} y={y + 4} textAnchor="end">
            {formatTenth(value, language)}
          </text>
        </g>
      ))}
      {days.map(({ x, at }) => (
        <g key={at}>
          <path className={styles.midnight} d={`M${x.toFixed(1)} ${top}V${foot}`} />
          {x + 70 < width ? (
            <text className={styles.tick} x={x + 4} y={13}>
              {formatFigureDay(at, language)}
            </text>
          ) : null}
        </g>
      ))}
      {bars.map(({ x, y, width: bar, height: high }) => (
        <rect
          key={x}
          className={styles.bar}
          x={x.toFixed(1)}
          y={y.toFixed(1)}
          width={bar.toFixed(1)}
          height={high.toFixed(1)}
        />
      ))}
      {lines.map((line) => (
        <path
          key={line[0]?.[0] ?? 0}
          className={styles.line}
          d={`M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        />
      ))}
      {hours.map(({ x, at }) => (
        <text key={at} className={styles.tick} x={x} y={height - 8} textAnchor="middle">
          {String(vietnamHour(at)).padStart(2, '0')}
        </text>
      ))}
    </svg>
  );
}

interface ChartProps {
  readonly block: Extract<BulletinBlock, { kind: 'chart' }>;
  readonly language: Language;
}

export function BulletinChartView({ block: { title, summary, chart }, language }: ChartProps) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{title}</strong>
      </figcaption>
      <Shapes shapes={layoutBulletinChart(chart, WIDE)} frame={WIDE} language={language} className={styles.wide} />
      <Shapes
        shapes={layoutBulletinChart(chart, NARROW)}
        frame={NARROW}
        language={language}
        className={styles.narrow}
      />
      <p className={styles.quiet}>{summary}</p>
    </figure>
  );
}
