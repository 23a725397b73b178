import { readFileSync, statSync } from 'node:fs';
import type { PlaceImport } from './place-import.ts';
import { PlaceImportError } from './place-import-error.ts';
import { readBoundaries } from './read-boundaries.ts';
import { readPoints } from './read-points.ts';

const MOST_MEGABYTES = 64;

/** Reads an operator's file: a list of points (`{"wards": […]}`) or borders as TopoJSON. Throws PlaceImportError that begins with the file's name. */
export function readPlaceFile(path: string): PlaceImport {
  try {
    return readPlaceText(readText(path));
  } catch (error) {
    if (!(error instanceof PlaceImportError)) throw error;
    throw new PlaceImportError(`${path}: ${error.message}`, { cause: error });
  }
}

function readText(path: string): string {
  try {
    if (statSync(path).size <= MOST_MEGABYTES * 1e6) return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new PlaceImportError(code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`, {
      cause: error,
    });
  }
  throw new PlaceImportError(`is larger than ${MOST_MEGABYTES} MB`);
}

function readPlaceText(text: string): PlaceImport {
  const file = parse(text);
  if (typeof file !== 'object' || file === null) throw new PlaceImportError('is neither a list of points nor TopoJSON');
  if ('type' in file && file.type === 'Topology') return { points: null, boundaries: readBoundaries({ ...file }) };
  if ('wards' in file && Array.isArray(file.wards)) return { points: readPoints(file.wards), boundaries: null };
  throw new PlaceImportError('is neither a list of points ("wards": […]) nor TopoJSON ("type": "Topology")');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : '';
    throw new PlaceImportError(`is not JSON (${reason})`, { cause: error });
  }
}
