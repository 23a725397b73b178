import {
  type BasinHour,
  findLimitTime,
  narrowRanges,
  type RangedHour,
  sumDays,
  sumHours,
} from '@portal/domain/catchment/basin-hours';
import { type BasinWeights, computeOverlaps } from '@portal/domain/catchment/cell-overlap';
import {
  type EpochSeconds,
  formatDate,
  formatMoment,
  HOUR_SECONDS,
  startOfHour,
} from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { NO_RUN } from '@portal/forecast/series/place-series';
import { type BasinSeries, readBasinSeries } from '@portal/forecast/series/read-basin-series';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { LRUCache } from 'lru-cache';
import type { Catchment } from './catchment-store.ts';
import type { RainCourse } from './find-inflow.ts';
import { createRadarHours, RADAR_CELLS } from './radar-hours.ts';
import { findMostCell, listRainCells } from './rain-cells.ts';

/** What rain on catchments is read from. */
export interface BasinRainNeeds {
  readonly store: RunStore;
  readonly radar: RadarStore;
  /** The clock of the weather. */
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
}

const DAY_HOURS = 24;
const PAST_HOURS = 10 * DAY_HOURS;
const AHEAD_HOURS = 10 * DAY_HOURS;
const SPANS = [1, 3, 6, 12, 24, 48, 72, 240] as const;
const MAP_HOURS = DAY_HOURS;
const MOST_WEIGHTS = 400;

const RANGES = [
  ['lowMm', 'precipitationLow'],
  ['highMm', 'precipitationHigh'],
  ['periodLowMm', 'precipitationPeriodLow'],
  ['periodHighMm', 'precipitationPeriodHigh'],
  ['dayLowMm', 'precipitationDayLow'],
  ['dayHighMm', 'precipitationDayHigh'],
] as const satisfies readonly (readonly [keyof RangedHour, VariableName])[];

const VARIABLES: readonly VariableName[] = ['precipitation', ...RANGES.map(([, name]) => name)];

/** The one cell of a grid that a place lies in. */
function findPlaceCell({ south, west, latStep, lngStep, rows, columns }: RegularGrid, place: Catchment): BasinWeights {
  const [row, column] = [Math.round((place.lat - south) / latStep), Math.round((place.lng - west) / lngStep)];
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
  const cells = Int32Array.from(isInside ? [row * columns + column] : []);
  return { cells, areasKm2: Float64Array.from(cells, () => 1), areaKm2: 1 };
}

const toValue = (values: Float64Array | undefined, hour: number): number | null => {
  const value = values?.[hour] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
};

const round = (value: number | null, digits = 1): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** Hours ahead with the ends of their ranges, before these are narrowed. */
function listRangedHours({ startAt, variables }: BasinSeries, from: number): RangedHour[] {
  return Array.from({ length: AHEAD_HOURS }, (_, index) => {
    const hour = from + index;
    const ends = RANGES.map(([key, name]) => [key, toValue(variables[name]?.values, hour)] as const);
    return {
      at: startAt + hour * HOUR_SECONDS,
      meanMm: toValue(variables.precipitation?.values, hour),
      ...(Object.fromEntries(ends) as Omit<RangedHour, 'at' | 'meanMm'>),
    };
  });
}

/** A course with each hour from `first` on at an end of its range; where an hour has none it stays as it is. */
function replaceAhead(
  course: ArrayLike<number>,
  first: number,
  ahead: readonly BasinHour[],
  end: 'lowMm' | 'highMm',
): Float64Array {
  const replaced = Float64Array.from(course);
  for (const [index, hour] of ahead.entries()) {
    const value = hour[end];
    if (value !== null) replaced[first + index] = value;
  }
  return replaced;
}

