import {
  type ClimateBulletin,
  type ClimateClass,
  type ClimateSum,
  type ClimateValue,
  findRainShare,
  type ModelSum,
  PAST_DAYS,
  type RegionLine,
} from '@portal/domain/climate/climate-bulletin';
import { type ClimateMap, MAP_BOUNDS, type MapClass, makeClimateMaps } from '@portal/domain/climate/climate-map';
import { CLIMATE_KINDS } from '@portal/domain/climate/climate-period';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, formatClock, vietnamDate } from '@portal/domain/time/vietnam-time';
import { type ClimateMessages, climateMessages } from '../messages/climate-messages.ts';
import { abbreviatePart, nameArea, nameDay, nameMonthAlone, namePart, namePeriod, nameSpan } from './climate-names.ts';
import { describeSeasonal } from './describe-seasonal.ts';

export interface ClimateStyle {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
}

/** A heading with sentences. */
export interface ClimatePassage {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** A table; the first cell of a row is its header. */
export interface ClimateTableText {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Caption and classes of a map, low to high. */
export interface ClimateMapText {
  readonly map: ClimateMap;
  readonly caption: string;
  readonly legend: readonly { readonly mapClass: MapClass | null; readonly text: string }[];
  readonly alt: string;
}

/** A bulletin as text, for page and document. */
export interface ClimateText {
  readonly title: string;
  readonly area: string;
  readonly issued: string;
  /** Demo notice; null for real data. */
  readonly demo: string | null;
  /** Key message in a few sentences. */
  readonly headline: readonly string[];
  readonly past: ClimatePassage;
  readonly outlook: ClimatePassage;
  /** What a seasonal forecast says; without sentences where it says nothing. */
  readonly seasonal: ClimatePassage;
  /** Labels of the chart's columns, axes and marks. */
  readonly chart: {
    readonly columns: readonly string[];
    readonly temperature: string;
    readonly words: ClimateMessages['chart'];
  };
  /** Temperature axis tick in the reader's unit. */
  readonly writeTick: (celsius: number) => string;
  readonly parts: ClimateTableText;
  readonly regions: ClimateTableText;
  readonly maps: readonly ClimateMapText[];
  readonly madeOf: ClimatePassage;
  readonly limits: ClimatePassage;
}

const NBSP = '\u00a0';

function writeNumber(value: number, language: Language, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', options);
}

function createWriter({ language, temperatureUnit }: ClimateStyle) {
  const unit = `°${temperatureUnit}`;
  const toDegrees = (celsius: number): number => (temperatureUnit === 'F' ? celsius * 1.8 + 32 : celsius);
  const toApart = (celsius: number): number => (temperatureUnit === 'F' ? celsius * 1.8 : celsius);
  const writeApart = (celsius: number): string =>
    `${writeNumber(Math.abs(toApart(celsius)), language, 1)}${NBSP}${unit}`;
  return {
    unit,
    tick: (celsius: number) => writeNumber(toDegrees(celsius), language, 0),
    warmth: (celsius: number) => `${writeNumber(toDegrees(celsius), language, 1)}${NBSP}${unit}`,
    apart: writeApart,
    signed: (celsius: number) => {
      const text = writeApart(celsius);
      return /[1-9]/.test(text) ? `${celsius < 0 ? '−' : '+'}${text}` : text;
    },
    rain: (mm: number) => `${writeNumber(mm, language, mm < 10 ? 1 : 0)}${NBSP}mm`,
    percent: (share: number) => `${writeNumber(share * 100, language, 0)}%`,
  };
}

type Writer = ReturnType<typeof createWriter>;

interface Writing {
  readonly bulletin: ClimateBulletin;
  readonly language: Language;
  readonly words: ClimateMessages;
  readonly write: Writer;
}

const toDeparture = ({ value, normal }: Pick<ClimateSum, 'value' | 'normal'>): number =>
  value.temperatureC - normal.temperatureC;

/** Span in a sentence: `từ 21/11 đến 5/12/2026`. */
function writeSpan({ from, to }: Pick<ClimateSum, 'from' | 'to'>, { language, words }: Writing): string {
  return words.span(nameDay(from, language), nameDay(to - DAY_SECONDS, language));
}

function describeSum(sum: ModelSum, lead: string, { words, write }: Writing): string {
  const departure = toDeparture(sum);
  const { temperatureClass, rainClass } = sum;
  const warmth = words.temperature[temperatureClass](
    temperatureClass === 'near' ? write.signed(departure) : write.apart(departure),
  );
  const share = findRainShare(sum);
  const rain =
    rainClass === null || share === null
      ? words.rain.unknown(write.rain(sum.normal.rainMm))
      : words.rain[rainClass](write.percent(share));
  return words.sum(lead, write.warmth(sum.value.temperatureC), warmth, write.rain(sum.value.rainMm), rain);
}

function describePast(writing: Writing): string[] {
  const { bulletin, words } = writing;
  const { past } = bulletin;
  if (past === null) return [words.pastUnknown];
  const sentence = describeSum(past, words.pastLead(PAST_DAYS, writeSpan(past, writing)), writing);
  const gap = past.days < PAST_DAYS ? [words.pastGap(past.days, PAST_DAYS)] : [];
  return [sentence, ...gap];
}

function describeForecast(writing: Writing): string {
  const { bulletin, words } = writing;
  const { forecast } = bulletin;
  if (forecast === null) return words.noForecast;
  return describeSum(forecast, words.forecastLead(forecast.days, writeSpan(forecast, writing)), writing);
}

/** Climatology of the days beyond the forecast. */
function describeBeyond(writing: Writing): string[] {
  const { bulletin, words, write } = writing;
  const { beyond, forecast, whole } = bulletin;
  const writeNormal = ({ temperatureC, rainMm }: ClimateValue) =>
    [write.warmth(temperatureC), write.rain(rainMm)] as const;
  if (forecast === null) return [words.normalPeriod(writeSpan(whole, writing), ...writeNormal(whole.normal))];
  if (beyond === null) return [];
  const describe = bulletin.seasonal === null ? words.beyond : words.seasonal.beyond;
  return [describe(writeSpan(beyond, writing), ...writeNormal(beyond.normal))];
}

function joinNames(names: readonly string[], { words }: Writing): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')}${words.and}${last}`;
}

/** Regions that depart from normal; only for the whole country. */
function describeRegions(writing: Writing, lead: string, read: (line: RegionLine) => ModelSum | null): string[] {
  const { bulletin, words, language } = writing;
  if (bulletin.area !== 'country') return [];
  const lines = bulletin.regions.flatMap((line) => {
    const sum = read(line);
    return sum === null ? [] : [{ name: nameArea(line.region, language), sum }];
  });
  if (lines.length === 0) return [];
  const list = (
    describe: (names: string) => string,
    findClass: (sum: ModelSum) => ClimateClass | null,
    wanted: ClimateClass,
  ): string[] => {
    const names = lines.filter(({ sum }) => findClass(sum) === wanted).map(({ name }) => name);
    return names.length === 0 ? [] : [describe(joinNames(names, writing))];
  };
  const found = [
    ...list(words.warmRegions, (sum) => sum.temperatureClass, 'above'),
    ...list(words.coolRegions, (sum) => sum.temperatureClass, 'below'),
    ...list(words.wetRegions, (sum) => sum.rainClass, 'above'),
    ...list(words.dryRegions, (sum) => sum.rainClass, 'below'),
  ];
  return [`${lead}: ${found.length === 0 ? words.allNear : found.join('; ')}.`];
}

/** Normal monthly rain from which a month counts as rainy, mm. */
const RAINY_MM = 100;

/** Seasonal course over a bulletin's months, from the normals. */
function describeSeason({ bulletin, words, write, language }: Writing): string[] {
  const { parts, period } = bulletin;
  if (period.partUnit !== 'month') return [];
  const most = (read: (value: ClimateValue) => number): ClimateSum | undefined =>
    parts.reduce<ClimateSum | undefined>(
      (best, part) => (best === undefined || read(part.normal) > read(best.normal) ? part : best),
      undefined,
    );
  const warm = most(({ temperatureC }) => temperatureC);
  const cool = most(({ temperatureC }) => -temperatureC);
  const wet = most(({ rainMm }) => rainMm);
  const dry = most(({ rainMm }) => -rainMm);
  if (warm === undefined || cool === undefined || wet === undefined || dry === undefined) return [];
  const name = ({ from }: ClimateSum): string => nameMonthAlone(from, language);
  const rainy = parts.filter(({ normal }) => normal.rainMm >= RAINY_MM);
  const listMonths = (): string =>
    rainy
      .map(({ from }) => (language === 'vi' ? String(vietnamDate(from).month) : name({ from } as ClimateSum)))
      .join(', ');
  return [
    words.season(
      name(cool),
      write.warmth(cool.normal.temperatureC),
      name(warm),
      write.warmth(warm.normal.temperatureC),
    ),
    words.rainSeason(name(wet), write.rain(wet.normal.rainMm), name(dry), write.rain(dry.normal.rainMm)),
    ...(rainy.length === 0 ? [] : [words.rainyMonths(listMonths())]),
  ];
}

/** Basis of a period's days: `dự báo 5 ngày, trung bình 5 ngày`. */
function nameBasis({ days, analysisDays, forecastDays }: ClimateSum, words: ClimateMessages): string {
  const counts = [
    [words.basis.analysis, analysisDays],
    [words.basis.forecast, forecastDays],
    [words.basis.normal, days - analysisDays - forecastDays],
  ] as const;
  return counts.flatMap(([name, count]) => (count === 0 ? [] : [name(count)])).join(', ');
}

const UNKNOWN = '–';

function toPartRow(name: string, sum: ClimateSum, { words, write }: Writing): string[] {
  const hasModel = sum.analysisDays + sum.forecastDays > 0;
  return [
    name,
    nameBasis(sum, words),
    hasModel ? write.warmth(sum.value.temperatureC) : UNKNOWN,
    write.warmth(sum.normal.temperatureC),
    hasModel ? write.rain(sum.value.rainMm) : UNKNOWN,
    write.rain(sum.normal.rainMm),
  ];
}

function writeParts(writing: Writing): ClimateTableText {
  const { bulletin, words, language } = writing;
  const { pastParts, parts, period } = bulletin;
  const pastUnit = period.partUnit === 'month' ? 'tenDays' : period.partUnit;
  return {
    heading: words.headings.parts,
    columns: words.partColumns,
    rows: [
      ...pastParts.map((sum) => toPartRow(namePart(sum, pastUnit, language), sum, writing)),
      ...parts.map((sum) => toPartRow(namePart(sum, period.partUnit, language), sum, writing)),
    ],
  };
}

function writeRegions(writing: Writing): ClimateTableText {
  const { bulletin, words, write, language } = writing;
  const days = bulletin.regions.find(({ forecast }) => forecast !== null)?.forecast?.days ?? 0;
  const { region, forecast: forecastColumns, normal } = words.regionColumns;
  const toForecast = ({ forecast }: RegionLine): string[] => {
    if (forecast === null) return [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
    const share = findRainShare(forecast);
    return [
      write.warmth(forecast.value.temperatureC),
      write.signed(toDeparture(forecast)),
      write.rain(forecast.value.rainMm),
      share === null ? UNKNOWN : write.percent(share),
    ];
  };
  return {
    heading: words.headings.regions,
    columns: [region, ...(days === 0 ? [] : forecastColumns(days)), ...normal],
    rows: bulletin.regions.map((line) => [
      nameArea(line.region, language),
      ...(days === 0 ? [] : toForecast(line)),
      write.warmth(line.normal.temperatureC),
      write.rain(line.normal.rainMm),
    ]),
  };
}

function writeBound(value: number, { quantity, shows }: ClimateMap, write: Writer): string {
  if (shows === 'departure') return quantity === 'rain' ? write.percent(value) : write.signed(value);
  return quantity === 'rain' ? `${value}${NBSP}mm` : `${write.tick(value)}${NBSP}${write.unit}`;
}

function writeMap(map: ClimateMap, writing: Writing): ClimateMapText {
  const { bulletin, words, write, language } = writing;
  const bounds = MAP_BOUNDS[map.shows][map.quantity].map((bound) => writeBound(bound, map, write));
  const legend = ([0, 1, 2, 3, 4] as const).map((mapClass) => {
    const [from, to] = [bounds[mapClass - 1], bounds[mapClass]];
    if (from === undefined) return { mapClass, text: words.maps.under(to ?? '') };
    return { mapClass, text: to === undefined ? words.maps.over(from) : words.maps.between(from, to) };
  });
  const span = nameSpan(map.shows === 'departure' ? (bulletin.forecast ?? bulletin.whole) : bulletin.whole, language);
  const caption = words.maps[map.shows][map.quantity](span);
  const list = bulletin.regions.map(({ region }) => {
    const mapClass = map.classes[region];
    const text = mapClass == null ? words.maps.unknown : legend[mapClass]?.text;
    return `${nameArea(region, language)}: ${text}`;
  });
  const hasUnknown = Object.values(map.classes).includes(null);
  return {
    map,
    caption,
    legend: hasUnknown ? [...legend, { mapClass: null, text: words.maps.unknown }] : legend,
    alt: words.maps.alt(caption, list.join('; ')),
  };
}

/** What the bulletin is made of, and its limits. */
function writeGround({ bulletin, words }: Writing): Pick<ClimateText, 'madeOf' | 'limits'> {
  const hasSeasonal = bulletin.seasonal !== null;
  const madeOf = hasSeasonal ? { ...words.madeOf, beyond: words.seasonal.madeOf } : words.madeOf;
  const limits = hasSeasonal ? [words.seasonal.limit, ...words.limits.slice(1)] : words.limits;
  return {
    madeOf: { heading: words.headings.madeOf, sentences: Object.values(madeOf) },
    limits: { heading: words.headings.limits, sentences: limits },
  };
}

export function writeClimateText(bulletin: ClimateBulletin, style: ClimateStyle): ClimateText {
  const { language } = style;
  const words = climateMessages[language];
  const write = createWriter(style);
  const writing: Writing = { bulletin, language, words, write };
  const { kind, period, pastParts, parts, issuedAt, seasonal } = bulletin;
  const isOfMonths = CLIMATE_KINDS[kind].unit === 'month';
  const past = describePast(writing);
  const forecast = describeForecast(writing);
  const beyond = describeBeyond(writing);
  return {
    title: words.title(words.kinds[kind], namePeriod(period, isOfMonths, language)),
    area: nameArea(bulletin.area, language),
    issued: words.issued(`${formatClock(issuedAt)}, ${nameDay(issuedAt, language)}`),
    demo: bulletin.isDemo ? words.demo : null,
    headline: [forecast, ...beyond],
    past: {
      heading: words.headings.past,
      sentences: [...past, ...describeRegions(writing, words.pastRegions, (line) => line.past)],
    },
    outlook: {
      heading: words.headings.outlook,
      sentences: [
        ...describeRegions(writing, words.forecastRegions(bulletin.forecast?.days ?? 0), (line) => line.forecast),
        ...describeSeason(writing),
      ],
    },
    seasonal: {
      heading: words.seasonal.heading,
      sentences: seasonal === null ? [] : describeSeasonal(seasonal, language),
    },
    chart: {
      columns: [
        ...pastParts.map((sum) =>
          period.partUnit === 'month' ? words.chart.pastColumn : abbreviatePart(sum, period.partUnit, language),
        ),
        ...parts.map((sum) => abbreviatePart(sum, period.partUnit, language)),
      ],
      temperature: words.chart.temperature(write.unit),
      words: words.chart,
    },
    writeTick: write.tick,
    parts: writeParts(writing),
    regions: writeRegions(writing),
    maps: makeClimateMaps(bulletin).map((map) => writeMap(map, writing)),
    ...writeGround(writing),
  };
}
