import { parseSynopTime, type SynopHeader } from '@portal/domain/observation/synop/parse-synop';

/** A time that stands beside a report, in UTC. */
export interface Stamp {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The text of one report as it stands in a file. */
export interface FoundReport {
  readonly kind: 'metar' | 'synop';
  readonly text: string;
  /** Line of the file that it begins in, 1 for the first. */
  readonly line: number;
  /** Whether its bulletin says that it replaces earlier ones (`CCA`). */
  readonly isCorrection: boolean;
  /** `AAXX YYGGiw` of its bulletin; null where it has its own. */
  readonly header: SynopHeader | null;
  readonly stamp: Stamp | null;
}

/** Finds the reports in lines that are handed in one by one. */
export interface ReportReader {
  addLine(line: string): void;
  /** After the last line. */
  finish(): void;
  /** Lines so far. */
  countLines(): number;
}

interface ReportHandlers {
  readonly onReport: (report: FoundReport) => void;
  /** A line that belongs to no report. */
  readonly onStray: (line: number, text: string) => void;
}

const BEGIN = /(?:^|[\s,;"])((?:METAR|SPECI|AAXX)\s.*|[A-Z][A-Z0-9]{3} \d{6}Z\b.*)$/;
const STAMP = /(?<!\d)(\d{4})[-/,]?(\d\d)[-/,]?(\d\d)[ T,_]?(\d\d)[:,]?(\d\d)/;
/** `METAR COR` alone says what follows. */
const SHORTEST = 12;
/** `202601010000`. */
const STAMP_LENGTH = 12;
/** `SAVS31 VVNB 271830 CCA`: heading of a bulletin. */
const HEADING = /^[A-Z]{4}\d{2} [A-Z]{4} \d{6}(?: ([A-Z]{3}))?$/;
/** What teletypes put around a bulletin, and lines of names above tables. */
const FRAME = /^(?:ZCZC\b.*|NNNN|\d{3}|#.*|station,valid,metar.*)$/i;
const KIND_LINE = /^(METAR|SPECI)( COR)?$/;
/** Characters that no report has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: teletypes begin and end a bulletin with them.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

interface Pending {
  readonly kind: FoundReport['kind'];
  text: string;
  readonly line: number;
  readonly stamp: Stamp | null;
  readonly header: SynopHeader | null;
}

/**
 * Splits METAR, SPECI and SYNOP as they come: one a line, over several lines up to `=`, several in one, in bulletins whose first line says
 * what follows, with a time before them (`202601010000 METAR …`, `VVTS,2026-01-01 00:00,…`) or in the line above (`2026/01/01 00:00`).
 */
export function createReportReader({ onReport, onStray }: ReportHandlers): ReportReader {
  let lineNumber = 0;
  let pending: Pending | null = null;
  let above: Stamp | null = null;
  let mode: { kind: 'metar'; prefix: string } | { kind: 'synop'; header: SynopHeader } | null = null;
  let isCorrection = false;

  function flush(): void {
    if (pending === null) return;
    const { kind, text, line, stamp, header } = pending;
    pending = null;
    onReport({ kind, text, line, isCorrection, header, stamp });
  }

  function begin(kind: FoundReport['kind'], text: string, stamp: Stamp | null, header: SynopHeader | null): void {
    flush();
    const end = text.indexOf('=');
    pending = { kind, text: end === -1 ? text : text.slice(0, end), line: lineNumber, stamp: stamp ?? above, header };
    if (end === -1) return;
    flush();
    addRest(text.slice(end + 1));
  }

  function addRest(text: string): void {
    const rest = text.replace(/^[",;\s]+|[",;\s]+$/g, '');
    if (rest !== '') addText(rest);
  }

  /** Lines that are about reports; false for any other. */
  function readFrame(text: string): boolean {
    const heading = HEADING.exec(text);
    const kind = heading === null ? KIND_LINE.exec(text) : null;
    const time = /^AAXX (\d{5})$/.exec(text);
    const stamp = heading === null && /^[\d/T :.Z-]{12,25}$/.test(text) ? toStamp(text) : null;
    if (heading === null && kind === null && time === null && stamp === null && !FRAME.test(text)) return false;
    flush();
    if (heading !== null) {
      isCorrection = heading[1]?.startsWith('CC') ?? false;
      mode = null;
    } else if (kind !== null) mode = { kind: 'metar', prefix: `${text} ` };
    else if (time !== null) {
      const header = parseSynopTime(time[1] ?? '');
      mode = header === null ? null : { kind: 'synop', header: { ...header, isCorrected: isCorrection } };
      if (header === null) onStray(lineNumber, text);
    } else if (stamp !== null) above = stamp;
    else if (/^ZCZC|^NNNN/i.test(text)) [mode, isCorrection] = [null, false];
    return true;
  }

  function addText(text: string): void {
    // Nearly all lines of an archive: a report, perhaps with twelve figures of its time before it.
    if (text.startsWith('METAR ') && text.length > SHORTEST) return begin('metar', text, null, null);
    if (text.startsWith(' METAR ', STAMP_LENGTH)) {
      const stamp = toStamp(text.slice(0, STAMP_LENGTH));
      if (stamp !== null) return begin('metar', text.slice(STAMP_LENGTH + 1), stamp, null);
    }
    if (readFrame(text)) return;
    const [, found] = BEGIN.exec(text) ?? [];
    if (found !== undefined) {
      const before = text.slice(0, text.length - found.length);
      const stamp = before === '' ? null : toStamp(before);
      if (found.startsWith('AAXX')) begin('synop', found, stamp, null);
      else if (mode?.kind === 'metar' && !/^(?:METAR|SPECI) /.test(found))
        begin('metar', mode.prefix + found, stamp, null);
      else begin('metar', found, stamp, null);
    } else if (mode?.kind === 'synop' && (pending === null || /^48[89]\d\d /.test(text)) && /^\d{5} /.test(text)) {
      begin('synop', text, null, mode.header);
    } else if (mode?.kind === 'metar' && pending === null && /^[A-Z]{4} NIL/.test(text)) {
      // A station of the bulletin that sent nothing, without a time.
    } else if (pending !== null) {
      const end = text.indexOf('=');
      pending.text += ` ${end === -1 ? text : text.slice(0, end)}`;
      if (end === -1) return;
      flush();
      addRest(text.slice(end + 1));
    } else onStray(lineNumber, text);
  }

  return {
    addLine(line) {
      lineNumber++;
      const last = line.charCodeAt(line.length - 1);
      const isPlain = line.charCodeAt(0) > 32 && last > 32 && last < 127;
      const text = isPlain ? line : line.replace(CONTROLS, '').trim();
      if (text === '') flush();
      else addText(text.replace(/^\uFEFF/, ''));
    },
    finish: flush,
    countLines: () => lineNumber,
  };
}

/** Times come again and again, of one hour at each station. */
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
