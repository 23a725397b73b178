import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { replaceFile } from '#store/durable-file.ts';
import type { ScannedStep } from './scan-file.ts';

/** A file as it was when it was last looked into: as long as size and time stay, so does its content. */
interface KnownFile {
  readonly size: number;
  readonly mtimeMs: number;
  /** SHA-256 of its content, in hex. */
  readonly content: string;
}

/** A content, under whatever name it came. */
export interface KnownContent {
  readonly steps: readonly ScannedStep[];
  /** Why it is not taken, one line; null where it is. */
  readonly refused: string | null;
  /** Starts of the runs that were published with it. */
  readonly published: readonly EpochSeconds[];
}

/** What is known of a folder. */
export interface FolderJournal {
  /** SHA-256 of the mapping by which the contents were looked through: with another one all is read anew. */
  readonly mapping: string;
  /** By name. */
  readonly files: Readonly<Record<string, KnownFile>>;
  /** By SHA-256; the newest last. */
  readonly contents: Readonly<Record<string, KnownContent>>;
}

/** Contents that are no longer in the folder stay known so long, so that a file that comes again is not published again. */
const MOST_CONTENTS = 5000;

/** The journal of a folder that nobody has looked into by this mapping. */
function makeJournal(mapping: string): FolderJournal {
  return { mapping, files: {}, contents: {} };
}

/** Reads a journal; one that is missing, damaged or of another mapping is as good as none: the files are read anew. */
export function readJournal(path: string, mapping: string): FolderJournal {
  try {
    const found = JSON.parse(readFileSync(path, 'utf8'));
    if (found?.version === 1 && found.journal?.mapping === mapping)
      return { ...makeJournal(mapping), ...found.journal };
  } catch {
    // Nothing is lost but the knowledge of what was read.
  }
  return makeJournal(mapping);
}

/** Replaces a journal as a whole, without the oldest contents. Throws the system's error. */
export function writeJournal(path: string, journal: FolderJournal): void {
  const contents = Object.fromEntries(Object.entries(journal.contents).slice(-MOST_CONTENTS));
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${JSON.stringify({ version: 1, journal: { ...journal, contents } })}\n`, String(process.pid));
}
