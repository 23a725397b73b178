import { describe, expect, it } from 'vitest';
import { buildPlaceIndex } from './build-place-index.ts';
import { findNearestNames } from './find-nearest-names.ts';
import { findNearestPlace } from './find-nearest-place.ts';
import type { PlaceRecord } from './place-record.ts';
import { searchPlaces } from './search-places.ts';

const PLACES = [
  place('dong-thap', 'Đồng Tháp', { kind: 'province', unit: 'province', weight: 90 }),
  place('tien-giang', 'Tiền Giang', { kind: 'formerProvince', unit: 'province', weight: 80 }),
  place('my-tho-tien-giang', 'Mỹ Tho', { formerProvince: 'tien-giang', lat: 10.35, lng: 106.35, weight: 56 }),
  place('my-tho-dong-thap', 'Mỹ Thọ', { kind: 'ward', unit: 'commune', lat: 10.46, lng: 105.7, weight: 20 }),
  place('sa-dec-dong-thap', 'Sa Đéc', { lat: 10.29, lng: 105.76, weight: 50, otherNames: ['Sadec'] }),
  place('phong-my-dong-thap', 'Phong Mỹ', { kind: 'ward', unit: 'commune', lat: 10.53, lng: 105.6, weight: 20 }),
];
const index = buildPlaceIndex(
  PLACES,
  [
    {
      name: 'An Hòa',
      unit: 'ward',
      district: 'Thành phố Sa Đéc',
      formerProvince: 'dong-thap',
      into: getPlace('sa-dec-dong-thap'),
    },
    {
      name: '3',
      unit: 'ward',
      district: 'Thành phố Mỹ Tho',
      formerProvince: 'tien-giang',
      into: getPlace('my-tho-dong-thap'),
    },
  ],
  [['MT', 'my-tho-tien-giang']],
);

function getPlace(slug: string): PlaceRecord {
  const found = PLACES.find((known) => known.slug === slug);
  if (found === undefined) throw new Error(slug);
  return found;
}

function place(slug: string, name: string, fields: Partial<PlaceRecord> = {}): PlaceRecord {
  return {
    slug,
    name,
    nameEn: null,
    kind: 'formerDistrict',
    unit: 'city',
    province: 'dong-thap',
    formerProvince: null,
    formerUnit: null,
    lat: 10.5,
    lng: 105.6,
    heightM: null,
    precisionKm: 1,
    weight: 50,
    otherNames: [],
    ...fields,
  };
}

const listSlugs = (text: string) => searchPlaces(index, text, 10).map(({ place: { slug } }) => slug);

describe('searchPlaces', () => {
  it('ranks by weight where no marks are typed', () => {
    expect(listSlugs('my tho')).toEqual(['my-tho-tien-giang', 'my-tho-dong-thap']);
  });

  it('ranks first what agrees with the marks typed', () => {
    expect(listSlugs('mỹ thọ')).toEqual(['my-tho-dong-thap', 'my-tho-tien-giang']);
    expect(listSlugs('mỹ tho')).toEqual(['my-tho-tien-giang', 'my-tho-dong-thap']);
  });

  it('ranks the beginning of a name before a word within it', () => {
    expect(listSlugs('my').at(-1)).toBe('phong-my-dong-thap');
  });

  it('takes a province of today or before beside the name, but not instead of it', () => {
    expect(listSlugs('my tho tien giang')).toEqual(['my-tho-tien-giang']);
    expect(listSlugs('sa dec dong thap')).toEqual(['sa-dec-dong-thap']);
    expect(listSlugs('dong thap')).toEqual(['dong-thap']);
  });

  it('answers nothing where a word fits nothing', () => {
    expect(listSlugs('sa dec paris')).toEqual([]);
    expect(listSlugs('')).toEqual([]);
  });

  it('passes over a type word that the unit no longer has', () => {
    expect(listSlugs('thị xã sa đéc')).toEqual(['sa-dec-dong-thap']);
  });
});

describe('searchPlaces by other names', () => {
  it('leads a former ward to the ward of today, with its district and either province beside it', () => {
    const hit = { place: { slug: 'sa-dec-dong-thap' }, formerWard: { name: 'An Hòa' } };
    for (const text of ['an hòa', 'phường an hoà, sa đéc', 'an hoa dong thap']) {
      expect(searchPlaces(index, text, 1)[0], text).toMatchObject(hit);
    }
    expect(listSlugs('an hoa my tho')).toEqual([]);
    expect(listSlugs('p3 mỹ tho')).toEqual(['my-tho-dong-thap']);
    expect(searchPlaces(index, 'sa đéc', 1)[0]?.formerWard).toBeNull();
  });

  it('knows aliases, which must lead to a place', () => {
    expect(listSlugs('mt')).toEqual(['my-tho-tien-giang']);
    expect(() => buildPlaceIndex(PLACES, [], [['X', 'nowhere']])).toThrow('The alias X leads to nowhere');
  });

  it('takes no former ward for a city of that name', () => {
    expect(listSlugs('an')[0]).toBe('sa-dec-dong-thap');
    expect(listSlugs('thành phố sa')[0]).toBe('sa-dec-dong-thap');
  });

  it('reads words run together, apart, without marks put together, and misspelt, in that order', () => {
    expect(listSlugs('sadec')[0]).toBe('sa-dec-dong-thap');
    expect(listSlugs('mytho')[0]).toBe('my-tho-tien-giang');
    expect(listSlugs('s a dec')[0]).toBe('sa-dec-dong-thap');
    expect(listSlugs('sa ddeecs')[0]).toBe('sa-dec-dong-thap');
    expect(listSlugs('sa dce')[0]).toBe('sa-dec-dong-thap');
    expect(listSlugs('dong thapp')[0]).toBe('dong-thap');
    expect(listSlugs('dogn thapp')[0]).toBe('dong-thap');
    expect(listSlugs('tein giang')).toEqual(['tien-giang']);
    expect(listSlugs('sx dxc')).toEqual([]);
  });

  it('takes a province that is not finished only beside a whole name', () => {
    expect(listSlugs('sa dec dong th')).toEqual(['sa-dec-dong-thap']);
    expect(listSlugs('phong dong th')).toEqual([]);
    expect(listSlugs('phong dong thap')).toEqual(['phong-my-dong-thap']);
  });
});

describe('findNearestPlace', () => {
  it('finds the nearest that is let through, and of two on one spot the weightier', () => {
    expect(findNearestPlace(index, { lat: 10.3, lng: 105.8 })?.place.slug).toBe('sa-dec-dong-thap');
    expect(findNearestPlace(index, { lat: 10.3, lng: 105.8 }, ({ kind }) => kind === 'ward')?.place.name).toBe(
      'Mỹ Thọ',
    );
    expect(findNearestPlace(index, { lat: 10.5, lng: 105.6 })?.place.slug).toBe('dong-thap');
    expect(findNearestPlace(index, { lat: 10.5, lng: 105.6 }, () => false)).toBeNull();
  });
});

describe('findNearestNames', () => {
  it('forgives a third of the letters and no more', () => {
    expect(findNearestNames(index, 'sa-dxy')[0]?.slug).toBe('sa-dec-dong-thap');
    expect(findNearestNames(index, 'sa-xyz')).toEqual([]);
    expect(findNearestNames(index, 'xy')).toEqual([]);
  });
});
