import { readFileSync, statSync } from 'node:fs';
import { isRecord } from '@portal/domain/data/is-record';
import { isCovered } from '@portal/domain/geo/lat-lng';
import { Command } from 'commander';
import { findWardSlug } from './apply-points.ts';
import {
  forgetImport,
  type ImportedPoint,
  NOTHING_IMPORTED,
  type PlaceImport,
  PlaceImportError,
  readImport,
  saveImport,
} from './import-store.ts';
import { readBoundaries } from './read-boundaries.ts';

/**
 * The points of `{"wards": [{"code": "00004", "name": "Ba Đình", "lat": 21.03, "lng": 105.83}, …]}`; other fields are
 * ignored. Throws PlaceImportError with record and field.
 */
function readPoints(wards: readonly unknown[]): ImportedPoint[] {
  if (wards.length === 0) throw new PlaceImportError('wards: the list is empty');
  const taken = new Map<string, string>();
  return wards.map((ward, at) => {
    const record = `wards[${at}]`;
    const { code, name, lat, lng } = toRecord(ward, record);
    const slug = findWardSlug(code, name, record);
    const other = taken.get(slug);
    if (other !== undefined) throw new PlaceImportError(`${record}: ${slug} appears twice, also as ${other}`);
    taken.set(slug, record);
    const point = { lat: readDegrees(lat, 'lat', record), lng: readDegrees(lng, 'lng', record) };
    if (isCovered(point)) return { slug, ...point };
    throw new PlaceImportError(`${record}: lat ${point.lat}, lng ${point.lng} is not in or off Vietnam`);
  });
}

function toRecord(value: unknown, record: string): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new PlaceImportError(`${record}: is not an object`);
}

function readDegrees(value: unknown, field: string, record: string): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new PlaceImportError(`${record}: ${field} is ${value === undefined ? 'missing' : 'not a number'}`);
}

const MOST_MEGABYTES = 64;

/**
 * Reads an operator's file: points (`{"wards": […]}`) or borders as TopoJSON. Throws PlaceImportError, starting with
 * the file's name.
 */
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

const WARDS = 3321;

/** `places`: an operator's exact points and borders. Throws PlaceImportError for a refused file. */
export function makePlacesCommand(getDataDir: () => string): Command {
  const command = new Command('places');
  command
    .command('import')
    .description(
      'Take in points ({"wards": [{"code", "name", "lat", "lng"}]}) or ward borders (TopoJSON with the properties code and name). A running portal notices within a second.',
    )
    .argument('<files...>', 'JSON files; all are imported or none')
    .action((files: string[]) => {
      const taken = files.map(readPlaceFile).reduce(join);
      saveImport(getDataDir(), taken);
      process.stdout.write(toText(readImport(getDataDir())));
    });
  command
    .command('status')
    .description('Print what is imported.')
    .action(() => {
      process.stdout.write(toText(readImport(getDataDir())));
    });
  command
    .command('reset')
    .description("Delete the import and go back to the portal's own positions.")
    .action(() => {
      forgetImport(getDataDir());
      process.stdout.write(toText(NOTHING_IMPORTED));
    });
  return command;
}

function join(first: PlaceImport, second: PlaceImport): PlaceImport {
  return { points: second.points ?? first.points, boundaries: second.boundaries ?? first.boundaries };
}

function toText({ points, boundaries }: PlaceImport): string {
  const count = (list: readonly unknown[] | null) => (list === null ? 'none' : `${list.length} of ${WARDS} wards`);
  return `points: ${count(points)}\nborders: ${count(boundaries)}\n`;
}
