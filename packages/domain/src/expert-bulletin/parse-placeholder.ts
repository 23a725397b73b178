import { DAY_SECONDS, type EpochSeconds, parseDate } from '#time/vietnam-time.ts';
import { CHART_QUANTITIES, type ChartQuantity } from './bulletin-document.ts';
import { parseLocalMinute } from './bulletin-request.ts';
import {
  FACT_NAMES,
  type FactName,
  FIGURES,
  type FigureName,
  getFigure,
  HOUR_COLUMNS,
  type HourColumn,
} from './placeholder.table.ts';

/** Position in a file, both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A fault at a position; `about` is the word concerned, `known` the possible words. */
export interface TextFault extends TextPosition {
  readonly code:
    | 'unclosed'
    | 'unknownName'
    | 'unknownOption'
    | 'badOption'
    | 'twice'
    | 'dayOrSpan'
    | 'missingDay'
    | 'onlyDay'
    | 'noMoment'
    | 'badStep'
    | 'alone'
    | 'notHour'
    | 'order'
    | 'past'
    | 'beyond'
    | 'unknownValue'
    | 'tooManyRows'
    | 'tooFewHours'
    | 'unwritten'
    | 'html'
    | 'link'
    | 'picture'
    | 'openStyle'
    | 'headingLevel'
    | 'nestedList'
    | 'unsupported'
    | 'tableHead'
    | 'tableCells'
    | 'tooLong'
    | 'empty';
  readonly about: string;
  readonly known?: readonly string[];
}

/** Hours named by a placeholder; `null` is the period of the order. A day is kept too, for daily figures. */
export interface NamedSpan {
  readonly fromAt: EpochSeconds | null;
  readonly toAt: EpochSeconds | null;
  /** `2026-11-22`; null if hours are named, or nothing. */
  readonly day: string | null;
}

interface Placed extends TextPosition {
  /** As written. */
  readonly source: string;
}

/** Content between `{{` and `}}`. */
export type Placeholder =
  | (Placed & { readonly kind: 'fact'; readonly name: FactName })
  | (Placed & NamedSpan & { readonly kind: 'figure'; readonly name: FigureName; readonly isMoment: boolean })
  | (Placed &
      NamedSpan & {
        readonly kind: 'table';
        readonly rows: 'hours' | 'days';
        readonly step: number;
        readonly columns: readonly HourColumn[];
      })
  | (Placed & NamedSpan & { readonly kind: 'chart'; readonly quantity: ChartQuantity });

/** A placeholder, or its fault. */
export type ParsedPlaceholder =
  | { readonly ok: true; readonly placeholder: Placeholder }
  | { readonly ok: false; readonly fault: TextFault };

const DEFAULT_COLUMNS: readonly HourColumn[] = ['rain', 'chance', 'temperature', 'wind', 'gust', 'thunder'];
const STEPS = [1, 2, 3, 6, 12];
const SPAN_OPTIONS = ['from', 'to', 'day'];

/** Thrown within this file for the first fault. */
class Refusal extends Error {
  readonly fault: TextFault;

  constructor(fault: TextFault) {
    super(fault.code);
    this.fault = fault;
  }
}

interface Words {
  readonly placed: Placed;
  readonly words: readonly (TextPosition & { readonly text: string })[];
}

/** The words between the braces with their positions. */
function splitWords(source: string, position: TextPosition): Words {
  const inner = source.slice(2, -2);
  const words = [...inner.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    line: position.line,
    column: position.column + 2 + index,
  }));
  return { placed: { source, ...position }, words };
}

type Options = ReadonlyMap<string, TextPosition & { readonly value: string }>;

/** `name=value` words by name. */
function readOptions(words: Words['words'], known: readonly string[]): Options {
  const options = new Map<string, TextPosition & { readonly value: string }>();
  for (const { text, line, column } of words) {
    const [name = '', value] = text.split(/=(.*)/s, 2);
    const at = { line, column };
    if (!known.includes(name)) throw new Refusal({ code: 'unknownOption', about: name, known, ...at });
    if (value === undefined || value === '') throw new Refusal({ code: 'badOption', about: text, ...at });
    if (options.has(name)) throw new Refusal({ code: 'twice', about: name, ...at });
    options.set(name, { value, ...at });
  }
  return options;
}

function readMoment(options: Options, name: string): EpochSeconds | null {
  const option = options.get(name);
  if (option === undefined) return null;
  const { value, line, column } = option;
  const at = parseLocalMinute(value);
  if (at === null) throw new Refusal({ code: 'badOption', about: `${name}=${value}`, line, column });
  if (!value.endsWith(':00')) throw new Refusal({ code: 'notHour', about: value, line, column });
  return at;
}

