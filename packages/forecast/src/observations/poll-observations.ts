import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import type { Station } from '@portal/domain/observation/observed-day';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import type { FeedName } from '#sources/feeds.table.ts';
import type { Fetching } from '#sources/fetching/fetching.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { pollUntilStopped, toTimedAddress } from '#sources/frames/folder-watch.ts';
import { createFramePull, type FramePull } from '#sources/frames/frame-pull.ts';
import { listNames, parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { createGhcnhPull } from './ghcnh/pull-ghcnh.ts';
import {
  type FileOutcome,
  type ImportOutcome,
  importFiles,
  importReports,
  toChunks,
  withInserter,
} from './import-files.ts';
import { listStations } from './station-list.ts';
import { insertTafs, probeTafs } from './taf-store.ts';
import { getObservationsFolder } from './year-file.ts';

/** Event of the poller, one line: imported rows, or a problem. */
export interface ObservationEvent {
  readonly kind: 'imported' | 'problem';
  readonly text: string;
}

/** Configuration of the observations poller. */
export interface ObservationPolling {
  readonly dataDir: string;
  /** Folder of incoming reports and tables; null if there is none. */
  readonly folder: string | null;
  /** HTTP address of METAR, with or without `{yyyy}{MM}{dd}{HH}{mm}`; null if they are not fetched. */
  readonly address: string | null;
  /** HTTP address of TAF; null if they are not fetched. */
  readonly tafAddress: string | null;
  /** Address of NOAA's archive of stations; null if it is not fetched. */
  readonly archiveUrl: string | null;
  /** Whether this host fetches, of those that share what is fetched; default: it does. The folder is its own. */
  readonly mayFetch?: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onEvent: (event: ObservationEvent) => void;
  /** How often the folder is read, ms; default 5 s. */
  readonly everyMs?: number;
}

const SETTLE_MS = 4000;
/** Names that programs give to unfinished files. */
const UNFINISHED_NAME = /^\.|\.(?:part|partial|filepart|crdownload|tmp|temp|new)$/i;
/**
 * A timed address has one file per hour; one without a time is polled at this interval, because reports come every half
 * hour.
 */
const EVERY_SECONDS = { timed: 3600, newest: 600 };
const WINDOW_SECONDS = 6 * 3600;
const MOST_BYTES = 16 * 2 ** 20;
const WAIT_MS = 30_000;
/** Problem lines that are not logged again, because the same reports are fetched repeatedly. */
const REMEMBERED_LINES = 1000;

/** Imports what arrives until stopped; resolves then. */
export async function pollObservations(polling: ObservationPolling): Promise<void> {
  const { dataDir, folder, address, tafAddress, archiveUrl, now, signal, onEvent, everyMs } = polling;
  const reported = new Set<string>();
  const onProblem = (text: string): void => {
    if (reported.has(text)) return;
    if (reported.size >= REMEMBERED_LINES) reported.clear();
    reported.add(text);
    onEvent({ kind: 'problem', text });
  };
  const watch = folder === null ? null : createArrivalWatch(dataDir, folder, Date.now);
  const openFetching = (source: FeedName) => createHttpFetching({ source, signal });
  const pull = address === null ? null : createReportPull(polling, address, onProblem, openFetching('metar'));
  const tafs = tafAddress === null ? null : createTafPull(polling, tafAddress, onProblem, openFetching('taf'));
  const clocks = { now, readTimer: () => performance.now(), chance: Math.random };
  const archive =
    archiveUrl === null
      ? null
      : createGhcnhPull({ ...clocks, url: archiveUrl, dataDir, fetching: openFetching('ghcnh'), onProblem });
  await payOwedChecks(dataDir).catch((error: unknown) => onProblem(describeError(error)));
  const options = { signal, onProblem, ...(everyMs === undefined ? {} : { everyMs }) };
  await pollUntilStopped(options, async () => {
    if (watch !== null) await importArrivals(polling, watch, onProblem);
    if (polling.mayFetch?.() === false) return;
    await pull?.poll();
    await tafs?.poll();
    await archive?.poll();
  });
}

/** Makes the neighbour comparison that a killed importer left pending. */
async function payOwedChecks(dataDir: string): Promise<void> {
  if (existsSync(getObservationsFolder(dataDir))) await withInserter(dataDir, WAIT_MS, async () => {});
}

interface ArrivalWatch {
  /** Complete files that are not imported yet in their current state. */
  poll(): readonly string[];
  /**
   * Notes that files were imported. Those without a known station are returned again after a station list has arrived.
   */
  note(paths: readonly string[], outcome: Pick<ImportOutcome, 'tables'>): void;
}

/**
 * Watches a folder, also across restarts: finds files that arrived while the portal was down, and does not read an
 * imported file again while its size and time are unchanged. A file is complete when both have been stable for four
 * seconds.
 */
export function createArrivalWatch(dataDir: string, folder: string, wallMs: () => number): ArrivalWatch {
  const journal = join(getObservationsFolder(dataDir), 'arrivals.json');
  const marks = readMarks(journal);
  let seen = new Map<string, { mark: string; sinceMs: number }>();
  /** Tables whose station is not listed yet. */
  const homeless = new Set<string>();
  const toName = (path: string): string => path.slice(folder.length).replace(/^[/\\]/, '');
  const findMark = (name: string): { mark: string; mtimeMs: number } | null => {
    const facts = statSync(join(folder, name), { throwIfNoEntry: false });
    return facts?.isFile() ? { mark: `${facts.size} ${facts.mtimeMs}`, mtimeMs: facts.mtimeMs } : null;
  };
  return {
    poll() {
      if (!existsSync(folder)) throw new Error(`${folder}: there is no such folder yet`);
      const next: typeof seen = new Map();
      const arrived: string[] = [];
      const nowMs = wallMs();
      for (const name of listNames(folder).sort()) {
        const found = UNFINISHED_NAME.test(name) ? null : findMark(name);
        if (found === null || marks.get(name) === found.mark) continue;
        const before = seen.get(name);
        const sinceMs = before?.mark === found.mark ? before.sinceMs : nowMs;
        next.set(name, { mark: found.mark, sinceMs });
        if (nowMs - found.mtimeMs >= SETTLE_MS || nowMs - sinceMs >= SETTLE_MS) arrived.push(join(folder, name));
      }
      seen = next;
      return arrived;
    },
    note(paths, { tables }) {
      const there = new Set(listNames(folder));
      for (const name of marks.keys()) if (!there.has(name)) marks.delete(name);
      for (const path of paths) {
        const name = toName(path);
        const entry = seen.get(name);
        if (entry !== undefined) marks.set(name, entry.mark);
      }
      if (tables.some(({ kind, faultCount }) => kind === 'stations' && faultCount === 0)) {
        for (const name of homeless) marks.delete(name);
        homeless.clear();
      }
      for (const { file, faults } of tables) if (faults[0]?.code === 'noStation') homeless.add(toName(file));
      mkdirSync(dirname(journal), { recursive: true });
      replaceFile(journal, sealJson({ files: Object.fromEntries(marks) }), String(process.pid));
    },
  };
}

/** A damaged journal counts as empty: importing again changes nothing. */
function readMarks(journal: string): Map<string, string> {
  if (!existsSync(journal)) return new Map();
  const sealed = parseSealedJson(readFileSync(journal, 'utf8'));
  return new Map(sealed?.isSealed === true ? Object.entries(sealed.content.files as Record<string, string>) : []);
}

async function importArrivals(
  { dataDir, now, onEvent }: ObservationPolling,
  watch: ArrivalWatch,
  onProblem: (text: string) => void,
): Promise<void> {
  const paths = watch.poll();
  if (paths.length === 0) return;
  try {
    const outcome = await importFiles(paths, { dataDir, now: now(), waitMs: WAIT_MS });
    for (const line of listTroubles(outcome)) onProblem(line);
    const { added, corrected } = outcome.fates;
    onEvent({ kind: 'imported', text: `${added} new rows, ${corrected} corrected, from ${paths.length} files` });
    watch.note(paths, outcome);
  } catch (error) {
    // Another importer is at work: the files wait.
    if (!(error instanceof RunError)) throw error;
    onProblem(error.message);
  }
}

/** One line per file with a problem. */
function listTroubles({ files, tables, problems, fates }: ImportOutcome): string[] {
  const conflicts =
    fates.conflict === 0 ? [] : [`${fates.conflict} reports differ from what is there and correct nothing`];
  const refusedTables = tables.flatMap(({ file, faults: [first], faultCount }) =>
    first === undefined
      ? []
      : [`${file}: refused for ${faultCount} faults, the first ${first.code} in line ${first.row ?? 1}`],
  );
  return [...files.flatMap(listFileTroubles), ...refusedTables, ...problems, ...conflicts];
}

function listFileTroubles({ file, refused, rejected, faults: [first] }: FileOutcome): string[] {
  if (refused !== null) return [refused];
  if (first === undefined) return [];
  return [`${file}: ${rejected} lines refused, the first ${first.code} in line ${first.line}: ${first.text}`];
}

/** Refused lines of a list of reports, of which one in so many is nothing unusual. */
const REFUSED_ONE_IN = 10;

/**
 * Asks for the reports once and reads them as the pull does, without storing any; one line of what is there. Throws
 * `FetchError`, and an `Error` of one line where stations of the portal have no report, or many lines are refused.
 */
export async function probeReports(
  { dataDir, now }: Pick<ObservationPolling, 'dataDir' | 'now'>,
  address: string,
  fetching: Fetching,
): Promise<string> {
  const at = now() - (now() % EVERY_SECONDS.timed) - EVERY_SECONDS.timed;
  const url = toTimedAddress(address, at);
  const [calledAs = ''] = url.split('?');
  const bytes = await fetching.getBytes(url, { mostBytes: MOST_BYTES, calledAs });
  const stations = new Map(listStations(dataDir).map((station) => [station.id, station]));
  const heard = new Set<string>();
  const inserter = {
    findStation: (id: string) => stations.get(id) ?? null,
    add: ({ id }: Station) => {
      heard.add(id);
      return false;
    },
    flush: async () => {},
  };
  const outcome = await importReports(calledAs, toChunks(bytes), inserter, { now: now(), isList: true });
  const [trouble] = outcome.rejected * REFUSED_ONE_IN > outcome.reports ? listFileTroubles(outcome) : [];
  if (trouble !== undefined) throw new Error(trouble);
  if (heard.size === 0) throw new Error(`${calledAs}: holds no report of a listed station`);
  return `${outcome.reports} reports of ${heard.size} stations`;
}

interface ReportPulling extends Pick<ObservationPolling, 'dataDir' | 'now'> {
  /** Monotonic clock, ms; default: the machine's. */
  readonly readTimer?: () => number;
}

/** Fetches reports like radar frames: back-off after failures, `Retry-After`, a size limit, no query in the log. */
export function createReportPull(
  { dataDir, now, readTimer = () => performance.now() }: ReportPulling,
  address: string,
  onProblem: (text: string) => void,
  fetching: Fetching,
): FramePull {
  const isTimed = address.includes('{');
  const taken = new Set<EpochSeconds>();
  async function ingest(bytes: Uint8Array, at: EpochSeconds | null): Promise<void> {
    const [file = ''] = (at === null ? address : toTimedAddress(address, at)).split('?');
    const outcome = await withInserter(dataDir, WAIT_MS, (inserter) =>
      importReports(file, toChunks(bytes), inserter, {
        now: at === null ? now() : at + EVERY_SECONDS.timed,
        isList: true,
      }),
    );
    if (outcome.reports === 0) throw new Error(`${file}: holds no report`);
    for (const line of listFileTroubles(outcome)) onProblem(line);
    if (at !== null) taken.add(at);
    for (const old of taken) if (old < now() - 2 * WINDOW_SECONDS) taken.delete(old);
  }
  return createFramePull({
    address,
    everySeconds: isTimed ? EVERY_SECONDS.timed : EVERY_SECONDS.newest,
    windowSeconds: WINDOW_SECONDS,
    mostBytes: MOST_BYTES,
    fetching,
    now,
    readTimer,
    chance: Math.random,
    has: (at) => taken.has(at),
    ingest,
    onProblem: (line) => onProblem(line.replace(/^frame of/, 'reports of')),
  });
}

/** Airports issue forecasts every six hours, and amend them in between. */
const TAF_SECONDS = 1800;
const MOST_TAF_BYTES = 2 ** 20;

/** Fetches the airports' forecasts as reports are fetched. */
export function createTafPull(
  { dataDir, now, readTimer = () => performance.now() }: ReportPulling,
  address: string,
  onProblem: (text: string) => void,
  fetching: Fetching,
): FramePull {
  const [file = ''] = address.split('?');
  return createFramePull({
    address,
    everySeconds: TAF_SECONDS,
    windowSeconds: WINDOW_SECONDS,
    mostBytes: MOST_TAF_BYTES,
    fetching,
    now,
    readTimer,
    chance: Math.random,
    has: () => false,
    async ingest(bytes) {
      const { count, problems } = insertTafs(dataDir, Buffer.from(bytes).toString('latin1'), now());
      if (count === 0) throw new Error(`${file}: holds no forecast`);
      for (const problem of problems) onProblem(problem);
    },
    onProblem: (line) => onProblem(line.replace(/^frame of/, 'airport forecasts of')),
  });
}

/** Asks for the airports' forecasts once; one line of what is there. Throws `FetchError`, and as `probeTafs`. */
export async function probeTafFeed(address: string, fetching: Fetching, now: EpochSeconds): Promise<string> {
  const [calledAs = ''] = address.split('?');
  const bytes = await fetching.getBytes(address, { mostBytes: MOST_TAF_BYTES, calledAs });
  return probeTafs(Buffer.from(bytes).toString('latin1'), now);
}
