import { readFileSync } from 'node:fs';
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

/** Which revision of its run an entry is, from 1 on. */
export function toRevision({ id }: Pick<CatalogueEntry, 'id'>): number {
  return Number(id.slice(id.lastIndexOf('r') + 1));
}

/** All published runs of all sources: what readers see, as one consistent set. */
export interface Catalogue {
  /** Grows by one with every change. */
  readonly revision: number;
  readonly runs: readonly CatalogueEntry[];
}

/** The catalogue of a data folder in which nothing has been published yet. */
export const EMPTY_CATALOGUE: Catalogue = { revision: 0, runs: [] };

/** Reads the catalogue; a folder without one has published nothing. Throws `Error` for one that is no catalogue. */
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

/** Replaces the catalogue as a whole; `writer` is a name that no other writer has. Only the holder of the lock may. */
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

/** Whether a value that was read is an entry, whatever else it has. */
export function isCatalogueEntry(value: unknown): value is CatalogueEntry {
  if (!isObject(value)) return false;
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
