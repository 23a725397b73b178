import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay } from '#time/vietnam-time.ts';
import {
  type ClimateKind,
  type ClimatePeriod,
  type ClimateSpan,
  listPastParts,
  makeClimatePeriod,
} from './climate-period.ts';
import { CLIMATE_REGION_IDS, type ClimateArea, type ClimateRegionId } from './climate-region.ts';
import { isCurrentOutlook, listMonthOutlooks, type MonthOutlook, type SeasonalOutlook } from './seasonal-outlook.ts';

/** Mean temperature, °C, and total rain, mm, of one day or several. */
export interface ClimateValue {
  readonly temperatureC: number;
  readonly rainMm: number;
}

/** A model's day of a region: analysis if past, otherwise forecast. */
export interface ModelDay extends ClimateValue {
  readonly basis: 'analysis' | 'forecast';
}

/** Input of a bulletin for one region. */
export interface RegionClimate {
  readonly region: ClimateRegionId;
  /** Its land area, the weight in the country's mean. */
  readonly areaKm2: number;
  /** Long-term normal of the day that begins at a midnight. */
  readonly normalOf: (dayAt: EpochSeconds) => ClimateValue;
  /** The model's days by midnight; a missing day is unknown. */
  readonly days: ReadonlyMap<EpochSeconds, ModelDay>;
}

/** Class of temperature or rain relative to the normal. */
export type ClimateClass = 'below' | 'near' | 'above';

/** Several days of an area, with the normal of the same days. */
export interface ClimateSum extends ClimateSpan {
  readonly days: number;
  readonly analysisDays: number;
  readonly forecastDays: number;
  /** Model days, the others at their normals. */
  readonly value: ClimateValue;
  readonly normal: ClimateValue;
}

/** Only the days of a span that a model has, with the normals of the same days. */
export interface ModelSum extends ClimateSum {
  /** Class of its temperature; of its rain: null if the normal rain is too little to compare with. */
  readonly temperatureClass: ClimateClass;
  readonly rainClass: ClimateClass | null;
}

/** A region's line of the bulletin: its days with a forecast, and the normal of its whole period. */
export interface RegionLine {
  readonly region: ClimateRegionId;
  /** Null if no day of the period has a forecast. */
  readonly forecast: ModelSum | null;
  /** Null if too few days are known. */
  readonly past: ModelSum | null;
  readonly normal: ClimateValue;
}

/** A climate bulletin: page, document, chart, map and sentences are derived from it. */
export interface ClimateBulletin {
  readonly kind: ClimateKind;
  readonly area: ClimateArea;
  readonly period: ClimatePeriod;
  readonly issuedAt: EpochSeconds;
  /** Whether any model day is simulated for the demo. */
  readonly isDemo: boolean;
  /** The thirty days before today; null if fewer than two thirds of them are known. */
  readonly past: ModelSum | null;
  /** Parts of the past before the period begins. */
  readonly pastParts: readonly ClimateSum[];
  /** Days of the period with a forecast; null if there are none. */
  readonly forecast: ModelSum | null;
  /** Days of the period after those with a forecast; null if there are none. */
  readonly beyond: ClimateSum | null;
  readonly parts: readonly ClimateSum[];
  readonly whole: ClimateSum;
  readonly regions: readonly RegionLine[];
  /** What stands out in the months after those with a forecast, by a seasonal forecast; null without one. */
  readonly seasonal: { readonly issueMonth: string; readonly months: readonly MonthOutlook[] } | null;
}

/** Parameters of a bulletin. */
export interface ClimateOrder {
  readonly kind: ClimateKind;
  readonly area: ClimateArea;
  /** First midnight of the first month of a monthly bulletin. */
  readonly month: EpochSeconds;
}

/** Past days in a bulletin. */
export const PAST_DAYS = 30;
const KNOWN_SHARE = 2 / 3;
/** Smaller departures count as near normal, °C. */
export const NEAR_C = 0.5;
/** Rain between these shares of the normal counts as near normal. */
const NEAR_RAIN = { least: 0.8, most: 1.2 };
/** Below this normal rain a share is meaningless, mm. */
const COMPARABLE_MM = 5;

/** Class of a temperature relative to the normal. */
export function classifyTemperature({ value, normal }: Pick<ClimateSum, 'value' | 'normal'>): ClimateClass {
  const apart = value.temperatureC - normal.temperatureC;
  if (Math.abs(apart) < NEAR_C) return 'near';
  return apart < 0 ? 'below' : 'above';
}

/** Rain as a share of the normal; null if that is too little to compare with. */
export function findRainShare({ value, normal }: Pick<ClimateSum, 'value' | 'normal'>): number | null {
  return normal.rainMm < COMPARABLE_MM ? null : value.rainMm / normal.rainMm;
}

/** Class of rain relative to the normal. */
export function classifyRain(sum: Pick<ClimateSum, 'value' | 'normal'>): ClimateClass | null {
  const share = findRainShare(sum);
  if (share === null) return null;
  if (share < NEAR_RAIN.least) return 'below';
  return share > NEAR_RAIN.most ? 'above' : 'near';
}

interface AreaDay extends ClimateValue {
  readonly basis: ModelDay['basis'] | 'normal';
  readonly normal: ClimateValue;
}

const mixValues = (values: readonly (readonly [share: number, value: ClimateValue])[]): ClimateValue => ({
  temperatureC: values.reduce((sum, [share, { temperatureC }]) => sum + share * temperatureC, 0),
  rainMm: values.reduce((sum, [share, { rainMm }]) => sum + share * rainMm, 0),
});

