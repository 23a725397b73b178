import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { toMercator } from '@portal/domain/geo/mercator';
import { describe, expect, it } from 'vitest';
import basemap from '#components/map/basemap.json' with { type: 'json' };
import { parseSteps } from '#components/map/basemap.ts';
import {
  FADE_WIDTH,
  MAP_PICTURE,
  PICTURE_CORNER,
  PICTURE_FIT,
  PICTURE_GRAIN,
  PICTURE_MIDDLE,
  PICTURE_WORLD,
  showEdge,
  toMapPicturePath,
  toPictureCrop,
  toPicturePoint,
  toPictureZoom,
} from '#components/map/map-picture-frame.ts';
import { drawMapPicture } from './draw-map-picture.ts';

const frame = {
  layer: 'rain' as const,
  bounds: { north: 24, south: 8, west: 100, east: 116 },
  width: 16,
  height: 16,
  planes: 1,
  scale: { offset: 0, factor: 1, power: 1, missing: 255 },
};
const CELLS = 256;
const draw = (byte: number) => drawMapPicture({ frame, bytes: new Uint8Array(CELLS).fill(byte) });

/** Rain of 12 mm, from radar in the western half. */
function drawWithRadar(): string {
  const bytes = new Uint8Array(2 * CELLS).fill(12, 0, CELLS);
  for (let cell = 0; cell < CELLS; cell++) bytes[CELLS + cell] = cell % 16 < 8 ? 1 : 0;
  return drawMapPicture({ frame: { ...frame, basisPlane: 1 }, bytes });
}

it('has its middle where the map opens, and squares that are those of the live map', () => {
  const { x, y } = toPicturePoint(PICTURE_MIDDLE);
  expect(x).toBeCloseTo(MAP_PICTURE.width / 2, 6);
  expect(y).toBeCloseTo(MAP_PICTURE.height / 2, 6);
  expect([PICTURE_CORNER.x % PICTURE_GRAIN, PICTURE_CORNER.y % PICTURE_GRAIN]).toEqual([0, 0]);
  expect(toPictureZoom(1)).toBe(Math.log2(PICTURE_WORLD / 256));
});

it('has the whole country with both archipelagos in the part that a map opens on', () => {
  const corners = [
    { lat: 23.39, lng: 105.32 },
    { lat: 8.56, lng: 104.83 },
    { lat: 21.8, lng: 102.15 },
    { lat: 17.1, lng: 111.2 },
    { lat: 7.6, lng: 115.9 },
  ];
  for (const corner of corners) {
    const { x, y } = toPicturePoint(corner);
    expect(Math.abs(x - MAP_PICTURE.width / 2)).toBeLessThan(PICTURE_FIT.width / 2);
    expect(Math.abs(y - MAP_PICTURE.height / 2)).toBeLessThan(PICTURE_FIT.height / 2);
  }
  expect(toMercator(PICTURE_MIDDLE).x).toBeGreaterThan(0.5);
});

it('draws rain in the colour of its class, and neither dry nor missing values', () => {
  expect(draw(12)).toContain('fill="url(#p2d)"');
  expect(draw(12)).not.toContain('url(#p1');
  expect(draw(0)).not.toContain('url(#p');
  expect(draw(255)).not.toContain('url(#p');
});

it('draws full squares where a radar has said it, and dots where a model has', () => {
  const picture = drawWithRadar();
  expect(picture).toContain('fill="url(#p2)"');
  expect(picture).toContain('fill="url(#p2d)"');
  expect(draw(12)).not.toContain('fill="url(#p2)"');
});

it('darkens what is outside of a frame, and what has no value inside of it', () => {
  expect(draw(0).split('class="x"')).toHaveLength(2);
  expect(draw(255).split('class="x"')).toHaveLength(3);
});

it('fades at the edge of its frames along the live map’s smoothstep', () => {
  expect([-1, 0, FADE_WIDTH / 2, FADE_WIDTH, 2 * FADE_WIDTH].map(showEdge)).toEqual([0, 0, 0.5, 1, 1]);
  // 1 − (3 · 0.2² − 2 · 0.2³)
  expect(draw(12)).toContain('<stop offset="0.2" stop-opacity="0.896"/>');
  const { x: west, y: north } = toPicturePoint({ lat: 24, lng: 100 });
  expect(draw(12)).toContain(`x1="${Math.round(west)}" x2="${Math.round(west) + FADE_WIDTH}"`);
  expect(draw(12)).toContain(`y1="${Math.round(north)}" y2="${Math.round(north) + FADE_WIDTH}"`);
});

