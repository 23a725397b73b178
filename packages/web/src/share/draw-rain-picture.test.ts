import { describe, expect, it } from 'vitest';
import { MAP_CITIES } from '#components/map/map-cities.table.ts';
import { COUNTRY, toPictureBox, toRainPicturePath } from '#components/map/map-picture-frame.ts';
import { drawMapGround, drawRainPicture } from './draw-rain-picture.ts';

const CELLS = 256;
const frame = {
  layer: 'rain' as const,
  bounds: { north: 24, south: 8, west: 100, east: 116 },
  width: 16,
  height: 16,
  planes: 1,
  scale: { offset: 0, factor: 1, power: 1, missing: 255 },
};
const draw = (byte: number) => drawRainPicture({ frame, bytes: new Uint8Array(CELLS).fill(byte) });
const VIEW = `viewBox="${toPictureBox(...COUNTRY).join(' ')}"`;

describe('the rain of a frame alone', () => {
  it('is drawn over the ground, the same part of it, without land of its own', () => {
    expect(draw(12)).toContain(VIEW);
    expect(drawMapGround()).toContain(VIEW);
    expect(draw(12)).toContain('fill="url(#p2d)"');
    expect(draw(12)).not.toContain('class="h"');
  });

  it('says what it shows at each city of the table', () => {
    const said = /<metadata>(.*)<\/metadata>/.exec(draw(12))?.[1]?.split(' ');
    expect(said).toEqual(MAP_CITIES.map(() => '12'));
    expect(draw(255)).toContain(`<metadata>${MAP_CITIES.map(() => '-').join(' ')}</metadata>`);
  });

  it('is a fraction of the whole picture’s bytes, and the islands are over its darkness', () => {
    const picture = draw(12);
    expect(picture.length).toBeLessThan(drawMapGround().length / 4);
    expect(picture.indexOf('fill="#f3f2fb"')).toBeGreaterThan(picture.lastIndexOf('class="x"'));
  });

  it('has an address beside its frame', () => {
    expect(toRainPicturePath('/map-data/nowcast/demo-1-a/2.bin')).toBe('/map-data/nowcast/demo-1-a/2.rain.svg');
  });
});