/** Which run speaks for the present hour, and whether anything of the series is invented. */
function describeRun({ runs, variables }: BasinSeries, from: number, now: EpochSeconds) {
  const index = variables.precipitation?.runOf[from] ?? NO_RUN;
  const run = index === NO_RUN ? null : (runs[index] ?? null);
  return {
    source: run?.source ?? null,
    runAt: toMoment(run?.runAt ?? null),
    updatedAt: toMoment(run?.publishedAt ?? null),
    at: formatMoment(now),
    demo: runs.some(({ demo }) => demo),
    credits: [...new Set(runs.filter(({ demo }) => !demo).map(({ licence }) => licence))],
  };
}

interface Observed {
  readonly hours: readonly BasinHour[];
  readonly bases: readonly ('radar' | 'analysis' | null)[];
}

/** Hours that are over: by radar where it saw enough, else by the runs. */
function listObserved({ startAt, variables }: BasinSeries, radarMm: Float64Array): Observed {
  const hours: BasinHour[] = [];
  const bases: Observed['bases'][number][] = [];
  for (let hour = 0; hour < PAST_HOURS; hour++) {
    const seen = toValue(radarMm, hour);
    const meanMm = seen ?? toValue(variables.precipitation?.values, hour);
    hours.push({ at: startAt + hour * HOUR_SECONDS, meanMm, lowMm: null, highMm: null });
    bases.push(meanMm === null ? null : seen === null ? 'analysis' : 'radar');
  }
  return { hours, bases };
}

/** Parts of the area that have cells, per cent; null where no grid is read. */
function findCovered(weights: BasinWeights | undefined): number | null {
  if (weights === undefined || weights.areaKm2 === 0) return null;
  return Math.round((100 * weights.areasKm2.reduce((sum, area) => sum + area, 0)) / weights.areaKm2);
}

/** Everything that the rain of a catchment is told from. */
interface RainRead {
  readonly catchment: Catchment;
  readonly series: BasinSeries;
  readonly radarMm: Float64Array;
  readonly radarWeights: BasinWeights;
  readonly isRadarDemo: boolean;
  readonly now: EpochSeconds;
}

/** The rain on a catchment as the API shows it. */
function describeRain({ catchment, series, radarMm, radarWeights, isRadarDemo, now }: RainRead) {
  const past = listObserved(series, radarMm);
  const ranged = listRangedHours(series, PAST_HOURS);
  const ahead = narrowRanges(ranged);
  const run = describeRun(series, PAST_HOURS, now);
  return {
    basis: catchment.polygon === null ? ('cell' as const) : ('polygon' as const),
    issued: { ...run, demo: run.demo || (isRadarDemo && past.bases.includes('radar')) },
    coveredPercent: {
      model: findCovered(series.cells.find((cells) => cells !== null)?.weights),
      radar: findCovered(radarWeights),
    },
    past: past.hours.map(({ at, meanMm }, index) => ({
      at: formatMoment(at),
      rain: round(meanMm, 2),
      basis: past.bases[index] ?? null,
    })),
    ahead: ranged.map(({ at, meanMm, lowMm, highMm }) => {
      const { lowMm: low, highMm: high } = sumHours([{ at, meanMm, lowMm, highMm }]);
      return { at: formatMoment(at), rain: round(meanMm, 2), rainLow: round(low, 2), rainHigh: round(high, 2) };
    }),
    days: sumDays(ahead).map(({ dayAt, hours, meanMm, lowMm, highMm }) => ({
      date: formatDate(dayAt),
      hours,
      rain: round(meanMm),
      rainLow: round(lowMm),
      rainHigh: round(highMm),
    })),
    sums: SPANS.map((hours) => {
      const { meanMm, lowMm, highMm } = sumHours(ahead.slice(0, hours));
      return {
        hours,
        past: round(sumHours(past.hours.slice(PAST_HOURS - hours)).meanMm),
        ahead: round(meanMm),
        aheadLow: round(lowMm),
        aheadHigh: round(highMm),
        mostCell: round(findMostCell(series, PAST_HOURS, hours)),
      };
    }),
    limits: catchment.limits.map((limit) => {
      const { isReached, middleAt, earliestAt, nowMm } = findLimitTime(past.hours, ahead, limit);
      return {
        ...limit,
        now: round(nowMm),
        reached: isReached,
        middleAt: toMoment(middleAt),
        earliestAt: toMoment(earliestAt),
      };
    }),
    map: listRainCells(series, PAST_HOURS, MAP_HOURS),
  };
}

