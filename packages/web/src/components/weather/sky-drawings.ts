import { type InlineDrawing, parseDrawings } from './parse-drawings.ts';
import sceneSvg from './sky-scene.svg?raw';

const DRAWINGS = parseDrawings(sceneSvg);

/** Clouds, rain, stars or fog of `sky-scene.svg`; throws where it has no drawing of the name. */
export function getSkyDrawing(name: string): InlineDrawing {
  const drawing = DRAWINGS.get(name);
  if (drawing === undefined) throw new Error(`sky-scene.svg has no ${name}`);
  return drawing;
}
