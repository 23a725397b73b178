import type { Hour } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { drawRain, findRainScale, isDry, rainHeight } from './draw-rain.ts';
import styles from './meteogram.module.css';
import { type MeteogramShape, middleOf, ROWS } from './meteogram-shape.ts';
import { NumberRow } from './number-row.tsx';

interface PartProps {
  readonly hours: readonly Hour[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

const LIKELY_PERCENT = 50;

/** The amounts beside the bars; of hours without rain a word instead of an empty drawing. */
function RainAxis({ hours, shape, view }: PartProps) {
  const scale = findRainScale(hours);
  const right = shape.left + hours.length * shape.step;
  if (isDry(hours)) {
    return (
      <>
        <path className={frame.base} d={`M${shape.left} ${ROWS.rainBase}H${right}`} />
        <text className={styles.quiet} x={(shape.left + right) / 2} y={ROWS.rainBase - 18}>
          {view.words.charts.noRain}
        </text>
      </>
    );
  }
  const levels = scale.map((millimetres) => ({ millimetres, y: ROWS.rainBase - rainHeight(millimetres, scale) }));
  const marks = levels.map(({ y }) => `M${shape.left} ${y}H${right}`).join('');
  return (
    <>
      <path className={frame.grid} d={marks} />
      {levels.map(({ millimetres, y }) => (
        <text key={millimetres} className={frame.axis} x={shape.left - 8} y={y + 4}>
          {formatNumber(millimetres, view.style, Number.isInteger(millimetres) ? 0 : 1)}
        </text>
      ))}
      <text className={frame.axis} x={shape.left - 8} y={ROWS.rainBase + 4}>
        mm
      </text>
      <path className={frame.base} d={`M${shape.left} ${ROWS.rainBase}H${right}`} />
    </>
  );
}

/** Rain by the hour: bars coloured by class on a scale of square roots, ranges where there are some, and chances. */
export function MeteogramRain({ hours, shape, view }: PartProps) {
  const { bars, caps, whiskers } = drawRain(hours, findRainScale(hours), shape);
  const chances = hours.flatMap(({ rainProbability }, index) =>
    index % shape.numberEvery !== 0 || rainProbability === null
      ? []
      : [{ x: middleOf(shape, index), text: String(rainProbability), strong: rainProbability >= LIKELY_PERCENT }],
  );
  return (
    <>
      <RainAxis hours={hours} shape={shape} view={view} />
      {caps === '' ? null : <path className={styles.cap} d={caps} />}
      {bars.map((path, level) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the step of the scale
        path === '' ? null : <path key={level} className={rainSteps[`step${level}`]} d={path} />,
      )}
      {whiskers === '' ? null : <path className={frame.whisker} d={whiskers} />}
      {chances.length === 0 ? null : (
        <>
          <NumberRow className={styles.chance ?? ''} marks={chances} y={ROWS.chance} />
          {/* A phone has no room at the right edge: the sign stands where the axis ends. */}
          <Unit shape={shape} hours={hours.length} y={ROWS.chance} text="%" />
        </>
      )}
    </>
  );
}

interface UnitProps {
  readonly shape: MeteogramShape;
  readonly hours: number;
  readonly y: number;
  readonly text: string;
}

/** The unit of a row at its right end, on a phone at its left. */
export function Unit({ shape, hours, y, text }: UnitProps) {
  if (!shape.hasUnits) {
    return (
      <text className={frame.axis} x={shape.left - 4} y={y}>
        {text}
      </text>
    );
  }
  return (
    <text className={styles.unit} x={shape.left + hours * shape.step + 6} y={y}>
      {text}
    </text>
  );
}
