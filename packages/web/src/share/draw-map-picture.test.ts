import { expect, it } from 'vitest';
import { drawMapPicture } from './draw-map-picture.ts';
import { MAP_PICTURE, toMapPicturePath, toPictureCrop, toPicturePoint } from './map-picture-frame.ts';

const frame = {
  layer: 'rain' as const,
  bounds: { north: 24, south: 8, west: 100, east: 116 },
  width: 16,
  height: 16,
  planes: 1,
  scale: { offset: 0, factor: 1, power: 1, missing: 255 },
};
const draw = (byte: number, language: 'vi' | 'en' = 'vi') =>
  drawMapPicture({ frame, bytes: new Uint8Array(256).fill(byte), language });

it('lies under the live map at its opening view', () => {
  expect(toPicturePoint({ lat: 16.2, lng: 107 }).x).toBeCloseTo(MAP_PICTURE.width / 2, 6);
  expect(toPicturePoint({ lat: 16.2, lng: 107 }).y).toBeCloseTo(MAP_PICTURE.height / 2, 6);
});

it('always names the archipelagos and the sea as Vietnam does', () => {
  for (const name of ['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa', 'Biển Đông']) expect(draw(0)).toContain(name);
  for (const name of ['Hoang Sa (Viet Nam)', 'Truong Sa (Viet Nam)', 'East Sea']) expect(draw(0, 'en')).toContain(name);
});

it('draws rain in the colour of its class, and neither dry nor missing values', () => {
  expect(draw(12)).toContain('<path class="b2"');
  expect(draw(12)).not.toContain('<path class="b1"');
  expect(draw(0)).not.toContain('<path class="b');
  expect(draw(255)).not.toContain('<path class="b');
});

it('hatches what is outside of a frame, and what has no value inside of it', () => {
  expect(draw(0).split('url(#h)')).toHaveLength(2);
  expect(draw(255).split('url(#h)')).toHaveLength(3);
});

it('has an address beside its frame, and shows a part of itself', () => {
  expect(toMapPicturePath('/map-data/rain/0123456789/1785740400.bin', 'en')).toBe(
    '/map-data/rain/0123456789/1785740400-en.svg',
  );
  expect(toPictureCrop({ lat: 24, lng: 101 }, { lat: 8, lng: 118 })).toMatch(
    /^#svgView\(viewBox\(\d+,\d+,\d+,\d+\)\)$/,
  );
});
