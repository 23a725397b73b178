import { setTimeout as sleep } from 'node:timers/promises';
import { listCellsAround } from '@portal/domain/geo/station-cell';
import {
  type CountedReport,
  type NearReports,
  RECENT_REPORT_SECONDS,
  summarizeNearReports,
} from '@portal/domain/score/rain-report';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { listCountedReports } from './report-store.ts';

interface NearNeeds {
  readonly database: Database;
  /** Portal clock. */
  readonly clock: () => EpochSeconds;
  /** Whether the weather is a demonstration; then only reports about it are shown, else none of them. */
  readonly demo: () => boolean;
  /** Monotonic milliseconds. */
  readonly readTimer: () => number;
  readonly warn: (problem: string) => void;
}

/** Readers' reports around a place in the half hour before `at`. */
export interface RecentReports extends NearReports {
  readonly at: EpochSeconds;
}

/** Maximum age of a read; less after a failed one, and where this process has stored a report and reading is cheap. */
const FRESH_MS = 120_000;
const LEAST_FRESH_MS = 3000;
/** This many reports are read in a millisecond or two. */
const FEW_REPORTS = 500;
/** How long a page waits for the database. */
const LONGEST_WAIT_MS = 300;

interface Reading {
  readonly at: EpochSeconds;
  readonly byCell: ReadonlyMap<number, readonly CountedReport[]>;
}

/**
 * Finds readers' reports around a cell. One read of the whole country serves all pages for two minutes; without the
 * database pages omit the reports.
 */
export function createNearReports({ database, clock, demo, readTimer, warn }: NearNeeds) {
  let known: { readonly startedMs: number; readonly reading: Promise<Reading | null> } | null = null;
  let isOutdated = false;
  let areFew = true;

  async function read(): Promise<Reading | null> {
    const at = clock();
    try {
      // Quarter hours that started within the half hour; no report in them is older.
      const span = { fromAt: at - RECENT_REPORT_SECONDS, toAt: at };
      const reports = await listCountedReports(database, { ...span, isDemo: demo() });
      areFew = reports.length <= FEW_REPORTS;
      return { at, byCell: Map.groupBy(reports, ({ cell }) => cell) };
    } catch (error) {
      warn(`reports of readers: ${String(error)}`);
      isOutdated = true;
      return null;
    }
  }

  /** The first pages wait briefly for the database; a late result serves the next ones. */
  function begin(nowMs: number): Promise<Reading | null> {
    isOutdated = false;
    const reading = read();
    known = { startedMs: nowMs, reading: Promise.race([reading, sleep(LONGEST_WAIT_MS, null, { ref: false })]) };
    void reading.then(() => {
      if (known?.startedMs === nowMs) known = { startedMs: nowMs, reading };
    });
    return known.reading;
  }

  function readSometimes(): Promise<Reading | null> {
    const nowMs = readTimer();
    const freshMs = isOutdated && areFew ? LEAST_FRESH_MS : FRESH_MS;
    return known === null || nowMs - known.startedMs >= freshMs ? begin(nowMs) : known.reading;
  }

  return {
    outdate(): void {
      isOutdated = true;
    },
    async find(cell: number): Promise<RecentReports | null> {
      const reading = await readSometimes();
      if (reading === null) return null;
      const near = summarizeNearReports(listCellsAround(cell).flatMap((one) => reading.byCell.get(one) ?? []));
      return near === null ? null : { ...near, at: reading.at };
    },
  };
}
