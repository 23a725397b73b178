import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, vietnamDate } from '@portal/domain/time/vietnam-time';
import { apparentTemperatureC, feelsLikeC } from '@portal/domain/weather/feels-like';
import { dewPointC, humidityPercent } from '@portal/domain/weather/humidity';
import { fitRainRange, limitLikelyRain, limitSureRain } from '@portal/domain/weather/rain-range';
import { decideSkyState, type SkyCode } from '@portal/domain/weather/sky-state';
import { classifyThunder, type ForecastThunder, type Thunder } from '@portal/domain/weather/thunder';
import { toSpeedAndDirection } from '@portal/domain/wind/wind-vector';
import { type DayFacts, listDayFacts } from './day-facts.ts';
import { type HourRain, listHourRain } from './hour-rain.ts';
import { type HourlyValues, isCoarseHour, NO_RUN, type PlaceSeries } from './place-series.ts';

/** Less snow is noise of a packed field. */
const SNOW_FROM_MM = 0.1;
/** Snow is reported only in an hour with measurable rain (domain.md §1.3.6). */
const WET_FROM_MM = 0.1;
/** The middle of an hour decides between day and night. */
const HALF_HOUR_SECONDS = HOUR_SECONDS / 2;

/** One hour of weather at a place, derived from a series. Null is unknown. */
export interface HourWeather {
  readonly at: EpochSeconds;
  /** Sky state 1–28, null if the deciding value is missing. */
  readonly code: SkyCode | null;
  readonly isDay: boolean;
  /** 0 none, 1 possible, 2 likely, null unknown. */
  readonly thunder: ForecastThunder | null;
  readonly temperatureC: number | null;
  /** Whether it lies between steps over three hours apart, so that it tells nothing about a day's extremes. */
  readonly isCoarse: boolean;
  /** Likely range from an ensemble of the same model, includes `temperatureC`; both or none. */
  readonly temperatureLowC: number | null;
  readonly temperatureHighC: number | null;
  readonly feelsLikeC: number | null;
  readonly dewPointC: number | null;
  readonly humidityPercent: number | null;
  readonly windSpeedMs: number | null;
  readonly windGustMs: number | null;
  readonly windDirectionDeg: number | null;
  readonly pressureHpa: number | null;
  readonly visibilityKm: number | null;
  readonly cloudPercent: number | null;
  /** Rain, and snow as water, of the hour that begins at `at`. */
  readonly rainMm: number | null;
  /** Likely range of the hour's rain from an ensemble of the same model, includes `rainMm`; both or none. */
  readonly rainLowMm: number | null;
  readonly rainHighMm: number | null;
  readonly rainProbabilityPercent: number | null;
  /** Whether satellites' estimate leads in a part of the hour, which is then never called dry. */
  readonly isRainEstimated: boolean;
  /** Part of the rain that falls as snow, as water; 0 below a tenth of a millimetre. */
  readonly snowMm: number | null;
  readonly uvIndex: number | null;
}

/** Data from which hours are derived, computed once for all of them. */
export interface HourBasis {
  readonly series: PlaceSeries;
  readonly days: readonly DayFacts[];
  readonly rains: readonly HourRain[];
}

/** Weather at a moment within an hour: thunder 3 means observed nearby. */
export interface MomentWeather extends Omit<HourWeather, 'thunder'> {
  readonly thunder: Thunder | null;
}

/** A moment of the nowcast within an hour: its sky differs from that of the whole hour. */
export interface HourMoment {
  readonly at: EpochSeconds;
  /** Rate, mm/h. */
  readonly rainMmh: number | null;
  readonly chancePercent: number | null;
  /** From observed lightning; null if that says nothing. */
  readonly thunder: Thunder | null;
}

/**
 * The hours of a series as weather: humidity from dew point or the reverse, wind as speed and direction, rain as in
 * `listHourRain`, and the results of the domain's rules. Dew point never exceeds temperature, a gust is never below the
 * wind, and a rain code requires rain. The sky is decided after rain is rounded to the precision of all replies, so
 * that sums and states of days and nights are consistent with it.
 */
export function deriveHours(series: PlaceSeries): HourWeather[] {
  const basis = createHourBasis(series);
  return Array.from({ length: series.hours }, (_, hour) => deriveHour(basis, hour));
}

