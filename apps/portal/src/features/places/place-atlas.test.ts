import { readFileSync } from 'node:fs';
import { resolveSlug } from '@portal/domain/place/name-place';
import { toSlug } from '@portal/domain/place/slug';
import { describe, expect, it } from 'vitest';
import { openPlaceAtlas, toFormerWards } from './place-atlas.ts';
import { readFormerProvinces, readProvinces } from './tables/place-tables.ts';

const { index } = openPlaceAtlas();
const GOLDEN = new URL('./place-slugs.golden.txt', import.meta.url);

describe('the places', () => {
  it('keep the addresses that they were given: a slug may be added, never lost', () => {
    const golden = readFileSync(GOLDEN, 'utf8').trim().split('\n');
    expect([...index.bySlug.keys()].sort()).toEqual(golden);
  });

  it('are the 34 provinces, the 29 former ones, the 3,321 wards and the 13 special zones, among others', () => {
    const count = (kind: string) => index.places.filter((place) => place.kind === kind).length;
    expect([readProvinces().length, count('province')]).toEqual([34, 34]);
    expect(count('ward')).toBe(3321);
    expect([readFormerProvinces().length, count('formerProvince')]).toEqual([29, 29]);
    expect(
      index.places
        .filter(({ unit }) => unit === 'specialZone')
        .map(({ name }) => toSlug(name))
        .sort(),
    ).toEqual([
      'bach-long-vi',
      'cat-hai',
      'co-to',
      'con-co',
      'con-dao',
      'hoang-sa',
      'kien-hai',
      'ly-son',
      'phu-quoc',
      'phu-quy',
      'tho-chau',
      'truong-sa',
      'van-don',
    ]);
  });

  it('have slugs of the addresses, names in NFC and points in or off Vietnam', () => {
    for (const place of index.places) {
      expect(place.slug).toBe(toSlug(place.slug));
      expect(place.name).toBe(place.name.normalize('NFC'));
      expect(place.lat).toBeGreaterThan(7);
      expect(place.lat).toBeLessThan(23.5);
      expect(place.lng).toBeGreaterThan(102);
      expect(place.lng).toBeLessThan(115);
      expect(place.precisionKm).toBeGreaterThan(0);
    }
  });

  it('never begin with a word that other addresses need', () => {
    const taken = /^(nha-nong|theo-nganh|pro|news|report|map)(-|$)/;
    expect([...index.bySlug.keys()].filter((slug) => taken.test(slug))).toEqual([]);
  });

  it('answer for every ward that ended, by its name with its district and province', () => {
    expect(index.formerWards.length).toBeGreaterThan(10_000);
    for (const { name, district, formerProvince, into } of index.formerWards) {
      const address = toSlug(`${name} ${district} ${formerProvince}`);
      const found = resolveSlug(index, address);
      const slugs = found.outcome === 'choice' ? found.places.map(({ slug }) => slug) : [];
      expect(found.outcome === 'moved' ? found.slug : slugs.find((slug) => slug === into.slug)).toBe(into.slug);
    }
  });

  it('have a known height only where one is known', () => {
    expect(index.bySlug.get('fansipan-lao-cai')?.heightM).toBe(3147);
    expect(index.bySlug.get('sa-pa-lao-cai')?.heightM).toBeNull();
    expect(index.bySlug.get('moc-chau-son-la')?.heightM ?? null).toBeNull();
  });
});

describe('toFormerWards', () => {
  const row = { formerProvince: 'ha-noi', district: 'Quận Ba Đình', into: 'ba-dinh-ha-noi' };

  it('makes a former ward of every name', () => {
    const rows = [
      { ...row, unit: 'ward', names: ['Trúc Bạch', 'Quán Thánh'] },
      { ...row, unit: 'townlet', names: ['Kim Mã'] },
    ] as const;
    expect(toFormerWards(rows, index.places).map(({ name, unit, into }) => [name, unit, into.name])).toEqual([
      ['Trúc Bạch', 'ward', 'Ba Đình'],
      ['Quán Thánh', 'ward', 'Ba Đình'],
      ['Kim Mã', 'townlet', 'Ba Đình'],
    ]);
  });

  it('refuses a ward of today that is none', () => {
    const rows = [{ ...row, into: 'ba-dinh-2-ha-noi', unit: 'ward', names: ['Trúc Bạch'] }] as const;
    expect(() => toFormerWards(rows, index.places)).toThrow('lead to ba-dinh-2-ha-noi, which is no place');
  });
});
