import { greatCircleKm } from '@portal/domain/geo/great-circle';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPlaceAtlas } from './place-atlas.ts';
import { createPlaces } from './service.ts';

const places = createPlaces();
const resolve = (location: string, lang: 'vi' | 'en' = 'vi') => places.placesResolve({ query: { location, lang } });
const nearest = (lat: number, lng: number) => places.placesNearest({ query: { lat, lng } }).place;

function locatedOf(location: string, lang: 'vi' | 'en' = 'vi') {
  const reply = resolve(location, lang);
  if (reply.outcome !== 'place') throw new Error(`${location} is ${reply.outcome}`);
  return reply.located;
}

function refusalOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
}

describe('placesResolve', () => {
  it.each([
    ['da-lat', 'da-lat-lam-dong'],
    ['tphcm', 'ho-chi-minh'],
    ['tp-ho-chi-minh', 'ho-chi-minh'],
    ['thanh-pho-ho-chi-minh', 'ho-chi-minh'],
    ['hcm', 'ho-chi-minh'],
    ['sai-gon', 'ho-chi-minh'],
    ['thua-thien-hue', 'hue'],
    ['tinh-lam-dong', 'lam-dong'],
    ['thanh-pho-da-nang', 'da-nang'],
    ['tinh-binh-duong', 'binh-duong'],
    ['thanh-pho-cao-bang', 'cao-bang-cao-bang'],
    ['quan-1', 'quan-1-ho-chi-minh'],
    ['quan-1-tphcm', 'quan-1-ho-chi-minh'],
    ['quan-cau-giay-ha-noi', 'cau-giay-ha-noi'],
    ['vung-tau', 'vung-tau-ho-chi-minh'],
    ['thanh-pho-da-lat', 'da-lat-lam-dong'],
    ['gia-nghia-lam-dong', 'gia-nghia-dak-nong'],
    ['fansipan', 'fansipan-lao-cai'],
    ['ben-nghe-ho-chi-minh', 'sai-gon-ho-chi-minh'],
    ['phuong-ben-nghe', 'sai-gon-ho-chi-minh'],
    ['phuong-12-go-vap-ho-chi-minh', 'an-hoi-tay-ho-chi-minh'],
    ['thi-tran-cu-chi-huyen-cu-chi-tphcm', 'tan-an-hoi-ho-chi-minh'],
    ['xa-soc-son-ha-noi', 'soc-son-ha-noi'],
  ])('moves %s to %s', (from, to) => {
    expect(resolve(from)).toEqual({ outcome: 'moved', slug: to });
  });

  it('keeps a page of its own for a former province and says what it belongs to now', () => {
    const { place, kind, note } = locatedOf('binh-duong');
    expect(kind).toBe('formerProvince');
    expect(place).toMatchObject({ slug: 'binh-duong', province: 'ho-chi-minh' });
    expect(place.displayName).toEqual({ main: 'Bình Dương', secondary: 'Tỉnh cũ' });
    expect(note).toBe('Trước ngày 1/7/2025 là tỉnh Bình Dương; nay thuộc thành phố Hồ Chí Minh.');
    expect(locatedOf('binh-duong', 'en').note).toBe(
      'Until 30 June 2025 Binh Duong Province; now part of Ho Chi Minh City.',
    );
  });

  it('keeps a page of its own for a former city beside the ward that has its name', () => {
    expect(locatedOf('quy-nhon-binh-dinh').note).toBe(
      'Trước ngày 1/7/2025 là thành phố Quy Nhơn, tỉnh Bình Định; nay thuộc các phường, xã của tỉnh Gia Lai.',
    );
    expect(locatedOf('quy-nhon-gia-lai')).toMatchObject({
      kind: 'ward',
      note: 'Trước đây là thành phố Quy Nhơn, tỉnh Bình Định.',
      place: { province: 'gia-lai', ward: 'quy-nhon', district: 'quy-nhon' },
    });
  });

  it('lets the ward of today answer where it shares its slug with a former unit', () => {
    expect(locatedOf('nha-trang-khanh-hoa')).toMatchObject({
      kind: 'ward',
      note: 'Trước đây là thành phố Nha Trang, tỉnh Khánh Hòa.',
    });
    expect(locatedOf('cau-giay-ha-noi').note).toBe('Trước đây là quận Cầu Giấy, Hà Nội.');
  });

  it('says which former wards another ward of today took in, and nothing of one that stayed as it was', () => {
    expect(locatedOf('ben-thanh-ho-chi-minh').note).toBe(
      'Trước ngày 1/7/2025 phần lớn là phường Bến Thành, phường Phạm Ngũ Lão và phường Nguyễn Thái Bình, quận 1.',
    );
    expect(locatedOf('ben-thanh-ho-chi-minh', 'en').note).toBe(
      'Until 30 June 2025 mostly Ben Thanh Ward, Pham Ngu Lao Ward and Nguyen Thai Binh Ward, District 1.',
    );
    expect(locatedOf('tho-chau-an-giang').note).toBe(
      'Trước ngày 1/7/2025 phần lớn là xã Thổ Châu, thành phố Phú Quốc, Kiên Giang.',
    );
    expect(locatedOf('ia-mo-gia-lai').note).toBeNull();
  });

  it('says what a province took in, and nothing where nothing changed', () => {
    expect(locatedOf('lam-dong').note).toBe('Từ ngày 1/7/2025 gồm cả Đắk Nông và Bình Thuận.');
    expect(locatedOf('ha-noi').note).toBeNull();
  });

  it('shows a province at its main town', () => {
    expect(locatedOf('gia-lai').place).toMatchObject({ lat: locatedOf('pleiku-gia-lai').place.lat, district: null });
    expect(locatedOf('ho-chi-minh').place).toMatchObject({ lat: 10.7769, lng: 106.7009, stationCode: 22672 });
    expect(locatedOf('ha-noi').place.stationCode).toBe(124944);
  });

  it('offers a choice for a name that several places have', () => {
    const reply = resolve('ba-to-quang-ngai');
    expect(reply.outcome === 'choice' && reply.places.map(({ slug, name }) => [slug, name])).toEqual([
      ['xa-ba-to-21484-quang-ngai', 'Xã Ba Tơ'],
      ['huyen-ba-to-quang-ngai', 'Huyện Ba Tơ'],
      ['xa-ba-to-21523-quang-ngai', 'Xã Ba Tô'],
    ]);
    const alike = resolve('my-tho-dong-thap');
    expect(alike.outcome === 'choice' && alike.places.map(({ slug }) => slug)).toEqual([
      'phuong-my-tho-dong-thap',
      'my-tho-tien-giang',
      'xa-my-tho-dong-thap',
    ]);
    const many = resolve('chau-thanh');
    expect(many.outcome === 'choice' && many.places.length).toBeGreaterThan(10);
  });

  it('offers the likest names for an unknown slug', () => {
    const reply = resolve('da-lta-lam-dong');
    expect(reply.outcome === 'unknown' && reply.nearest[0]?.slug).toBe('da-lat-lam-dong');
    expect(resolve('zzzzqqqq')).toEqual({ outcome: 'unknown', nearest: [] });
  });

  it.each(['ha-noi', 'da-lat-lam-dong', 'phu-quy-lam-dong'])(
    'lists towns around %s, apart from it and from each other',
    (slug) => {
      const { nearby, place } = locatedOf(slug);
      expect(nearby).toHaveLength(7);
      for (const [index, one] of nearby.entries()) {
        const least = Math.min(...[place, ...nearby.slice(0, index)].map((other) => greatCircleKm(one, other)));
        expect(least).toBeGreaterThanOrEqual(index < 3 ? 10 : 30);
      }
    },
  );

  it('lists known towns around a city, communes where none is near', () => {
    expect(
      locatedOf('ha-noi')
        .nearby.slice(0, 4)
        .map(({ name }) => name),
    ).toEqual(['Hà Đông', 'Bắc Từ Liêm', 'Từ Sơn', 'Vĩnh Yên']);
    expect(locatedOf('da-lat-lam-dong').nearby.map(({ name }) => name)).toContain('Đơn Dương');
  });
});

