import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { RunError } from '#runs/run-error.ts';
import type { WatchProblem } from '#sources/schedule/source.ts';
import { type FolderContents, openFolderContents } from './folder-contents.ts';
import { findUnready, listRefused, listRunStarts } from './folder-state.ts';
import { type FolderMapping, parseMapping } from './parse-mapping.ts';
import { createSettledFiles } from './settled-files.ts';

const MAPPING = 'mapping.json';

/** The watched folder, and its settings. */
interface WatchedFolderOptions {
  readonly path: string;
  /** File of the folder's journal. */
  readonly journalPath: string;
  /** Source names that the mapping must not use. */
  readonly reserved: readonly string[];
  /** A file counts as complete when unchanged for this long. */
  readonly settleMs: number;
  /** The machine's clock, by which files are dated. */
  readonly wallMs: () => number;
}

/** A folder with its mapping, at the last poll. */
interface WatchedFolder {
  readonly mapping: FolderMapping;
  readonly contents: FolderContents;
}

/** Polls a folder. */
export interface FolderWatch {
  /** Polls mapping and files; returns the runs that are ready. */
  poll(): Promise<readonly EpochSeconds[]>;
  listProblems(): readonly WatchProblem[];
  /** Throws `RunError` if the last poll found no usable mapping. */
  get(): WatchedFolder;
}

/** Creates a watch without polling. */
export function createFolderWatch({
  path,
  journalPath,
  reserved,
  settleMs,
  wallMs,
}: WatchedFolderOptions): FolderWatch {
  const files = createSettledFiles(path, settleMs, wallMs);
  let open: (WatchedFolder & { readonly hash: string }) | null = null;
  let problems: readonly WatchProblem[] = [];

  /** Reads the mapping again if it has changed; returns its faults, none if it is usable. */
  function readMapping(): readonly string[] {
    const text = readFileSync(join(path, MAPPING), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex');
    if (open?.hash === hash) return [];
    const { mapping, faults } = parseMapping(text, reserved);
    open =
      mapping === null
        ? null
        : { hash, mapping, contents: openFolderContents(journalPath, { mapping, mappingHash: hash, wallMs }) };
    return faults.map((fault) => `${MAPPING}: ${fault}`);
  }

  async function inspectFolder(): Promise<readonly EpochSeconds[]> {
    const faults = readMapping();
    problems = faults.map((line) => ({ line, isPassing: false }));
    if (open === null) return [];
    const { settled, unsettled } = files.poll();
    await open.contents.update(settled);
    const state = open.contents.state();
    const runs = listRunStarts(state).map((runAt) => ({ runAt, unready: findUnready(state, runAt) }));
    const unready = runs.flatMap(({ runAt, unready }) =>
      unready === null ? [] : `run ${formatUtcMinute(runAt)} ${unready}`,
    );
    problems = [
      ...listRefused(state).map((line) => ({ line, isPassing: false })),
      ...unsettled.map((name) => ({ line: `${name}: is still being written`, isPassing: true })),
      ...unready.map((line) => ({ line, isPassing: true })),
    ];
    return runs.filter(({ unready }) => unready === null).map(({ runAt }) => runAt);
  }

  return {
    poll: async () => {
      try {
        return await inspectFolder();
      } catch (error) {
        if (!(error instanceof Error && 'syscall' in error)) throw error;
        problems = [{ line: error.message, isPassing: false }];
        return [];
      }
    },
    listProblems: () => problems,
    get: () => {
      if (open === null) throw new RunError(`${join(path, MAPPING)}: cannot be used`);
      return open;
    },
  };
}

/** `2026-11-21T06:00Z` */
function formatUtcMinute(runAt: EpochSeconds): string {
  return `${new Date(runAt * 1000).toISOString().slice(0, 16)}Z`;
}
