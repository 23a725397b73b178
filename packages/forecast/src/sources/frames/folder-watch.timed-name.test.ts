import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddressTrouble, findNamedTime, isTimed, toTimedAddress } from './folder-watch.ts';

const AT = Date.UTC(2026, 7, 3, 7, 10) / 1000;

describe('the time in an address', () => {
  it('is written where the address has room for it, in UTC', () => {
    const address = 'http://a.example/{yyyy}/{MM}/{dd}/b13_{yyyy}{MM}{dd}{HH}{mm}.png';
    expect(toTimedAddress(address, AT)).toBe('http://a.example/2026/08/03/b13_202608030710.png');
    expect([isTimed(address), isTimed('http://a.example/latest.png')]).toEqual([true, false]);
  });

  it('is named as a whole or not at all', () => {
    expect(findAddressTrouble('http://a.example/{yyyy}{MM}{dd}{HH}{mm}')).toBeNull();
    expect(findAddressTrouble('http://a.example/latest.png')).toBeNull();
    expect(findAddressTrouble('http://a.example/{yyyy}{MM}{dd}{HH}')).toBe('lacks {mm}');
    expect(findAddressTrouble('http://a.example/{year}')).toContain('{year}');
  });
});

describe('the time in a name', () => {
  it.each(['b13_202608030710.png', 'b13_20260803_0710.png', '2026-08-03T07:10Z.jpg', '20260803071059.tif'])(
    'is read from %s',
    (name) => expect(findNamedTime(name)).toBe(AT),
  );

  it.each(['latest.png', '20261303_0710.png', '20260230_0710.png', '20260803_2460.png', '20260803.png'])(
    'is not found in %s',
    (name) => expect(findNamedTime(name)).toBeNull(),
  );

  it('comes back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16_000_000, max: 60_000_000 }), (minutes) => {
        const name = toTimedAddress('x-{yyyy}{MM}{dd}T{HH}{mm}.webp', minutes * 60);
        expect(findNamedTime(name)).toBe(minutes * 60);
      }),
    );
  });
});
