import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type TextFaultCode, TextTableError } from '#formats/delimited-text/text-error.ts';
import { withLease } from '#runs/publish-lease.ts';
import { createFolderLeases } from '#store/folder-leases.ts';
import { createReportImporter, type LineFault, type ReportCounts } from './import-reports.ts';
import { importTable, isStationList, type TableOutcome } from './import-table.ts';
import { openRowInserter, type RowInserter } from './insert-rows.ts';
import type { RowFates } from './merge-rows.ts';
import { hasEnd } from './read-reports.ts';
import { getObservationsFolder } from './year-file.ts';

/** An observation file that is refused as a whole. The message is one line that names the file. */
export class ObservationError extends Error {
  constructor(file: string, trouble: string) {
    super(`${file}: ${trouble}`);
    this.name = 'ObservationError';
  }
}

/** Outcome of one file. */
export interface FileOutcome {
  readonly file: string;
  /** Why the whole file is refused; null if it was read. */
  readonly refused: string | null;
  readonly lines: number;
  readonly reports: number;
  readonly nil: number;
  readonly unreadGroups: number;
  readonly unlisted: Readonly<Record<string, number>>;
  readonly rejected: number;
  readonly faults: readonly LineFault[];
}

/** Outcome of an import. */
export interface ImportOutcome {
  readonly files: readonly FileOutcome[];
  /** The operator's own tables, and station lists. */
  readonly tables: readonly TableOutcome[];
  readonly fates: Readonly<RowFates>;
  /** One line per stored file that was found damaged. */
  readonly problems: readonly string[];
}

/** Options for importing files. */
export interface ImportOptions {
  readonly dataDir: string;
  readonly now: EpochSeconds;
  /** Month of reports without one; null: taken from the file's name, else the current one. */
  readonly month?: { readonly year: number; readonly month: number } | null;
  /** How long to wait for another importer, ms. */
  readonly waitMs?: number;
  readonly onProgress?: (file: string, lines: number) => void;
  /** Whether it is a fetched list, whose last report may be cut off: one without `=` or line end is refused. */
  readonly isList?: boolean;
}

const WAIT_MS = 60_000;
const PIECE_BYTES = 2 ** 20;

/**
 * Runs `work` with the writer of a data folder: one process at a time. Throws `RunError` if another one holds it for
 * too long.
 */
export function withInserter<Result>(
  dataDir: string,
  waitMs: number,
  work: (inserter: RowInserter) => Promise<Result>,
): Promise<Result> {
  const place = getObservationsFolder(dataDir);
  const busy = 'has been importing observations for too long';
  return withLease(createFolderLeases(dataDir), 'observations', { waitMs, busy, place }, async ({ lost }) => {
    const inserter = openRowInserter(dataDir, { lost });
    const result = await work(inserter);
    await inserter.finish();
    return result;
  });
}

/**
 * Imports files of METAR, SPECI and SYNOP, CSV tables of the operator's own stations, and lists of those, the lists
 * first. Refused report lines are listed; a table with a fault is refused as a whole; no file stops another. Throws the
 * system's error if nothing can be stored.
 */
export async function importFiles(paths: readonly string[], options: ImportOptions): Promise<ImportOutcome> {
  const { dataDir, waitMs = WAIT_MS } = options;
  return withInserter(dataDir, waitMs, async (inserter) => {
    const files: FileOutcome[] = [];
    const tables: TableOutcome[] = [];
    const kinds = await Promise.all(paths.map(async (path) => ({ path, kind: await findKind(path) })));
    const ordered = kinds.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    for (const { path, kind } of ordered) {
      try {
        if (kind === 'reports') files.push(await importReports(path, openFile(path), inserter, options));
        else tables.push(await importTable(path, openFile(path), { inserter, now: options.now }));
      } catch (error) {
        files.push(toOutcome(path, null, findRefusal(path, error)));
      }
    }
    await inserter.flush();
    return { files, tables, fates: inserter.fates, problems: inserter.problems };
  });
}

const ORDER = ['stations', 'table', 'reports'] as const;
const HEAD_BYTES = 16 * 1024;
const REPORTS = /(?:^|[\s,;"])(?:METAR|SPECI|AAXX)\s|^(?:.*[\s,;"])?[A-Z]{4} \d{6}Z|^[A-Z]{4}\d{2} [A-Z]{4} \d{6}\s/m;

