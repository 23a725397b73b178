import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPlaceGrid, visitAround } from './place-grid.ts';
import type { PlaceRecord } from './place-record.ts';

function place(fields: Partial<PlaceRecord>): PlaceRecord {
  return {
    slug: 'x',
    name: 'X',
    nameEn: null,
    kind: 'locality',
    unit: 'locality',
    province: 'gia-lai',
    formerProvince: null,
    formerUnit: null,
    lat: 13.8,
    lng: 109.2,
    heightM: null,
    precisionKm: 1,
    weight: 50,
    otherNames: [],
    ...fields,
  };
}

/** The nearest by brute force. */
function measureNearest(places: readonly PlaceRecord[], point: { lat: number; lng: number }): number {
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  return Math.min(...places.map(({ lat, lng }) => (lat - point.lat) ** 2 + ((lng - point.lng) * narrowing) ** 2));
}

function findNearest(places: readonly PlaceRecord[], point: { lat: number; lng: number }): number {
  let least = Number.POSITIVE_INFINITY;
  visitAround(
    buildPlaceGrid(places),
    point,
    (_, rough) => {
      least = Math.min(least, rough);
    },
    (unseen) => least <= unseen,
  );
  return least;
}

describe('visitAround', () => {
  it('misses no nearer place, wherever the point is, also off the grid', () => {
    const degrees = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
    const spots = fc.array(fc.record({ lat: degrees(8, 12), lng: degrees(104, 108) }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(spots, degrees(5, 24.5), degrees(99, 119.5), (found, lat, lng) => {
        const places = found.map((spot) => place(spot));
        // The two round in another order.
        expect(findNearest(places, { lat, lng })).toBeCloseTo(measureNearest(places, { lat, lng }), 9);
      }),
    );
  });

  it('visits nothing where there is nothing', () => {
    expect(findNearest([], { lat: 10, lng: 106 })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('buildPlaceGrid', () => {
  const seat = place({ slug: 'seat', kind: 'formerDistrict', precisionKm: 4 });
  const heir = place({ slug: 'heir', kind: 'ward', precisionKm: 8, formerUnit: 'ruralDistrict' });
  const guess = place({ slug: 'guess', kind: 'ward', precisionKm: 16 });
  const page = place({ slug: 'page', kind: 'province', precisionKm: 1 });
  const listSlugs = (places: readonly PlaceRecord[]) => buildPlaceGrid(places).places.map(({ slug }) => slug);

  it('leaves out a ward that stands at a surer place, but not the one that carries on its name', () => {
    expect(listSlugs([seat, heir, guess])).toEqual(['seat', 'heir']);
    expect(listSlugs([seat, { ...guess, lat: 13.9 }])).toEqual(['seat', 'guess']);
  });

  it("says nothing of a ward at the spot of a province's page", () => {
    expect(listSlugs([page, guess])).toEqual(['page', 'guess']);
  });
});