function readSpan(options: Options): NamedSpan {
  const [fromAt, toAt] = [readMoment(options, 'from'), readMoment(options, 'to')];
  const day = options.get('day');
  if (day === undefined) {
    const end = options.get('to');
    if (end !== undefined && fromAt !== null && toAt !== null && toAt <= fromAt) {
      throw new Refusal({ code: 'order', about: end.value, line: end.line, column: end.column });
    }
    return { fromAt, toAt, day: null };
  }
  const { value, line, column } = day;
  if (fromAt !== null || toAt !== null) throw new Refusal({ code: 'dayOrSpan', about: value, line, column });
  const at = parseDate(value);
  if (at === null) throw new Refusal({ code: 'badOption', about: `day=${value}`, line, column });
  return { fromAt: at, toAt: at + DAY_SECONDS, day: value };
}

function readFigure(name: FigureName, isMoment: boolean, { placed, words }: Words): Placeholder {
  const { of, hasMoment } = getFigure(name);
  const [first] = words;
  const at = { line: placed.line, column: first?.column ?? placed.column };
  if (isMoment && hasMoment !== true) throw new Refusal({ code: 'noMoment', about: name, ...at });
  const options = readOptions(words.slice(1), SPAN_OPTIONS);
  const other = options.get('from') ?? options.get('to');
  if (of === 'day' && other !== undefined) {
    throw new Refusal({ code: 'onlyDay', about: name, line: other.line, column: other.column });
  }
  if (of === 'day' && !options.has('day')) throw new Refusal({ code: 'missingDay', about: name, ...at });
  return { kind: 'figure', name, isMoment, ...placed, ...readSpan(options) };
}

function readColumns(options: Options): readonly HourColumn[] {
  const option = options.get('show');
  if (option === undefined) return DEFAULT_COLUMNS;
  return option.value.split(',').map((name) => {
    const column = HOUR_COLUMNS.find((one) => one === name);
    if (column !== undefined) return column;
    throw new Refusal({
      code: 'badOption',
      about: name,
      known: HOUR_COLUMNS,
      line: option.line,
      column: option.column,
    });
  });
}

function readTable({ placed, words }: Words): Placeholder {
  const [first, rows] = words;
  const kind = rows?.text;
  if (kind !== 'hours' && kind !== 'days') {
    const at = rows ?? first ?? placed;
    throw new Refusal({
      code: 'badOption',
      about: kind ?? 'table',
      known: ['hours', 'days'],
      line: at.line,
      column: at.column,
    });
  }
  const options = readOptions(words.slice(2), kind === 'hours' ? [...SPAN_OPTIONS, 'step', 'show'] : ['from', 'to']);
  const step = options.get('step');
  const hours = step === undefined ? 3 : Number(step.value);
  if (step !== undefined && !STEPS.includes(hours)) {
    throw new Refusal({
      code: 'badStep',
      about: step.value,
      known: STEPS.map(String),
      line: step.line,
      column: step.column,
    });
  }
  return { kind: 'table', rows: kind, step: hours, columns: readColumns(options), ...placed, ...readSpan(options) };
}

function readChart({ placed, words }: Words): Placeholder {
  const [first, named] = words;
  const quantity = CHART_QUANTITIES.find((one) => one === named?.text);
  if (quantity === undefined) {
    const at = named ?? first ?? placed;
    const { line, column } = at;
    throw new Refusal({ code: 'badOption', about: named?.text ?? 'chart', known: CHART_QUANTITIES, line, column });
  }
  return { kind: 'chart', quantity, ...placed, ...readSpan(readOptions(words.slice(2), SPAN_OPTIONS)) };
}

/** Every first word of a placeholder. */
const NAMES: readonly string[] = [...FACT_NAMES, ...Object.keys(FIGURES), 'table', 'chart'];

function readPlaceholder(parts: Words): Placeholder {
  const { placed, words } = parts;
  const name = words[0]?.text ?? '';
  const at = { line: placed.line, column: words[0]?.column ?? placed.column };
  if (name === 'table') return readTable(parts);
  if (name === 'chart') return readChart(parts);
  const fact = FACT_NAMES.find((one) => one === name);
  if (fact !== undefined) {
    readOptions(words.slice(1), []);
    return { kind: 'fact', name: fact, ...placed };
  }
  const isMoment = name.endsWith('.at');
  const plain = isMoment ? name.slice(0, -3) : name;
  if (Object.hasOwn(FIGURES, plain)) return readFigure(plain as FigureName, isMoment, parts);
  throw new Refusal({ code: 'unknownName', about: name, known: NAMES, ...at });
}

/** Parses `{{…}}` with its braces at a position. Never throws: the first fault is returned. */
export function parsePlaceholder(source: string, position: TextPosition): ParsedPlaceholder {
  try {
    return { ok: true, placeholder: readPlaceholder(splitWords(source, position)) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    throw error;
  }
}
