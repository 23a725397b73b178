import { expect, it } from 'vitest';
import { parsePoints, toDrawnPolygon, writePoints } from './parse-points.ts';

it('lines of coordinates are read and written back', () => {
  const { points, wrongLine } = parsePoints('21.85, 103.82\n\n22;104\n22.1 104.5\n');
  expect(wrongLine).toBeNull();
  expect(points).toHaveLength(3);
  expect(parsePoints(writePoints(points)).points).toEqual(points);
});

it('the first line that is none is named', () => {
  expect(parsePoints('21.85, 103.82\nBản Chát').wrongLine).toBe(2);
  expect(parsePoints('103.82, 21.85').wrongLine).toBe(1);
});

it('an outline has three points and is closed', () => {
  const points = [
    { lat: 21, lng: 103 },
    { lat: 22, lng: 103 },
    { lat: 22, lng: 104 },
  ];
  expect(toDrawnPolygon(points.slice(1))).toBeNull();
  expect(toDrawnPolygon(points)?.coordinates[0]).toEqual([
    [103, 21],
    [103, 22],
    [104, 22],
    [103, 21],
  ]);
});
