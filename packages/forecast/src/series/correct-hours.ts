import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { CellSource } from '#store/cell-source.ts';
import type {
  CorrectedElement,
  CorrectedPlace,
  CorrectedRun,
  DayCorrection,
  LearnedCorrections,
} from '#store/learned-corrections.ts';
import { getVariable, type VariableName } from '#variables/variable.table.ts';

const TEMPERATURES: ReadonlySet<VariableName> = new Set([
  'temperature2m',
  'temperature2mLow',
  'temperature2mMiddle',
  'temperature2mHigh',
]);

/** Whether the learned temperature correction applies to a variable. It does not apply to the dew point. */
export const isTemperature = (name: VariableName): boolean => TEMPERATURES.has(name);

/** What is corrected, and the variable that carries it: humidity as the dew point, from which it follows. */
export type Corrected = 'temperature' | CorrectedElement;

const ELEMENTS: Partial<Record<VariableName, CorrectedElement>> = {
  dewPoint2m: 'humidity',
  cloudCover: 'cloud',
  windU10m: 'wind',
  windV10m: 'wind',
};
const CARRIERS: Readonly<Record<Corrected, VariableName>> = {
  temperature: 'temperature2m',
  humidity: 'dewPoint2m',
  cloud: 'cloudCover',
  wind: 'windU10m',
};

/** The learned correction of a variable; null if there is none. */
export const findCorrected = (name: VariableName): Corrected | null =>
  isTemperature(name) ? 'temperature' : (ELEMENTS[name] ?? null);

/** A run's learned correction at a place; null for none. */
export function findCorrection(
  learned: LearnedCorrections,
  run: CorrectedRun,
  of: Corrected,
  place: CorrectedPlace,
): DayCorrection | null {
  return of === 'temperature' ? learned.findTemperature(run, place) : learned.findElement(run, of, place);
}

/** Clock hours at which a day is usually coldest and warmest. */
const LOW_HOUR = 6;
const HIGH_HOUR = 14;
const DAY_HOURS = 24;

/** Per clock hour the position between lowest and highest, 0…1: a smooth curve. */
const WARM_SHARES = Float64Array.from({ length: DAY_HOURS }, (_, hour) => {
  const rise = (hour - LOW_HOUR) / (HIGH_HOUR - LOW_HOUR);
  const fall = ((hour - HIGH_HOUR + DAY_HOURS) % DAY_HOURS) / (DAY_HOURS - HIGH_HOUR + LOW_HOUR);
  return hour >= LOW_HOUR && hour < HIGH_HOUR ? toSlope(rise) : 1 - toSlope(fall);
});

/** Position of a clock hour, 0–23, between the day's lowest temperature and its highest, 0…1; ½ at the daily mean. */
export const getWarmShare = (clock: number): number => WARM_SHARES[clock] as number;

