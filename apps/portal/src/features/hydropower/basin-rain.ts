import { type BasinHour, type BasinSum, findLimitTime, sumDays, sumHours } from '@portal/domain/catchment/basin-hours';
import { findHourBasis } from '@portal/domain/catchment/blend-hours';
import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { findMemberLimit, findMemberRange } from '@portal/domain/catchment/member-ranges';
import {
  type EpochSeconds,
  formatDate,
  formatMoment,
  HOUR_SECONDS,
  startOfHour,
} from '@portal/domain/time/vietnam-time';
import { NO_RUN } from '@portal/forecast/series/place-series';
import { type BasinMembers, findMembersEnd } from '@portal/forecast/series/read-basin-members';
import type { BasinSeries } from '@portal/forecast/series/read-basin-series';
import { type AheadRain, toValue } from './ahead-hours.ts';
import type { Catchment } from './catchment-store.ts';
import type { RainCourse } from './find-inflow.ts';
import { findMostCell, listRainCells } from './rain-cells.ts';
import { type BasinRainNeeds, type BasinRead, createBasinReader } from './read-basin.ts';

const DAY_HOURS = 24;
const PAST_HOURS = 10 * DAY_HOURS;
const SPANS = [1, 3, 6, 12, 24, 48, 72, 240] as const;
const MAP_HOURS = DAY_HOURS;

const round = (value: number | null, digits = 1): number | null =>
  value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits;

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** A series with each hour from `first` replaced by one end of its range, where it has one. */
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

/** The run behind the current hour, and whether any data is demonstration. */
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

/** Past hours: radar where it covered enough, else the runs. */
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

/** Share of the area with model cells, %; null if no grid was read. */
function findCovered(weights: BasinWeights | undefined): number | null {
  if (weights === undefined || weights.areaKm2 === 0) return null;
  return Math.round((100 * weights.areasKm2.reduce((sum, area) => sum + area, 0)) / weights.areaKm2);
}

/** What the range of a total comes from: members summed one by one, or cell quantiles, which are too wide. */
export type RangeBasis = 'members' | 'cells' | null;

/** Range of a total over some hours ahead, widened to include the mean. */
function findRange({ narrowed, members }: AheadRain, from: number, count: number) {
  const sum = sumHours(narrowed.slice(from, from + count));
  const range = members === null ? null : findMemberRange(members.members, from, count);
  const found: BasinSum =
    range === null || sum.meanMm === null
      ? sum
      : {
          meanMm: sum.meanMm,
          lowMm: Math.min(range.lowMm, sum.meanMm),
          highMm: Math.max(range.highMm, sum.meanMm),
        };
  const basis: RangeBasis = found.highMm === null ? null : range === null ? 'cells' : 'members';
  return { ...found, basis };
}

function describeHours(rain: AheadRain) {
  return rain.hours.map((hour, index) => {
    const isMembers = rain.members !== null && index < (rain.members.members[0]?.length ?? 0);
    const { meanMm, lowMm, highMm } = isMembers ? findRange(rain, index, 1) : sumHours([hour]);
    return {
      at: formatMoment(hour.at),
      rain: round(meanMm, 2),
      rainLow: round(lowMm, 2),
      rainHigh: round(highMm, 2),
      origin: meanMm === null ? null : findHourBasis(rain.blends[index]),
    };
  });
}

function describeDays(rain: AheadRain) {
  let from = 0;
  return sumDays(rain.narrowed).map(({ dayAt, hours }) => {
    const { meanMm, lowMm, highMm, basis } = findRange(rain, from, hours);
    from += hours;
    return {
      date: formatDate(dayAt),
      hours,
      rain: round(meanMm),
      rainLow: round(lowMm),
      rainHigh: round(highMm),
      rangeBasis: basis,
    };
  });
}

function describeLimits({ limits }: Catchment, past: readonly BasinHour[], { narrowed, members }: AheadRain) {
  return limits.map((limit) => {
    const { isReached, middleAt, earliestAt, nowMm } = findLimitTime(past, narrowed, limit);
    const byMembers =
      members === null || isReached ? null : findMemberLimit(past, members.members, limit, members.startAt);
    // No number is ever outside its own range.
    const earliest = byMembers === null ? earliestAt : byMembers.earliestAt;
    return {
      ...limit,
      now: round(nowMm),
      reached: isReached,
      middleAt: toMoment(middleAt),
      earliestAt: toMoment(earliest !== null && middleAt !== null ? Math.min(earliest, middleAt) : earliest),
      membersReaching: byMembers?.reaching ?? null,
    };
  });
}

