/** A drawing that stands in the page itself: its box, how it fits another, and what is in it. */
export interface InlineDrawing {
  readonly viewBox: string;
  readonly preserveAspectRatio: string;
  readonly markup: string;
}

const SYMBOL = /<symbol id="([\w-]+)" viewBox="([^"]+)" preserveAspectRatio="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g;

/** The symbols of a file of ours by their names. */
export function parseDrawings(svg: string): ReadonlyMap<string, InlineDrawing> {
  return new Map(
    [...svg.matchAll(SYMBOL)].map(([, id = '', viewBox = '', preserveAspectRatio = '', markup = '']) => [
      id,
      { viewBox, preserveAspectRatio, markup: markup.replaceAll('\n', '') },
    ]),
  );
}
