import { describe, expect, it } from 'vitest';
import { buildPlaceIndex } from './build-place-index.ts';
import { resolveSlug } from './name-place.ts';
import type { PlaceRecord } from './place-record.ts';

const HUE = place({ slug: 'hue', name: 'Huế', kind: 'province', unit: 'centralCity', otherNames: ['Thừa Thiên Huế'] });
const GIA_LAI = place({ slug: 'gia-lai', name: 'Gia Lai', kind: 'province', unit: 'province' });
const BINH_DINH = place({
  slug: 'binh-dinh',
  name: 'Bình Định',
  kind: 'formerProvince',
  unit: 'province',
  province: 'gia-lai',
});
const WARD = place({ slug: 'quy-nhon-gia-lai', name: 'Quy Nhơn', kind: 'ward', unit: 'ward', formerUnit: 'city' });
const CITY = place({ slug: 'quy-nhon-binh-dinh', name: 'Quy Nhơn', formerProvince: 'binh-dinh' });
const TOWN = place({
  slug: 'thi-xa-an-nhon-binh-dinh',
  name: 'Thị xã An Nhơn',
  unit: 'town',
  formerProvince: 'binh-dinh',
});
const RURAL = place({
  slug: 'huyen-an-nhon-binh-dinh',
  name: 'Huyện An Nhơn',
  unit: 'ruralDistrict',
  formerProvince: 'binh-dinh',
});
const NHON_BINH = place({ slug: 'quy-nhon-dong-gia-lai', name: 'Quy Nhơn Đông', kind: 'ward', unit: 'ward' });
const FORMER = { unit: 'ward', district: 'Thành phố Quy Nhơn', formerProvince: 'binh-dinh' } as const;
const index = buildPlaceIndex(
  [HUE, GIA_LAI, BINH_DINH, WARD, CITY, TOWN, RURAL, NHON_BINH],
  [
    { ...FORMER, name: 'Hải Cảng', into: WARD },
    { ...FORMER, name: 'Trần Phú', into: WARD },
    { ...FORMER, name: 'Trần Phú', district: 'Thị xã An Nhơn', into: NHON_BINH },
    { ...FORMER, name: 'Quy Nhơn', into: NHON_BINH },
  ],
);

function place(fields: Partial<PlaceRecord> & Pick<PlaceRecord, 'slug' | 'name'>): PlaceRecord {
  return {
    nameEn: null,
    kind: 'formerDistrict',
    unit: 'city',
    province: fields.kind === 'province' ? fields.slug : 'gia-lai',
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

describe('resolveSlug', () => {
  it('answers the place whose own slug it is, also a former province and a former district', () => {
    expect(resolveSlug(index, 'binh-dinh')).toEqual({ outcome: 'place', place: BINH_DINH });
    expect(resolveSlug(index, 'quy-nhon-binh-dinh')).toEqual({ outcome: 'place', place: CITY });
  });

  it.each([
    ['thua-thien-hue', 'hue'],
    ['thanh-pho-hue', 'hue'],
    ['tinh-gia-lai', 'gia-lai'],
    ['thanh-pho-gia-lai', 'gia-lai'],
    ['tinh-binh-dinh', 'binh-dinh'],
    ['thanh-pho-quy-nhon-binh-dinh', 'quy-nhon-binh-dinh'],
    ['phuong-quy-nhon', 'quy-nhon-gia-lai'],
    ['thi-xa-an-nhon', 'thi-xa-an-nhon-binh-dinh'],
  ])('moves %s to %s', (slug, to) => {
    expect(resolveSlug(index, slug)).toEqual({ outcome: 'moved', slug: to });
  });

  it('moves a bare name to the ward of today when all that bear it became part of it', () => {
    expect(resolveSlug(index, 'quy-nhon')).toEqual({ outcome: 'moved', slug: 'quy-nhon-gia-lai' });
  });

  it('offers a choice instead of guessing between a town and a rural district', () => {
    for (const slug of ['an-nhon', 'an-nhon-binh-dinh', 'an-nhon-gia-lai']) {
      const found = resolveSlug(index, slug);
      expect(found.outcome === 'choice' && found.places.map((one) => one.slug)).toEqual([
        'huyen-an-nhon-binh-dinh',
        'thi-xa-an-nhon-binh-dinh',
      ]);
    }
  });

  it.each([
    'hai-cang',
    'phuong-hai-cang',
    'hai-cang-binh-dinh',
    'hai-cang-gia-lai',
    'phuong-hai-cang-quy-nhon',
    'hai-cang-quy-nhon-binh-dinh',
    'phuong-hai-cang-thanh-pho-quy-nhon-gia-lai',
  ])('leads the former ward %s to the ward that took it in', (slug) => {
    expect(resolveSlug(index, slug)).toEqual({ outcome: 'moved', slug: 'quy-nhon-gia-lai' });
  });

  it('distinguishes former wards of one name by their district, and offers both without it', () => {
    expect(resolveSlug(index, 'tran-phu-an-nhon-binh-dinh')).toEqual({ outcome: 'moved', slug: NHON_BINH.slug });
    const found = resolveSlug(index, 'tran-phu-binh-dinh');
    expect(found.outcome === 'choice' && found.places).toEqual([NHON_BINH, WARD]);
  });

  it('knows no former ward under another type or in another province, and prefers a place of today', () => {
    for (const slug of ['xa-hai-cang', 'hai-cang-hue', 'hai-cang-an-nhon-binh-dinh']) {
      expect(resolveSlug(index, slug)).toEqual({ outcome: 'unknown' });
    }
    expect(resolveSlug(index, 'phuong-quy-nhon')).toEqual({ outcome: 'moved', slug: 'quy-nhon-gia-lai' });
  });

  it('parses no endless address', () => {
    expect(resolveSlug(index, `hai-cang${'-quy-nhon'.repeat(10)}`)).toEqual({ outcome: 'unknown' });
  });

  it('knows nothing of other addresses, capitals or the empty text', () => {
    for (const slug of ['paris', 'Hue', '', 'constructor', '__proto__']) {
      expect(resolveSlug(index, slug)).toEqual({ outcome: 'unknown' });
    }
  });
});

describe('buildPlaceIndex', () => {
  it('refuses two places with one slug', () => {
    expect(() => buildPlaceIndex([HUE, HUE])).toThrow('Two places have the slug hue');
  });

  it('refuses a place in a province that is none', () => {
    expect(() => buildPlaceIndex([CITY])).toThrow('quy-nhon-binh-dinh lies in gia-lai');
  });
});
