import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { DRYING } from '@portal/domain/agriculture/activity-limits.table';
import { type DryingDay, planDryingDay } from '@portal/domain/agriculture/drying-plan';
import type { FarmDaylight, FarmHour } from '@portal/domain/agriculture/farm-hour';
import { findDayIndex, toFarmWork } from '@portal/domain/agriculture/farm-work';
import type { ObservedStep } from '@portal/domain/alert/rate-alerts';
import { findScaleValue, toScaleByte } from '@portal/domain/geo/byte-scale';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import { findHeatReach, type HeatCourseHour, type HeatReach } from '@portal/domain/heat/heat-reach';
import {
  DAY_SECONDS,
  type EpochSeconds,
  HOUR_SECONDS,
  startOfHour,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import { composeRainCourse, type RadarRain, STEP_SECONDS, STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import { toRainSlices } from '@portal/domain/weather/rain-spells';
import { createDemoRain } from '@portal/forecast/radar/demo-radar';
import { RAIN_SCALE } from '@portal/forecast/radar/store/frame-bytes';
import { CELLS } from '@portal/forecast/radar/store/insert-frame';
import { type CellNowcast, readCellNowcast, readPlanesAround } from '@portal/forecast/radar/store/nowcast-tiles';
import type { RadarOrigin } from '@portal/forecast/radar/store/radar-folder';
import { listStored } from '@portal/forecast/radar/store/radar-folder';
import { listDayFacts } from '@portal/forecast/series/day-facts';
import { deriveHours, type HourWeather } from '@portal/forecast/series/derive-hours';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { RunStore } from '@portal/forecast/store/run-store';
import { LRUCache } from 'lru-cache';
import type { AheadSky, PastSight, PastSky } from '#features/alerts/preview/needs.ts';
import { findRadarCell } from '#features/nowcast/find-nowcast-steps.ts';
import { findRateChances } from '#features/nowcast/find-step-ranges.ts';
import { findLead } from '#features/nowcast/nowcast-view.ts';
import { planDrying } from '#features/weather/agriculture/find-drying.ts';
import { findWorkConditions } from '#features/weather/agriculture/find-work-conditions.ts';
import { computeHourWbgt } from '#features/weather/heat/compute-hour-wbgt.ts';
import { listHeatCourse } from '#features/weather/heat/find-heat.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';
import { roundTo } from '#features/weather/to-hour.ts';
import { WEATHER_SPANS } from '#features/weather/weather-span.table.ts';

export interface PastNeeds {
  readonly dataDir: string;
  readonly store: RunStore;
  readonly clock: () => EpochSeconds;
  readonly demo: () => boolean;
}

const DAYS = 30;
/** Model hours that a three-hour series can touch. */
const COURSE_HOURS = 5;
/** Older radar counts as stale and is not extrapolated. */
const OLDEST_SECONDS = 1200;
/** Times computed before other work gets its turn. */
const PIECE = 100;
/** Cached months, about 10 MB each: people who try a rule move its sliders, not the place. */
const MOST_PLACES = 6;
const WET_MMH = 0.1;
/** Radius in cells within which rain paths are followed; enough for an hour of lead time. */
const REACH = 40;
const NOT_KNOWN = 255;
const NO_RADAR = { radar: { findRain: () => null } };
const DRY_PLANE = new Uint8Array(CELLS);

/** A stored nowcast at the place. */
interface Seen extends CellNowcast {
  readonly frameAt: EpochSeconds;
}

interface Ground {
  readonly origin: RadarOrigin;
  readonly cell: number | null;
  readonly hours: readonly HourWeather[];
  readonly startAt: EpochSeconds;
  /** Drying on the day of a moment. */
  readonly findDrying: (at: EpochSeconds) => DryingDay | null;
  /** When the day of a moment still reaches a WBGT. */
  readonly findHeat: (at: EpochSeconds, limitC: number) => HeatReach | null;
}

const toRate = (byte: number): number | null => findScaleValue(byte, RAIN_SCALE);

/** Rain of the next three hours by radar; null if the nowcast does not cover the place. */
function toRadarRain(
  { frameAt, observed, rain, chances, fullWeightMinutes }: Seen,
  baseAt: EpochSeconds,
): RadarRain | null {
  if (rain.subarray(0, 6).every((byte) => byte === RAIN_SCALE.missing)) return null;
  const steps = Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => {
    const at = baseAt + step * STEP_SECONDS;
    if (frameAt >= at && frameAt < at + STEP_SECONDS) {
      const rainMmh = toRate(observed);
      return { rainMmh, chancePercent: rainMmh === null ? null : rainMmh >= WET_MMH ? 100 : 0 };
    }
    const lead = findLead(frameAt, at);
    if (lead === null) return { rainMmh: null, chancePercent: null };
    const chance = chances[lead - 1] ?? NOT_KNOWN;
    return { rainMmh: toRate(rain[lead - 1] ?? NOT_KNOWN), chancePercent: chance === NOT_KNOWN ? null : chance };
  });
  return { source: { name: 'radar', credit: null }, frameAt, fullWeightMinutes, steps, fallenMm: null };
}

/** Drying by the archived hours, planned once per hour; null beyond them. Past warnings are not known. */
function createDryingFinder(hours: readonly FarmHour[], days: readonly FarmDaylight[]): Ground['findDrying'] {
  const work = toFarmWork(hours, days);
  const plans = new Map<EpochSeconds, DryingDay | null>();
  const plan = (hourAt: EpochSeconds): DryingDay | null => {
    const day = days[findDayIndex(work, hourAt)];
    return day === undefined ? null : planDryingDay(work, day, { dry: DRYING }, hourAt);
  };
  return (at) => {
    const hourAt = startOfHour(at);
    const found = plans.get(hourAt) ?? plan(hourAt);
    plans.set(hourAt, found);
    return found;
  };
}

/** Heat by the archived hours, computed when first asked for. Past warnings are not known. */
function createHeatFinder(
  hours: readonly HourWeather[],
  compute: (index: number) => number | null,
): Ground['findHeat'] {
  let days: Map<EpochSeconds, HeatCourseHour[]> | null = null;
  return (at, limitC) => {
    days ??= Map.groupBy(
      hours.map((hour, index) => ({ at: hour.at, wbgtC: roundTo(compute(index), 1) })),
      (hour) => startOfVietnamDay(hour.at),
    );
    return findHeatReach(days.get(startOfVietnamDay(at)) ?? [], limitC, startOfHour(at));
  };
}

/** The hours around a time, as far as the month has them. */
function cutHours({ hours, startAt }: Ground, at: EpochSeconds, count: number): readonly HourWeather[] {
  const first = (startOfHour(at) - startAt) / HOUR_SECONDS;
  return hours.slice(first, first + count);
}

interface PastCheck {
  readonly at: EpochSeconds;
  /** Null: no nowcast, or none that covers the place. */
  readonly seen: Seen | null;
  /** Whether a nowcast existed. */
  readonly isSeen: boolean;
  readonly isStale: boolean;
}

/** A place's next hours as its page showed them at a past time. */
function toSight(dataDir: string, ground: Ground, { at, seen, isSeen, isStale }: PastCheck): PastSight {
  const radar = seen === null ? null : toRadarRain(seen, at - (at % STEP_SECONDS));
  const hours = cutHours(ground, at, COURSE_HOURS);
  const model = hours.map(({ at: hourAt, rainMm, rainProbabilityPercent }) => ({
    at: hourAt,
    rainMm,
    rainProbabilityPercent,
  }));
  const course = composeRainCourse(at, { radar, thunders: [] }, model);
  const slices = toRainSlices(course, hours.slice(0, COURSE_HOURS - 1)).slice(0, course.steps.length);
  const modelRanges = slices.map(({ fromAt }) => {
    const hour = hours[Math.floor((fromAt - startOfHour(at)) / HOUR_SECONDS)];
    return { lowMm: hour?.rainLowMm ?? null, highMm: hour?.rainHighMm ?? null };
  });
  return {
    at,
    isStale,
    basis: course.basis,
    isOutsideRadar: isSeen && course.basis === 'model',
    slices,
    hours: hours.slice(0, COURSE_HOURS - 1),
    findDrying: () => ground.findDrying(at),
    findHeat: (limitC) => ground.findHeat(at, limitC),
    findChances(thresholdMmh) {
      const { origin, cell } = ground;
      if (radar === null || seen === null || cell === null)
        return findRateChances(NO_RADAR, { course, slices, modelRanges }, null, thresholdMmh);
      const { frameAt } = radar;
      // Without any rain in reach there are no paths to follow.
      const isDry = seen.observed === 0 && seen.chances.every((chance) => chance === 0);
      const planes = isDry ? null : readPlanesAround(dataDir, origin, frameAt, { cell, reach: REACH });
      const findRain = (_origin: RadarOrigin, _at: EpochSeconds, lead: number) =>
        isDry ? DRY_PLANE : (planes?.[lead - 1] ?? null);
      const around = { frameAt, origin, cell };
      const chances = findRateChances({ radar: { findRain } }, { course, slices, modelRanges }, around, thresholdMmh);
      // Paths that leave the planes are longer than an hour; they prolong no event.
      return chances.map((chance) => chance ?? 0);
    },
  };
}

/** Times at which a rule is evaluated: at each nowcast, and every ten minutes without a fresh one. */
function listMoments(nowcasts: readonly EpochSeconds[], fromAt: EpochSeconds, toAt: EpochSeconds) {
  const moments: { readonly at: EpochSeconds; readonly isSeen: boolean; readonly isStale: boolean }[] = [];
  let next = 0;
  for (let at = fromAt; at < toAt; at += STEP_SECONDS) {
    let last = nowcasts[next - 1];
    while ((nowcasts[next] ?? Number.POSITIVE_INFINITY) < at + STEP_SECONDS) {
      last = nowcasts[next] as EpochSeconds;
      moments.push({ at: last, isSeen: true, isStale: false });
      next += 1;
    }
    const isFresh = last !== undefined && at - last <= OLDEST_SECONDS;
    if (!isFresh) moments.push({ at, isSeen: false, isStale: last !== undefined });
  }
  return moments;
}

/** Reads the last thirty days of places, up to the start of the current hour. */
export function createPastReader({ dataDir, store, clock, demo }: PastNeeds): (place: Place) => Promise<PastSky> {
  const months = new LRUCache<string, Promise<PastSky>>({ max: MOST_PLACES });

  function readGround(place: Place, startAt: EpochSeconds, origin: RadarOrigin) {
    const point =
      place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode);
    const series = readPlaceSeries(store, {
      point,
      placeHeightM: place.elevation,
      startAt,
      hours: 24 * DAYS + COURSE_HOURS,
      now: startOfHour(clock()),
      demo: demo(),
      variables: WEATHER_SPANS.hours.variables,
    });
    const isDemo = series.runs.some((run) => run.demo);
    const hours = deriveHours(series);
    const findDrying = createDryingFinder(hours, listDayFacts(series));
    const findHeat = createHeatFinder(hours, (index) =>
      computeHourWbgt({ series, place }, hours[index] as HourWeather, index),
    );
    const ground: Ground = { origin, cell: findRadarCell(place), hours, startAt, findDrying, findHeat };
    return { ground, point, isDemo };
  }

  async function readMonth(place: Place, toAt: EpochSeconds): Promise<PastSky> {
    const fromAt = toAt - DAYS * DAY_SECONDS;
    const origin = listStored(dataDir, 'radar', 'frame').length > 0 ? 'radar' : 'demo';
    const { ground, point, isDemo } = readGround(place, fromAt, origin);
    const isInvented = origin === 'demo';
    const tiles = isInvented && !demo() ? [] : listStored(dataDir, origin, 'tiles');
    const inside = tiles.filter((at) => at >= fromAt && at < toAt);
    const sights: PastSight[] = [];
    const rain: ObservedStep[] = [];
    for (const [index, { at, isSeen, isStale }] of listMoments(inside, fromAt, toAt).entries()) {
      if (index % PIECE === 0) await letOthersRun();
      const found = isSeen && ground.cell !== null ? readCellNowcast(dataDir, origin, at, ground.cell) : null;
      const seen = found === null ? null : { ...found, frameAt: at };
      sights.push(toSight(dataDir, ground, { at, seen, isSeen, isStale: isStale && !isInvented }));
      if (seen !== null) rain.push({ fromAt: at, toAt: at + STEP_SECONDS, value: toTenths(toRate(seen.observed)) });
    }
    const invented = isInvented && demo() ? listInvented(point, fromAt, toAt) : null;
    return { fromAt, toAt, sights, rain: invented ?? joinSteps(rain), demo: isDemo || isInvented };
  }

  return (place) => {
    const toAt = startOfHour(clock());
    const key = `${place.stationCode ?? `${place.lat} ${place.lng}`} ${place.elevation} ${toAt} ${demo()}`;
    const known = months.get(key);
    if (known !== undefined) return known;
    const month = readMonth(place, toAt);
    months.set(key, month);
    // A failed read is not cached.
    month.catch(() => months.delete(key));
    return month;
  };
}

