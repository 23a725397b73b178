import type { ClimateText } from '@portal/content/climate/write-climate-text';
import type { ClimateBulletin } from '@portal/domain/climate/climate-bulletin';
import { type ChartFrame, type ClimateChart, layoutClimateChart } from '@portal/domain/climate/climate-chart';
import styles from './climate.module.css';

const WIDE: ChartFrame = {
  width: 760,
  left: 44,
  top: 38,
  temperatureHeight: 130,
  gap: 34,
  rainHeight: 110,
  bottom: 40,
};
/** English column names take three lines: `22–`, `31`, `Oct`. */
const NARROW: ChartFrame = { ...WIDE, width: 320, left: 34, bottom: 52 };

/** Columns narrower than this wrap their names. */
const ONE_LINE = 84;

const joinPoints = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

interface ChartProps {
  readonly chart: ClimateChart;
  readonly text: ClimateText;
}

function Axes({ chart, text }: ChartProps) {
  const { left, width, temperatureTicks, rainTicks, temperatureFoot, rainFoot } = chart;
  return (
    <>
      <text className={styles.axis} x={left} y={14}>
        {text.chart.temperature}
      </text>
      <text className={styles.axis} x={left} y={temperatureFoot + 24}>
        {text.chart.words.rain}
      </text>
      {[...temperatureTicks, ...rainTicks].map(({ y }) => (
        <path key={y} className={styles.grid} d={`M${left} ${y.toFixed(1)}H${width}`} />
      ))}
      <path className={styles.foot} d={`M${left} ${rainFoot}H${width}`} />
      {temperatureTicks.map(({ value, y }) => (
        <text key={value} className={styles.tick} x={left - 6} y={y + 4}>
          {text.writeTick(value)}
        </text>
      ))}
      {rainTicks.map(({ value, y }) => (
        <text key={value} className={styles.tick} x={left - 6} y={y + 4}>
          {value}
        </text>
      ))}
    </>
  );
}

function ColumnNames({ chart, text }: ChartProps) {
  return chart.columns.map(({ x, width, sum }, at) => {
    const name = text.chart.columns[at] ?? '';
    const lines = width >= ONE_LINE ? [name] : name.replaceAll('\u2060', '').split(/(?<=–)| /);
    return (
      <text key={sum.from} className={styles.name} y={chart.rainFoot + 16}>
        {lines.map((line, row) => (
          <tspan key={line} x={x} dy={row === 0 ? 0 : 14}>
            {line}
          </tspan>
        ))}
      </text>
    );
  });
}

function Marks({ chart, text }: ChartProps) {
  const { bars, normalPoints, modelRuns, todayX, rainFoot, width } = chart;
  return (
    <>
      {bars.map(({ x, y, width: barWidth, height, role, isWhole }) => (
        <path
          key={`${role}${x}`}
          className={role === 'rainNormal' ? styles.usual : isWhole ? styles.rain : styles.partly}
          d={`M${x.toFixed(1)} ${y.toFixed(1)}h${barWidth.toFixed(1)}v${height.toFixed(1)}h${(-barWidth).toFixed(1)}z`}
        />
      ))}
      <path className={styles.usualLine} d={`M${joinPoints(normalPoints)}`} />
      {modelRuns.map((run) => (
        <g key={run[0]?.x}>
          <path className={styles.line} d={`M${joinPoints(run.map(({ x, y }) => [x, y] as const))}`} />
          {run.map(({ x, y, isWhole }) => (
            <circle key={x} className={isWhole ? styles.dot : styles.hollow} cx={x} cy={y} r={4} />
          ))}
        </g>
      ))}
      {todayX !== null && (
        <>
          <path className={styles.today} d={`M${todayX.toFixed(1)} 32V${rainFoot}`} />
          <text className={styles.name} x={Math.min(Math.max(todayX, 30), width - 30)} y={27}>
            {text.chart.words.today}
          </text>
        </>
      )}
    </>
  );
}

function Drawing({ bulletin, text, frame, label }: ClimateChartProps & { frame: ChartFrame; label: string }) {
  const chart = layoutClimateChart(bulletin, frame);
  return (
    <svg className={label} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={text.chart.words.alt}>
      <Axes chart={chart} text={text} />
      <Marks chart={chart} text={text} />
      <ColumnNames chart={chart} text={text} />
    </svg>
  );
}

interface ClimateChartProps {
  readonly bulletin: ClimateBulletin;
  readonly text: ClimateText;
}

/** Temperature above rain per period; the table next to it has the values. */
export function ClimateChartView({ bulletin, text }: ClimateChartProps) {
  const { words } = text.chart;
  return (
    <figure className={styles.figure}>
      <Drawing bulletin={bulletin} text={text} frame={NARROW} label={styles.narrow ?? ''} />
      <Drawing bulletin={bulletin} text={text} frame={WIDE} label={styles.wide ?? ''} />
      <figcaption className={styles.legend}>
        <span className={styles.keyModel}>{words.value}</span>
        <span className={styles.keyNormal}>{words.normal}</span>
        <span>{words.partly}</span>
      </figcaption>
    </figure>
  );
}
