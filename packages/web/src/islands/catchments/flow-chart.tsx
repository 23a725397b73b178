import type { FlowForecast } from '@portal/contract/own/catchment-forecasts';
import { formatNumber } from '#components/weather/format-values.ts';
import charts from './catchment-maps.module.css';
import { DayAxis } from './day-axis.tsx';
import { type DeskProps, formatWhen } from './desk-props.ts';

const WIDTH = 560;
const HEIGHT = 240;
/** Width of axis labels with four digits, and for each further one. */
const LEFT = 72;
const LETTER = 14;
const BOTTOM = 26;
const TOP = 14;

/** Smallest of 1, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten that is at least the value. */
export function toAxisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1e-3)));
  return [1, 2, 2.5, 3, 4, 5, 6, 8, 10].map((part) => part * power).find((top) => top >= most) ?? 10 * power;
}

type FlowChartProps = Pick<DeskProps, 'words' | 'style' | 'rain'> & {
  readonly forecast: Extract<FlowForecast, { state: 'ready' }>;
};

/** Hourly inflow as a line inside the members' band or between the two scenarios. */
export function FlowChart({ forecast: { hours, peak }, words, style, rain }: FlowChartProps) {
  if (peak === null) return null;
  const ranged = hours.filter(({ low, high }) => low !== null && high !== null);
  const top = toAxisTop(ranged.reduce((most, { high }) => Math.max(most, high ?? 0), peak.flow));
  const left = Math.max(LEFT, LETTER * formatNumber(top, style).length + 8);
  const toX = (index: number) => left + (index * (WIDTH - left)) / Math.max(hours.length - 1, 1);
  const toY = (flow: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - flow / top);
  const toPoint = (flow: number, index: number) => `${toX(index).toFixed(1)} ${toY(flow).toFixed(1)}`;
  const line = hours.map(({ flow }, index) => toPoint(flow, index)).join('L');
  const between = [
    ...ranged.map(({ high }, index) => toPoint(high ?? 0, index)),
    ...ranged.map(({ low }, index) => toPoint(low ?? 0, index)).reverse(),
  ].join('L');
  const peakIndex = hours.findIndex(({ at }) => at === peak.at);
  const label = words.desk.flow.text(
    formatNumber(peak.flow, style),
    formatWhen(peak.at, rain.issued.at, style.language),
  );
  return (
    <svg className={charts.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((flow) => (
        <g key={flow}>
          <path className={charts.gridLine} d={`M${left} ${toY(flow)}H${WIDTH}`} />
          <text className={`${charts.axis} ${charts.flowAxis}`} x={left - 6} y={toY(flow) + 4} textAnchor="end">
            {formatNumber(flow, style, Number.isInteger(flow) ? 0 : 1)}
          </text>
        </g>
      ))}
      <DayAxis
        moments={hours.map(({ at }) => at)}
        toX={toX}
        top={TOP}
        bottom={HEIGHT - BOTTOM}
        textY={HEIGHT - 8}
        language={style.language}
      />
      {ranged.length > 0 && <path className={charts.flowEnds} d={`M${between}Z`} />}
      <path className={charts.flow} d={`M${line}`} />
      <circle className={charts.peak} cx={toX(peakIndex)} cy={toY(peak.flow)} r="4" />
    </svg>
  );
}
