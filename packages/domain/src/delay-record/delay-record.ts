import type { LatLng } from '#geo/lat-lng.ts';
import { type EpochSeconds, formatDate, formatMoment, parseDate } from '#time/vietnam-time.ts';
import type { ForecastThunder } from '#weather/thunder.ts';
import { type AnalysedHour, assessDelay, type DelayResult } from './assess-delay.ts';
import { toCanonicalJson, toFixedText } from './canonical-json.ts';
import type { AmountName, DelayReason, DelayTerms, DelayThresholds } from './delay-terms.ts';

/** One run's forecast of a day, issued before or during it. Null is unknown. */
export interface IssuedForecast {
  readonly source: string;
  readonly runAt: EpochSeconds;
  /** When the portal published the run. */
  readonly issuedAt: EpochSeconds;
  /** Vietnamese calendar days from the start of the run to the day. */
  readonly leadDays: number;
  /** Hours of the day that the run has. */
  readonly hours: number;
  /** Over those hours. */
  readonly rainMm: number | null;
  readonly gustMaxMs: number | null;
  readonly windMaxMs: number | null;
  readonly temperatureMinC: number | null;
  readonly temperatureMaxC: number | null;
}

/** A run that contributed hours to the analysis. */
export interface AnalysisRun {
  readonly source: string;
  readonly runAt: EpochSeconds;
}

/** Content of a day's record. */
export interface DelayDay {
  /** 1 for the first day of a site. */
  readonly number: number;
  readonly dayAt: EpochSeconds;
  /** Hash of the previous day; `FIRST_HASH` for the first. */
  readonly previousHash: string;
  /** When the record was written and closed. */
  readonly closedAt: EpochSeconds;
  /** Whether the weather is simulated. */
  readonly isDemo: boolean;
  readonly point: LatLng;
  readonly terms: DelayTerms;
  /** The 24 hours of the day, in order. */
  readonly hours: readonly AnalysedHour[];
  readonly runs: readonly AnalysisRun[];
  /** Credits of the sources that must be shown. */
  readonly credits: readonly string[];
  /** Newest run first. */
  readonly forecasts: readonly IssuedForecast[];
  readonly result: DelayResult;
}

/** Previous hash in the first record of a site. */
export const FIRST_HASH = '0'.repeat(64);

/** Origin of the figures, in the words of the specification: never called measured. */
const DELAY_BASIS = 'model analysis of the grid cell';

const VERSION = 1;

/** Hours rounded to the tenth, as recorded. The thresholds are applied to these values. */
function roundHours(hours: readonly AnalysedHour[]): AnalysedHour[] {
  const round = (value: number | null) => (value === null ? null : Number(toFixedText(value, 1)));
  return hours.map(({ at, rainMm, gustMs, windMs, temperatureC, thunder }) => ({
    at,
    rainMm: round(rainMm),
    gustMs: round(gustMs),
    windMs: round(windMs),
    temperatureC: round(temperatureC),
    thunder,
  }));
}

/** The record of a day: its rounded hours, and the result of the thresholds. */
export function makeDelayDay(day: Omit<DelayDay, 'result'>): DelayDay {
  const hours = roundHours(day.hours);
  return { ...day, hours, result: assessDelay(day.terms, day.dayAt, hours) };
}

const THRESHOLD_DECIMALS: Readonly<Record<AmountName, number>> = {
  rainMmh: 1,
  dayRainMm: 1,
  gustMs: 1,
  windMs: 1,
  heatC: 1,
  coldC: 1,
};

function toTermsContent({ thresholds, workHours, weekdays }: DelayTerms) {
  const names = Object.keys(THRESHOLD_DECIMALS) as (keyof typeof THRESHOLD_DECIMALS)[];
  return {
    thresholds: {
      ...Object.fromEntries(names.map((name) => [name, toFixedText(thresholds[name], THRESHOLD_DECIMALS[name])])),
      thunder: thresholds.thunder,
    },
    weekdays,
    workHours: { from: workHours.from, to: workHours.to },
  };
}