describe('placesNearest', () => {
  it.each([
    [11.947, 108.442, 'da-lat-lam-dong'],
    [11.939, 108.44, 'xuan-huong-da-lat-lam-dong'],
    [10.345, 107.084, 'vung-tau-ho-chi-minh'],
    [16.5, 111.6, 'hoang-sa-da-nang'],
    [8.7, 112.0, 'truong-sa-khanh-hoa'],
    [9.8, 114.3, 'dao-sinh-ton-khanh-hoa'],
    [22.34, 103.84, 'sa-pa-lao-cai'],
  ])('of %f, %f is %s', (lat, lng, slug) => {
    expect(nearest(lat, lng).slug).toBe(slug);
  });

  it('refuses points abroad, far out and off the served box', () => {
    expect(refusalOf(() => nearest(13.75, 100.5))).toMatchObject({ code: 'unknownPlace' });
    expect(refusalOf(() => nearest(14.0, 111.0))).toMatchObject({ code: 'unknownPlace' });
    expect(refusalOf(() => nearest(48.85, 2.35))).toMatchObject({ code: 'outsideCoverage' });
  });
});

describe('locate', () => {
  it('lets coordinates win over names, and a name that fits name them', () => {
    const point = { lat: 11.95, lng: 108.46 };
    expect(places.locate({ ...point, location: 'da-lat' })).toMatchObject({
      ...point,
      slug: 'da-lat-lam-dong',
      displayName: { main: 'Đà Lạt', secondary: 'Lâm Đồng' },
    });
    expect(places.locate({ ...point, location: 'ha-noi' }).province).toBe('lam-dong');
    expect(places.locate({ ...point, location: 'no-such-place', province: 'lam-dong', district: 'da-lat' }).slug).toBe(
      'da-lat-lam-dong',
    );
  });

  it('refuses a name that several places share, and names them', () => {
    const names = 'phuong-my-tho-dong-thap, my-tho-tien-giang, xa-my-tho-dong-thap';
    for (const query of [{ location: 'my-tho-dong-thap' }, { province: 'dong-thap', district: 'my-tho' }])
      expect(refusalOf(() => places.locate(query))).toMatchObject({
        code: 'unknownPlace',
        options: {
          detail: {
            vi: `Nhiều nơi có tên này. Hãy ghi rõ: ${names}.`,
            en: `Several places have this name. Please specify: ${names}.`,
          },
        },
      });
    const among = refusalOf(() => places.locate({ location: 'phuong-1' })) as { options: { detail: { en: string } } };
    expect(among.options.detail.en.split(', ')).toHaveLength(5);
  });

  it('lets location win over province with district', () => {
    expect(places.locate({ location: 'sa-pa-lao-cai', province: 'lam-dong', district: 'da-lat' }).slug).toBe(
      'sa-pa-lao-cai',
    );
  });

  it.each([
    ['lam-dong', 'da-lat', 'da-lat-lam-dong'],
    ['binh-dinh', 'quy-nhon', 'quy-nhon-binh-dinh'],
    ['gia-lai', 'quy-nhon', 'quy-nhon-gia-lai'],
    ['tphcm', 'quan-1', 'quan-1-ho-chi-minh'],
  ])('finds province %s with district %s', (province, district, slug) => {
    expect(places.locate({ province, district }).slug).toBe(slug);
  });

  it('names a point of Vietnam after its nearest place, and says near where it is not there', () => {
    expect(places.locate({ lat: 11.6, lng: 106.0 }).displayName).toEqual({
      main: 'Gần Tân Biên',
      secondary: 'Tây Ninh',
    });
    expect(places.locate({ lat: 11.6, lng: 106.0, lang: 'en' }).displayName.main).toBe('Near Tan Bien');
  });

  it.each([
    ['Bangkok', 13.75, 100.5],
    ['Vientiane', 17.97, 102.6],
    ['Hekou, across the river from Lào Cai', 22.529, 103.94],
    ['Phnom Penh', 11.55, 104.92],
    ['Bavet, beyond Mộc Bài', 11.07, 106.12],
    ['Kampot', 10.61, 104.18],
    ['Sanya', 18.25, 109.5],
    ['Palawan', 9.7, 118.7],
    ['the open sea', 13.5, 112.5],
  ])('names %s by its coordinates only', (_, lat, lng) => {
    const place = places.locate({ lat, lng });
    expect(place).toMatchObject({ province: null, district: null, ward: null, slug: null });
    expect(place.displayName.main).toMatch(/^\d+,\d{3}° B, \d+,\d{3}° Đ$/);
  });

  it.each([
    ['Hoàng Sa', 16.8, 112.3, 'da-nang'],
    ['Trường Sa', 8.9, 112.9, 'khanh-hoa'],
    ['the north of Trường Sa', 11.42, 114.33, 'khanh-hoa'],
    ['Côn Đảo', 8.69, 106.6, 'ho-chi-minh'],
    ['Than Uyên, which moved to Lai Châu', 21.96, 103.88, 'lai-chau'],
    ['Mê Linh, which moved to Hà Nội', 21.16, 105.74, 'ha-noi'],
    ['Sa Đéc', 10.29, 105.76, 'dong-thap'],
  ])('knows the province of %s', (_, lat, lng, province) => {
    expect(places.locate({ lat, lng }).province).toBe(province);
  });

  it('serves the box with its edges and nothing beyond', () => {
    for (const [lat, lng] of [
      [5, 99],
      [24.5, 119.5],
    ] as const)
      expect(places.locate({ lat, lng }).lat).toBe(lat);
    for (const [lat, lng] of [
      [4.999, 105],
      [24.501, 105],
      [15, 98.999],
      [15, 119.501],
    ] as const) {
      expect(refusalOf(() => places.locate({ lat, lng }))).toMatchObject({ code: 'outsideCoverage' });
    }
  });

  it('refuses unknown and ambiguous names, half a pair and nothing', () => {
    expect(refusalOf(() => places.locate({ location: 'paris' }))).toMatchObject({ code: 'unknownPlace' });
    expect(refusalOf(() => places.locate({ location: 'my-tho-dong-thap' }))).toMatchObject({ code: 'unknownPlace' });
    expect(refusalOf(() => places.locate({ province: 'lam-dong', district: 'hoan-kiem' }))).toMatchObject({
      code: 'unknownPlace',
    });
    expect(refusalOf(() => places.locate({ lat: 10 }))).toMatchObject({
      code: 'badInput',
      options: { errors: [{ path: 'lng' }] },
    });
    expect(refusalOf(() => places.locate({ lng: 106, location: 'hue' }))).toMatchObject({ code: 'badInput' });
    expect(refusalOf(() => places.locate({ district: 'da-lat' }))).toMatchObject({ code: 'badInput' });
    expect(refusalOf(() => places.locate({}))).toMatchObject({ code: 'badInput' });
  });

  it('answers any point of the box', () => {
    const degrees = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
    fc.assert(
      fc.property(degrees(5, 24.5), degrees(99, 119.5), (lat, lng) => {
        const place = places.locate({ lat, lng });
        expect([place.lat, place.lng]).toEqual([lat, lng]);
        expect(place.displayName.main).not.toBe('');
      }),
    );
  });
});

