import type { PolygonFault, PolygonReading } from '@portal/domain/catchment/polygon';
import { readGeoJson } from '@portal/domain/catchment/read-geojson';
import { readShapefile } from '@portal/domain/catchment/read-shapefile';
import { unzipShapefile } from './unzip-shapefile.ts';

const ZIP_MARK = 0x504b;
const SHAPE_MARK = 0x0000270a;
const UTF16_MARKS: ReadonlySet<number> = new Set([0xfffe, 0xfeff]);

const fail = (fault: PolygonFault): PolygonReading => ({ polygon: null, faults: [fault] });

/** Where a text stops being UTF-8, counted in bytes from 0. */
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

/** An outline from an uploaded file: `.zip`, `.shp` or GeoJSON, by its bytes and not by its name. */
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
