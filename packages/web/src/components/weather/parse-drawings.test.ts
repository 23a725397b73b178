import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LAND_DRAWINGS, parseDrawings } from './drawing.tsx';

it('finds every symbol of a file with its box', () => {
  const drawings = parseDrawings(
    '<svg><title>t</title>\n<symbol id="a-1" viewBox="0 0 4 2" preserveAspectRatio="xMaxYMin meet" overflow="visible">\n<path d="M0 0"/></symbol></svg>',
  );
  expect([...drawings]).toEqual([
    ['a-1', { viewBox: '0 0 4 2', preserveAspectRatio: 'xMaxYMin meet', markup: '<path d="M0 0"/>' }],
  ]);
});

it('misses none of the clouds and rains', () => {
  const scene = readFileSync(new URL('sky-scene.svg', import.meta.url), 'utf8');
  expect(parseDrawings(scene).size).toBe(scene.match(/<symbol /g)?.length);
});

it('has a wide and a narrow horizon of every land', () => {
  for (const { wide, phone } of Object.values(LAND_DRAWINGS)) {
    expect(wide.markup).toContain('<path');
    expect(phone.markup).toContain('<path');
  }
});
