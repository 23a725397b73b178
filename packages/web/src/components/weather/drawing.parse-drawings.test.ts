import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LAND_DRAWINGS, parseDrawings } from './drawing.ts';

it('finds every symbol of a file with its box', () => {
  const drawings = parseDrawings(
    '<svg><title>t</title>\n<symbol id="a-1" viewBox="0 0 4 2" preserveAspectRatio="xMaxYMin meet" overflow="visible">\n<path d="M0 0"/></symbol></svg>',
  );
  expect([...drawings]).toEqual([
    ['a-1', { viewBox: '0 0 4 2', preserveAspectRatio: 'xMaxYMin meet', markup: '<path d="M0 0"/>' }],
  ]);
});

it('misses none of the parts of a sky', () => {
  const parts = readFileSync(new URL('sky-parts.svg', import.meta.url), 'utf8');
  expect(parseDrawings(parts).size).toBe(parts.match(/<symbol /g)?.length);
});

describe('each horizon', () => {
  it.each(Object.entries(LAND_DRAWINGS))(
    '%s is a drawing in colours of the sky, at most 2.1 KB on the wire',
    (_, land) => {
      expect(land.markup).toContain('<path');
      expect(land.markup).not.toMatch(/#[0-9a-f]{3}/);
      expect(gzipSync(land.markup, { level: 9 }).length).toBeLessThanOrEqual(2_100);
    },
  );

  it('is drawn for its own place', () => {
    const markups = Object.values(LAND_DRAWINGS).map(({ markup }) => markup);
    expect(new Set(markups).size).toBe(markups.length);
  });
});
