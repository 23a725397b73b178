import { parentPort } from 'node:worker_threads';
import { describeError } from '@portal/domain/error/describe-error';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { DrawingOrder, DrawingResult } from './rasterizer.ts';

/** Flat colours fit in a palette, which at least halves the file. */
async function draw({ svg, fontFiles, fontFamily }: DrawingOrder): Promise<Uint8Array> {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: fontFamily };
  const drawn = new Resvg(svg, { font, logLevel: 'off' }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return sharp(drawn.pixels, { raw }).png({ palette: true, dither: 0, effort: 4 }).toBuffer();
}

parentPort?.on('message', async (order: DrawingOrder) => {
  let result: DrawingResult;
  try {
    result = { png: await draw(order) };
  } catch (error) {
    result = { problem: describeError(error) };
  }
  parentPort?.postMessage(result);
});
