import type {
  BulletinBlock,
  BulletinChart,
  FilledFigure,
  TextRun,
} from '@portal/domain/expert-bulletin/bulletin-document';
import type { BulletinWeather } from '@portal/domain/expert-bulletin/bulletin-weather';
import {
  type Computed,
  computeFigure,
  type FilledSpan,
  findSpan,
  listSteps,
  type OrderSpan,
  readSpan,
} from '@portal/domain/expert-bulletin/compute-figure';
import { type DraftBlock, type DraftRun, parseBulletinText } from '@portal/domain/expert-bulletin/parse-bulletin-text';
import type { Placeholder, TextFault } from '@portal/domain/expert-bulletin/parse-placeholder';
import { type HourColumn, LEAST_CHART_HOURS, MOST_TABLE_ROWS } from '@portal/domain/expert-bulletin/placeholder.table';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatClock,
  formatDate,
  HOUR_SECONDS,
  parseDate,
  startOfVietnamDay,
  vietnamDate,
} from '@portal/domain/time/vietnam-time';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { figureWords } from './figure-words.ts';
import { formatFigure, formatFigureDay, formatFigureMoment, formatTenth } from './format-figure.ts';

/** Data for the placeholders of a text. */
export interface BulletinFilling {
  readonly language: Language;
  readonly weather: BulletinWeather;
  readonly placeName: string;
  readonly period: OrderSpan;
  /** Start of the latest run for temperature; null where unknown. */
  readonly runAt: EpochSeconds | null;
}

/** A text with its values, or everything wrong with it. */
export interface FilledBulletin {
  readonly blocks: readonly BulletinBlock[];
  readonly figures: readonly FilledFigure[];
  readonly faults: readonly TextFault[];
}

const plain = (text: string): readonly TextRun[] => [{ text }];
const figure = (text: string): readonly TextRun[] => [{ text, isFigure: true }];

type Of<Kind extends Placeholder['kind']> = Extract<Placeholder, { kind: Kind }>;

function fault(placeholder: Placeholder, code: TextFault['code'], about: string): Computed<never> {
  return { ok: false, fault: { code, about, line: placeholder.line, column: placeholder.column } };
}

export function describePeriod({ fromAt, toAt }: OrderSpan, language: Language): string {
  const [from, to] = [fromAt, toAt].map((at) => formatFigureMoment(at, language));
  return figureWords[language].period(from ?? '', to ?? '', vietnamDate(toAt).year);
}

/** `13:00 ngày 21/11/2026`: start of a run. */
export function describeRun(runAt: EpochSeconds | null, language: Language): string {
  const words = figureWords[language];
  return runAt === null ? words.noRun : words.run(formatFigureMoment(runAt, language), vietnamDate(runAt).year);
}

function nameFact(placeholder: Of<'fact'>, { language, placeName, period, runAt }: BulletinFilling): string {
  if (placeholder.name === 'place') return placeName;
  return placeholder.name === 'period' ? describePeriod(period, language) : describeRun(runAt, language);
}

/** Field of a column, and how a row's hours are aggregated. */
const COLUMNS: Readonly<
  Record<HourColumn, readonly [field: string, how: 'sum' | 'any' | 'max' | 'min' | 'span' | 'level', of?: 'waves']>
> = {
  rain: ['rain', 'sum'],
  chance: ['rainProbability', 'any'],
  temperature: ['temperature', 'span'],
  humidity: ['humidity', 'span'],
  wind: ['windSpeed', 'max'],
  gust: ['windGust', 'max'],
  visibility: ['visibility', 'min'],
  thunder: ['thunder', 'level'],
  wave: ['waveHeight', 'max', 'waves'],
};

function writeCell(
  values: readonly number[],
  how: 'sum' | 'any' | 'max' | 'min' | 'span' | 'level',
  language: Language,
): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  switch (how) {
    case 'sum':
      return formatTenth(
        values.reduce((total, value) => total + value, 0),
        language,
      );
    case 'any':
      // Combined chance of the row's hours, not that of the wettest.
      return formatTenth(Math.round(chanceOfAnyHour(values) ?? high), language);
    case 'span': {
      const [from, to] = [low, high].map((value) => String(Math.round(value) + 0).replace('-', '−'));
      return from === to ? `${from}` : `${from}–${to}`;
    }
    case 'level':
      return figureWords[language].thunderCell[high as 0 | 1 | 2 | 3];
    default:
      return formatTenth(how === 'min' ? low : high, language);
  }
}

