import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FONT_CHARACTERS } from './font-characters.ts';

const PACKAGES = join(import.meta.dirname, '..', '..', 'packages');
const TOKENS = readFileSync(join(PACKAGES, 'web/src/styles/tokens.css'), 'utf8');

/** The `unicode-range` of a font's file, as pairs of code points. */
function listRanges(script: string): number[][] {
  const [, list = ''] = new RegExp(`sans-${script}\\.woff2[^}]*unicode-range:([^;]*);`).exec(TOKENS) ?? [];
  return list.split(',').map((range) => {
    const [first = Number.NaN, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return [first, last];
  });
}

it('draws every letter and digit that the texts of both languages use', () => {
  const content = join(PACKAGES, 'content/src');
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => readFileSync(join(content, name), 'utf8').normalize('NFC'));
  const drawn = new Set(Object.values(FONT_CHARACTERS).join(''));
  const lacking = [...new Set(texts.join(''))].filter(
    (sign) => /[\p{Script=Latin}0-9]/u.test(sign) && !drawn.has(sign),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(lacking.join('')).toBe('');
});

it.each(Object.entries(FONT_CHARACTERS))('names the characters of the %s file in the styles', (script, characters) => {
  const ranges = listRanges(script);
  const outside = [...characters].filter((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return !ranges.some(([first = 0, last = 0]) => point >= first && point <= last);
  });
  expect(outside.join(' ')).toBe('');
});
