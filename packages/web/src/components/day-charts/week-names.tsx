import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import { BAND_ROWS, type BandShape, columnAt, edgeAt, WEEK_HEIGHT } from './band-shape.ts';
import styles from './day-chart.module.css';
import type { WeekColumn } from './week-column.ts';

interface WeekNamesProps {
  readonly columns: readonly WeekColumn[];
  readonly shape: BandShape;
  /** Upper edge of the drawing. */
  readonly top: number;
  readonly view: PageView;
}

/** The months over the drawing with a line where one begins, and the first day of each week. */
export function WeekNames({ columns, shape, top, view }: WeekNamesProps) {
  const { ninety } = view.words.ahead;
  const starts = columns.flatMap(({ week: { from } }, index) =>
    index === 0 || from.slice(0, 7) !== columns[index - 1]?.week.from.slice(0, 7)
      ? [{ month: Number(from.slice(5, 7)), year: Number(from.slice(0, 4)), index }]
      : [],
  );
  const lines = starts.map(({ index }) => `M${edgeAt(shape, index)} ${top}V${WEEK_HEIGHT}`).join('');
  return (
    <>
      <path className={frame.grid} d={lines} />
      {starts.map(({ month, year, index }, place) =>
        // A month of a single week has no room for its name.
        (starts[place + 1]?.index ?? columns.length) - index < 2 ? null : (
          <text key={index} className={styles.month} x={edgeAt(shape, index) + 4} y={top + BAND_ROWS.name}>
            {shape.isDense ? ninety.monthShort(month) : ninety.month(month, year)}
          </text>
        ),
      )}
      <text className={styles.date} y={top + BAND_ROWS.date}>
        {columns.map(({ week: { from, to } }, index) => (
          <tspan key={from} x={columnAt(shape, index)}>
            {shape.isDense ? Number(from.slice(8, 10)) : `${Number(from.slice(8, 10))}–${Number(to.slice(8, 10))}`}
          </tspan>
        ))}
      </text>
    </>
  );
}