/** Prepares the hours of a series with their rain from `listHourRain`. */
export function createHourBasis(series: PlaceSeries, rains: readonly HourRain[] = listHourRain(series)): HourBasis {
  return { series, days: listDayFacts(series), rains };
}

/** One hour by its index. */
export function deriveHour(basis: HourBasis, hour: number): HourWeather {
  const { series, rains } = basis;
  const at = series.startAt + hour * HOUR_SECONDS;
  const rain = rains[hour];
  if (rain === undefined) throw new RangeError(`The series of ${series.hours} hours has no hour ${hour}`);
  const day = findDay(basis, at);
  const middleAt = at + HALF_HOUR_SECONDS;
  return deriveFrom(series, hour, { at, day, isDay: isDayAt(day, middleAt), rain });
}

/** An hour at a moment: sky, thunder and day or night are the moment's, everything else is the hour's. */
export function deriveMoment(basis: HourBasis, hour: number, moment: HourMoment): MomentWeather {
  const whole = deriveHour(basis, hour);
  const day = findDay(basis, moment.at);
  const isRaining = (moment.rainMmh ?? 0) >= WET_FROM_MM;
  const rain: HourRain = {
    rainMm: isRaining ? Math.max(whole.rainMm ?? 0, WET_FROM_MM) : whole.rainMm,
    coming: moment.rainMmh,
    chancePercent: moment.chancePercent,
    seenThunder: moment.thunder,
    isCourse: basis.rains[hour]?.isCourse ?? false,
    isEstimated: whole.isRainEstimated,
  };
  const place = { at: whole.at, day, isDay: isDayAt(day, moment.at), rain };
  const now = deriveFrom(basis.series, hour, place);
  return { ...now, thunder: moment.thunder ?? now.thunder, rainProbabilityPercent: whole.rainProbabilityPercent };
}

function findDay({ days }: HourBasis, at: EpochSeconds): DayFacts | undefined {
  return days[Math.floor((at - (days[0]?.startAt ?? 0)) / DAY_SECONDS)];
}

function isDayAt(day: DayFacts | undefined, at: EpochSeconds): boolean {
  return day !== undefined && at >= day.sunriseAt && at < day.sunsetAt;
}

type Variables = PlaceSeries['variables'];

/** Position and astronomy of an hour, besides the series' own values. */
interface HourPlace {
  readonly at: EpochSeconds;
  readonly day: DayFacts | undefined;
  readonly isDay: boolean;
  readonly rain: HourRain;
}

function deriveFrom(series: PlaceSeries, hour: number, { at, day, isDay, rain }: HourPlace): HourWeather {
  const { variables } = series;
  const temperatureC = readValue(variables.temperature2m, hour);
  const { dewPoint, humidity } = deriveMoisture(variables, hour, temperatureC);
  const { speed, direction } = deriveWind(variables, hour);
  const gust = readValue(variables.windGust10m, hour);
  const { coming, chancePercent: rainProbabilityPercent } = rain;
  const rainRange = findRange(variables, hour, rain);
  const cloudPercent = limitPercent(readValue(variables.cloudCover, hour));
  const snowMm = deriveSnow(readValue(variables.snowfall, hour), coming);
  const warmth = findWarmthRange(variables, hour, temperatureC);
  const hasComfort = temperatureC !== null && humidity !== null && speed !== null;
  const code = decideSkyState({
    periodHours: 1,
    isDay,
    month: day?.month ?? vietnamDate(at).month,
    rainMm: coming,
    rainProbabilityPercent,
    cloudPercent,
    temperatureMaxC: temperatureC,
    dayMeanC: day?.meanC ?? null,
    dayMinC: day?.minC ?? null,
    apparentC: hasComfort && !isDay ? apparentTemperatureC(temperatureC, humidity, speed) : null,
    snowMm,
  });
  // Field by field: spreading one object into another makes an hour three times as expensive, and a page has hundreds.
  return {
    at,
    code,
    isDay,
    thunder: findThunder(variables, hour, rain),
    temperatureC,
    isCoarse: isCoarseHour(series, hour),
    temperatureLowC: warmth.lowC,
    temperatureHighC: warmth.highC,
    feelsLikeC: hasComfort ? feelsLikeC(temperatureC, humidity, speed) : null,
    dewPointC: dewPoint,
    humidityPercent: humidity,
    windSpeedMs: speed,
    windGustMs: gust === null || speed === null ? gust : Math.max(gust, speed),
    windDirectionDeg: direction,
    pressureHpa: readValue(variables.pressureMsl, hour),
    visibilityKm: readValue(variables.visibility, hour),
    cloudPercent,
    rainMm: rain.rainMm,
    rainLowMm: rainRange.lowMm,
    rainHighMm: rainRange.highMm,
    rainProbabilityPercent,
    isRainEstimated: rain.isEstimated,
    snowMm,
    uvIndex: readValue(variables.uvIndex, hour),
  };
}

