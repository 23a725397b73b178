import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import {
  addAmountPair,
  addChancePair,
  addEventPair,
  addRainPair,
  makeSums,
  RAIN_THRESHOLDS_MM,
  type ScoreSums,
} from '@portal/domain/score/score-sums';
import {
  EVENT_THRESHOLDS,
  type EventVariable,
  isEventVariable,
  SCORED_VARIABLES,
  type ScoredVariable,
  SHOWN_SOURCE,
} from '@portal/domain/score/scored-variable';
import { DAY_SECONDS, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { isFogKm } from '@portal/domain/weather/fog';
import { type ForecastOfDay, findDayChances } from '#archive/read-daily-file.ts';
import type { StationClimate } from './station-climate.ts';

/** Measurements of a day, and the data for scoring its forecasts. */
export interface ScoredDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly stations: readonly Station[];
  /** Per station, the runs that have the day, newest first. */
  readonly forecasts: readonly (readonly ForecastOfDay[])[];
  /** Measurements of a station on a day; null without any. */
  readonly findObserved: (stationId: string, date: string) => ObservedDay | null;
  /** Climate of a station in the month of the day. */
  readonly findClimate: (station: Station) => StationClimate;
  /** Slug of the province of a station; null outside all provinces. */
  readonly findProvince: (station: Station) => string | null;
  /** A station's forecast as pages showed it, from this one and all of that day there. */
  readonly correct: (forecast: ForecastOfDay, station: Station, all: readonly ForecastOfDay[]) => ForecastOfDay;
  /** Rank of a source among those that pages would show: smaller first. */
  readonly getRank: (source: string) => number;
}

/** Key of the sums, shared by the pairs of a day. */
export interface ScoreGroup {
  readonly source: string;
  readonly variable: ScoredVariable;
  readonly leadDays: number;
  readonly province: string | null;
  readonly sums: ScoreSums;
}

/** A forecast with a large error. */
export interface Miss {
  readonly source: string;
  readonly variable: ScoredVariable;
  readonly leadDays: number;
  readonly station: string;
  readonly province: string | null;
  readonly forecast: number;
  readonly observed: number;
}

/** Contribution of a day to the scores. */
export interface DayScores {
  readonly groups: readonly ScoreGroup[];
  /** The worst of each source, variable and lead, worst first. */
  readonly misses: readonly Miss[];
}

/** Stored misses per source, variable and lead. */
const MOST_MISSES = 3;
const [WET_MM] = RAIN_THRESHOLDS_MM;
const PERCENT = 100;
/** Reports state no farther visibility. */
const FARTHEST_KM = 10;

/** The measurement for a variable: a chance is compared with the day's rain. */
function getMeasured(day: ObservedDay | null, variable: ScoredVariable): number | null {
  if (day === null) return null;
  return (variable === 'rainProbabilityPercent' ? day.rainMm : day[variable]) ?? null;
}

/**
 * The measurement that decides on an event. Reports name only gusts well above the mean wind: without one the day's
 * strongest wind decides, where enough hours state the wind.
 */
function getEventMeasured(day: ObservedDay | null, variable: EventVariable): number | null {
  if (variable !== 'gustMaxMs' || day === null || day.windMaxMs === null) return getMeasured(day, variable);
  return Math.max(day.gustMaxMs ?? 0, day.windMaxMs);
}

const isEvent = (variable: EventVariable, value: number, threshold: number): boolean =>
  variable === 'gustMaxMs' ? value >= threshold : isFogKm(value);

/**
 * A forecast's value of a variable: for rain the chance of the day, or of the highest hour for runs archived without
 * it.
 */
function getForecast(forecast: ForecastOfDay, variable: ScoredVariable): number | null {
  const own = forecast.values[variable] ?? null;
  if (variable === 'visibilityMinKm') return own === null ? null : Math.min(own, FARTHEST_KM);
  return variable === 'rainProbabilityPercent' ? (findDayChances(forecast)?.anyPercent ?? own) : own;
}

/**
 * The forecasts of a variable by source, and under `shown` what a page would have shown: per lead the newest run of the
 * best source.
 */
function listForecasts(
  forecasts: readonly ForecastOfDay[],
  variable: ScoredVariable,
  getRank: ScoredDay['getRank'],
  correct: (forecast: ForecastOfDay) => ForecastOfDay,
) {
  const known = forecasts.flatMap((forecast) => {
    const value = getForecast(forecast, variable);
    return value === null ? [] : [{ forecast, value, source: forecast.source }];
  });
  const shown = [...Map.groupBy(known, ({ forecast }) => forecast.leadDays).values()].map((ofLead) => {
    const [best] = ofLead.toSorted(
      (a, b) =>
        getRank(a.source) - getRank(b.source) ||
        a.source.localeCompare(b.source, 'en') ||
        b.forecast.runAt - a.forecast.runAt,
    );
    if (best === undefined) return [];
    const forecast = correct(best.forecast);
    return [{ forecast, value: getForecast(forecast, variable) ?? best.value, source: SHOWN_SOURCE }];
  });
  return [...known, ...shown.flat()];
}

