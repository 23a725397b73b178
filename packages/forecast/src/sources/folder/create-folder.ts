import { constants } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { readGribRun } from '#sources/grib-file/read-grib-run.ts';
import type { FetchedPiece, Piece, RunContent, RunPlan, Source } from '#sources/schedule/source.ts';
import { getSourceFolder } from '#sources/schedule/source-status.ts';
import { hashFile, listRunFiles, type RunFile } from './folder-state.ts';
import type { FolderMapping } from './parse-mapping.ts';
import { listMappedFields } from './scan-file.ts';
import { FOLDER } from './source.ts';
import { createFolderWatch, type FolderWatch } from './watched-folder.ts';

const EVERY_SECONDS = 15;
const LONGEST_SECONDS = 1800;
const SETTLE_MS = 10_000;
const TOGETHER = 2;

/** The watched folder, and its settings. */
export interface FolderOptions {
  readonly path: string;
  /** The portal's data folder: stores the journal of what has been read. */
  readonly dataDir: string;
  /** Source names that the mapping must not use. */
  readonly reserved: readonly string[];
  /** A file counts as complete when unchanged for this long. Default 10 s. */
  readonly settleMs?: number;
  /** The machine's clock, by which files are dated. Default: that clock. */
  readonly wallMs?: () => number;
  /** Seconds between two polls. Default 15. */
  readonly everySeconds?: number;
}

/**
 * A folder in which an operator puts GRIB2 files, with a `mapping.json` that describes them. The portal never changes,
 * moves or removes anything in it: what has been read is recorded in the portal's own data, by content.
 */
export function createFolder(options: FolderOptions): Source {
  const { path, dataDir, reserved, settleMs = SETTLE_MS, wallMs = Date.now } = options;
  const journalPath = join(getSourceFolder(dataDir, FOLDER.name), 'journal.json');
  const watch = createFolderWatch({ path, journalPath, reserved, settleMs, wallMs });
  return {
    name: FOLDER.name,
    licence: FOLDER.licence,
    timetable: {
      kind: 'watch',
      everySeconds: options.everySeconds ?? EVERY_SECONDS,
      longestSeconds: LONGEST_SECONDS,
      listWaiting: watch.poll,
      listProblems: watch.listProblems,
    },
    planRun: async (runAt) => planRun(watch, runAt),
  };
}

function planRun(watch: FolderWatch, runAt: EpochSeconds): RunPlan {
  const { mapping, contents } = watch.get();
  const files = listRunFiles(contents.state(), runAt);
  if (files.length === 0)
    throw new RunError(`${FOLDER.name}: has nothing new of the run ${new Date(runAt * 1000).toISOString()}`);
  return {
    pieces: files.map(toPiece),
    wholeUpToHour: null,
    together: TOGETHER,
    readRun: (pieces) => readRun(mapping, runAt, pieces),
    finish: async (outcome) => {
      if (outcome === 'published') contents.markPublished(runAt, files);
      else contents.markFailed(runAt, files);
    },
  };
}

const CHECKSUM_LETTERS = 12;

/** A copy of a file of the folder as a piece, so that it cannot change while it is read. */
function toPiece({ name, path, content, steps }: RunFile): Piece {
  const fields = steps.reduce((sum, { variables }) => sum + variables.length, 0);
  return {
    name: `${content.slice(0, CHECKSUM_LETTERS)}-${name.replaceAll(/[^\w.-]/g, '_')}`,
    hour: null,
    requests: [`READ ${path} (${steps.length} steps, ${fields} fields)`],
    fetch: (copy, fetching) => copyChecked(path, copy, content, fetching),
  };
}

async function copyChecked(path: string, copy: string, content: string, { signal }: Fetching): Promise<void> {
  try {
    await copyFile(path, copy, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new FetchError(`${path}: is gone`);
    throw error;
  }
  if ((await hashFile(copy, signal)) !== content) throw new FetchError(`${path}: has changed while it was read`);
}

async function readRun(
  mapping: FolderMapping,
  runAt: EpochSeconds,
  pieces: readonly FetchedPiece[],
): Promise<RunContent> {
  const { source, licence } = mapping;
  const fields = pieces
    .flatMap(({ path }) => listMappedFields(path, mapping))
    .filter(({ message }) => message.referenceTime === runAt);
  return readGribRun({ source, licence, runAt, fields });
}
