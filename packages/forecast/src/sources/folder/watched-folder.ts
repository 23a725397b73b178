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

/** Which folder is watched, and how. */
interface WatchedFolderOptions {
  readonly path: string;
  /** File of what is known of the folder. */
  readonly journalPath: string;
  /** Names that the mapping must not give to its source. */
  readonly reserved: readonly string[];
  /** A file must have stayed as it is for so long. */
  readonly settleMs: number;
  /** The machine's clock, which files are dated by. */
  readonly wallMs: () => number;
}

/** A folder by its mapping, as it was at the last poll. */
interface WatchedFolder {
  readonly mapping: FolderMapping;
  readonly contents: FolderContents;
}

/** Polls a folder. */
export interface FolderWatch {
  /** Polls mapping and files; returns the runs that are ready. */
  poll(): Promise<readonly EpochSeconds[]>;
  listProblems(): readonly WatchProblem[];
  /** Throws `RunError` where the last poll found no usable mapping. */
  get(): WatchedFolder;
}

/** A folder that has not been polled yet. */
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

  /** Reads the mapping again where it has changed; its faults, none where it can be used. */
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
