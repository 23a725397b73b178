import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from '#components/weather/day-name.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { HourBlock } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { edgeOf, type MeteogramShape, middleOf, type NightSpan } from './meteogram-shape.ts';

/** Short text at a position: digits, a sign, a unit. */
interface NumberMark {
  readonly x: number;
  readonly text: string;
  readonly strong?: boolean;
  readonly underlined?: boolean;
}

const UNSAFE = /[<>&"]/;

/**
 * Numbers as one markup string: an element for each of a hundred numbers would cost much of a page's rendering time.
 * Anything but numbers is refused.
 */
export function NumberRow({ marks, y, className }: { marks: readonly NumberMark[]; y: number; className?: string }) {
  let html = '';
  for (const { x, text, strong, underlined } of marks) {
    if (UNSAFE.test(text)) throw new RangeError('a number of a drawing is no markup');
    const names = `${strong === true ? 'b' : ''}${underlined === true ? ' u' : ''}`.trim();
    html += names === '' ? `<tspan x="${x}">${text}</tspan>` : `<tspan x="${x}" class="${names}">${text}</tspan>`;
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers only, checked above
  return <text className={className} y={y} dangerouslySetInnerHTML={{ __html: html }} />;
}

interface DayStartPlace {
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

interface MeteogramTimeProps extends DayStartPlace {
  readonly hours: readonly Hour[];
  readonly blocks: readonly HourBlock[];
  readonly nights: readonly NightSpan[];
}

/** Maximum width of a letter of a date, with spacing. */
const LETTER_WIDTH = 8;
const SPACE = 6;

/** Dashed line with the date at the start of a day, left of it where the right has no space. */
function DayStart({ hour, index, shape, view }: { readonly hour: Hour; readonly index: number } & DayStartPlace) {
  const { rows } = shape;
  const x = edgeOf(shape, index);
  const date = nameFullDay(hour.at, view);
  const isLeft = x + SPACE + date.length * LETTER_WIDTH > shape.width;
  return (
    <>
      <path className={styles.midnight} d={`M${x} ${rows.nightTop}V${rows.height}`} />
      <text
        className={styles.date}
        x={x + (isLeft ? -SPACE : SPACE)}
        y={rows.date}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        {date}
      </text>
    </>
  );
}

const clockOf = ({ at }: Hour): string => at.slice(11, 13);

/** Night bands, clock time per block, and a dashed line with the date at each new day. */
export function MeteogramTime({ hours, blocks, nights, shape, view }: MeteogramTimeProps) {
  const { rows } = shape;
  const bands = nights.map(
    ({ from, to }) =>
      `M${edgeOf(shape, from)} ${rows.nightTop}H${edgeOf(shape, to)}V${rows.height}H${edgeOf(shape, from)}z`,
  );
  return (
    <>
      <path className={styles.night} d={bands.join('')} />
      {hours.map((hour, index) =>
        index > 0 && clockOf(hour) === '00' ? (
          <DayStart key={hour.at} hour={hour} index={index} shape={shape} view={view} />
        ) : null,
      )}
      <NumberRow
        className={styles.clock ?? ''}
        y={rows.clock}
        marks={blocks.map(({ index, first }) => ({
          x: middleOf(shape, index),
          text: clockOf(first),
          strong: clockOf(first) === '00',
        }))}
      />
    </>
  );
}
