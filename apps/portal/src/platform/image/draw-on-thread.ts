import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { DrawingOrder, DrawingResult } from './rasterizer.ts';

function draw({ svg, fontFiles, fontFamily }: DrawingOrder): Uint8Array {
  const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: fontFamily };
  return new Resvg(svg, { font, logLevel: 'off' }).render().asPng();
}

parentPort?.on('message', (order: DrawingOrder) => {
  let result: DrawingResult;
  try {
    result = { png: draw(order) };
  } catch (error) {
    result = { problem: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(result);
});
