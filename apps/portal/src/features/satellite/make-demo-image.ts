import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { DemoCloud } from '@portal/forecast/sources/demo/demo-cloud';
import sharp from 'sharp';
import { MAP_CANVAS } from './map-canvas.ts';
import { toMapImage } from './to-map-image.ts';

/** The invented satellite's image of a moment, made like an operator's. */
export async function makeDemoImage(cloud: DemoCloud, at: EpochSeconds): Promise<Buffer> {
  const { width, height, north, west, pixelDeg, brightness } = cloud.makePicture(at);
  const bounds = { north, west, south: north - height * pixelDeg, east: west + width * pixelDeg };
  const png = await sharp(brightness, { raw: { width, height, channels: 1 } })
    .resize(MAP_CANVAS.width, Math.round((MAP_CANVAS.width * height) / width))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return toMapImage(png, { bounds, projection: 'degrees' });
}
