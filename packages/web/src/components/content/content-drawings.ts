const ADDRESSES = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?no-inline', import: 'default' });
const FILES = import.meta.glob<string>('./drawings/*.svg', { eager: true, query: '?raw', import: 'default' });

const toKey = (drawing: string): string =>
  `./drawings/${drawing.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.svg`;

/** URL of a banner drawing: one file each, so that a page loads only its own. Throws on an unknown name. */
export function getDrawingAddress(drawing: string): string {
  const address = ADDRESSES[toKey(drawing)];
  if (address === undefined) throw new Error(`no file for drawing ${drawing}`);
  return address;
}

/** `<symbol id="d">` of a drawing, for images that cannot load external files. */
export function readDrawing(drawing: string): string {
  const symbol = /<symbol[\s\S]*<\/symbol>/.exec(FILES[toKey(drawing)] ?? '')?.[0];
  if (symbol === undefined) throw new Error(`no symbol for drawing ${drawing}`);
  return symbol;
}
