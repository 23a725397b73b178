import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS } from './font-characters.ts';

const FAMILY = 'plus-jakarta-sans';
/** The weights that the styles name; the variable font reaches further on both sides. */
const WEIGHTS = { min: 300, max: 800 };
/** What browsers apply by themselves, and digits of one width. Other features would retain the letters that only they show. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];
/** Not written where it is used, because the published types lack `keepFeatures`. */
const OPTIONS = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;

/** Cuts the font's files down to the characters and weights that pages show: `plus-jakarta-sans-latin.woff2` and `-vietnamese`. */
export async function cutFonts(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for (const [script, characters] of Object.entries(FONT_CHARACTERS)) {
    const whole = readFileSync(join(from, `${FAMILY}-${script}-wght-normal.woff2`));
    const cut = await subsetFont(whole, characters, OPTIONS);
    writeFileSync(join(to, `${FAMILY}-${script}.woff2`), cut);
  }
}