/** A day of an area: a model day only if every region has one of the same kind. */
function toAreaDay(regions: readonly RegionClimate[], dayAt: EpochSeconds): AreaDay {
  const area = regions.reduce((sum, { areaKm2 }) => sum + areaKm2, 0);
  const normal = mixValues(regions.map((one) => [one.areaKm2 / area, one.normalOf(dayAt)] as const));
  const days = regions.flatMap(({ days: known, areaKm2 }) => {
    const day = known.get(dayAt);
    return day === undefined ? [] : [[areaKm2 / area, day] as const];
  });
  const basis = days[0]?.[1].basis;
  if (basis === undefined || days.length < regions.length || days.some(([, day]) => day.basis !== basis))
    return { ...normal, basis: 'normal', normal };
  return { ...mixValues(days), basis, normal };
}

function listSpanDays({ from, to }: ClimateSpan): EpochSeconds[] {
  return Array.from({ length: Math.round((to - from) / DAY_SECONDS) }, (_, day) => from + day * DAY_SECONDS);
}

const sumDays = (days: readonly ClimateValue[]): ClimateValue => {
  const { temperatureC, rainMm } = mixValues(days.map((day) => [1, day]));
  return { temperatureC: temperatureC / days.length, rainMm };
};

/** Sum of several days of an area; null without days. */
function sumSpan(
  regions: readonly RegionClimate[],
  span: ClimateSpan,
  chooses: (day: AreaDay) => boolean = () => true,
): ClimateSum | null {
  const chosen = listSpanDays(span)
    .map((at) => ({ at, day: toAreaDay(regions, at) }))
    .filter(({ day }) => chooses(day));
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = chosen.map(({ day }) => day);
  const count = (basis: AreaDay['basis']): number => days.filter((day) => day.basis === basis).length;
  return {
    from: first.at,
    to: last.at + DAY_SECONDS,
    days: days.length,
    analysisDays: count('analysis'),
    forecastDays: count('forecast'),
    value: sumDays(days),
    normal: sumDays(days.map(({ normal }) => normal)),
  };
}

function toModelSum(sum: ClimateSum | null): ModelSum | null {
  return sum && { ...sum, temperatureClass: classifyTemperature(sum), rainClass: classifyRain(sum) };
}

const isForecast = ({ basis }: AreaDay): boolean => basis === 'forecast';

/** The known days before today, if there are enough. */
function sumPast(regions: readonly RegionClimate[], today: EpochSeconds): ModelSum | null {
  const span = { from: today - PAST_DAYS * DAY_SECONDS, to: today };
  const sum = sumSpan(regions, span, ({ basis }) => basis === 'analysis');
  return sum !== null && sum.days >= PAST_DAYS * KNOWN_SHARE ? toModelSum(sum) : null;
}

function requireSum(sum: ClimateSum | null): ClimateSum {
  if (sum === null) throw new Error('a climate bulletin of no days');
  return sum;
}

/** The seasonal part: never next to simulated days, and not without a whole month to speak of. */
function findSeasonal(
  outlook: SeasonalOutlook | null,
  regions: readonly ClimateRegionId[],
  beyond: ClimateSpan | null,
  { now, isDemo }: { readonly now: EpochSeconds; readonly isDemo: boolean },
): ClimateBulletin['seasonal'] {
  if (outlook === null || beyond === null || isDemo || !isCurrentOutlook(outlook, now)) return null;
  const months = listMonthOutlooks(outlook, regions, beyond, now);
  return months.length === 0 ? null : { issueMonth: outlook.issueMonth, months };
}

/** Circumstances of a bulletin: a moment of the day on which it is made, and its seasonal forecast. */
interface ClimateMaking {
  readonly now: EpochSeconds;
  readonly isDemo: boolean;
  readonly outlook?: SeasonalOutlook | null;
}

/**
 * Makes a bulletin from the data of the seven regions. Country means weight each region by its land area.
 */
export function makeClimateBulletin(
  { kind, area, month }: ClimateOrder,
  climates: readonly RegionClimate[],
  { now, isDemo, outlook = null }: ClimateMaking,
): ClimateBulletin {
  const today = startOfVietnamDay(now);
  const period = makeClimatePeriod(kind, month, now);
  const own = area === 'country' ? climates : climates.filter(({ region }) => region === area);
  const forecast = toModelSum(sumSpan(own, period, isForecast));
  const past = sumPast(own, today);
  const knownTo = forecast?.to ?? period.from;
  const beyond = sumSpan(own, { from: knownTo, to: period.to });
  // The current month shows its own past days.
  const pastParts = listPastParts(period.partUnit, PAST_DAYS, now)
    .filter(({ to }) => to <= period.from)
    .map((span) => requireSum(sumSpan(own, span)));
  return {
    kind,
    area,
    period,
    issuedAt: now,
    isDemo,
    past,
    pastParts: past === null ? [] : pastParts,
    forecast,
    beyond,
    parts: period.parts.map((span) => requireSum(sumSpan(own, span))),
    whole: requireSum(sumSpan(own, period)),
    seasonal: findSeasonal(
      outlook,
      own.map(({ region }) => region),
      beyond,
      { now, isDemo },
    ),
    regions: CLIMATE_REGION_IDS.flatMap((region) => {
      const one = climates.filter((climate) => climate.region === region);
      if (one.length === 0) return [];
      return [
        {
          region,
          forecast: toModelSum(sumSpan(one, period, isForecast)),
          past: sumPast(one, today),
          normal: requireSum(sumSpan(one, period)).normal,
        },
      ];
    }),
  };
}