/** What the rain of a catchment is told as. */
export type BasinRain = ReturnType<typeof describeRain>;

/** Reads the rain on catchments: ten days back and ten days ahead, hour by hour. */
export function createBasinRain({ store, radar, clock, demo }: BasinRainNeeds) {
  const overlaps = new LRUCache<string, BasinWeights>({ max: MOST_WEIGHTS });
  const readRadarHours = createRadarHours(radar, demo);

  function findWeights(catchment: Catchment, grid: RegularGrid): BasinWeights {
    if (catchment.polygon === null) return findPlaceCell(grid, catchment);
    const key = `${catchment.id} ${catchment.changedAt} ${Object.values(grid).join(' ')}`;
    const known = overlaps.get(key);
    if (known !== undefined) return known;
    const weights = computeOverlaps(catchment.polygon, grid);
    overlaps.set(key, weights);
    return weights;
  }

  /** Hours in a row, past ones by radar where it saw enough: at most ten days back, since older frames cost too much. */
  async function readCourse(catchment: Catchment, startAt: EpochSeconds): Promise<RainCourse> {
    const now = clock();
    const hourAt = startOfHour(now);
    const hours = (hourAt - startAt) / HOUR_SECONDS + AHEAD_HOURS;
    const series = readBasinSeries(store, {
      findWeights: (grid) => findWeights(catchment, grid),
      startAt,
      hours,
      now: hourAt,
      demo: demo(),
      variables: VARIABLES,
    });
    const { variables, runs } = series;
    const rainMm = variables.precipitation?.values ?? new Float64Array(hours).fill(Number.NaN);
    const seenFrom = Math.max(startAt, hourAt - PAST_HOURS * HOUR_SECONDS);
    const seen = await readRadarHours({
      key: `${catchment.id} ${catchment.changedAt}`,
      weights: findWeights(catchment, RADAR_CELLS),
      startAt: seenFrom,
      hours: (hourAt - seenFrom) / HOUR_SECONDS,
      now,
    });
    const first = (seenFrom - startAt) / HOUR_SECONDS;
    for (const [hour, mm] of seen.entries()) if (!Number.isNaN(mm)) rainMm[first + hour] = mm;
    const isInvented = runs.some((run) => run.demo) || radar.listFrames(seenFrom, now, demo()).origin === 'demo';
    const present = (hourAt - startAt) / HOUR_SECONDS;
    const ahead = narrowRanges(listRangedHours(series, present));
    const ends = ahead.every(({ highMm }) => highMm === null)
      ? null
      : {
          lowMm: replaceAhead(rainMm, present, ahead, 'lowMm'),
          highMm: replaceAhead(rainMm, present, ahead, 'highMm'),
        };
    return { from: startAt, rainMm, ends, demo: isInvented && demo() };
  }

  async function readRain(catchment: Catchment) {
    const now = clock();
    const hourAt = startOfHour(now);
    const startAt = hourAt - PAST_HOURS * HOUR_SECONDS;
    const series = readBasinSeries(store, {
      findWeights: (grid) => findWeights(catchment, grid),
      startAt,
      hours: PAST_HOURS + AHEAD_HOURS,
      now: hourAt,
      demo: demo(),
      variables: VARIABLES,
    });
    const radarWeights = findWeights(catchment, RADAR_CELLS);
    const key = `${catchment.id} ${catchment.changedAt}`;
    const radarMm = await readRadarHours({ key, weights: radarWeights, startAt, hours: PAST_HOURS, now });
    const isRadarDemo = radar.listFrames(startAt, now, demo()).origin === 'demo';
    return describeRain({ catchment, series, radarMm, radarWeights, isRadarDemo, now });
  }

  return { readRain, readCourse };
}
