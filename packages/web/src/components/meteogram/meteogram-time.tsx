import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from '#components/weather/day-name.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { HourBlock } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { edgeOf, type MeteogramShape, middleOf, type NightSpan, ROWS } from './meteogram-shape.ts';

/** Short text at a position: digits, a sign, a unit. */
interface NumberMark {
  readonly x: number;
  readonly text: string;
  readonly strong?: boolean;
}

const UNSAFE = /[<>&"]/;

/**
 * Numbers as one markup string: an element for each of a hundred numbers would cost much of a page's rendering time.
 * Anything but numbers is refused.
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

interface MeteogramTimeProps {
  readonly hours: readonly Hour[];
  readonly blocks: readonly HourBlock[];
  readonly nights: readonly NightSpan[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

/** Maximum width of a letter of a date, with spacing. */
const LETTER_WIDTH = 8;
const SPACE = 6;

/** Night bands, clock time per block, and a dashed line with the date at each new day. */
export function MeteogramTime({ hours, blocks, nights, shape, view }: MeteogramTimeProps) {
  const bands = nights.map(
    ({ from, to }) =>
      `M${edgeOf(shape, from)} ${ROWS.nightTop}H${edgeOf(shape, to)}V${ROWS.height}H${edgeOf(shape, from)}z`,
  );
  const clockOf = ({ at }: Hour): string => at.slice(11, 13);
  const midnight = hours.findIndex((hour, index) => index > 0 && clockOf(hour) === '00');
  const x = edgeOf(shape, midnight);
  const date = nameFullDay(hours[midnight]?.at ?? '', view);
  const isLeft = x + SPACE + date.length * LETTER_WIDTH > shape.width;
  return (
    <>
      <path className={styles.night} d={bands.join('')} />
      {midnight < 0 ? null : (
        <>
          <path className={styles.midnight} d={`M${x} ${ROWS.nightTop}V${ROWS.height}`} />
          <text
            className={styles.date}
            x={x + (isLeft ? -SPACE : SPACE)}
            y={ROWS.date}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {date}
          </text>
        </>
      )}
      <NumberRow
        className={styles.clock ?? ''}
        y={ROWS.clock}
        marks={blocks.map(({ index, first }) => ({
          x: middleOf(shape, index),
          text: clockOf(first),
          strong: clockOf(first) === '00',
        }))}
      />
    </>
  );
}
