import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { replaceFile } from '#store/durable-file.ts';
import { getVariable } from '#variables/variable.table.ts';
import type { FolderMapping } from './parse-mapping.ts';
import type { ScannedStep } from './scan-file.ts';
import type { FolderFile } from './settled-files.ts';

/** SHA-256 of a file in hex. Throws the system's error. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, signal === undefined ? {} : { signal })) hash.update(piece);
  return hash.digest('hex');
}

/** A file at its last scan: its content is unchanged as long as size and time are. */
interface KnownFile {
  readonly size: number;
  readonly mtimeMs: number;
  /** SHA-256 of its content, in hex. */
  readonly content: string;
}

/** A content, independent of file names. */
export interface KnownContent {
  readonly steps: readonly ScannedStep[];
  /** Why it is not accepted, one line; null if it is. */
  readonly refused: string | null;
  /** Starts of the runs that were published with it. */
  readonly published: readonly EpochSeconds[];
}

/** The journal of a folder. */
export interface FolderJournal {
  /** SHA-256 of the mapping at the scan: with another mapping everything is read again. */
  readonly mapping: string;
  /** By name. */
  readonly files: Readonly<Record<string, KnownFile>>;
  /** By SHA-256; newest last. */
  readonly contents: Readonly<Record<string, KnownContent>>;
}

/** Contents removed from the folder stay known up to this number, so that a returning file is not published again. */
const MOST_CONTENTS = 5000;

/** The journal of a folder not yet scanned with this mapping. */
function makeJournal(mapping: string): FolderJournal {
  return { mapping, files: {}, contents: {} };
}

/** Reads a journal; one that is missing, damaged or of another mapping counts as empty: the files are read again. */
export function readJournal(path: string, mapping: string): FolderJournal {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8'));
    if (found?.version === 1 && found.journal?.mapping === mapping)
      return { ...makeJournal(mapping), ...found.journal };
  } catch {
    // Only the record of what was read is lost.
  }
  return makeJournal(mapping);
}

/** Replaces a journal atomically, without the oldest contents. Throws the system's error. */
export function writeJournal(path: string, journal: FolderJournal): void {
  const contents = Object.fromEntries(Object.entries(journal.contents).slice(-MOST_CONTENTS));
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${JSON.stringify({ version: 1, journal: { ...journal, contents } })}\n`, String(process.pid));
}

/**
 * Number of a run's steps with all variables that the mapping does not call optional, over all of its files. At its
 * start a run has no amounts and means.
 */
export function countWholeSteps(
  steps: readonly ScannedStep[],
  runAt: EpochSeconds,
  { variables }: FolderMapping,
): number {
  const byStep = Map.groupBy(
    steps.filter((step) => step.runAt === runAt),
    ({ validAt }) => validAt,
  );
  const required = variables.flatMap(({ variable, optional }) =>
    optional || variable === 'surfaceHeight' ? [] : [variable],
  );
  const isRequiredAt = (validAt: EpochSeconds) =>
    required.filter((name) => validAt > runAt || getVariable(name).kind === 'instant');
  const isWhole = (validAt: EpochSeconds, parts: readonly ScannedStep[]) => {
    const there = new Set(parts.flatMap((part) => part.variables));
    return there.size > 0 && isRequiredAt(validAt).every((name) => there.has(name));
  };
  return [...byStep].filter(([validAt, parts]) => isWhole(validAt, parts)).length;
}

/** State of a folder: its journal, and the complete files at the last poll. */
export interface FolderState {
  readonly journal: FolderJournal;
  readonly present: readonly FolderFile[];
  readonly mapping: FolderMapping;
  /** Contents with which publishing recently failed, by the start of the run. */
  readonly failed: ReadonlyMap<EpochSeconds, readonly string[]>;
}

/** A content of a run that is not published with it yet: one file for each, however many copies exist. */
export interface RunFile {
  readonly path: string;
  readonly name: string;
  readonly content: string;
  readonly steps: KnownContent['steps'];
}

/** The contents of a run that are not published with it yet. */
export function listRunFiles(state: FolderState, runAt: EpochSeconds): RunFile[] {
  const files = new Map<string, RunFile>();
  for (const { name, path, content, facts } of listPresent(state)) {
    const steps = facts.steps.filter((step) => step.runAt === runAt);
    const isNew = steps.length > 0 && !facts.published.includes(runAt) && !files.has(content);
    if (isNew) files.set(content, { name, path, content, steps });
  }
  return [...files.values()];
}

/** Starts of the runs with something new, oldest first. */
export function listRunStarts(state: FolderState): EpochSeconds[] {
  const starts = new Set(listPresent(state).flatMap(({ facts }) => facts.steps.map(({ runAt }) => runAt)));
  return [...starts].filter((runAt) => listRunFiles(state, runAt).length > 0).sort((a, b) => a - b);
}

/** Why a run with something new cannot be published yet, as the end of a line; null if it can. */
export function findUnready(state: FolderState, runAt: EpochSeconds): string | null {
  const { journal, mapping, failed } = state;
  const files = listRunFiles(state, runAt);
  const tried = failed.get(runAt) ?? [];
  if (files.every(({ content }) => tried.includes(content))) return 'could not be published as it is';
  const published = Object.values(journal.contents).filter((facts) => facts.published.includes(runAt));
  const whole = countWholeSteps(
    [...files, ...published].flatMap(({ steps }) => steps),
    runAt,
    mapping,
  );
  return whole < mapping.wholeSteps ? `has ${whole} of ${mapping.wholeSteps} whole steps` : null;
}

/** One line per refused file. */
export function listRefused(state: FolderState): string[] {
  return listPresent(state).flatMap(({ name, facts }) => (facts.refused === null ? [] : `${name}: ${facts.refused}`));
}

function listPresent({ journal, present }: FolderState) {
  return present.flatMap(({ name, path }) => {
    const content = journal.files[name]?.content ?? '';
    const facts = journal.contents[content];
    return facts === undefined ? [] : [{ name, path, content, facts }];
  });
}