describe('the height of a place', () => {
  const elevationOf = (query: Parameters<typeof places.locate>[0]) => {
    const { elevation, elevationBasis } = places.locate(query);
    return [elevation, elevationBasis];
  };

  it('is known at a summit, a town of GeoNames or a station, and estimated between them', () => {
    expect(elevationOf({ location: 'fansipan-lao-cai' })).toEqual([3147, 'known']);
    expect(elevationOf({ lat: 22.3033, lng: 103.775 })).toEqual([3147, 'known']);
    expect(elevationOf({ lat: 22.285, lng: 103.775 })[1]).toBe('estimated');
  });

  it('is only estimated for a place that may lie elsewhere', () => {
    expect(elevationOf({ location: 'da-lat-lam-dong' })).toEqual([1483, 'known']);
    expect(elevationOf({ location: 'sa-pa-lao-cai' })).toEqual([1522, 'estimated']);
  });

  it('is there for every place', () => {
    for (const place of openPlaceAtlas().index.places) {
      const [elevation, basis] = elevationOf({ location: place.slug });
      expect(elevation, place.slug).toBeGreaterThanOrEqual(0);
      expect(elevation, place.slug).toBeLessThanOrEqual(3147);
      expect(basis).not.toBeNull();
    }
  });

  it.each([
    ['sa-pa-lao-cai', 1400, 1650],
    ['da-lat-lam-dong', 1450, 1550],
    ['khu-du-lich-tam-dao-phu-tho', 850, 1000],
    ['tam-dao-phu-tho', 850, 1000],
    ['tam-dao-vinh-phuc', 850, 1000],
    ['dien-bien-phu-dien-bien', 450, 550],
    ['ha-noi', 0, 25],
    ['hoan-kiem-ha-noi', 0, 25],
    ['pleiku-gia-lai', 740, 800],
    ['buon-ma-thuot-dak-lak', 470, 540],
    ['moc-chau-son-la', 900, 1050],
    ['dong-van-tuyen-quang', 1000, 1100],
    ['lao-cai-lao-cai', 70, 120],
    ['can-tho', 0, 5],
    ['ca-mau', 0, 5],
    ['truong-sa-khanh-hoa', 0, 10],
    ['hoang-sa-da-nang', 0, 10],
    ['con-dao-ho-chi-minh', 0, 20],
  ])('of %s is between %i and %i m', (location, from, to) => {
    const { elevation } = places.locate({ location });
    expect(elevation).toBeGreaterThanOrEqual(from);
    expect(elevation).toBeLessThanOrEqual(to);
  });

  it('is 0 at sea and given abroad too', () => {
    expect(elevationOf({ lat: 18, lng: 107.5 })).toEqual([0, 'estimated']);
    expect(elevationOf({ lat: 21.9, lng: 100.2 })[0]).toBeGreaterThan(300);
  });
});