/** The ensemble behind the ranges; null: none. */
function describeMembers(members: BasinMembers | null) {
  if (members === null) return null;
  const { source, runAt, members: all } = members;
  return { count: all.length, source, runAt: formatMoment(runAt), until: formatMoment(findMembersEnd(members)) };
}

interface RainRead extends BasinRead {
  readonly catchment: Catchment;
}

function describeRain({ catchment, series, ahead, nowcast, radarMm, radarWeights, isRadarDemo, now }: RainRead) {
  const past = listObserved(series, radarMm);
  const run = describeRun(series, PAST_HOURS, now);
  const { members } = ahead;
  const isDemo =
    run.demo ||
    (isRadarDemo && past.bases.includes('radar')) ||
    nowcast?.source.name === 'demo' ||
    members?.demo === true;
  const credits = [
    ...run.credits,
    ...(members === null || members.demo ? [] : [members.licence]),
    ...(nowcast === null || nowcast.source.credit === null ? [] : [nowcast.source.credit]),
  ];
  return {
    basis: catchment.polygon === null ? ('cell' as const) : ('polygon' as const),
    issued: { ...run, credits: [...new Set(credits)], demo: isDemo },
    coveredPercent: {
      model: findCovered(series.cells.find((cells) => cells !== null)?.weights),
      radar: findCovered(radarWeights),
    },
    members: describeMembers(members),
    nowcast: nowcast === null ? null : { source: nowcast.source.name, frameAt: formatMoment(nowcast.frameAt) },
    past: past.hours.map(({ at, meanMm }, index) => ({
      at: formatMoment(at),
      rain: round(meanMm, 2),
      basis: past.bases[index] ?? null,
    })),
    ahead: describeHours(ahead),
    days: describeDays(ahead),
    sums: SPANS.map((hours) => {
      const { meanMm, lowMm, highMm, basis } = findRange(ahead, 0, hours);
      return {
        hours,
        past: round(sumHours(past.hours.slice(PAST_HOURS - hours)).meanMm),
        ahead: round(meanMm),
        aheadLow: round(lowMm),
        aheadHigh: round(highMm),
        rangeBasis: basis,
        mostCell: round(findMostCell(series, PAST_HOURS, hours)),
      };
    }),
    limits: describeLimits(catchment, past.hours, ahead),
    map: listRainCells(series, PAST_HOURS, MAP_HOURS),
  };
}

export type BasinRain = ReturnType<typeof describeRain>;

/** Reads the rain on catchments, ten days back and ten days ahead, by the hour. */
export function createBasinRain(needs: BasinRainNeeds) {
  const { clock, demo } = needs;
  const readBasin = createBasinReader(needs);

  /**
   * Consecutive hours, past ones by radar where it covered enough; at most ten days back, as reading older frames
   * costs too much.
   */
  async function readCourse(catchment: Catchment, startAt: EpochSeconds): Promise<RainCourse> {
    const seenFrom = Math.max(startAt, startOfHour(clock()) - PAST_HOURS * HOUR_SECONDS);
    const { series, ahead, nowcast, radarMm, isRadarDemo, present } = await readBasin(catchment, startAt, seenFrom);
    const rainMm = series.variables.precipitation?.values ?? new Float64Array(series.hours).fill(Number.NaN);
    const first = (seenFrom - startAt) / HOUR_SECONDS;
    for (const [hour, mm] of radarMm.entries()) if (!Number.isNaN(mm)) rainMm[first + hour] = mm;
    for (const [hour, { meanMm }] of ahead.hours.entries()) rainMm[present + hour] = meanMm ?? Number.NaN;
    const isInvented = series.runs.some((run) => run.demo) || isRadarDemo || nowcast?.source.name === 'demo';
    const members = ahead.members && {
      source: ahead.members.source,
      runAt: ahead.members.runAt,
      rainMm: ahead.members.members.map((hours) => Float64Array.of(...rainMm.subarray(0, present), ...hours)),
    };
    const ends =
      members !== null || ahead.narrowed.every(({ highMm }) => highMm === null)
        ? null
        : {
            lowMm: replaceAhead(rainMm, present, ahead.narrowed, 'lowMm'),
            highMm: replaceAhead(rainMm, present, ahead.narrowed, 'highMm'),
          };
    return { from: startAt, rainMm, ends, members, demo: isInvented && demo() };
  }

  async function readRain(catchment: Catchment) {
    const startAt = startOfHour(clock()) - PAST_HOURS * HOUR_SECONDS;
    return describeRain({ catchment, ...(await readBasin(catchment, startAt, startAt)) });
  }

  return { readRain, readCourse };
}
