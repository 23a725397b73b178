import { sayRain } from '@portal/content/weather/rain-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { isWorth } from '#components/weather/worth/chance.tsx';
import { drawRain, isDry, isEstimated, listRainClasses } from './draw-rain.ts';
import type { HourBlock } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { edgeOf, type MeteogramShape, middleOf } from './meteogram-shape.ts';
import { NumberRow } from './meteogram-time.tsx';

interface MeteogramRainProps {
  readonly hours: readonly Hour[];
  readonly blocks: readonly HourBlock[];
  readonly shape: MeteogramShape;
  /** Top of the axis, mm/h. */
  readonly rainTop: number;
  readonly view: PageView;
}

/** Least distance of two names on the axis. */
const NAME_HEIGHT = 10;

/** Class labels next to the bars; a sentence instead of an empty chart for dry hours. */
function RainAxis({ hours, shape, rainTop, view }: Omit<MeteogramRainProps, 'blocks'>) {
  const { rows } = shape;
  const right = edgeOf(shape, hours.length);
  const base = <path className={frame.base} d={`M${shape.left} ${rows.rainBase}H${right}`} />;
  if (isDry(hours)) {
    return (
      <>
        {base}
        <text
          className={styles.quiet}
          x={(shape.left + right) / 2}
          y={rows.rainBase - 0.42 * (rows.rainBase - rows.rainTop)}
        >
          {isEstimated(hours) ? sayRain('unseen', view.style.language) : view.words.charts.noRain}
        </text>
      </>
    );
  }
  const { light, moderate, heavy, veryHeavy } = view.words.rainClasses;
  const words = [light, moderate, heavy, veryHeavy];
  const classes = listRainClasses(rainTop, shape);
  const ends = classes.flatMap(({ end }) => (end === null ? [] : [`M${shape.left} ${rows.rainBase - end}H${right}`]));
  return (
    <>
      <path className={styles.limits} d={`M${shape.left} ${rows.rainTop}H${right}${ends.join('')}`} />
      {classes
        // Where two names have no space, the heavier one stands.
        .filter(({ middle }, index) => (classes[index + 1]?.middle ?? Number.POSITIVE_INFINITY) - middle >= NAME_HEIGHT)
        .map(({ level, middle }) => (
          <text key={level} className={frame.axis} x={shape.left - 6} y={rows.rainBase - middle + 4}>
            {words[level - 1]}
          </text>
        ))}
      {base}
    </>
  );
}

function Steps({ paths, className }: { readonly paths: readonly string[]; readonly className?: string | undefined }) {
  return paths.map((path, level) =>
    path === '' ? null : (
      <path key={path} className={[rainSteps[`step${level}`], className].filter(Boolean).join(' ')} d={path} />
    ),
  );
}

/** Hourly rain on an axis of classes: expected amount solid, possible extra pale, chance per block below. */
export function MeteogramRain({ hours, blocks, shape, rainTop, view }: MeteogramRainProps) {
  const { rows } = shape;
  const { bars, caps, edges } = drawRain(hours, rainTop, shape);
  const chances = blocks.flatMap(({ index, chance, isLikely }) =>
    chance === null
      ? []
      : [{ x: middleOf(shape, index), text: String(chance), strong: isLikely, underlined: isWorth(chance, view) }],
  );
  return (
    <>
      <RainAxis hours={hours} shape={shape} rainTop={rainTop} view={view} />
      <Steps paths={caps} className={styles.cap} />
      <Steps paths={edges} />
      <Steps paths={bars} />
      {chances.length === 0 ? null : (
        <>
          <NumberRow className={styles.chance ?? ''} marks={chances} y={rows.chance} />
          <text className={frame.axis} x={shape.left - 9} y={rows.chance}>
            %
          </text>
        </>
      )}
    </>
  );
}