interface Guess {
  readonly persistence: number | null;
  readonly climate: StationClimate;
}

function addPair(
  sums: ScoreSums,
  variable: ScoredVariable,
  { values }: ForecastOfDay,
  pair: Guess & { readonly value: number; readonly observed: number },
): void {
  const { value, observed, persistence, climate } = pair;
  if (variable === 'rainProbabilityPercent') {
    addChancePair(sums, {
      chance: value / PERCENT,
      occurred: observed >= WET_MM,
      persistence: persistence === null ? null : persistence >= WET_MM,
      climate: climate.wetShare,
    });
  } else if (variable === 'rainMm') {
    const { rainLowMm: low = null, rainHighMm: high = null } = values;
    addRainPair(sums, { forecast: value, observed, persistence, climate: climate.means.rainMm, low, high });
  } else {
    const mean = variable === 'visibilityMinKm' ? null : climate.means[variable];
    addAmountPair(sums, { forecast: value, observed, persistence, climate: mean });
  }
}

/** Counts gusts or fog at each threshold. */
function addEvents(
  sums: ScoreSums,
  variable: EventVariable,
  {
    value,
    observed,
    persistence,
  }: { readonly value: number; readonly observed: number; readonly persistence: number | null },
): void {
  for (const [index, threshold] of EVENT_THRESHOLDS[variable].entries()) {
    addEventPair(sums, index, {
      isForecast: isEvent(variable, value, threshold),
      isObserved: isEvent(variable, observed, threshold),
      persistence: persistence === null ? null : isEvent(variable, persistence, threshold),
    });
  }
}

/** Error of a forecast: for a chance, its distance from the outcome. */
function findDistance(variable: ScoredVariable, forecast: number, observed: number): number {
  if (variable !== 'rainProbabilityPercent') return Math.abs(forecast - observed);
  return Math.abs(forecast / PERCENT - (observed >= WET_MM ? 1 : 0));
}

/** The last whole day before the forecast was made: the persistence forecast available then. */
function findDayBefore(date: string, leadDays: number): string {
  return formatDate((parseDate(date) ?? 0) - (leadDays + 1) * DAY_SECONDS);
}

/** Groups of a day by what their pairs share. */
function createGroups() {
  const groups = new Map<string, ScoreGroup>();
  return {
    list: () => [...groups.values()],
    find(group: Omit<ScoreGroup, 'sums'>): ScoreSums {
      const key = `${group.source} ${group.variable} ${group.leadDays} ${group.province ?? ''}`;
      const found = groups.get(key) ?? { ...group, sums: makeSums() };
      groups.set(key, found);
      return found.sums;
    },
  };
}

function listWorst(misses: readonly Miss[]): Miss[] {
  const bySame = Map.groupBy(misses, ({ source, variable, leadDays }) => `${source} ${variable} ${leadDays}`);
  const distance = ({ variable, forecast, observed }: Miss) => findDistance(variable, forecast, observed);
  return [...bySame.values()].flatMap((same) =>
    same
      .toSorted((a, b) => distance(b) - distance(a) || a.station.localeCompare(b.station, 'en'))
      .slice(0, MOST_MISSES),
  );
}

/** Pairs each forecast of a day with its measurement, and sums the pairs by source, variable, lead and province. */
export function scoreDay(day: ScoredDay): DayScores {
  const { date, stations, forecasts, findObserved } = day;
  const groups = createGroups();
  const misses: Miss[] = [];
  for (const [index, station] of stations.entries()) {
    const measured = findObserved(station.id, date);
    if (measured === null) continue;
    const climate = day.findClimate(station);
    const province = day.findProvince(station);
    for (const variable of SCORED_VARIABLES) {
      const observed = getMeasured(measured, variable);
      const event = isEventVariable(variable) ? { variable, observed: getEventMeasured(measured, variable) } : null;
      if (observed === null && (event?.observed ?? null) === null) continue;
      const ofStation = listForecasts(forecasts[index] ?? [], variable, day.getRank, (one) =>
        day.correct(one, station, forecasts[index] ?? []),
      );
      for (const { forecast, value, source } of ofStation) {
        const { leadDays } = forecast;
        const before = findObserved(station.id, findDayBefore(date, leadDays));
        const persistence = getMeasured(before, variable);
        const sums = groups.find({ source, variable, leadDays, province });
        if (event !== null && event.observed !== null)
          addEvents(sums, event.variable, {
            value,
            observed: event.observed,
            persistence: getEventMeasured(before, event.variable),
          });
        if (observed === null) continue;
        addPair(sums, variable, forecast, { value, observed, persistence, climate });
        misses.push({ source, variable, leadDays, station: station.name, province, forecast: value, observed });
      }
    }
  }
  return { groups: groups.list(), misses: listWorst(misses) };
}
