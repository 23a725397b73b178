import type { ContentDrawing } from './content-drawings.ts';

const FILES = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' });

const toFileName = (drawing: ContentDrawing): string =>
  drawing.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The `<symbol id="d">` of a banner’s drawing, for pictures that cannot load a file. */
export function readDrawing(drawing: ContentDrawing): string {
  const symbol = /<symbol[\s\S]*<\/symbol>/.exec(FILES[`./drawings/${toFileName(drawing)}.svg`] ?? '')?.[0];
  if (symbol === undefined) throw new Error(`the drawing ${drawing} has no file with a symbol`);
  return symbol;
}
