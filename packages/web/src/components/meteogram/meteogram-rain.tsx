import { sayRain } from '@portal/content/weather/rain-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import type { PageView } from '#components/weather/page-view.ts';
import { findRainTop } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { drawRain, isDry, isEstimated, listRainClasses } from './draw-rain.ts';
import type { HourBlock } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { edgeOf, type MeteogramShape, middleOf, ROWS } from './meteogram-shape.ts';
import { NumberRow } from './meteogram-time.tsx';

interface MeteogramRainProps {
  readonly hours: readonly Hour[];
  readonly blocks: readonly HourBlock[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

/** Class labels next to the bars; a sentence instead of an empty chart for dry hours. */
function RainAxis({ hours, shape, view }: Omit<MeteogramRainProps, 'blocks'>) {
  const right = edgeOf(shape, hours.length);
  const base = <path className={frame.base} d={`M${shape.left} ${ROWS.rainBase}H${right}`} />;
  if (isDry(hours)) {
    return (
      <>
        {base}
        <text className={styles.quiet} x={(shape.left + right) / 2} y={ROWS.rainBase - 42}>
          {isEstimated(hours) ? sayRain('unseen', view.style.language) : view.words.charts.noRain}
        </text>
      </>
    );
  }
  const { light, moderate, heavy, veryHeavy } = view.words.rainClasses;
  const words = [light, moderate, heavy, veryHeavy];
  const classes = listRainClasses(findRainTop(hours));
  const ends = classes.flatMap(({ end }) => (end === null ? [] : [`M${shape.left} ${ROWS.rainBase - end}H${right}`]));
  return (
    <>
      <path className={styles.limits} d={`M${shape.left} ${ROWS.rainTop}H${right}${ends.join('')}`} />
      {classes.map(({ level, middle }) => (
        <text key={level} className={frame.axis} x={shape.left - 6} y={ROWS.rainBase - middle + 4}>
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
export function MeteogramRain({ hours, blocks, shape, view }: MeteogramRainProps) {
  const { bars, caps, edges } = drawRain(hours, findRainTop(hours), shape);
  const chances = blocks.flatMap(({ index, chance, isLikely }) =>
    chance === null ? [] : [{ x: middleOf(shape, index), text: String(chance), strong: isLikely }],
  );
  return (
    <>
      <RainAxis hours={hours} shape={shape} view={view} />
      <Steps paths={caps} className={styles.cap} />
      <Steps paths={edges} />
      <Steps paths={bars} />
      {chances.length === 0 ? null : (
        <>
          <NumberRow className={styles.chance ?? ''} marks={chances} y={ROWS.chance} />
          <text className={frame.axis} x={shape.left - 9} y={ROWS.chance}>
            %
          </text>
        </>
      )}
    </>
  );
}
