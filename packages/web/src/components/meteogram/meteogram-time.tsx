import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './meteogram.module.css';
import { type MeteogramShape, middleOf, type NightSpan, ROWS, type SunMark } from './meteogram-shape.ts';

/** A short text at a place of a drawing: digits, a sign, a unit. */
interface NumberMark {
  readonly x: number;
  readonly text: string;
  readonly strong?: boolean;
}

const UNSAFE = /[<>&"]/;

/**
 * Numbers side by side in one text. They are written as one string, because an element for each of a hundred numbers is a
 * good part of a page's work; they are made of numbers here, and anything that is not is refused.
 */
export function NumberRow({ marks, y, className }: { marks: readonly NumberMark[]; y: number; className?: string }) {
  let html = '';
  for (const { x, text, strong } of marks) {
    if (UNSAFE.test(text)) throw new RangeError('a number of a drawing is no markup');
    html += strong === true ? `<tspan x="${x}" class="b">${text}</tspan>` : `<tspan x="${x}">${text}</tspan>`;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers only, checked above
  return <text className={className} y={y} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface PartProps {
  readonly hours: readonly Hour[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

interface NightProps extends PartProps {
  readonly nights: readonly NightSpan[];
  readonly marks: readonly SunMark[];
}

const SUN_LABEL_WIDTH = 84;
const NIGHT_BASE = ROWS.date - 16;

/** The nights as bands, with the moments when the sun sets and rises written inside them. */
export function MeteogramNights({ nights, marks, hours, shape, view }: NightProps) {
  const { left, step } = shape;
  const xOf = (at: number): number => Math.round((left + at * step) * 10) / 10;
  const bands = nights.map(({ from, to }) => `M${xOf(from)} 0H${xOf(to)}V${NIGHT_BASE}H${xOf(from)}z`).join('');
  const { sunset, sunrise } = view.words.charts;
  const right = left + hours.length * step;
  return (
    <>
      <path className={styles.night} d={bands} />
      {marks.map(({ kind, at, clock }, index) => {
        // Inside the night, but for one that begins or ends with the drawing or is too short for both of its labels.
        const isRoomy = kind === 'sunset' ? xOf(at) + SUN_LABEL_WIDTH < right : xOf(at) - SUN_LABEL_WIDTH > left;
        const before = kind === 'sunrise' ? marks[index - 1] : undefined;
        const isApart = before === undefined || xOf(at) - xOf(before.at) > 2 * SUN_LABEL_WIDTH - 12;
        const goesRight = (kind === 'sunset') === (isRoomy && isApart);
        // Two labels inside a short day would run into each other: without space in the night a label stands astride.
        const isAstride = !isRoomy && xOf(at) - SUN_LABEL_WIDTH / 2 > left && xOf(at) + SUN_LABEL_WIDTH / 2 < right;
        const shift = isAstride ? 0 : goesRight ? 6 : -6;
        return (
          <text
            key={kind + clock}
            className={styles.sun}
            x={xOf(at) + shift}
            y={ROWS.sun}
            textAnchor={isAstride ? 'middle' : goesRight ? 'start' : 'end'}
          >
            {(kind === 'sunset' ? sunset : sunrise)(clock)}
          </text>
        );
      })}
    </>
  );
}

/** The hours of the axis, a dashed line where a day begins, and each day's name below. */
export function MeteogramTime({ hours, shape, view }: PartProps) {
  const { left, step, numberEvery } = shape;
  const clocks = hours.flatMap(({ at }, index) =>
    index % numberEvery === 0 ? [{ x: middleOf(shape, index), text: at.slice(11, 13) }] : [],
  );
  const starts = hours.flatMap(({ at }, index) => (index === 0 || at.slice(11, 13) === '00' ? [{ at, index }] : []));
  return (
    <>
      <NumberRow className={styles.clock ?? ''} marks={clocks} y={ROWS.clock} />
      {starts.map(({ at, index }, place) => {
        const next = starts[place + 1]?.index ?? hours.length;
        const isRoomy = (next - index) * step > 56;
        return (
          <g key={at}>
            {index === 0 ? null : <path className={styles.midnight} d={`M${left + index * step} 0V${NIGHT_BASE}`} />}
            {isRoomy ? (
              <text className={styles.date} x={left + index * step + 4} y={ROWS.date}>
                {view.words.weekdaysShort[weekdayOf(at)]} {formatDayMonth(at, view.style.language)}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}
