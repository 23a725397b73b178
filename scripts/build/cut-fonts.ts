import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './font-characters.ts';

const FAMILY = 'plus-jakarta-sans';
/** The weights used in the styles; the variable font has a wider range. */
const WEIGHTS = { min: 300, max: 800 };
/** Features applied by default, and tabular digits. Other features would keep glyphs that only they use. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];
/** Declared separately because the published types lack `keepFeatures`. */
const OPTIONS = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;

/**
 * Subsets the font files to the characters and weights of the pages: `plus-jakarta-sans-latin.woff2` and `-vietnamese`.
 */
export async function cutFonts(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const [script, characters] of Object.entries(FONT_CHARACTERS)) {
    const whole = readFileSync(join(from, `${FAMILY}-${script}-wght-normal.woff2`));
    const cut = await subsetFont(whole, characters, OPTIONS);
    writeFileSync(join(to, `${FAMILY}-${script}.woff2`), cut);
  }
}
