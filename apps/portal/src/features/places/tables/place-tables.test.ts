import { describe, expect, it } from 'vitest';
import {
  readFormerDistricts,
  readFormerProvinces,
  readFormerWards,
  readPlaces,
  readProvinceRings,
  readProvinces,
  readWards,
} from './place-tables.ts';

const provinces = new Set(readProvinces().map(({ slug }) => slug));
const formerProvinces = new Map(readFormerProvinces().map(({ slug, into }) => [slug, into]));

describe('the tables of places', () => {
  it('have the units of today and before', () => {
    expect(provinces.size).toBe(34);
    expect(formerProvinces.size).toBe(29);
    expect(readWards()).toHaveLength(3321);
    expect(readWards()[0]).toMatchObject({ code: '00004', place: { slug: 'ba-dinh-ha-noi', name: 'Ba Đình' } });
    expect(readFormerWards().flatMap(({ names }) => names)).toHaveLength(10_819);
  });

  it('give every place a slug of its own and a province of today', () => {
    const places = [...readPlaces(), ...readWards().map(({ place }) => place), ...readFormerDistricts()];
    expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
    expect(places.filter(({ province }) => !provinces.has(province))).toEqual([]);
  });

  it('end each ward of a slug with its province, as the import of points expects', () => {
    expect(readWards().filter(({ place: { slug, province } }) => !slug.endsWith(`-${province}`))).toEqual([]);
  });

  it('have a border for every province, and a province of today for every former one', () => {
    expect(new Set(readProvinceRings().map(([province]) => province))).toEqual(provinces);
    expect([...formerProvinces.values()].filter((into) => !provinces.has(into))).toEqual([]);
    const known = readFormerWards().filter(
      ({ formerProvince }) => !provinces.has(formerProvince) && !formerProvinces.has(formerProvince),
    );
    expect(known).toEqual([]);
  });
});
