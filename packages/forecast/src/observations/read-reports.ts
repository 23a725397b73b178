import { parseSynopTime, type SynopHeader } from '@portal/domain/observation/synop/parse-synop';

/** A time next to a report, in UTC. */
export interface Stamp {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The text of one report in a file. */
export interface FoundReport {
  readonly kind: 'metar' | 'synop';
  readonly text: string;
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  /** Whether its bulletin heading marks a correction (`CCA`). */
  readonly isCorrection: boolean;
  /** `AAXX YYGGiw` of its bulletin; null if it has its own. */
  readonly header: SynopHeader | null;
  readonly stamp: Stamp | null;
}

/** Whether a list ends with a line end or `=`. Otherwise its last report may have been cut off. */
export function hasEnd(list: string): boolean {
  const text = list.trimEnd();
  return text === '' || /[\r\n]/.test(list.slice(text.length)) || text.endsWith('=') || text.endsWith('="');
}

/** Finds reports in lines that are passed one by one. */
export interface ReportReader {
  addLine(line: string): void;
  /** Call after the last line. */
  finish(): void;
  /** Takes the report without its end yet out of the list; null if there is none. */
  dropLast(): Pick<FoundReport, 'line' | 'text'> | null;
  /** Number of lines so far. */
  countLines(): number;
}

interface ReportHandlers {
  readonly onReport: (report: FoundReport) => void;
  /** Receives a line that belongs to no report. */
  readonly onStray: (line: number, text: string) => void;
}

const BEGIN = /(?:^|[\s,;"])((?:METAR|SPECI|AAXX)\s.*|[A-Z][A-Z0-9]{3} \d{6}Z\b.*)$/;
const STAMP = /(?<!\d)(\d{4})[-/,]?(\d\d)[-/,]?(\d\d)[ T,_]?(\d\d)[:,]?(\d\d)/;
/** A shorter text such as `METAR COR` only announces what follows. */
const SHORTEST = 12;
/** `202601010000`. */
const STAMP_LENGTH = 12;
/** `SAVS31 VVNB 271830 CCA`: heading of a bulletin. */
const HEADING = /^[A-Z]{4}\d{2} [A-Z]{4} \d{6}(?: ([A-Z]{3}))?$/;
/** Teletype framing of bulletins, and header lines of tables. */
const FRAME = /^(?:ZCZC\b.*|NNNN|\d{3}|#.*|station,valid,metar.*)$/i;
const KIND_LINE = /^(METAR|SPECI)( COR)?$/;
/** As one character, and as its UTF-8 bytes read as Latin-1. */
const BYTE_ORDER_MARK = /^(?:\uFEFF|ï»¿)/;
/** Teletypes frame a bulletin with control characters. */
const CONTROLS = /\p{Cc}/gu;

interface Pending {
  readonly kind: FoundReport['kind'];
  text: string;
  readonly line: number;
  readonly stamp: Stamp | null;
  readonly header: SynopHeader | null;
}

/** Context from the lines so far. */
interface ReaderState {
  readonly handlers: ReportHandlers;
  line: number;
  /** A report without its end yet. */
  pending: Pending | null;
  /** The time from a line of its own. */
  above: Stamp | null;
  /** Report type and context from the first line of a bulletin. */
  mode:
    | { readonly kind: 'metar'; readonly prefix: string }
    | { readonly kind: 'synop'; readonly header: SynopHeader }
    | null;
  isCorrection: boolean;
}

/**
 * Splits METAR, SPECI and SYNOP as found in files: one per line, over several lines up to `=`, several per line, in
 * bulletins whose first line announces the type, with a time before them (`202601010000 METAR …`, `VVTS,2026-01-01
 * 00:00,…`) or in the line above (`2026/01/01 00:00`).
 */
export function createReportReader(handlers: ReportHandlers): ReportReader {
  const state: ReaderState = { handlers, line: 0, pending: null, above: null, mode: null, isCorrection: false };
  return {
    addLine(line) {
      state.line++;
      const last = line.charCodeAt(line.length - 1);
      const isPlain = line.charCodeAt(0) > 32 && last > 32 && last < 127 && !line.includes('\t');
      const text = isPlain ? line : line.replace(CONTROLS, ' ').trim();
      if (text === '') flush(state);
      else addText(state, text.replace(BYTE_ORDER_MARK, ''));
    },
    finish: () => flush(state),
    dropLast() {
      const { pending } = state;
      state.pending = null;
      return pending;
    },
    countLines: () => state.line,
  };
}

function flush(state: ReaderState): void {
  const { pending, isCorrection } = state;
  if (pending === null) return;
  state.pending = null;
  const { kind, text, line, stamp, header } = pending;
  state.handlers.onReport({ kind, text, line, isCorrection, header, stamp });
}

function begin(state: ReaderState, report: Omit<Pending, 'line'>): void {
  flush(state);
  const { kind, text, stamp, header } = report;
  state.pending = { kind, text: '', line: state.line, stamp: stamp ?? state.above, header };
  append(state, text);
}

/** Adds text to the current report, up to its end; what follows starts the next one. */
function append(state: ReaderState, text: string): void {
  const { pending } = state;
  if (pending === null) return;
  const end = text.indexOf('=');
  const whole = end === -1 ? text : text.slice(0, end);
  const part = whole.endsWith('"') ? whole.slice(0, -1) : whole;
  pending.text = pending.text === '' ? part : `${pending.text} ${part}`;
  if (end === -1) return;
  flush(state);
  const rest = end === text.length - 1 ? '' : text.slice(end + 1).replace(/^[=",;\s]+|[",;\s]+$/g, '');
  if (rest !== '') addText(state, rest);
}

function addText(state: ReaderState, text: string): void {
  // Nearly all lines of an archive: a report, perhaps after a twelve-digit time.
  const isStamped = text.startsWith(' METAR ', STAMP_LENGTH);
  const quick = isStamped ? toStamp(text.slice(0, STAMP_LENGTH)) : null;
  if (quick !== null) {
    begin(state, { kind: 'metar', text: text.slice(STAMP_LENGTH + 1), stamp: quick, header: null });
  } else if (text.startsWith('METAR ') && text.length > SHORTEST) {
    begin(state, { kind: 'metar', text, stamp: null, header: null });
  } else if (!readFrame(state, text) && !readBeginning(state, text)) {
    if (state.pending !== null) append(state, text);
    else state.handlers.onStray(state.line, text);
  }
}

/** Reads a line in which a report begins; false for any other. */
function readBeginning(state: ReaderState, text: string): boolean {
  const { mode, pending } = state;
  const [, found] = BEGIN.exec(text) ?? [];
  if (found !== undefined) {
    const before = text.slice(0, text.length - found.length);
    const stamp = before === '' ? null : toStamp(before);
    const prefix = mode?.kind === 'metar' && !/^(?:METAR|SPECI|AAXX) /.test(found) ? mode.prefix : '';
    begin(state, { kind: found.startsWith('AAXX') ? 'synop' : 'metar', text: prefix + found, stamp, header: null });
    return true;
  }
  // No sea-level pressure is 880–899 hPa: such a group can only be a station.
  const isStation = mode?.kind === 'synop' && /^\d{5} /.test(text) && (pending === null || /^48[89]\d\d /.test(text));
  if (isStation) begin(state, { kind: 'synop', text, stamp: null, header: mode.header });
  return isStation;
}

/** Reads framing and heading lines; false for any other. */
function readFrame(state: ReaderState, text: string): boolean {
  const heading = HEADING.exec(text);
  const kind = heading === null ? KIND_LINE.exec(text) : null;
  const time = /^AAXX (\d{5})$/.exec(text);
  const stamp = heading === null && /^[\d/T :.Z-]{12,25}$/.test(text) ? toStamp(text) : null;
  if (heading === null && kind === null && time === null && stamp === null && !FRAME.test(text)) return false;
  flush(state);
  if (heading !== null) {
    state.isCorrection = heading[1]?.startsWith('CC') ?? false;
    state.mode = null;
  } else if (kind !== null) state.mode = { kind: 'metar', prefix: `${text} ` };
  else if (time !== null) {
    const header = parseSynopTime(time[1] ?? '');
    state.mode = header === null ? null : { kind: 'synop', header: { ...header, isCorrected: state.isCorrection } };
    if (header === null) state.handlers.onStray(state.line, text);
  } else if (stamp !== null) state.above = stamp;
  else if (/^ZCZC|^NNNN/i.test(text)) {
    state.mode = null;
    state.isCorrection = false;
  }
  return true;
}

/** Times repeat: each station reports at the same hour. */
let lastText = '';
let lastStamp: Stamp | null = null;

function toStamp(text: string): Stamp | null {
  if (text !== lastText) {
    lastStamp = parseStamp(text);
    lastText = text;
  }
  return lastStamp;
}

function parseStamp(text: string): Stamp | null {
  const match = STAMP.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const isReal = year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isReal && hour <= 23 && minute <= 59 ? { year, month, day, hour, minute } : null;
}
