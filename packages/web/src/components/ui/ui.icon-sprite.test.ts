import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sprite = readFileSync(new URL('icon-sprite.svg', import.meta.url), 'utf8');
const source = readFileSync(new URL('icon.tsx', import.meta.url), 'utf8');
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
const named = [...source.matchAll(/\| '([a-z0-9-]+)'/g)].map(([, name]) => name);

describe('the sprite of interface icons', () => {
  it('holds the icons that components may name, and no other', () => {
    expect(drawn).toEqual(named);
    expect(named.length).toBeGreaterThan(0);
  });

  it.each(named)('draws %s as Lucide does', (name) => {
    const original = readFileSync(new URL(import.meta.resolve(`lucide-static/icons/${name}.svg`)), 'utf8');
    const shapes = original
      .match(/<(path|circle|line|rect|polyline)[^>]*>/g)
      ?.map((shape) => shape.replace(' />', '/>'));
    const symbol = sprite.slice(sprite.indexOf(`<symbol id="${name}"`)).split('</symbol>')[0] ?? '';
    expect(symbol.endsWith((shapes ?? ['missing']).join(''))).toBe(true);
  });
});
