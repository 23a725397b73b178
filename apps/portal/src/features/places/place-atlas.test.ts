import { readFileSync } from 'node:fs';
import { resolveSlug } from '@portal/domain/place/name-place';
import { toSlug } from '@portal/domain/place/slug';
import { describe, expect, it } from 'vitest';
import { FORMER_PROVINCES } from './former-provinces.table.ts';
import { openPlaceAtlas, readFormerWardRow, readPlaceRow } from './place-atlas.ts';
import { PROVINCES } from './provinces.table.ts';

const { index } = openPlaceAtlas();
const GOLDEN = new URL('./place-slugs.golden.txt', import.meta.url);

describe('the places', () => {
  it('keep the addresses that they were given: a slug may be added, never lost', () => {
    const golden = readFileSync(GOLDEN, 'utf8').trim().split('\n');
    expect([...index.bySlug.keys()].sort()).toEqual(golden);
  });

  it('are the 34 provinces, the 29 former ones, the 3,321 wards and the 13 special zones, among others', () => {
    const count = (kind: string) => index.places.filter((place) => place.kind === kind).length;
    expect([PROVINCES.length, count('province')]).toEqual([34, 34]);
    expect(count('ward')).toBe(3321);
    expect([FORMER_PROVINCES.length, count('formerProvince')]).toEqual([29, 29]);
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

describe('readPlaceRow', () => {
  it('refuses a row with a missing column or figure', () => {
    expect(() => readPlaceRow('a|b')).toThrow('2 columns');
    expect(() => readPlaceRow('hue|Huế||province|centralCity|hue|||x|107.59||1|97|')).toThrow('column 8');
    expect(() => readPlaceRow('hue|Huế||province|centralCity|hue||||107.59||1|97|')).toThrow('column 8');
  });
});

describe('readFormerWardRow', () => {
  it('refuses a broken row, an unknown kind and a ward of today that is none', () => {
    const read = (row: string) => readFormerWardRow(row, index.bySlug, () => 'ha-noi');
    expect(read('ha-noi|Quận Ba Đình|ba-dinh:PTrúc Bạch,TKim Mã').map(({ name, unit }) => [name, unit])).toEqual([
      ['Trúc Bạch', 'ward'],
      ['Kim Mã', 'townlet'],
    ]);
    expect(() => read('ha-noi|Quận Ba Đình')).toThrow('Broken row');
    expect(() => read('ha-noi|Quận Ba Đình|ba-dinh:QTrúc Bạch')).toThrow('Broken former ward');
    expect(() => read('ha-noi|Quận Ba Đình|ba-dinh-2:PTrúc Bạch')).toThrow('ba-dinh-2-ha-noi, which is no place');
  });
});
