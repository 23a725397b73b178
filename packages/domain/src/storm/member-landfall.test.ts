import { describe, expect, it } from 'vitest';
import { listLandfalls } from './member-landfall.ts';
import type { MemberTrack } from './storm.ts';

/** West of 108° is land: `north` from 16° on, else `south`. */
const findArea = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string | null =>
  lng > 108 ? null : lat >= 16 ? 'north' : 'south';

const track = (...points: readonly (readonly [lat: number, lng: number])[]): MemberTrack =>
  points.map(([lat, lng], index) => [index * 6, lat, lng]);

describe('landfalls of an ensemble', () => {
  it('count each member once, where it first comes from the sea, most members first', () => {
    const members = [
      track([15, 112], [15, 109], [15, 106], [17, 104]),
      track([17, 110], [17, 107]),
      track([18, 110], [18, 107]),
      track([15, 112], [15, 110]),
      [],
    ];
    expect(listLandfalls(members, findArea)).toEqual([
      { area: 'north', count: 2 },
      { area: 'south', count: 1 },
    ]);
  });

  it('are found between two positions', () => {
    // At 16° the coast is crossed on the way from 15.5° to 17°.
    expect(listLandfalls([track([15.5, 109], [17, 106.5])], findArea)).toEqual([{ area: 'north', count: 1 }]);
  });

  it('are none for what starts inland, unless it goes out and comes back', () => {
    expect(listLandfalls([track([15, 107], [15, 106])], findArea)).toEqual([]);
    expect(listLandfalls([track([15, 107], [15, 109], [17, 107])], findArea)).toHaveLength(1);
  });

  it('are none far from Vietnam, whatever the areas say', () => {
    expect(listLandfalls([track([20, 130], [30, 131]), track([25, 125], [26, 111])], () => 'somewhere')).toEqual([]);
  });
});
