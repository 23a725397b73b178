import { expect, it } from 'vitest';
import { computeAreaKm2 } from './authalic-area.ts';
import { countPoints } from './polygon.ts';
import { createRandom, makeStar } from './random-polygon.fixture.ts';
import { simplifyPolygon } from './simplify-rings.ts';

it('a line for drawing has at most the points that are asked for, and encloses nearly the same', () => {
  const outer = makeStar({ lng: 105, lat: 15, radii: [0.97, 1], points: 9000 }, createRandom(3));
  const polygon = { parts: [{ outer, holes: [] }] };
  const simple = simplifyPolygon(polygon, 300);
  expect(countPoints(simple)).toBeLessThanOrEqual(300);
  expect(countPoints(simple)).toBeGreaterThan(20);
  expect(computeAreaKm2(simple) / computeAreaKm2(polygon)).toBeCloseTo(1, 1);
});

it('a polygon that has few points is drawn as it is', () => {
  const polygon = { parts: [{ outer: [105, 15, 106, 15, 106, 16], holes: [] }] };
  expect(simplifyPolygon(polygon, 300)).toBe(polygon);
});