it('shows temperature in Vietnam in full, and outside by half', () => {
  const drawn = drawMapPicture({ frame: { ...frame, layer: 'temperature' }, bytes: new Uint8Array(CELLS).fill(25) });
  const [, outside, rest] = /<g opacity="([\d.]+)"><g id="w">.*<g opacity="([\d.]+)" clip-path/.exec(drawn) ?? [];
  const opacity = Number(/fill-opacity="(0\.[\d]+)" d=/.exec(drawn)?.[1]);
  expect(opacity).toBe(0.88);
  expect(Number(outside)).toBe(0.5);
  expect(1 - (1 - opacity * Number(outside)) * (1 - opacity * Number(rest))).toBeCloseTo(0.88, 2);
});

it('fades nothing over Vietnam', () => {
  const points = basemap.provinces.flatMap(parseSteps).map(([lng, lat]) => toPicturePoint({ lat, lng }));
  const [top, left] = [Math.min(...points.map(({ y }) => y)), Math.min(...points.map(({ x }) => x))];
  const [bottom, right] = [Math.max(...points.map(({ y }) => y)), Math.max(...points.map(({ x }) => x))];
  const [from, to] = [
    toPicturePoint({ lat: COVERAGE.north, lng: COVERAGE.west }),
    toPicturePoint({ lat: COVERAGE.south, lng: COVERAGE.east }),
  ];
  const distances = [top - from.y, left - from.x, to.y - bottom, to.x - right];
  expect(distances.map((pixels) => showEdge(pixels) >= 0.97)).toEqual([true, true, true, true]);
});

it('has an address beside its frame, and shows a part of itself', () => {
  expect(toMapPicturePath('/map-data/rain/0123456789/1785740400.bin')).toBe('/map-data/rain/0123456789/1785740400.svg');
  expect(toPictureCrop({ lat: 24, lng: 101 }, { lat: 8, lng: 118 })).toMatch(
    /^#svgView\(viewBox\(\d+,\d+,\d+,\d+\)\)$/,
  );
});

it('hatches rain that satellites estimate, in blocks twice as wide, and no other', () => {
  const bytes = new Uint8Array(2 * CELLS).fill(12, 0, CELLS).fill(2, CELLS);
  const drawn = drawMapPicture({ frame: { ...frame, basisPlane: 1 }, bytes });
  expect(drawn).toContain(`<pattern id="p2s" width="${2 * PICTURE_GRAIN}"`);
  expect(drawn).toContain('fill="url(#p2s)"');
  expect(drawn).not.toContain('#p2d');
  expect(drawWithRadar()).not.toContain('#p2s');
});

describe('streaks of the wind', () => {
  const wind = {
    ...frame,
    layer: 'wind' as const,
    planes: 2,
    scale: { offset: -20, factor: 1, power: 1, missing: 255 },
  };
  /** Eastward and northward wind, m/s, everywhere. */
  const blow = (east: number, north: number) => {
    const bytes = new Uint8Array(2 * CELLS).fill(east + 20, 0, CELLS).fill(north + 20, CELLS);
    const [, path = ''] = /<path d="(M[^"]*)" stroke-width="2"/.exec(drawMapPicture({ frame: wind, bytes })) ?? [];
    const [head = ''] = path.split('M').slice(1);
    const points = head.split('L').map((point) => point.split(' ').map(Number));
    const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = [points[0], points.at(-1)];
    return [toX - fromX, toY - fromY];
  };

  it('run where it blows, 0.34 pixels a step for each m/s', () => {
    // The head has the last third of six points that are three steps apart.
    expect(blow(10, 0)).toEqual([expect.closeTo(10.2, -0.5), 0]);
    expect(blow(0, 10)).toEqual([0, expect.closeTo(-10.2, -0.5)]);
    const [x = 0] = blow(-20, 0);
    expect(Math.abs(x + 20.4)).toBeLessThanOrEqual(1);
  });

  it('are not drawn where the wind is unknown, nor on other layers', () => {
    const unknown = drawMapPicture({ frame: wind, bytes: new Uint8Array(2 * CELLS).fill(255) });
    expect(unknown).toContain('<path d="" stroke-width="2"');
    expect(draw(12)).not.toContain('stroke-linecap');
  });
});
