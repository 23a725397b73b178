import { type EpochSeconds, startOfVietnamDay } from '#time/vietnam-time.ts';
import type { ClimateBulletin, ClimateSum } from './climate-bulletin.ts';

/** Meaning of a mark; its colour is chosen where it is drawn. */
export type ChartRole = 'rain' | 'rainNormal' | 'temperature' | 'temperatureNormal' | 'grid' | 'today';

/** A column of the chart: one part of the past or of the period. */
export interface ChartColumn {
  readonly sum: ClimateSum;
  readonly isPast: boolean;
  /** Its centre. */
  readonly x: number;
  readonly width: number;
}

/** A bar of rain; `isWhole` if every day of it is a model day. */
export interface ChartBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly role: 'rain' | 'rainNormal';
  readonly isWhole: boolean;
}

/** A line of an axis with its value, °C or mm. */
interface ChartTick {
  readonly y: number;
  readonly value: number;
}

/** A chart of temperature above rain, as shapes in the units of its size. */
export interface ClimateChart {
  readonly width: number;
  readonly height: number;
  /** Left edge of the columns: axis labels are left of it. */
  readonly left: number;
  readonly columns: readonly ChartColumn[];
  readonly bars: readonly ChartBar[];
  /** Points of the normals, column by column. */
  readonly normalPoints: readonly (readonly [x: number, y: number])[];
  /** Points of the columns with model days; those of one run are joined. */
  readonly modelRuns: readonly (readonly { readonly x: number; readonly y: number; readonly isWhole: boolean }[])[];
  readonly temperatureTicks: readonly ChartTick[];
  readonly rainTicks: readonly ChartTick[];
  /** Bottom of the temperature panel, and of the bars. */
  readonly temperatureFoot: number;
  readonly rainFoot: number;
  /** Where today begins; null if nothing before it is drawn. */
  readonly todayX: number | null;
}

/** Margins of the two panels, in the units of the chart. */
export interface ChartFrame {
  readonly width: number;
  readonly left: number;
  readonly top: number;
  readonly temperatureHeight: number;
  readonly gap: number;
  readonly rainHeight: number;
  /** Space below for the names of the columns. */
  readonly bottom: number;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Round values over a range, at most five. */
function listTicks(least: number, most: number): number[] {
  const step = STEPS.find((one) => Math.floor(most / one) - Math.ceil(least / one) < 5) ?? 2000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}

const modelDays = ({ analysisDays, forecastDays }: ClimateSum): number => analysisDays + forecastDays;
const isWhole = (sum: ClimateSum): boolean => modelDays(sum) === sum.days;

/** Where a day begins among the columns; between two of them if no column contains it. */
function findTodayX(columns: readonly ChartColumn[], today: EpochSeconds): number | null {
  const own = columns.find(({ sum }) => sum.to > today);
  if (own === undefined || (own === columns[0] && own.sum.from >= today)) return null;
  const { from, to } = own.sum;
  const share = Math.max(0, today - from) / (to - from);
  return own.x + (share - 0.5) * own.width;
}

/** Lays out the chart; page and document draw the same marks. */
export function layoutClimateChart(bulletin: ClimateBulletin, frame: ChartFrame): ClimateChart {
  const { width, left, top, temperatureHeight, gap, rainHeight, bottom } = frame;
  const sums = [...bulletin.pastParts, ...bulletin.parts];
  const step = (width - left) / sums.length;
  const columns = sums.map((sum, at) => ({
    sum,
    isPast: at < bulletin.pastParts.length,
    x: left + (at + 0.5) * step,
    width: step,
  }));
  const temperatures = sums.flatMap(({ value, normal }) => [value.temperatureC, normal.temperatureC]);
  const [coldest, warmest] = [Math.floor(Math.min(...temperatures) - 1), Math.ceil(Math.max(...temperatures) + 1)];
  const temperatureFoot = top + temperatureHeight;
  const toY = (celsius: number): number =>
    temperatureFoot - ((celsius - coldest) / (warmest - coldest)) * temperatureHeight;
  const mostRain = Math.max(10, ...sums.flatMap(({ value, normal }) => [value.rainMm, normal.rainMm])) * 1.05;
  const rainFoot = temperatureFoot + gap + rainHeight;
  const toRainHeight = (mm: number): number => (mm / mostRain) * rainHeight;
  const barWidth = Math.min(step * 0.34, 26);
  const bars = columns.flatMap(({ sum, x }): ChartBar[] => {
    const toBar = (mm: number, barX: number, role: ChartBar['role']): ChartBar => ({
      x: barX,
      y: rainFoot - toRainHeight(mm),
      width: barWidth,
      height: toRainHeight(mm),
      role,
      isWhole: isWhole(sum),
    });
    if (modelDays(sum) === 0) return [toBar(sum.normal.rainMm, x - barWidth / 2, 'rainNormal')];
    return [toBar(sum.normal.rainMm, x - barWidth, 'rainNormal'), toBar(sum.value.rainMm, x, 'rain')];
  });
  const modelRuns = columns.reduce<{ x: number; y: number; isWhole: boolean }[][]>((runs, { sum, x }, at) => {
    if (modelDays(sum) === 0) return runs;
    const point = { x, y: toY(sum.value.temperatureC), isWhole: isWhole(sum) };
    const before = columns[at - 1];
    const run = runs.at(-1);
    if (run !== undefined && before !== undefined && modelDays(before.sum) > 0) run.push(point);
    else runs.push([point]);
    return runs;
  }, []);
  return {
    width,
    height: rainFoot + bottom,
    left,
    columns,
    bars,
    normalPoints: columns.map(({ sum, x }) => [x, toY(sum.normal.temperatureC)] as const),
    modelRuns,
    temperatureTicks: listTicks(coldest, warmest).map((value) => ({ value, y: toY(value) })),
    rainTicks: listTicks(0, mostRain).map((value) => ({ value, y: rainFoot - toRainHeight(value) })),
    temperatureFoot,
    rainFoot,
    todayX: findTodayX(columns, startOfVietnamDay(bulletin.issuedAt)),
  };
}
