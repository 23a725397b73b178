import type { ReportFaultCode } from '@portal/domain/observation/metar/metar-report';
import { parseMetar } from '@portal/domain/observation/metar/parse-metar';
import { ROW_LENGTH } from '@portal/domain/observation/observation-table';
import { fillMetarRow, fillSynopRow } from '@portal/domain/observation/report-rows';
import { resolveReportTime, type TimeReference } from '@portal/domain/observation/report-time';
import { parseSynop } from '@portal/domain/observation/synop/parse-synop';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RowInserter } from './insert-rows.ts';
import { createReportReader, type FoundReport, type ReportReader, type Stamp } from './read-reports.ts';

/** Why a line of a file is refused. */
export type LineFaultCode = ReportFaultCode | 'stray' | 'noMonth' | 'future' | 'cut';

/** A refused line. */
export interface LineFault {
  readonly line: number;
  readonly code: LineFaultCode;
  /** Group of the report, from 1; null if no single group is at fault. */
  readonly group: number | null;
  readonly text: string;
}

/** Counts of a file's reports by outcome. */
export interface ReportCounts {
  lines: number;
  reports: number;
  /** `NIL`: nothing was observed. */
  nil: number;
  /** Unreadable groups in reports that were read. */
  unreadGroups: number;
  /** Reports of unlisted stations, by station. */
  readonly unlisted: Map<string, number>;
  rejected: number;
  /** The first of the refused lines. */
  readonly faults: LineFault[];
}

/** Destination of the reports, and the context for their dates. */
export interface ReportImport {
  readonly inserter: Pick<RowInserter, 'findStation' | 'add'>;
  /** Time of receipt, for reports without a date of their own. */
  readonly now: EpochSeconds;
  /** The month of the file; null for a current file. */
  readonly month: { readonly year: number; readonly month: number } | null;
}

const LISTED_FAULTS = 100;
const SHOWN_CHARACTERS = 60;
/** Tolerance for station clocks that are ahead. */
const AHEAD_SECONDS = 300;

/** Reads reports line by line into an inserter. `isFull` becomes true when it must be flushed. */
export interface ReportImporter {
  readonly reader: ReportReader;
  readonly counts: ReportCounts;
  isFull(): boolean;
  /** Continues after a flush. */
  goOn(): void;
  /** Refuses the report in progress: its end is missing. */
  refuseLast(): void;
}

/** Opens the reading of one file of reports. */
export function createReportImporter({ inserter, now, month }: ReportImport): ReportImporter {
  const counts: ReportCounts = {
    lines: 0,
    reports: 0,
    nil: 0,
    unreadGroups: 0,
    unlisted: new Map(),
    rejected: 0,
    faults: [],
  };
  const row = new Int32Array(ROW_LENGTH);
  const findTime = makeTimeFinder(now, month);
  let full = false;

  function refuse({ line, text }: Pick<FoundReport, 'line' | 'text'>, code: LineFaultCode, group: number | null): void {
    counts.rejected++;
    if (counts.faults.length < LISTED_FAULTS)
      counts.faults.push({ line, code, group, text: text.slice(0, SHOWN_CHARACTERS) });
  }

  function readReport(found: FoundReport) {
    return found.kind === 'metar' ? parseMetar(found.text) : parseSynop(found.text, found.header ?? null);
  }

  function onReport(found: FoundReport): void {
    counts.reports++;
    const parsed = readReport(found);
    if (!parsed.ok) {
      refuse(found, parsed.code, parsed.group);
      return;
    }
    const { report } = parsed;
    const station = inserter.findStation(report.stationId);
    if (station === null || station.network !== found.kind) {
      counts.unlisted.set(report.stationId, (counts.unlisted.get(report.stationId) ?? 0) + 1);
      return;
    }
    if (report.isNil) {
      counts.nil++;
      return;
    }
    const minute = 'minute' in report ? report.minute : 0;
    const at = findTime({ day: report.day, hour: report.hour, minute }, found.stamp);
    if (at === null || at > now + AHEAD_SECONDS) {
      refuse(found, at === null ? 'noMonth' : 'future', null);
      return;
    }
    if (found.isCorrection) report.isCorrected = true;
    counts.unreadGroups += report.unread.length;
    const kind = 'kind' in report ? fillMetarRow(report, row) : fillSynopRow(report, row);
    if (inserter.add(station, at / 60, kind, row)) full = true;
  }

  const reader = createReportReader({
    onReport,
    onStray: (line, text) => refuse({ line, text }, 'stray', null),
  });
  return {
    reader,
    counts,
    isFull: () => full,
    goOn: () => {
      full = false;
    },
    refuseLast: () => {
      const last = reader.dropLast();
      if (last === null) return;
      counts.reports++;
      refuse(last, 'cut', null);
    },
  };
}

interface ReportClock {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Resolves report times; cached for a day and month, to avoid a calendar computation per report. */
function makeTimeFinder(now: EpochSeconds, month: ReportImport['month']) {
  const receipt: TimeReference = month === null ? { kind: 'receipt', at: now } : { kind: 'month', ...month };
  let known = { year: 0, month: 0, day: 0, start: 0 };
  return (clock: ReportClock, stamp: Stamp | null): EpochSeconds | null => {
    if (stamp === null) return resolveReportTime(clock, receipt);
    const { year, month: stampMonth, day } = stamp;
    if (day !== clock.day) {
      const at = Date.UTC(year, stampMonth - 1, day, stamp.hour, stamp.minute) / 1000;
      return resolveReportTime(clock, { kind: 'stamp', at });
    }
    if (known.day !== day || known.month !== stampMonth || known.year !== year) {
      const start = Date.UTC(year, stampMonth - 1, day) / 1000;
      if (new Date(start * 1000).getUTCDate() !== day) return null;
      known = { year, month: stampMonth, day, start };
    }
    return known.start + clock.hour * 3600 + clock.minute * 60;
  };
}
