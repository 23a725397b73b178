import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGeocoderAnswer } from './read-geocoder-answer.ts';

describe('readGeocoderAnswer', () => {
  it('takes whatever JSON comes, and answers places with a name and a point, or null', () => {
    const field = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.object());
    const entry = fc.record(
      {
        lat: field,
        lon: field,
        name: field,
        category: field,
        address: fc.oneof(field, fc.record({ road: field, house_number: field }, { requiredKeys: [] })),
        geometry: fc.oneof(field, fc.record({ coordinates: fc.array(field) })),
        properties: fc.oneof(field, fc.record({ name: field, street: field, osm_key: field }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    );
    const answer = fc.oneof(fc.jsonValue(), fc.array(entry), fc.record({ features: fc.array(entry) }));
    fc.assert(
      fc.property(answer, (json) => {
        for (const { place_name, center } of readGeocoderAnswer(json) ?? []) {
          expect(place_name).toMatch(/\S/);
          expect(center.every(Number.isFinite)).toBe(true);
        }
      }),
    );
  });

  it('leaves out what has no point, whatever stands in its place', () => {
    for (const lat of [null, {}, { toString: {} }, [], '', 'north', Number.NaN, true]) {
      expect(readGeocoderAnswer([{ name: 'Chợ', lat, lon: '105.8' }])).toEqual([]);
    }
    expect(readGeocoderAnswer([{ name: 'Chợ', lat: '21', lon: 105.8 }])).toEqual([
      { place_name: 'Chợ', center: [105.8, 21] },
    ]);
  });

  it('distinguishes an empty answer and none', () => {
    expect(readGeocoderAnswer([])).toEqual([]);
    expect(readGeocoderAnswer({ features: [] })).toEqual([]);
    for (const none of [null, 1, 'x', {}, { features: 1 }]) expect(readGeocoderAnswer(none)).toBeNull();
  });
});
