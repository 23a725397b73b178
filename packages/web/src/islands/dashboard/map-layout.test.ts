import { describe, expect, it } from 'vitest';
import { makePlace, makeWeather } from './dashboard.fixture.ts';
import { toMapLayout } from './map-layout.ts';

const around = Array.from({ length: 49 }, (_, index) => (index === 0 ? 5 : index === 48 ? null : 0));

describe('the small map', () => {
  it('has a single place in its middle and the cells around it, but for those that are not known', () => {
    const { cells, points, width, height } = toMapLayout([makePlace()], { p1: makeWeather([], { around }) });
    const [x, y] = [width / 2, height / 2];
    expect(points).toEqual([{ id: 'p1', x, y, name: { text: 'Nhà', x: x + 12, y } }]);
    expect(cells).toHaveLength(48);
    // Rows run from north to south: the first cell is the north-west one.
    const [wet] = cells.filter(({ rate }) => rate === 5);
    expect([wet !== undefined && wet.x < width / 2, wet !== undefined && wet.y < height / 2]).toEqual([true, true]);
  });

  it('has places on it that lie a country apart, and draws no cell twice', () => {
    const places = [makePlace(), makePlace({ id: 'p2', lat: 10.78, lng: 106.7 }), makePlace({ id: 'p3' })];
    const weather = { p1: makeWeather([], { around }), p3: makeWeather([], { around }) };
    const { cells, points, width, height } = toMapLayout(places, weather);
    for (const { x, y } of points) {
      expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
    }
    // Half a label fits above the northernmost and below the southernmost place.
    for (const { y } of points) expect([y >= 12, y <= height - 12]).toEqual([true, true]);
    expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(cells.length);
  });

  it('writes names whole on the map, none over another, and long ones cut', () => {
    const places = Array.from({ length: 6 }, (_, index) =>
      makePlace({ id: `p${index}`, name: `Công trường cầu số ${index} bên sông`, lat: 21 + index / 200, lng: 105.8 }),
    );
    const far = makePlace({ id: 'far', name: 'Đường', lat: 10.3, lng: 109 });
    const { points, width } = toMapLayout([...places, far], {});
    const names = points.flatMap(({ name }) => name ?? []);
    expect(names.length).toBeGreaterThan(2);
    for (const { x, text } of names) expect([x >= 0, x < width, text.length < 25]).toEqual([true, true, true]);
    expect(names.some(({ text }) => text.endsWith('…'))).toBe(true);
    const rows = names.filter(({ text }) => text.startsWith('Công')).map(({ y }) => y);
    for (const [index, y] of rows.entries())
      for (const other of rows.slice(index + 1)) expect(Math.abs(y - other)).toBeGreaterThanOrEqual(18);
  });

  it('is empty without a place', () => {
    expect(toMapLayout([], {})).toMatchObject({ cells: [], points: [] });
  });
});