describe('the replies', () => {
  it('list the provinces by region, central cities first', () => {
    const { provinces } = places.placesProvinces({ query: {} });
    expect(provinces.map(({ region }) => region).indexOf('south')).toBe(26);
    expect(provinces.slice(0, 3).map(({ slug }) => slug)).toEqual(['ha-noi', 'hai-phong', 'bac-ninh']);
    expect(places.placesProvinces({ query: { lang: 'en' } }).provinces[0]?.name).toBe('Hanoi');
  });
});

it('names known places of the coast and islands around, apart from each other; inland none', () => {
  const { nearbyCoast = [], place } = locatedOf('phu-quy-lam-dong');
  expect(nearbyCoast).toHaveLength(4);
  expect(nearbyCoast.slice(2).map(({ slug, unit }) => [slug, unit])).toEqual([
    ['con-dao-ho-chi-minh', 'specialZone'],
    ['truong-sa-khanh-hoa', 'specialZone'],
  ]);
  const spots = [place, ...nearbyCoast];
  for (const one of spots) {
    expect(places.isCoastal(one)).toBe(true);
    for (const other of spots) if (one !== other) expect(greatCircleKm(one, other)).toBeGreaterThanOrEqual(25);
  }
  const [first, second] = nearbyCoast.map((one) => greatCircleKm(place, one));
  expect(first).toBeLessThanOrEqual(second ?? 0);
  expect(locatedOf('da-lat-lam-dong').nearbyCoast).toBeUndefined();
});

it('tells coasts and islands from inland places, also where the sea is drawn far inland', () => {
  const isCoastal = (lat: number, lng: number) => places.isCoastal({ lat, lng });
  // Đồ Sơn, Hội An, Vũng Tàu, Rạch Giá; Phú Quốc, Lý Sơn; a point of the East Sea.
  const coasts = [
    [20.71, 106.79],
    [15.88, 108.33],
    [10.35, 107.08],
    [10.01, 105.08],
  ] as const;
  const islands = [
    [10.22, 103.96],
    [15.38, 109.12],
    [14, 111],
  ] as const;
  expect([...coasts, ...islands].map(([lat, lng]) => isCoastal(lat, lng))).toEqual(Array(7).fill(true));
  // Hà Nội, Thái Bình, Hồ Chí Minh City, Cần Thơ, Sóc Trăng (28 km from the sea), Đà Lạt.
  const inland = [
    [21.03, 105.85],
    [20.45, 106.34],
    [10.78, 106.7],
    [10.03, 105.78],
    [9.6, 105.97],
    [11.94, 108.44],
  ] as const;
  expect(inland.map(([lat, lng]) => isCoastal(lat, lng))).toEqual(Array(6).fill(false));
});
