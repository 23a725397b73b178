import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { GribError } from '#formats/grib2/grib-error.ts';
import { RunError } from '#runs/run-error.ts';
import {
  type FolderJournal,
  type FolderState,
  hashFile,
  type KnownContent,
  type RunFile,
  readJournal,
  writeJournal,
} from './folder-state.ts';
import type { FolderMapping } from './parse-mapping.ts';
import { scanFile } from './scan-file.ts';
import type { FolderFile } from './settled-files.ts';

/** Known state of the files in a folder, for one mapping; stored on disk. */
export interface FolderContents {
  /** Scans new and changed files, and forgets removed ones. */
  update(files: readonly FolderFile[]): Promise<void>;
  state(): FolderState;
  markPublished(runAt: EpochSeconds, files: readonly RunFile[]): void;
  /** Marks files from which no run could be made: it is tried again when others arrive, and after an hour. */
  markFailed(runAt: EpochSeconds, files: readonly RunFile[]): void;
}

/** Mapping and clock for reading the files. */
export interface ReadingOfFolder {
  readonly mapping: FolderMapping;
  /** SHA-256 of its text. */
  readonly mappingHash: string;
  /** The machine's clock. */
  readonly wallMs: () => number;
}

/** The cause may be temporary, such as a full disk. */
const TRY_AGAIN_MS = 3_600_000;

/** Opens the known state of a folder from its journal. */
export function openFolderContents(path: string, { mapping, mappingHash, wallMs }: ReadingOfFolder): FolderContents {
  const failed = new Map<EpochSeconds, { readonly contents: readonly string[]; readonly atMs: number }>();
  let journal = readJournal(path, mappingHash);
  let present: readonly FolderFile[] = [];

  const change = (part: Partial<FolderJournal>) => {
    journal = { ...journal, ...part };
    writeJournal(path, journal);
  };

  async function inspectFile(file: FolderFile): Promise<void> {
    const { name, size, mtimeMs } = file;
    const known = journal.files[name];
    if (known !== undefined && known.size === size && known.mtimeMs === mtimeMs) return;
    const content = await hashFile(file.path);
    const facts = journal.contents[content] ?? (await inspectContent(file, mapping));
    change({
      files: { ...journal.files, [name]: { size, mtimeMs, content } },
      contents: { ...journal.contents, [content]: facts },
    });
  }

  return {
    async update(files) {
      present = files;
      const names = new Set(files.map(({ name }) => name));
      const left = Object.entries(journal.files).filter(([name]) => names.has(name));
      if (left.length < Object.keys(journal.files).length) change({ files: Object.fromEntries(left) });
      for (const file of files) await inspectFile(file);
    },
    state: () => {
      // If the clock was set back by hours, the hour counts as over.
      const lately = [...failed].filter(([, { atMs }]) => Math.abs(wallMs() - atMs) < TRY_AGAIN_MS);
      return { journal, present, mapping, failed: new Map(lately.map(([runAt, { contents }]) => [runAt, contents])) };
    },
    markPublished(runAt, files) {
      const contents = { ...journal.contents };
      for (const { content } of files) {
        const facts = contents[content];
        if (facts !== undefined) contents[content] = { ...facts, published: [...facts.published, runAt] };
      }
      failed.delete(runAt);
      change({ contents });
    },
    markFailed: (runAt, files) =>
      void failed.set(runAt, { contents: files.map(({ content }) => content), atMs: wallMs() }),
  };
}

async function inspectContent({ path }: FolderFile, mapping: FolderMapping): Promise<KnownContent> {
  try {
    return { steps: await scanFile(path, mapping), refused: null, published: [] };
  } catch (error) {
    if (!(error instanceof GribError || error instanceof RunError)) throw error;
    // The name is reported separately, and the same content may arrive under another one.
    return { steps: [], refused: error.message.replace(`${path}: `, ''), published: [] };
  }
}
