import { readFileSync } from 'node:fs';
import { isRecord } from '@portal/domain/data/is-record';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { getCataloguePath, isRunId, isSourceName, parseSealedJson, replaceFile, sealJson } from './durable-file.ts';

/** A published run as the catalogue names it. */
export interface CatalogueEntry {
  readonly source: string;
  readonly id: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
}

/** Revision number of an entry's run, from 1. */
export function toRevision({ id }: Pick<CatalogueEntry, 'id'>): number {
  return Number(id.slice(id.lastIndexOf('r') + 1));
}

/** All published runs of all sources, as one consistent set for readers. */
export interface Catalogue {
  /** Grows by one with every change. */
  readonly revision: number;
  readonly runs: readonly CatalogueEntry[];
}

/** The catalogue of a data folder without any published run. */
export const EMPTY_CATALOGUE: Catalogue = { revision: 0, runs: [] };

/** Reads the catalogue; empty if there is no file. Throws `Error` for an invalid one. */
export function readCatalogue(dataDir: string): Catalogue {
  const path = getCataloguePath(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return EMPTY_CATALOGUE;
    throw error;
  }
  const catalogue = parseCatalogue(text);
  if (catalogue === null) throw new Error(`${path}: is not a catalogue of runs, or differs from its checksum`);
  return catalogue;
}

/**
 * Replaces the catalogue atomically; `writer` is a name unique to the writer. Only the holder of the lock may call it.
 */
export function writeCatalogue(dataDir: string, catalogue: Catalogue, writer: string): void {
  replaceFile(getCataloguePath(dataDir), sealJson({ version: 2, ...catalogue }, 1), writer);
}

/** Version 1 has no checksum. */
function parseCatalogue(text: string): Catalogue | null {
  const sealed = parseSealedJson(text);
  if (sealed === null) return null;
  const { version, revision, runs } = sealed.content;
  if (version !== (sealed.isSealed ? 2 : 1) || !isWhole(revision) || !Array.isArray(runs)) return null;
  return runs.every(isCatalogueEntry) ? { revision, runs } : null;
}

/** Whether a parsed value is an entry, possibly with further fields. */
export function isCatalogueEntry(value: unknown): value is CatalogueEntry {
  if (!isRecord(value)) return false;
  const { source, id } = value;
  return (
    typeof source === 'string' &&
    isSourceName(source) &&
    typeof id === 'string' &&
    isRunId(id) &&
    isWhole(value.runAt) &&
    isWhole(value.publishedAt) &&
    typeof value.demo === 'boolean'
  );
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
