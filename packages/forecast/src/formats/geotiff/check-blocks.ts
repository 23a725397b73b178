import type { GeoTIFFImage } from 'geotiff';
import { isReadPacking, MOST_BLOCK_BYTES, PLAIN } from './bound-decoders.ts';

const MOST_BLOCKS = 2 ** 20;
const MOST_BYTES = 2 ** 29;

/**
 * Looks at every block (tile or strip) of a picture's first band before any is unpacked: the library fills a block that is left out
 * with zeros, reads beyond the end of a file, and allocates what the file states. Throws `RangeError` with what is wrong.
 */
export async function checkBlocks(image: GeoTIFFImage, fileBytes: number): Promise<void> {
  const compression = Number((await image.fileDirectory.loadValue('Compression')) ?? PLAIN);
  if (!isReadPacking(compression)) throw new RangeError(`is packed in a way that is not read (TIFF's ${compression})`);
  const across = Math.ceil(image.getWidth() / image.getTileWidth());
  const down = Math.ceil(image.getHeight() / image.getTileHeight());
  const rowBytes = image.getTileWidth() * image.getBytesPerPixel();
  const blockBytes = rowBytes * Math.min(image.getTileHeight(), image.getHeight());
  const isFit = across * down <= MOST_BLOCKS && blockBytes <= MOST_BLOCK_BYTES;
  if (!isFit || across * down * blockBytes > MOST_BYTES) throw new RangeError('has blocks of an impossible size');
  const kind = image.isTiled ? 'Tile' : 'Strip';
  for (let index = 0; index < across * down; index += 1) {
    const offset = Number(await image.fileDirectory.loadValueIndexed(`${kind}Offsets`, index));
    const bytes = Number(await image.fileDirectory.loadValueIndexed(`${kind}ByteCounts`, index));
    if (bytes === 0 && image.getGDALNoData() === null) throw new RangeError('leaves a part out without a value for it');
    const least = compression === PLAIN && bytes > 0 ? rowBytes * image.getBlockHeight(Math.floor(index / across)) : 0;
    if (!(bytes >= least && offset + bytes <= fileBytes)) throw new RangeError('is cut off');
  }
}
