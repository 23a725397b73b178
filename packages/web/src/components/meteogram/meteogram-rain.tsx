import type { Hour } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './meteogram.module.css';
import { type MeteogramShape, middleOf, ROWS } from './meteogram-shape.ts';
import { NumberRow } from './meteogram-time.tsx';

type Wet = Pick<Hour, 'rain' | 'rainLow' | 'rainHigh'>;

/** Amounts that are written beside the bars, mm in an hour; the last is the top of the drawing. */
type RainScale = readonly [number, number, number];

const SCALES: readonly RainScale[] = [
  [2.5, 10, 25],
  [10, 25, 50],
  [10, 50, 100],
];
const WET_FROM_MM = 0.1;
const LEAST_BAR = 2;

/** The smallest scale that holds every amount and every range; above 100 mm bars end at the top. */
export function findRainScale(hours: readonly Wet[]): RainScale {
  const most = Math.max(0, ...hours.map(({ rain, rainHigh }) => Math.max(rain ?? 0, rainHigh ?? 0)));
  return SCALES.find(([, , top]) => most <= top) ?? [10, 50, 100];
}

/** Height of an amount above the base: its square root, so that drizzle is seen beside a downpour. */
export function rainHeight(millimetres: number, [, , top]: RainScale): number {
  const full = ROWS.rainBase - ROWS.rainTop;
  return Math.round(full * Math.min(Math.sqrt(millimetres / top), 1) * 10) / 10;
}

/** The rain of a drawing: a path of bars for each step of the classes, pale caps up to what is likely, whiskers. */
interface RainDrawing {
  readonly bars: readonly string[];
  readonly caps: string;
  readonly whiskers: string;
}

/** Bars of the hours' rain, with caps and whiskers where there is a range. */
export function drawRain(
  hours: readonly Wet[],
  scale: RainScale,
  { left, step, barInset }: MeteogramShape,
): RainDrawing {
  const bars = ['', '', '', '', ''];
  const width = step - 2 * barInset;
  let caps = '';
  let whiskers = '';
  hours.forEach(({ rain, rainLow, rainHigh }, index) => {
    if (rain === null) return;
    const x = left + index * step + barInset;
    const level = toRainLevel(rain);
    const height = Math.max(rainHeight(rain, scale), level === 0 ? 0 : LEAST_BAR);
    if (level > 0) bars[level] += `M${x} ${ROWS.rainBase}v-${height}h${width}v${height}z`;
    if (rainLow === null || rainHigh === null || rainHigh - rainLow < WET_FROM_MM) return;
    const [bottom, top] = [ROWS.rainBase - rainHeight(rainLow, scale), ROWS.rainBase - rainHeight(rainHigh, scale)];
    caps += `M${x} ${ROWS.rainBase - height}V${top}h${width}V${ROWS.rainBase - height}z`;
    const middle = x + width / 2;
    const arm = Math.min(width / 2, 4);
    whiskers += `M${middle} ${bottom}V${top}M${middle - arm} ${top}h${2 * arm}M${middle - arm} ${bottom}h${2 * arm}`;
  });
  return { bars, caps, whiskers };
}

/** Whether every hour is known to be dry, by its range too. */
export function isDry(hours: readonly Wet[]): boolean {
  return hours.every(({ rain, rainHigh }) => rain !== null && rain < WET_FROM_MM && (rainHigh ?? 0) < WET_FROM_MM);
}

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