const toTenths = (rate: number | null): number | null => (rate === null ? null : Math.round(10 * rate) / 10);

/** Extends each step to the next one unless that is late. */
function joinSteps(steps: readonly ObservedStep[]): ObservedStep[] {
  return steps.map((step, index) => {
    const next = steps[index + 1]?.fromAt ?? step.toAt;
    return next - step.fromAt > OLDEST_SECONDS ? step : { ...step, toAt: next };
  });
}

/** Demonstration rain at a place, as its frames would show it. */
function listInvented(point: { readonly lat: number; readonly lng: number }, fromAt: EpochSeconds, toAt: EpochSeconds) {
  const find = createDemoRain(point);
  return Array.from({ length: (toAt - fromAt) / STEP_SECONDS }, (_, step): ObservedStep => {
    const at = fromAt + step * STEP_SECONDS;
    return {
      fromAt: at,
      toAt: at + STEP_SECONDS,
      value: toTenths(toRate(toScaleByte(find(at) ?? Number.NaN, RAIN_SCALE))),
    };
  });
}

/** Fifteen days by the model; radar is not extrapolated that far. */
const AHEAD_DAYS = 15;
const AHEAD_HOURS = AHEAD_DAYS * 24;

/** The hours of the next fifteen days, as the place's pages show them. */
export function readAheadSky(
  readWeather: (place: Place) => LocatedWeather,
  place: Place,
  gates: readonly OfficialWarning[],
): AheadSky {
  const weather = readWeather(place);
  const hours = listHours(weather, toRange(weather, weather.hourAt, AHEAD_HOURS));
  const slices = hours.map((hour) => ({
    fromAt: hour.at,
    toAt: hour.at + HOUR_SECONDS,
    rainMmh: hour.rainMm,
    chancePercent: hour.rainProbabilityPercent,
    thunder: hour.thunder,
  }));
  const modelRanges = hours.map(({ rainLowMm, rainHighMm }) => ({ lowMm: rainLowMm, highMm: rainHighMm }));
  const course = { ...weather.course, steps: [] };
  const conditions = findWorkConditions(weather, gates.filter(stopsOutdoorWork));
  return {
    basis: weather.course.basis,
    hours: hours.map((hour) => ({
      at: hour.at,
      rainMm: hour.rainMm,
      chancePercent: hour.rainProbabilityPercent === null ? null : Math.round(hour.rainProbabilityPercent),
      thunder: hour.thunder,
      temperatureC: hour.temperatureC,
      windGustMs: hour.windGustMs,
    })),
    findChances: (thresholdMmh) => findRateChances(NO_RADAR, { course, slices, modelRanges }, null, thresholdMmh),
    drying: planDrying(weather, conditions, { nowAt: weather.hourAt, count: AHEAD_DAYS }).days,
    listHeat(limitC) {
      const days = Map.groupBy(listHeatCourse(weather, conditions, AHEAD_DAYS), ({ at }) => startOfVietnamDay(at));
      return [...days.values()].flatMap((day) => findHeatReach(day, limitC, weather.hourAt) ?? []);
    },
    demo: weather.series.runs.some((run) => run.demo),
  };
}
