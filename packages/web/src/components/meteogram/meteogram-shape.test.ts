import { describe, expect, it } from 'vitest';
import { listNights, listSunMarks } from './meteogram-shape.ts';

const HA_NOI = { lat: 21.03, lng: 105.85 };

describe('the sun of a day’s hours', () => {
  it('sets and rises in order, by the hour of the drawing', () => {
    const marks = listSunMarks(HA_NOI, '2026-06-21T14:00:00+07:00', 24);
    expect(marks.map(({ kind }) => kind)).toEqual(['sunset', 'sunrise']);
    expect(marks[0]?.at).toBeCloseTo(4.7, 1);
  });

  it('leaves out what is over before the first hour', () => {
    const marks = listSunMarks(HA_NOI, '2026-06-21T20:00:00+07:00', 6);
    expect(marks).toEqual([]);
  });
});

describe('nights', () => {
  const sunset = { kind: 'sunset', at: 4.5 } as const;
  const sunrise = { kind: 'sunrise', at: 15.5 } as const;

  it('last from sunset to sunrise', () => {
    expect(listNights([sunset, sunrise], 24, true)).toEqual([{ from: 4.5, to: 15.5 }]);
  });

  it('begin or end with the drawing', () => {
    expect(listNights([sunset], 12, true)).toEqual([{ from: 4.5, to: 12 }]);
    expect(
      listNights(
        [
          { ...sunrise, at: 3 },
          { ...sunset, at: 16 },
        ],
        24,
        false,
      ),
    ).toEqual([
      { from: 0, to: 3 },
      { from: 16, to: 24 },
    ]);
  });

  it('are all or nothing where the sun neither rises nor sets', () => {
    expect(listNights([], 6, false)).toEqual([{ from: 0, to: 6 }]);
    expect(listNights([], 6, true)).toEqual([]);
  });
});
