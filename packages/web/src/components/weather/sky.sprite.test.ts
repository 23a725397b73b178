import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { Thunder } from '@portal/domain/weather/thunder';
import { describe, expect, it } from 'vitest';
import { COLORS } from '#styles/color.table.ts';
import { findBadgeSymbol, findSkySymbol, findThunderSymbol } from './sky.ts';

const sprite = readFileSync(new URL('sky-sprite.svg', import.meta.url), 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, drawing]) => [id, drawing]),
);
const CODES = Array.from({ length: 28 }, (_, index) => (index + 1) as SkyCode);
const THUNDER: readonly Thunder[] = [1, 2, 3];

describe('the sprite of sky states', () => {
  it('draws every sky by day and by night, every bolt and badge, and nothing that is never asked for', () => {
    const states = CODES.flatMap((code) =>
      [null, ...THUNDER].flatMap((thunder) => [
        findSkySymbol(code, true, thunder),
        findSkySymbol(code, false, thunder),
      ]),
    );
    const bolts = CODES.flatMap((code) => THUNDER.map((thunder) => findThunderSymbol(code, thunder)));
    const badges = CODES.map((code) => findBadgeSymbol(code, undefined)).filter((badge) => badge !== null);
    const asked = new Set([...states, ...bolts, ...badges, findSkySymbol(null, true), 'fog']);
    expect([...symbols.keys()].sort()).toEqual([...asked].sort());
  });

  it('draws no two of them alike', () => {
    expect(new Set(symbols.values()).size).toBe(symbols.size);
  });

  it('finds every part that a drawing uses', () => {
    const parts = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...sprite.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((id) => !parts.has(id))).toEqual([]);
  });

  it('takes every colour from a token that both themes have', () => {
    const named = new Set([...sprite.matchAll(/var\(--([a-z0-9-]+)\)/g)].map(([, name = '']) => name));
    for (const name of named) expect(COLORS[name], name).toHaveLength(2);
    expect(sprite).not.toMatch(/#[0-9a-f]{3,8}"|rgb|hsl/i);
  });

  it('stays small', () => {
    expect(gzipSync(sprite, { level: 9 }).length).toBeLessThan(2000);
  });
});
