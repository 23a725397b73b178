import type { PolygonFault, PolygonReading } from '@portal/domain/catchment/polygon';
import { readGeoJson } from '@portal/domain/catchment/read-geojson';
import { readShapefile } from '@portal/domain/catchment/read-shapefile';
import { listZipEntries, readZipEntry, type ZipEntry } from '#platform/zip/read-zip.ts';

const ZIP_MARK = 0x504b;
const SHAPE_MARK = 0x0000270a;
const UTF16_MARKS: ReadonlySet<number> = new Set([0xfffe, 0xfeff]);

const fail = (fault: PolygonFault): PolygonReading => ({ polygon: null, faults: [fault] });

interface ZippedShapefile {
  readonly shp: Buffer;
  /** Text of the `.prj`; null without one. */
  readonly prj: string | null;
}

/** Not a zip, several or no `.shp`, or unpacked size far too large. */
type ZipFault = 'notZip' | 'zipBomb' | 'severalAreas';

/** Ten thousand points take 160 kB. */
const MOST_SHP_BYTES = 16 * 2 ** 20;
const MOST_PRJ_BYTES = 64 * 2 ** 10;

const isNamed = (extension: string) => (entry: ZipEntry) =>
  entry.name.toLowerCase().endsWith(extension) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(entry.name);

/** The one shapefile in a `.zip`, in any folder, or the fault. */
function unzipShapefile(zip: Buffer): ZippedShapefile | ZipFault {
  const entries = listZipEntries(zip);
  if (entries === null) return 'notZip';
  const shapes = entries.filter(isNamed('.shp'));
  const [shape] = shapes;
  if (shape === undefined) return 'notZip';
  if (shapes.length > 1) return 'severalAreas';
  const shp = readZipEntry(zip, shape, MOST_SHP_BYTES);
  if (typeof shp === 'string') return shp;
  const stem = shape.name.slice(0, -4).toLowerCase();
  const found = entries.find((entry) => entry.name.toLowerCase() === `${stem}.prj`);
  const prj = found === undefined ? null : readZipEntry(zip, found, MOST_PRJ_BYTES);
  return typeof prj === 'string' ? prj : { shp, prj: prj?.toString('latin1') ?? null };
}

function findWrongByte(bytes: Buffer): number {
  let [low, high] = [0, bytes.length];
  const decoder = () => new TextDecoder('utf-8', { fatal: true });
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    try {
      decoder().decode(bytes.subarray(0, middle), { stream: true });
      low = middle;
    } catch {
      high = middle - 1;
    }
  }
  return low;
}

/** Reads an uploaded outline: `.zip`, `.shp` or GeoJSON, detected by content instead of file name. */
export function readOutline(bytes: Buffer): PolygonReading {
  if (bytes.length === 0) return fail({ code: 'notJson', detail: '0 byte' });
  if (bytes.length >= 4 && bytes.readUInt16BE(0) === ZIP_MARK) {
    const unzipped = unzipShapefile(bytes);
    if (typeof unzipped !== 'string') return readShapefile(unzipped.shp, unzipped.prj);
    return fail(unzipped === 'severalAreas' ? { code: unzipped, count: 2 } : { code: unzipped, detail: '> 16 MB' });
  }
  if (bytes.length >= 4 && bytes.readUInt32BE(0) === SHAPE_MARK) return readShapefile(bytes, null);
  if (bytes.length >= 2 && UTF16_MARKS.has(bytes.readUInt16BE(0))) return fail({ code: 'badEncoding', detail: '0' });
  try {
    return readGeoJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail({ code: 'badEncoding', detail: String(findWrongByte(bytes)) });
  }
}