/** The canonical text of a day: stored, hashed, and never changed. */
export function writeDelayDay(day: DelayDay): string {
  const { number, dayAt, previousHash, closedAt, isDemo, point, terms, hours, runs, credits, forecasts, result } = day;
  return toCanonicalJson({
    version: VERSION,
    basis: DELAY_BASIS,
    timezone: 'Asia/Ho_Chi_Minh',
    number,
    day: formatDate(dayAt),
    previous: previousHash,
    closed: formatMoment(closedAt),
    demo: isDemo,
    site: { lat: toFixedText(point.lat, 5), lng: toFixedText(point.lng, 5) },
    terms: toTermsContent(terms),
    analysis: hours.map(({ at, rainMm, gustMs, windMs, temperatureC, thunder }) => ({
      at: formatMoment(at),
      rainMm: toFixedText(rainMm, 1),
      gustMs: toFixedText(gustMs, 1),
      windMs: toFixedText(windMs, 1),
      temperatureC: toFixedText(temperatureC, 1),
      thunder,
    })),
    runs: runs.map(({ source, runAt }) => ({ source, runAt: formatMoment(runAt) })),
    credits,
    forecasts: forecasts.map(({ source, runAt, issuedAt, leadDays, hours: count, ...values }) => ({
      source,
      runAt: formatMoment(runAt),
      issuedAt: formatMoment(issuedAt),
      leadDays,
      hours: count,
      rainMm: toFixedText(values.rainMm, 1),
      gustMaxMs: toFixedText(values.gustMaxMs, 1),
      windMaxMs: toFixedText(values.windMaxMs, 1),
      temperatureMinC: toFixedText(values.temperatureMinC, 1),
      temperatureMaxC: toFixedText(values.temperatureMaxC, 1),
    })),
    dayRainMm: toFixedText(result.dayRainMm, 1),
    workHours: result.workHours,
    lost: result.lost.map(({ at, reasons }) => ({ at: formatMoment(at), reasons })),
    unknown: result.unknown.map(formatMoment),
  });
}

type Json = Readonly<Record<string, unknown>>;
const toNumber = (text: unknown): number | null => (text === null || text === undefined ? null : Number(text));
const toMoment = (text: unknown): EpochSeconds => Date.parse(String(text)) / 1000;
const toList = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : []);

function readTerms({ thresholds, weekdays, workHours }: Json): DelayTerms {
  const limits = thresholds as Json;
  const read = (name: keyof DelayThresholds) => toNumber(limits[name]);
  return {
    thresholds: {
      rainMmh: read('rainMmh'),
      dayRainMm: read('dayRainMm'),
      gustMs: read('gustMs'),
      windMs: read('windMs'),
      heatC: read('heatC'),
      coldC: read('coldC'),
      thunder: read('thunder') as DelayThresholds['thunder'],
    },
    weekdays: weekdays as readonly number[],
    workHours: workHours as DelayTerms['workHours'],
  };
}

const readHour = (hour: Json): AnalysedHour => ({
  at: toMoment(hour.at),
  rainMm: toNumber(hour.rainMm),
  gustMs: toNumber(hour.gustMs),
  windMs: toNumber(hour.windMs),
  temperatureC: toNumber(hour.temperatureC),
  thunder: toNumber(hour.thunder) as ForecastThunder | null,
});

const readForecast = (forecast: Json): IssuedForecast => ({
  source: String(forecast.source),
  runAt: toMoment(forecast.runAt),
  issuedAt: toMoment(forecast.issuedAt),
  leadDays: Number(forecast.leadDays),
  hours: Number(forecast.hours),
  rainMm: toNumber(forecast.rainMm),
  gustMaxMs: toNumber(forecast.gustMaxMs),
  windMaxMs: toNumber(forecast.windMaxMs),
  temperatureMinC: toNumber(forecast.temperatureMinC),
  temperatureMaxC: toNumber(forecast.temperatureMaxC),
});

/** Parses the output of `writeDelayDay`. Null for a text that is not a record, such as an altered one. */
export function readDelayDay(text: string): DelayDay | null {
  try {
    const value = JSON.parse(text) as Json;
    const dayAt = parseDate(String(value.day));
    const site = value.site as Json;
    if (dayAt === null || value.version !== VERSION || !Number.isSafeInteger(value.number)) return null;
    return {
      number: Number(value.number),
      dayAt,
      previousHash: String(value.previous),
      closedAt: toMoment(value.closed),
      isDemo: value.demo !== false,
      point: { lat: Number(site.lat), lng: Number(site.lng) },
      terms: readTerms(value.terms as Json),
      hours: toList(value.analysis).map(readHour),
      runs: toList(value.runs).map((run) => ({ source: String(run.source), runAt: toMoment(run.runAt) })),
      credits: value.credits as readonly string[],
      forecasts: toList(value.forecasts).map(readForecast),
      result: {
        workHours: Number(value.workHours),
        lost: toList(value.lost).map(({ at, reasons }) => ({
          at: toMoment(at),
          reasons: reasons as readonly DelayReason[],
        })),
        unknown: toList(value.unknown).map(toMoment),
        dayRainMm: toNumber(value.dayRainMm),
      },
    };
  } catch {
    return null;
  }
}
