import { describe, expect, it } from 'vitest';
import { toLikelyName } from './not-found-outcome.tsx';

describe('toLikelyName', () => {
  it.each([
    ['/thoi-tiet-da-latt/hien-tai', 'da latt'],
    ['/thoi-tiet-nha-nong-can-tho/theo-gio', 'can tho'],
    ['/weather-hoi-an', 'hoi an'],
    ['/agri-weather-hue/now', 'hue'],
    ['/bao-so-9', 'bao so 9'],
    ['/Foo.PHP', 'foo php'],
    ['/not-found', ''],
    ['/', ''],
    ['/%20%20', '20 20'],
  ])('reads %s as “%s”', (path, name) => {
    expect(toLikelyName(path)).toBe(name);
  });

  it('never asks for an endless name', () => {
    expect(toLikelyName(`/${'a'.repeat(300)}`).length).toBe(60);
  });
});