/** Likely range of the temperature, extended to the value: a single run's mean may lie outside an ensemble's range. */
function findWarmthRange(variables: Variables, hour: number, temperatureC: number | null) {
  const low = readValue(variables.temperature2mLow, hour);
  const high = readValue(variables.temperature2mHigh, hour);
  if (temperatureC === null || low === null || high === null) return { lowC: null, highC: null };
  return { lowC: Math.min(low, temperatureC), highC: Math.max(high, temperatureC) };
}

/**
 * Dew point and humidity, each from the other; the better of two sources leads, and the dew point within one source.
 */
function deriveMoisture(variables: Variables, hour: number, temperature: number | null) {
  const dew = readValue(variables.dewPoint2m, hour);
  const relative = readValue(variables.relativeHumidity2m, hour);
  if (temperature === null) return { dewPoint: dew, humidity: limitPercent(relative) };
  const isDewBetter = findRank(variables.dewPoint2m, hour) <= findRank(variables.relativeHumidity2m, hour);
  if (dew !== null && isDewBetter) {
    const dewPoint = Math.min(dew, temperature);
    return { dewPoint, humidity: humidityPercent(temperature, dewPoint) };
  }
  if (relative === null) return { dewPoint: null, humidity: null };
  return { dewPoint: dewPointC(temperature, relative), humidity: limitPercent(relative) };
}

function deriveWind(variables: Variables, hour: number) {
  const u = readValue(variables.windU10m, hour);
  const v = readValue(variables.windV10m, hour);
  if (u === null || v === null) return { speed: null, direction: null };
  const { speedMs, directionDeg } = toSpeedAndDirection(u, v);
  return { speed: speedMs, direction: directionDeg };
}

/** Lightning that was seen counts as thunder that is likely: that it was seen nearby is said of this minute only. */
function findThunder(variables: Variables, hour: number, { seenThunder, coming }: HourRain): ForecastThunder | null {
  const byModel = classifyThunder(readValue(variables.cape, hour), coming);
  if (seenThunder === null) return byModel;
  return Math.max(Math.min(seenThunder, 2), byModel ?? 0) as ForecastThunder;
}

/** Likely range of the hour's rain; none for a radar nowcast, to which an ensemble's range does not apply. */
function findRange(variables: Variables, hour: number, { rainMm, chancePercent, isCourse }: HourRain) {
  if (isCourse) return { lowMm: null, highMm: null };
  const low = readValue(variables.precipitationLow, hour);
  return fitRainRange(
    // Classified as shown: 0.05 mm is shown as 0.1 mm, which counts as rain.
    limitSureRain(low === null ? null : Math.round(10 * low) / 10, chancePercent, 1),
    rainMm,
    limitLikelyRain(readValue(variables.precipitationHigh, hour), chancePercent, 1),
  );
}

/** Snow is part of the rain, so it never exceeds it. */
function deriveSnow(snow: number | null, rain: number | null): number | null {
  if (snow === null || rain === null) return null;
  const part = Math.min(snow, rain);
  return part >= SNOW_FROM_MM && rain >= WET_FROM_MM ? part : 0;
}

function readValue(hourly: HourlyValues | undefined, hour: number): number | null {
  const value = hourly?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Rank of the run that gave an hour: lower is better. */
function findRank(hourly: HourlyValues | undefined, hour: number): number {
  return hourly?.runOf[hour] ?? NO_RUN;
}

function limitPercent(value: number | null): number | null {
  return value === null ? null : Math.min(100, Math.max(0, value));
}
