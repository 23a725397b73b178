import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { appendRow, makeObservationTable, type ObservationTable } from '@portal/domain/observation/observation-table';
import type { Station } from '@portal/domain/observation/observed-day';
import { checkNeighbours } from '@portal/domain/observation/quality/check-neighbours';
import { checkSeries } from '@portal/domain/observation/quality/check-series';
import { RunError } from '#runs/run-error.ts';
import { parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { makeFates, mergeRows, type RowFates } from './merge-rows.ts';
import { writeObservationStatus } from './observation-status.ts';
import { listStations, readOwnStations, writeOwnStations } from './station-list.ts';
import { getObservationsFolder, getYearPath, ObservationFileError, readYear, writeYear } from './year-file.ts';

/** Collects rows and writes them year by year; holds at most `mostRows` in memory. */
export interface RowInserter {
  readonly fates: RowFates;
  /** One line per file that was damaged and set aside. */
  readonly problems: readonly string[];
  /** The station with an id; null if it is not listed. */
  findStation(id: string): Station | null;
  listStations(): Station[];
  /** Adds the operator's own stations to the list, or replaces them. */
  addStations(stations: readonly Station[]): void;
  /** Collects a row; returns true when `flush` must be called. */
  add(station: Station, minute: number, kind: number, values: Int32Array): boolean;
  /** Writes collected rows. Throws the system's error: rows written until then stay. */
  flush(): Promise<void>;
  /** Writes collected rows and compares stations with their neighbours wherever something changed. */
  finish(): Promise<void>;
}

/** Some 100 MB. */
const MOST_WAITING_ROWS = 600_000;

interface WaitingStation {
  readonly station: Station;
  readonly years: Map<number, ObservationTable>;
}

/** First and last minute. */
interface MinuteSpan {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** What changed in each year. */
type ChangedSpans = Map<number, MinuteSpan>;

interface InserterOptions {
  /** Most rows to collect. */
  readonly mostRows?: number;
  /** Aborted if the lease was lost: nothing more may be written. */
  readonly lost?: AbortSignal | null;
}

interface InserterState {
  readonly dataDir: string;
  readonly lost: AbortSignal | null;
  readonly fates: RowFates;
  readonly problems: string[];
  readonly waiting: Map<string, WaitingStation>;
  readonly changed: ChangedSpans;
  rows: number;
}

/**
 * Opens the writer of a data folder. Only one may write at a time: hold the lease `observations`. A killed writer
 * leaves each year's file either old or new; the next writer makes the neighbour comparison that it left pending.
 */
export function openRowInserter(
  dataDir: string,
  { mostRows = MOST_WAITING_ROWS, lost = null }: InserterOptions = {},
): RowInserter {
  const state: InserterState = {
    dataDir,
    lost,
    fates: makeFates(),
    problems: [],
    waiting: new Map(),
    changed: readOwedSpans(dataDir),
    rows: 0,
  };
  const stations = new Map(listStations(dataDir).map((station) => [station.id, station]));
  const findYear = makeYearFinder();
  return {
    fates: state.fates,
    problems: state.problems,
    findStation: (id) => stations.get(id) ?? null,
    listStations: () => [...stations.values()],
    addStations(added) {
      for (const station of added) stations.set(station.id, station);
      mkdirSync(getObservationsFolder(dataDir), { recursive: true });
      const own = new Map([...readOwnStations(dataDir), ...added].map((station) => [station.id, station]));
      writeOwnStations(dataDir, [...own.values()]);
    },
    flush: () => flush(state),
    add(station, minute, kind, values) {
      appendRow(getWaiting(state, station, findYear(minute)), minute, kind, values);
      return ++state.rows >= mostRows;
    },
    async finish() {
      await flush(state);
      for (const [year, span] of [...state.changed].sort(([a], [b]) => a - b)) {
        await compareStations(state, year, span);
      }
      state.changed.clear();
      writeOwedSpans(dataDir, state.changed);
    },
  };
}

/** The year of a minute in UTC; cached, because consecutive rows mostly share a year. */
function makeYearFinder(): (minute: number) => number {
  let [start, end, year] = [Number.NaN, Number.NaN, 0];
  return (minute) => {
    if (!(minute >= start && minute < end)) {
      year = new Date(minute * 60_000).getUTCFullYear();
      start = Date.UTC(year, 0) / 60_000;
      end = Date.UTC(year + 1, 0) / 60_000;
    }
    return year;
  };
}

/** Rows of a station's year that are to be written. */
function getWaiting({ waiting }: InserterState, station: Station, year: number): ObservationTable {
  const entry = waiting.get(station.id) ?? { station, years: new Map<number, ObservationTable>() };
  waiting.set(station.id, entry);
  const table = entry.years.get(year) ?? makeObservationTable();
  entry.years.set(year, table);
  return table;
}

async function flush(state: InserterState): Promise<void> {
  const { dataDir, waiting, changed } = state;
  if (state.rows === 0) return;
  mkdirSync(getObservationsFolder(dataDir), { recursive: true });
  // More than will change, so that one note suffices.
  const owed: ChangedSpans = new Map(changed);
  for (const { years } of waiting.values()) for (const [year, fresh] of years) widenSpan(owed, year, findSpan(fresh));
  writeOwedSpans(dataDir, owed);
  for (const { station, years } of waiting.values()) {
    for (const [year, fresh] of years) writeStation(state, station, year, fresh);
    await letOthersRun();
  }
  waiting.clear();
  state.rows = 0;
}

/** Throws `RunError` if another importer may be at work by now. */
function confirmPending({ lost }: InserterState): void {
  if (lost?.aborted === true)
    throw new RunError('stood still for so long that another process imports observations now');
}

function writeStation(state: InserterState, station: Station, year: number, fresh: ObservationTable): void {
  const { dataDir, fates, changed } = state;
  confirmPending(state);
  const merged = mergeRows(readStored(state, station, year), fresh, fates);
  if (merged === null) return;
  checkSeries(merged);
  widenSpan(changed, year, findSpan(fresh));
  writeYear(dataDir, station, year, merged);
}

/** The stored rows; a damaged file is set aside, so that it can be imported again. */
function readStored({ dataDir, problems }: InserterState, station: Station, year: number): ObservationTable {
  try {
    return readYear(dataDir, station, year);
  } catch (error) {
    if (!(error instanceof ObservationFileError)) throw error;
    const path = getYearPath(dataDir, station, year);
    renameSync(path, `${path}.refused`);
    problems.push(`${error.message}; it was renamed to ${year}.obs.refused, its rows must be imported again`);
    return makeObservationTable(0);
  }
}

function findSpan({ minutes, length }: ObservationTable): MinuteSpan {
  let [fromMinute, toMinute] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < length; row++) {
    fromMinute = Math.min(fromMinute, minutes[row] as number);
    toMinute = Math.max(toMinute, minutes[row] as number);
  }
  return { fromMinute, toMinute };
}

function widenSpan(spans: ChangedSpans, year: number, { fromMinute, toMinute }: MinuteSpan): void {
  const span = spans.get(year) ?? { fromMinute, toMinute };
  spans.set(year, {
    fromMinute: Math.min(span.fromMinute, fromMinute),
    toMinute: Math.max(span.toMinute, toMinute),
  });
}

/**
 * Checks a span of a year for all stations, and writes the files whose flags changed. Yields between files, because the
 * lease must be renewed.
 */
async function compareStations(
  state: InserterState,
  year: number,
  { fromMinute, toMinute }: MinuteSpan,
): Promise<void> {
  const { dataDir, problems } = state;
  const stations: { station: Station; table: ObservationTable }[] = [];
  for (const station of listStations(dataDir)) {
    if (!existsSync(getYearPath(dataDir, station, year))) continue;
    try {
      stations.push({ station, table: readYear(dataDir, station, year) });
    } catch (error) {
      if (!(error instanceof ObservationFileError)) throw error;
      problems.push(error.message);
    }
    await letOthersRun();
  }
  const checked = stations.map(({ station: { lat, lng, heightM }, table }) => ({ lat, lng, heightM, table }));
  // A row at half past belongs to the hour before or after.
  const changed = checkNeighbours(checked, fromMinute - 60, toMinute + 60);
  for (const [at, { station, table }] of stations.entries()) {
    if (changed[at] !== true) continue;
    await letOthersRun();
    confirmPending(state);
    writeYear(dataDir, station, year, table);
  }
  writeObservationStatus(dataDir, year, stations);
}

function getOwedPath(dataDir: string): string {
  return join(getObservationsFolder(dataDir), 'unchecked.json');
}

/**
 * Notes the pending neighbour comparison before the rows are written, so that the next writer knows of it after a kill.
 */
function writeOwedSpans(dataDir: string, spans: ChangedSpans): void {
  const path = getOwedPath(dataDir);
  if (spans.size === 0) {
    rmSync(path, { force: true });
    return;
  }
  const years = [...spans].map(([year, span]) => ({ year, ...span }));
  replaceFile(path, sealJson({ years }), String(process.pid));
}

/**
 * The comparison that a killed writer left pending. A damaged note counts as none: flags are recomputed with the next
 * rows of their time.
 */
function readOwedSpans(dataDir: string): ChangedSpans {
  const path = getOwedPath(dataDir);
  if (!existsSync(path)) return new Map();
  const sealed = parseSealedJson(readFileSync(path, 'utf8'));
  const years = sealed?.isSealed === true && Array.isArray(sealed.content.years) ? sealed.content.years : [];
  return new Map(years.map(({ year, fromMinute, toMinute }) => [year, { fromMinute, toMinute }]));
}
