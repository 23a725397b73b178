import { describe, expect, it } from 'vitest';
import { toPlaceAddress } from './place-search.tsx';

const ON_MAP = { placePath: '/map?palette=classic&lang=en&place={location}', staysHere: true };

describe('the address of a place that was chosen', () => {
  it('is its page, whatever the address says', () => {
    const box = { placePath: '/thoi-tiet-{location}/hien-tai', staysHere: false };
    expect(toPlaceAddress(box, 'da-lat-lam-dong', '?layer=uv&z=7')).toBe('/thoi-tiet-da-lat-lam-dong/hien-tai');
  });

  it.each([
    ['', '/map?lang=en&place=hue'],
    [
      '?layer=uv&t=2026-08-03T16&z=7&c=16.1%2C107.2&off=lightning',
      '/map?layer=uv&t=2026-08-03T16&off=lightning&lang=en&place=hue',
    ],
    ['?place=da-lat-lam-dong&palette=classic&lang=vi', '/map?place=hue&palette=classic&lang=en'],
  ])('stays on a map that is at "%s", but for where it looks', (search, expected) => {
    expect(toPlaceAddress(ON_MAP, 'hue', search)).toBe(expected);
  });

  it('replaces a point of the page, and leads to the part of it that the place is for', () => {
    const box = { placePath: '/api-thoi-tiet?call=weatherNow&place={location}#builder', staysHere: true };
    expect(toPlaceAddress(box, 'hue', '?call=weatherRain72&lat=10.5&lng=106')).toBe(
      '/api-thoi-tiet?call=weatherRain72&place=hue#builder',
    );
  });
});