/** `06:00 T7 22/11` in the first row of a day, else only the hour. */
function nameRow({ fromAt }: FilledSpan, before: FilledSpan | undefined, language: Language): string {
  const isNewDay = before === undefined || startOfVietnamDay(before.fromAt) !== startOfVietnamDay(fromAt);
  return isNewDay ? `${formatClock(fromAt)} ${formatFigureDay(fromAt, language)}` : formatClock(fromAt);
}

/** Meaning of a row's cells, for the columns in use. */
function describeRows({ columns, step }: Of<'table'>, from: string, to: string, language: Language): string {
  const words = figureWords[language];
  const kinds = ['rain', 'chance', 'temperature', 'humidity', 'visibility'] as const;
  const columnNames = kinds.filter((kind) => columns.includes(kind)).map((kind) => words.rowKinds[kind]);
  const others = columns.some((column) => !kinds.some((kind) => kind === column)) ? [words.rowKinds.others] : [];
  return [words.hoursCaption(from, to, step), ...columnNames, ...others].join(' ');
}

function fillHourTable(placeholder: Of<'table'>, filling: BulletinFilling): Computed<BulletinBlock> {
  const { language, weather, period } = filling;
  const span = findSpan(placeholder, weather, period);
  if (!span.ok) return span;
  const steps = listSteps(span.value, placeholder.step);
  if (steps.length > MOST_TABLE_ROWS) return fault(placeholder, 'tooManyRows', String(steps.length));
  const words = figureWords[language];
  for (const column of placeholder.columns) {
    const [field, , of = 'hours'] = COLUMNS[column];
    const isKnown = readSpan(weather, span.value, of, field).some(({ value }) => value !== null);
    if (!isKnown) return fault(placeholder, 'unknownValue', column);
  }
  const rows = steps.map((step, index) => [
    plain(nameRow(step, steps[index - 1], language)),
    ...placeholder.columns.map((column) => {
      const [field, how, of = 'hours'] = COLUMNS[column];
      const values = readSpan(weather, step, of, field).map(({ value }) => value);
      const known = values.flatMap((value) => value ?? []);
      return figure(known.length < values.length ? words.unknown : writeCell(known, how, language));
    }),
  ]);
  const [from, to] = [span.value.fromAt, span.value.toAt].map((at) => formatFigureMoment(at, language));
  return {
    ok: true,
    value: {
      kind: 'table',
      caption: describeRows(placeholder, from ?? '', to ?? '', language),
      head: [words.time, ...placeholder.columns.map((column) => words.columns[column])].map(plain),
      rows,
    },
  };
}

function fillDayTable(
  placeholder: Of<'table'>,
  { language, weather, period }: BulletinFilling,
): Computed<BulletinBlock> {
  const [first] = weather.days;
  const todayAt = first === undefined ? Number.POSITIVE_INFINITY : (parseDate(first.date) ?? 0);
  const fromAt = startOfVietnamDay(placeholder.fromAt ?? Math.max(period.fromAt, todayAt));
  const toAt = placeholder.toAt ?? period.toAt;
  const count = Math.ceil((toAt - fromAt) / DAY_SECONDS);
  const dates = Array.from({ length: Math.max(0, count) }, (_, day) => formatDate(fromAt + day * DAY_SECONDS));
  const days = dates.map((date) => weather.days.find((day) => day.date === date));
  if (fromAt < todayAt) return fault(placeholder, 'past', placeholder.source);
  const words = figureWords[language];
  const write = (value: number | null): string => (value === null ? words.unknown : formatTenth(value, language));
  const join = (low: number | null, high: number | null): string =>
    low === high ? write(low) : `${write(low)}–${write(high)}`;
  const rows: (readonly (readonly TextRun[])[])[] = [];
  for (const day of days) {
    if (day === undefined) return fault(placeholder, 'beyond', placeholder.source);
    rows.push([
      plain(formatFigureDay(parseDate(day.date) ?? 0, language)),
      figure(write(day.rain)),
      figure(join(day.rainLow, day.rainHigh)),
      figure(write(day.rainProbability)),
      figure(join(day.temperatureMin, day.temperatureMax)),
      figure(write(day.windSpeedMax)),
      figure(write(day.windGustMax)),
    ]);
  }
  if (rows.length === 0) return fault(placeholder, 'order', placeholder.source);
  return { ok: true, value: { kind: 'table', caption: words.daysCaption, head: words.dayColumns.map(plain), rows } };
}

const CHART_FIELDS = {
  rain: ['rain', 'hours'],
  temperature: ['temperature', 'hours'],
  wind: ['windSpeed', 'hours'],
  gust: ['windGust', 'hours'],
  wave: ['waveHeight', 'waves'],
} as const;
const CHART_UNITS = { rain: 'mm', temperature: 'celsius', wind: 'wind', gust: 'wind', wave: 'metre' } as const;

