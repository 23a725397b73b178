import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { DayChances } from '@portal/domain/weather/chance-law';
import { findCellWeights } from '#grid/regular-grid.ts';
import { findHeightShiftC } from '#steps/hour-plan.ts';
import { NO_DATA } from '#store/packing.ts';
import { type ArchiveFile, ArchiveFileError, openArchiveFile } from './archive-file.ts';
import { type DailyFacts, findPlaceOfCell, isDailyFacts } from './daily-facts.ts';
import type { DailyValueName } from './daily-values.table.ts';

/** A cell of a daily-values file and its weight. */
interface FileWeight {
  /** Index of the cell in the file. */
  readonly place: number;
  readonly weight: number;
}

/** Share of the weight that must be known for a value, as in a series. */
const KNOWN_FROM = 0.5;

/** The cells of a file around a point, bilinearly; null if the file has less than half of the weight. */
function findFileWeights({ grid, cellRuns }: DailyFacts, point: LatLng): readonly FileWeight[] | null {
  const around = findCellWeights(grid, point);
  if (around === null) return null;
  const weights = around.cells.flatMap((cell, corner): FileWeight[] => {
    const place = findPlaceOfCell(cellRuns, cell);
    const weight = around.weights[corner] ?? 0;
    return place === null || weight === 0 ? [] : [{ place, weight }];
  });
  return weights.reduce((sum, { weight }) => sum + weight, 0) < KNOWN_FROM ? null : weights;
}

/** A day's values interpolated between the cells, and the source's surface height there. */
interface BlendedDay {
  /** Null if less than half of the weight is known. */
  readonly values: Partial<Record<DailyValueName, number | null>>;
  readonly surfaceHeightM: number | null;
}

/** Reads the cells of a file around a place. Throws `ArchiveFileError` if one of them is damaged. */
function readAround(file: ArchiveFile<DailyFacts>, weights: readonly FileWeight[]): Int16Array {
  const words = new Int16Array(file.words * weights.length);
  file.readCells(
    weights.map(({ place }) => place),
    words,
  );
  return words;
}

/** Interpolates a day from the cells around a place; all values, or only the named ones. */
function blendDay(
  file: ArchiveFile<DailyFacts>,
  words: Int16Array,
  weights: readonly FileWeight[],
  { day, names }: { readonly day: number; readonly names: readonly DailyValueName[] | null },
): BlendedDay {
  const { facts, surfaceHeightM: heights } = file;
  const places = weights.map(({ place }) => place);
  const values: Partial<Record<DailyValueName, number | null>> = {};
  for (const [index, { name, scale, offset, hours }] of facts.values.entries()) {
    if (hours[day] === 0 || names?.includes(name) === false) continue;
    const word = (corner: number) => words[corner * file.words + index * facts.days + day] ?? NO_DATA;
    const blended = blend(weights, (corner) => (word(corner) === NO_DATA ? null : word(corner)));
    values[name] = blended === null ? null : blended * scale + offset;
  }
  const height = (corner: number) => {
    const metres = heights?.[places[corner] ?? -1] ?? Number.NaN;
    return Number.isNaN(metres) ? null : metres;
  };
  return { values, surfaceHeightM: blend(weights, height) };
}

/** The known cells share the weight of the missing ones. */
function blend(weights: readonly FileWeight[], read: (corner: number) => number | null): number | null {
  let sum = 0;
  let known = 0;
  for (const [corner, { weight }] of weights.entries()) {
    const value = read(corner);
    if (value === null) continue;
    sum += value * weight;
    known += weight;
  }
  return known < KNOWN_FROM ? null : sum / known;
}

/** One run's forecast for one day at a place. */
export interface ForecastOfDay {
  readonly source: string;
  readonly runId: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  /** Credit that must be shown. */
  readonly licence: string;
  /** Vietnamese calendar days from the start of the run to the day: 0 for the day itself. */
  readonly leadDays: number;
  /** Hours of the day that the run has, for the value with the fewest; below 24 the day is incomplete. */
  readonly hours: number;
  /** Null if the run has the value but not here; absent if it has none. Temperatures are at the place's height. */
  readonly values: Partial<Record<DailyValueName, number | null>>;
}

/**
 * Rain chances of a day: its highest hour, and the whole day. Null if the run has none, and for runs archived before
 * the whole-day chance was: the highest hour alone underestimates the day.
 */
export function findDayChances({ values }: Pick<ForecastOfDay, 'values'>): DayChances | null {
  const given = toDayChances(values.rainProbabilityPercent, values.rainDayProbabilityPercent);
  return given ?? toDayChances(values.wetHourProbabilityPercent, values.wetDayProbabilityPercent);
}

function toDayChances(highest: number | null = null, any: number | null = null): DayChances | null {
  return highest === null || any === null ? null : { highestPercent: highest, anyPercent: any };
}

/** Which day of which place. */
export interface ForecastHistoryQuery {
  readonly point: LatLng;
  /** Height of the place, metres; null if unknown: temperatures are then not corrected for height. */
  readonly placeHeightM: number | null;
  /** Any moment of the Vietnamese calendar day. */
  readonly at: EpochSeconds;
}

