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
export type LineFaultCode = ReportFaultCode | 'stray' | 'noMonth' | 'future';

/** A line that is refused. */
export interface LineFault {
  readonly line: number;
  readonly code: LineFaultCode;
  /** Group of the report, 1 for the first; null where no group is to blame. */
  readonly group: number | null;
  readonly text: string;
}

/** What became of the reports of a file. */
export interface ReportCounts {
  lines: number;
  reports: number;
  /** `NIL`: nothing was observed. */
  nil: number;
  /** Groups that could not be read, in reports that were. */
  unreadGroups: number;
  /** Reports of stations that are not listed, by station. */
  readonly unlisted: Map<string, number>;
  rejected: number;
  /** The first of the refused lines. */
  readonly faults: LineFault[];
}

/** Where the reports of a file go, and what their days are read against. */
export interface ReportImport {
  readonly inserter: RowInserter;
  /** Receipt of what has no time beside it. */
  readonly now: EpochSeconds;
  /** The month that the file is of; null where it is of now. */
  readonly month: { readonly year: number; readonly month: number } | null;
}

const LISTED_FAULTS = 100;
const SHOWN_CHARACTERS = 60;
/** Stations' clocks may be ahead by so much. */
const AHEAD_SECONDS = 300;

/** Reads reports line by line into an inserter. `isFull` becomes true where it has to be flushed. */
export interface ReportImporter {
  readonly reader: ReportReader;
  readonly counts: ReportCounts;
  isFull(): boolean;
  /** After a flush. */
  goOn(): void;
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
  };
}

interface ReportClock {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Finds instants; those of a day that stands beside the report, and of a month, without a calendar for each. */
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