function toSlope(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

/**
 * Correction of an hour, °C for temperature: that of the day's lowest at 06:00, that of its highest at 14:00, and a
 * smooth transition between them. Depends on the run's start, the hour and the place, not on the rest of the query.
 */
export function findHourCorrection(correction: DayCorrection, runAt: EpochSeconds, at: EpochSeconds): number {
  const dayAt = startOfVietnamDay(at);
  return findAtClock(correction, countLeadDays(runAt, dayAt), Math.floor((at - dayAt) / HOUR_SECONDS));
}

/** Vietnamese calendar days from the start of a run to a day, given by its start. */
export function countLeadDays(runAt: EpochSeconds, dayAt: EpochSeconds): number {
  return Math.round((dayAt - startOfVietnamDay(runAt)) / DAY_SECONDS);
}

function findAtClock(correction: DayCorrection, lead: number, hour: number): number {
  const { low, high } = findEnds(correction, lead, hour);
  return low + (high - low) * (WARM_SHARES[hour] as number);
}

/** The corrections of the lowest and the highest before and after an hour. */
function findEnds({ lowC, highC }: DayCorrection, lead: number, hour: number): { low: number; high: number } {
  const low = lowC[toIndex(hour < HIGH_HOUR ? lead : lead + 1, lowC)] as number;
  const high = highC[toIndex(hour < LOW_HOUR ? lead - 1 : lead, highC)] as number;
  return { low, high };
}

/** Index of a lead, or of the nearest learned one. */
function toIndex(lead: number, { length }: readonly number[]): number {
  return lead < 0 ? 0 : lead < length ? lead : length - 1;
}

/** Learned corrections of a run's temperature or another element at the place of a series. */
export interface HourCorrections {
  /** Correction of an hour of the series, in the unit of `DayCorrection`. */
  readonly at: (hour: number) => number;
  /** Adds the correction to the hours `first` to `last`. */
  readonly addTo: (values: Float64Array, first: number, last: number) => void;
}

/**
 * Learned corrections for the hours of a series; null if there are none. Archived hours are corrected as the run that
 * each came from.
 */
export function findHourCorrections(
  learned: LearnedCorrections,
  run: CellSource,
  place: CorrectedPlace,
  { startAt, of }: { readonly startAt: EpochSeconds; readonly of: Corrected },
): HourCorrections | null {
  const { source, demo, runAt } = run.manifest;
  if (run.origins !== undefined) {
    const corrections = run.origins.map((origin) => findCorrection(learned, { source, demo, ...origin }, of, place));
    return corrections.every((correction) => correction === null)
      ? null
      : ofArchived(run, corrections, { startAt, of });
  }
  const correction = findCorrection(learned, run.manifest, of, place);
  if (correction === null) return null;
  return {
    at: (hour) => findHourCorrection(correction, runAt, startAt + hour * HOUR_SECONDS),
    addTo(values, first, last) {
      addHours(values, first, last, { correction, runAt, at: startAt + first * HOUR_SECONDS });
    },
  };
}

/** Processes one half-day at a time: the ends are the same between two extremes. */
function addHours(
  values: Float64Array,
  first: number,
  last: number,
  { correction, runAt, at }: { correction: DayCorrection; runAt: EpochSeconds; at: EpochSeconds },
): void {
  const dayAt = startOfVietnamDay(at);
  let lead = countLeadDays(runAt, dayAt);
  let clock = Math.floor((at - dayAt) / HOUR_SECONDS);
  for (let hour = first; hour <= last; ) {
    const turn = clock < LOW_HOUR ? LOW_HOUR : clock < HIGH_HOUR ? HIGH_HOUR : DAY_HOURS;
    const { low, high } = findEnds(correction, lead, clock);
    const rise = high - low;
    const end = Math.min(last + 1, hour + turn - clock);
    for (; hour < end; hour++, clock++) {
      values[hour] = (values[hour] as number) + (low + rise * (WARM_SHARES[clock] as number));
    }
    if (clock < DAY_HOURS) continue;
    clock = 0;
    lead++;
  }
}

/** `corrections` belong to the source's origins, in their order. */
function ofArchived(
  run: CellSource,
  corrections: readonly (DayCorrection | null)[],
  { startAt, of }: { readonly startAt: EpochSeconds; readonly of: Corrected },
): HourCorrections {
  const at = (hour: number): number => {
    const moment = startAt + hour * HOUR_SECONDS;
    const index = findOrigin(run, CARRIERS[of], moment);
    const correction = corrections[index] ?? null;
    return correction === null ? 0 : findHourCorrection(correction, run.origins?.[index]?.runAt ?? moment, moment);
  };
  return {
    at,
    addTo(values, first, last) {
      for (let hour = first; hour <= last; hour++) values[hour] = (values[hour] as number) + at(hour);
    },
  };
}

/**
 * Index of the run that gave a variable of an archived hour; -1 for none. An instant is stored at its hour, a mean at
 * the end of it.
 */
export function findOrigin({ manifest, originOf }: CellSource, name: VariableName, at: EpochSeconds): number {
  const hour = Math.round((at - (manifest.steps[0] ?? at)) / HOUR_SECONDS);
  return originOf?.get(name)?.[getVariable(name).kind === 'instant' ? hour : hour + 1] ?? -1;
}