type DailyFile = ArchiveFile<DailyFacts>;

/** Reads the days of a file at a place, by day index; null for a day or a place that the file lacks. */
function createDayReader(
  file: DailyFile,
  { point, placeHeightM }: Omit<ForecastHistoryQuery, 'at'>,
  names: readonly DailyValueName[] | null = null,
) {
  const { facts } = file;
  let words: Int16Array | null = null;
  const code = findStationCode(point);
  const weights = findFileWeights(facts, code === null ? point : getStationCellCentre(code));
  const { source, id: runId, runAt, publishedAt, licence } = facts;
  const firstLead = (facts.firstDayAt - startOfVietnamDay(runAt)) / DAY_SECONDS;
  return (day: number): ForecastOfDay | null => {
    const hours = countHours(facts, day);
    if (hours === 0 || weights === null) return null;
    words ??= readAround(file, weights);
    const { values, surfaceHeightM } = blendDay(file, words, weights, { day, names });
    const shift = findHeightShiftC(placeHeightM, surfaceHeightM);
    const leadDays = firstLead + day;
    return { source, runId, runAt, publishedAt, licence, leadDays, hours, values: addShift(values, shift) };
  };
}

/** Opens a daily-values file for reading. Throws `ArchiveFileError` if it is damaged, else the system's error. */
function withDailyFile<Result>(path: string, read: (file: DailyFile) => Result): Result {
  const file = openArchiveFile(path, isDailyFacts);
  try {
    return read(file);
  } finally {
    file.close();
  }
}

/**
 * Forecast in a daily-values file for a day at a place; null if the file lacks the day or the place. Throws
 * `ArchiveFileError` for a damaged file, and the system's error if it cannot be read.
 */
export function readDailyFile(path: string, { at, ...where }: ForecastHistoryQuery): ForecastOfDay | null {
  return withDailyFile(path, (file) =>
    createDayReader(file, where)((startOfVietnamDay(at) - file.facts.firstDayAt) / DAY_SECONDS),
  );
}

const WHOLE_DAY_HOURS = 24;

/** Whether a run has every hour of the day. */
export const isWholeDay = ({ hours }: ForecastOfDay): boolean => hours >= WHOLE_DAY_HOURS;

/** Every whole day of a file at a place, in order, opening the file once. Throws as `readDailyFile` does. */
export function readWholeDays(path: string, where: Omit<ForecastHistoryQuery, 'at'>): readonly ForecastOfDay[] {
  return withDailyFile(path, (file) => {
    const readDay = createDayReader(file, where);
    const days = Array.from({ length: file.facts.days }, (_, day) => readDay(day));
    return days.filter((day) => day !== null).filter(isWholeDay);
  });
}

/** 0 for a day that the run lacks. */
function countHours({ values, days }: DailyFacts, day: number): number {
  if (day < 0 || day >= days) return 0;
  const counts = values.map(({ hours }) => hours[day] ?? 0).filter((count) => count > 0);
  return counts.length === 0 ? 0 : Math.min(...counts);
}

const WARMTH: readonly DailyValueName[] = ['temperatureMinC', 'temperatureMaxC', 'temperatureMeanC', 'dewPointMeanC'];

function addShift(values: ForecastOfDay['values'], shift: number): ForecastOfDay['values'] {
  const shifted = { ...values };
  for (const name of WARMTH) {
    const value = values[name];
    if (value !== undefined && value !== null) shifted[name] = value + shift;
  }
  return shifted;
}

/**
 * Forecast of one day at several places, in their order, opening the file once; null if the file lacks the whole day or
 * the place, or if the place's cells are damaged. Throws as `readDailyFile` does if the whole file is damaged.
 */
export function readDayAtPlaces(
  path: string,
  at: EpochSeconds,
  places: readonly Omit<ForecastHistoryQuery, 'at'>[],
): readonly (ForecastOfDay | null)[] {
  return withDailyFile(path, (file) => {
    const day = (startOfVietnamDay(at) - file.facts.firstDayAt) / DAY_SECONDS;
    if (countHours(file.facts, day) < WHOLE_DAY_HOURS) return places.map(() => null);
    return places.map((place) => {
      try {
        return createDayReader(file, place)(day);
      } catch (error) {
        if (error instanceof ArchiveFileError) return null;
        throw error;
      }
    });
  });
}

/**
 * Every whole day at several places, in their order, opening the file once, with only the named values; empty for a
 * place that the file lacks or whose cells are damaged. Throws as `readDailyFile` does if the whole file is damaged.
 */
export function readWholeDaysAtPlaces(
  path: string,
  places: readonly Omit<ForecastHistoryQuery, 'at'>[],
  names: readonly DailyValueName[],
): readonly (readonly ForecastOfDay[])[] {
  return withDailyFile(path, (file) => {
    const days = Array.from({ length: file.facts.days }, (_, day) => day).filter(
      (day) => countHours(file.facts, day) >= WHOLE_DAY_HOURS,
    );
    return places.map((place) => {
      try {
        const readDay = createDayReader(file, place, names);
        return days.map(readDay).filter((day) => day !== null);
      } catch (error) {
        if (error instanceof ArchiveFileError) return [];
        throw error;
      }
    });
  });
}