function summarizeChart({ quantity, fromAt, values }: BulletinChart, language: Language): string {
  const known = values.flatMap((value) => value ?? []);
  const write = (value: number): string =>
    formatFigure({ kind: 'number', value, unit: CHART_UNITS[quantity] }, language);
  const high = Math.max(...known);
  const at = formatFigureMoment(fromAt + values.indexOf(high) * HOUR_SECONDS, language);
  const total = quantity === 'rain' ? write(known.reduce((sum, value) => sum + value, 0)) : null;
  return figureWords[language].summary({ low: write(Math.min(...known)), high: write(high), at, total });
}

function fillChart(placeholder: Of<'chart'>, { language, weather, period }: BulletinFilling): Computed<BulletinBlock> {
  const span = findSpan(placeholder, weather, period);
  if (!span.ok) return span;
  const { fromAt } = span.value;
  const [field, of] = CHART_FIELDS[placeholder.quantity];
  const values = readSpan(weather, span.value, of, field).map(({ value }) => value);
  if (values.length < LEAST_CHART_HOURS) return fault(placeholder, 'tooFewHours', String(LEAST_CHART_HOURS));
  if (values.every((value) => value === null)) return fault(placeholder, 'unknownValue', placeholder.quantity);
  const chart = { quantity: placeholder.quantity, fromAt, values };
  const title = figureWords[language].charts[placeholder.quantity];
  return { ok: true, value: { kind: 'chart', title, summary: summarizeChart(chart, language), chart } };
}

/** Fills texts in order, recording values and faults. */
class Filler {
  readonly figures: FilledFigure[] = [];
  readonly faults: TextFault[] = [];
  readonly #filling: BulletinFilling;

  constructor(filling: BulletinFilling) {
    this.#filling = filling;
  }

  fillRuns(runs: readonly DraftRun[]): TextRun[] {
    return runs.flatMap((run) => {
      const style = { ...(run.isBold && { isBold: true as const }), ...(run.isItalic && { isItalic: true as const }) };
      if ('text' in run) return [{ text: run.text, ...style }];
      const { placeholder } = run;
      // Order facts are not forecast values.
      if (placeholder.kind === 'fact') return [{ text: nameFact(placeholder, this.#filling), ...style }];
      const text = this.#fillFigure(placeholder);
      return text === null ? [] : [{ text, ...style, isFigure: true as const }];
    });
  }

  #fillFigure(placeholder: Placeholder): string | null {
    const { language, weather, period } = this.#filling;
    if (placeholder.kind !== 'figure') return null;
    const computed = computeFigure(placeholder, weather, period);
    if (!computed.ok) {
      this.faults.push(computed.fault);
      return null;
    }
    const text = formatFigure(computed.value, language);
    this.figures.push({ placeholder: placeholder.source, text });
    return text;
  }

  fillBlock(block: DraftBlock): BulletinBlock[] {
    switch (block.kind) {
      case 'heading':
        return [{ kind: 'heading', level: block.level, runs: this.fillRuns(block.runs) }];
      case 'paragraph':
        return [{ kind: 'paragraph', runs: this.fillRuns(block.runs) }];
      case 'list': {
        const { isOrdered, items } = block;
        return [{ kind: 'list', isOrdered, items: items.map((item) => this.fillRuns(item)) }];
      }
      case 'table': {
        const [head = [], ...rows] = block.rows.map((row) => row.map((cell) => this.fillRuns(cell)));
        return [{ kind: 'table', caption: null, head, rows }];
      }
      case 'filled':
        return this.#fillPart(block.placeholder);
    }
  }

  #fillPart(placeholder: Of<'table'> | Of<'chart'>): BulletinBlock[] {
    const part =
      placeholder.kind === 'chart'
        ? fillChart(placeholder, this.#filling)
        : (placeholder.rows === 'days' ? fillDayTable : fillHourTable)(placeholder, this.#filling);
    if (part.ok) return [part.value];
    this.faults.push(part.fault);
    return [];
  }
}

/**
 * Fills the placeholders of a text; `firstLine` is its first line number in the file. A text with any fault must not be
 * issued.
 */
export function fillBulletin(text: string, filling: BulletinFilling, firstLine = 1): FilledBulletin {
  const parsed = parseBulletinText(text, firstLine);
  const filler = new Filler(filling);
  const blocks = parsed.blocks.flatMap((block) => filler.fillBlock(block));
  const faults = [...parsed.faults, ...filler.faults].toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { blocks, figures: filler.figures, faults };
}
