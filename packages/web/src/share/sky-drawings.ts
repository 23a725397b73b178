import skySprite from '#components/weather/sky-sprite.svg?raw';
import { fillTokens } from './sky-colors.ts';

/** The sprite's symbols in the light theme's colours, to stand in a picture's `<defs>`. */
export const SKY_DRAWINGS = fillTokens(
  skySprite.replace(/^[\s\S]*?<svg[^>]*>(?:<title>[^<]*<\/title>)?|<\/svg>\s*$/g, ''),
);

const IDS = new Set([...skySprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));

/** Whether the sprite has a drawing of the name. */
export function hasSkyDrawing(symbol: string): boolean {
  return IDS.has(symbol);
}