/** The kind of a file from its first bytes. An unreadable one counts as reports, and is refused on import. */
async function findKind(path: string): Promise<(typeof ORDER)[number]> {
  try {
    for await (const chunk of openFile(path)) {
      const head = chunk.subarray(0, HEAD_BYTES).toString('latin1').replaceAll('\0', '');
      if (REPORTS.test(head) || !/[,;\t]/.test(head)) return 'reports';
      return (await isStationList(openFile(path))) ? 'stations' : 'table';
    }
  } catch {
    // Reported when the file is imported.
  }
  return 'reports';
}

/** Why a file is refused, one line. Rethrows errors that are not the file's fault. */
function findRefusal(path: string, error: unknown): string {
  if (error instanceof ObservationError) return error.message;
  if (error instanceof TextTableError) return `${path}: ${TABLE_REASONS[error.code]}`;
  if (isUnpackError(error)) return `${path}: is damaged or cut off`;
  throw error;
}

const TABLE_REASONS: Readonly<Record<TextFaultCode, string>> = {
  tooBig: 'is too big',
  empty: 'is empty',
  spreadsheet: 'is a spreadsheet: save it as CSV',
  notText: 'is no text',
  wrongEncoding: 'has letters that its encoding does not have',
  notTable: 'is no table: a quote is out of place',
  rowTooLong: 'has a line that is too long',
};

function isUnpackError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function toOutcome(file: string, counts: ReportCounts | null, refused: string | null): FileOutcome {
  return {
    file,
    refused,
    lines: counts?.lines ?? 0,
    reports: counts?.reports ?? 0,
    nil: counts?.nil ?? 0,
    unreadGroups: counts?.unreadGroups ?? 0,
    unlisted: Object.fromEntries(counts?.unlisted ?? []),
    rejected: counts?.rejected ?? 0,
    faults: counts?.faults ?? [],
  };
}

/** Bytes of a file, gunzipped if needed. Throws `ObservationError` if it cannot be opened. */
function openFile(path: string): AsyncIterable<Buffer> {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (!facts?.isFile()) throw new ObservationError(path, facts === undefined ? 'is not there' : 'is no file');
  const stream = createReadStream(path, { highWaterMark: PIECE_BYTES });
  return path.endsWith('.gz') ? stream.pipe(createGunzip({ chunkSize: PIECE_BYTES })) : stream;
}

/** `metar-2016-01.txt`, `201601.txt`: the month in a file's name; null if it names none, or a day. */
export function findNamedMonth(path: string): { year: number; month: number } | null {
  const [, year, month] = /(?:^|\D)((?:19|20)\d\d)[-_]?(0[1-9]|1[0-2])(?=\D|$)(?![-_]\d)/.exec(basename(path)) ?? [];
  return year === undefined ? null : { year: Number(year), month: Number(month) };
}

/** Imports one file of reports, from its bytes. */
export async function importReports(
  path: string,
  chunks: AsyncIterable<Buffer>,
  inserter: Pick<RowInserter, 'findStation' | 'add' | 'flush'>,
  { now, month = null, onProgress, isList = false }: Omit<ImportOptions, 'dataDir'>,
): Promise<FileOutcome> {
  const importer = createReportImporter({ inserter, now, month: month ?? findNamedMonth(path) });
  const { reader, counts } = importer;
  let pending = '';
  try {
    for await (const chunk of chunks) {
      // Reports are plain ASCII; anything else ends in a refused line.
      const text = pending + chunk.toString('latin1');
      if (text.includes('\0')) throw new ObservationError(path, 'is no text');
      const lines = text.split('\n');
      pending = lines.pop() ?? '';
      for (const line of lines) reader.addLine(line);
      if (importer.isFull()) {
        await inserter.flush();
        importer.goOn();
      }
      onProgress?.(path, reader.countLines());
    }
  } catch (error) {
    if (isUnpackError(error)) throw new ObservationError(path, 'is damaged or cut off');
    throw error;
  }
  if (pending !== '') reader.addLine(pending);
  if (isList && !hasEnd(pending)) importer.refuseLast();
  reader.finish();
  counts.lines = reader.countLines();
  return toOutcome(path, counts, null);
}

/** Text as bytes of a file. */
export function toChunks(bytes: Uint8Array): AsyncIterable<Buffer> {
  return Readable.from([Buffer.from(bytes)]);
}
