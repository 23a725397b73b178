import { listZipEntries, readZipEntry, type ZipEntry } from '#platform/table-file/read-zip.ts';

/** What a `.zip` holds of a shapefile. */
export interface ZippedShapefile {
  readonly shp: Buffer;
  /** Text of the `.prj`; null without one. */
  readonly prj: string | null;
}

/** What is wrong with a `.zip`: it is none, has no or several `.shp`, or unpacks to far too much. */
export type ZipFault = 'notZip' | 'zipBomb' | 'severalAreas';

/** Ten thousand points are 160 kB. */
const MOST_SHP_BYTES = 16 * 2 ** 20;
const MOST_PRJ_BYTES = 64 * 2 ** 10;

const isNamed = (extension: string) => (entry: ZipEntry) =>
  entry.name.toLowerCase().endsWith(extension) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(entry.name);

/** The one shapefile in a `.zip`, in any folder of it, or what is wrong. */
export function unzipShapefile(zip: Buffer): ZippedShapefile | ZipFault {
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
