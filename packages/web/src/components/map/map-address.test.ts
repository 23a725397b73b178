import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMapAddress, writeMapQuery } from './map-address.ts';
import { findAskedOther, MAP_LAYERS, MAP_OVERLAYS } from './map-layer.ts';

describe('the address of a map', () => {
  it('says layer, hour, zoom and centre, and comes back the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAP_LAYERS),
        fc.option(fc.constantFrom('2026-08-03T14', '2026-08-03T1410', '2026-01-12T00')),
        fc.option(fc.integer({ min: 400, max: 1100 }).map((value) => value / 100)),
        fc.option(
          fc.record({
            lat: fc.integer({ min: -79000, max: 79000 }).map((value) => value / 1000),
            lng: fc.integer({ min: -179000, max: 179000 }).map((value) => value / 1000),
          }),
        ),
        fc.constantFrom('safe' as const, 'classic' as const),
        fc.subarray([...MAP_OVERLAYS]),
        (layer, moment, zoom, center, palette, hidden) => {
          const address = { layer, moment, zoom, center, palette, hidden };
          expect(parseMapAddress(writeMapQuery(address))).toEqual(address);
        },
      ),
    );
  });

  it('says nothing where everything is as usual', () => {
    expect(writeMapQuery(parseMapAddress({}))).toEqual({});
  });

  it('leaves out what is wrong and never throws', () => {
    const usual = parseMapAddress({});
    for (const wrong of [
      { layer: 'lava' },
      { t: 'now' },
      { t: '2026-08-03T141' },
      { z: '3.9' },
      { z: '11.1' },
      { z: 'NaN' },
      { c: '99,200' },
      { c: '16' },
      { off: 'rain,' },
    ])
      expect(parseMapAddress(wrong)).toEqual(usual);
    expect(parseMapAddress({ z: '4' }).zoom).toBe(4);
    expect(parseMapAddress({ z: '11' }).zoom).toBe(11);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('layer', 't', 'z', 'c', 'palette'), fc.string()), (query) => {
        parseMapAddress(query);
      }),
    );
  });

  it('shows rain with lightning or warnings on it where one of these is asked for by name', () => {
    expect(parseMapAddress({ layer: 'lightning', off: 'lightning,warnings' })).toMatchObject({
      layer: 'radar',
      hidden: ['warnings'],
    });
    expect(findAskedOther('lightning')).toBe('lightning');
    expect(findAskedOther('warnings')).toBe('warnings');
  });

  it('knows a layer that the map does not have from one that it has, and from none', () => {
    expect(findAskedOther('snow')).toBe('other');
    expect(MAP_LAYERS.map(findAskedOther)).toEqual(MAP_LAYERS.map(() => null));
    expect([findAskedOther(undefined), findAskedOther('')]).toEqual([null, null]);
  });
});
