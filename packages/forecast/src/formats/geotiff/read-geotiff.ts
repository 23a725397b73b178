import { fromArrayBuffer, type GeoTIFFImage } from 'geotiff';
import { boundDecoders, isReadPacking, MOST_BLOCK_BYTES, PLAIN } from './bound-decoders.ts';

/** Why a picture is refused. Whatever else is thrown here is the library's wording for damage. */
class Refusal extends RangeError {}

const MOST_BLOCKS = 2 ** 20;
const MOST_BYTES = 2 ** 29;

/**
 * Checks every block (tile or strip) of the first band before any is unpacked: the library fills a missing block with
 * zeros, reads beyond the end of the file, and allocates what the file states. Throws `RangeError` with the reason.
 */
async function checkBlocks(image: GeoTIFFImage, fileBytes: number): Promise<void> {
  const compression = Number((await image.fileDirectory.loadValue('Compression')) ?? PLAIN);
  if (!isReadPacking(compression)) throw new Refusal(`is packed in a way that is not read (TIFF's ${compression})`);
  const across = Math.ceil(image.getWidth() / image.getTileWidth());
  const down = Math.ceil(image.getHeight() / image.getTileHeight());
  const rowBytes = image.getTileWidth() * image.getBytesPerPixel();
  const blockBytes = rowBytes * Math.min(image.getTileHeight(), image.getHeight());
  const isFit = across * down <= MOST_BLOCKS && blockBytes <= MOST_BLOCK_BYTES;
  if (!isFit || across * down * blockBytes > MOST_BYTES) throw new Refusal('has blocks of an impossible size');
  const kind = image.isTiled ? 'Tile' : 'Strip';
  for (let index = 0; index < across * down; index += 1) {
    const offset = Number(await image.fileDirectory.loadValueIndexed(`${kind}Offsets`, index));
    const bytes = Number(await image.fileDirectory.loadValueIndexed(`${kind}ByteCounts`, index));
    if (bytes === 0 && image.getGDALNoData() === null) throw new Refusal('leaves a part out without a value for it');
    const least = compression === PLAIN && bytes > 0 ? rowBytes * image.getBlockHeight(Math.floor(index / across)) : 0;
    if (!(bytes >= least && offset + bytes <= fileBytes)) throw new Refusal('is cut off');
  }
}

/** The first band of a GeoTIFF image, and its georeference. */
export interface GeoTiffPicture {
  readonly columns: number;
  readonly rows: number;
  /** EPSG code of the projection; null if the file has none. */
  readonly epsg: number | null;
  readonly west: number;
  readonly north: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly bitsPerValue: number;
  readonly isFloat: boolean;
  /** Missing value, as GDAL writes it; null if the file has none. */
  readonly noData: number | null;
  /** GDAL's `SCALE` and `OFFSET` of the band; null if the file has none. */
  readonly scale: number | null;
  readonly offset: number | null;
  /** GDAL's `UNITTYPE` in lower case; empty if the file has none. */
  readonly unit: string;
  /** Tag 306, `2016:09:28 14:45:00`; null if the file has none. */
  readonly dateTime: string | null;
  readonly values: ArrayLike<number>;
}

const MOST_CELLS = 2 ** 26;
const FLOAT = 3;
/** The tie point is the centre of the first cell (GeoTIFF 1.1, GTRasterTypeGeoKey). */
const PIXEL_IS_POINT = 2;

/**
 * Reads the first band of a north-up GeoTIFF, uncompressed or compressed with LZW, deflate or Zstandard. Throws
 * `RangeError` with the reason.
 */
export async function readGeoTiff(bytes: Uint8Array): Promise<GeoTiffPicture> {
  try {
    return await readPicture(bytes);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('is a damaged TIFF picture', { cause: error });
  }
}

async function readPicture(bytes: Uint8Array): Promise<GeoTiffPicture> {
  const start = Buffer.from(bytes.subarray(0, 2)).toString('latin1');
  if (start !== 'II' && start !== 'MM') throw new Refusal('is no TIFF picture');
  const copy = new Uint8Array(bytes).buffer;
  const image = await (await fromArrayBuffer(copy)).getImage();
  const [columns, rows] = [image.getWidth(), image.getHeight()];
  if (columns * rows > MOST_CELLS) throw new Refusal(`is too large: ${columns} × ${rows}`);
  const [west, south, east, north] = image.getBoundingBox() as [number, number, number, number];
  const [xStep = 0, yStep = 0] = image.getResolution();
  if (!(xStep > 0 && yStep < 0)) throw new Refusal('does not lie north up');
  await checkBlocks(image, bytes.length);
  boundDecoders();
  const rasters = await image.readRasters({ samples: [0] });
  const values = (rasters as unknown as ArrayLike<number>[])[0];
  if (values?.length !== columns * rows) throw new Refusal('has damaged values');
  const keys = image.getGeoKeys();
  const half = keys?.GTRasterTypeGeoKey === PIXEL_IS_POINT ? 0.5 : 0;
  const [cellWidth, cellHeight] = [(east - west) / columns, (north - south) / rows];
  const band = readBand(toText(await image.fileDirectory.loadValue('GDAL_METADATA')) ?? '');
  return {
    columns,
    rows,
    epsg: keys?.ProjectedCSTypeGeoKey ?? keys?.GeographicTypeGeoKey ?? null,
    west: west - half * cellWidth,
    north: north + half * cellHeight,
    cellWidth,
    cellHeight,
    bitsPerValue: image.getBitsPerSample(),
    isFloat: image.getSampleFormat() === FLOAT,
    noData: image.getGDALNoData(),
    ...band,
    dateTime: toText(await image.fileDirectory.loadValue('DateTime')),
    values,
  };
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value.replace(/\0/g, '') : null);

/** GDAL stores scale, offset and unit of a band as `<Item … role="scale">` in its own tag. */
function readBand(metadata: string): { scale: number | null; offset: number | null; unit: string } {
  const find = (role: string) =>
    new RegExp(`<Item[^>]*role="${role}"[^>]*>([^<]*)</Item>`, 'i').exec(metadata)?.[1]?.trim() ?? null;
  const toNumber = (text: string | null) => (text === null || Number.isNaN(Number(text)) ? null : Number(text));
  return {
    scale: toNumber(find('scale')),
    offset: toNumber(find('offset')),
    unit: (find('unittype') ?? '').toLowerCase(),
  };
}
