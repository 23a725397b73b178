import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openPlaceAtlas } from './place-atlas.ts';
import { searchAtlas } from './search-everything.ts';

const atlas = openPlaceAtlas();
const listSlugs = (text: string) => searchAtlas(atlas, text, 10, 'vi').map(({ slug }) => slug);

describe('searchAtlas answers first', () => {
  it.each([
    // without marks, with marks, in either spelling of them
    ['da lat', 'da-lat-lam-dong'],
    ['đà lạt', 'da-lat-lam-dong'],
    ['ĐÀ LẠT', 'da-lat-lam-dong'],
    ['đà lạt'.normalize('NFD'), 'da-lat-lam-dong'],
    ['\u00d0à Nẵng', 'da-nang'],
    ['\u0189à Lạt', 'da-lat-lam-dong'],
    ['Hoà Bình', 'hoa-binh'],
    ['Hòa Bình', 'hoa-binh'],
    ['quy nhơn', 'quy-nhon-gia-lai'],
    ['nha trang', 'nha-trang-khanh-hoa'],
    ['hội an', 'hoi-an-da-nang'],
    ['sa pa', 'sa-pa-lao-cai'],
    ['mù cang chải', 'mu-cang-chai-lao-cai'],
    ['mộc châu', 'moc-chau-son-la'],
    ['phú quốc', 'phu-quoc-an-giang'],
    ['lý sơn', 'ly-son-quang-ngai'],
    ['côn đảo', 'con-dao-ho-chi-minh'],
    ['hoàng sa', 'hoang-sa-da-nang'],
    ['trường sa', 'truong-sa-khanh-hoa'],
    ['cần giờ', 'can-gio-ho-chi-minh'],
    ['vinh', 'vinh-nghe-an'],
    ['huế', 'hue'],
    // prefixes
    ['ha n', 'ha-noi'],
    ['đà n', 'da-nang'],
    ['buon ma', 'buon-ma-thuot-dak-lak'],
    ['hải ph', 'hai-phong'],
    // without spaces, as in English
    ['dalat', 'da-lat-lam-dong'],
    ['nhatrang', 'nha-trang-khanh-hoa'],
    ['hanoi', 'ha-noi'],
    ['danang', 'da-nang'],
    ['saigon', 'ho-chi-minh'],
    // short forms and other names
    ['tp hcm', 'ho-chi-minh'],
    ['tphcm', 'ho-chi-minh'],
    ['TP.HCM', 'ho-chi-minh'],
    ['sg', 'ho-chi-minh'],
    ['sài gòn', 'ho-chi-minh'],
    ['hn', 'ha-noi'],
    ['q1', 'quan-1-ho-chi-minh'],
    ['Q.1', 'quan-1-ho-chi-minh'],
    ['quận 1', 'quan-1-ho-chi-minh'],
    ['quan 10', 'quan-10-ho-chi-minh'],
    ['q.cầu giấy', 'cau-giay-ha-noi'],
    ['tx sa pa', 'sa-pa-lao-cai'],
    ['bmt', 'buon-ma-thuot-dak-lak'],
    ['thừa thiên huế', 'hue'],
    ['măng đen', 'mang-den-quang-ngai'],
    ['khe sanh', 'khe-sanh-quang-tri'],
    // with a unit type, also a former one
    ['thành phố đà lạt', 'da-lat-lam-dong'],
    ['thị trấn sa pa', 'sa-pa-lao-cai'],
    ['tỉnh lâm đồng', 'lam-dong'],
    ['đặc khu phú quý', 'phu-quy-lam-dong'],
    // former provinces
    ['bình dương', 'binh-duong'],
    ['ba ria vung tau', 'ba-ria-vung-tau'],
    ['tinh ha giang', 'ha-giang'],
    ['kontum', 'kon-tum'],
    // with a province, current or former
    ['đà lạt, lâm đồng', 'da-lat-lam-dong'],
    ['quận 1 tp hcm', 'quan-1-ho-chi-minh'],
    ['cầu giấy hà nội', 'cau-giay-ha-noi'],
    ['quy nhon binh dinh', 'quy-nhon-gia-lai'],
    ['châu thành tiền giang', 'chau-thanh-dong-thap'],
    ['châu thành trà vinh', 'chau-thanh-vinh-long'],
    ['nha trang viet nam', 'nha-trang-khanh-hoa'],
    // English
    ['ho chi minh city', 'ho-chi-minh'],
    ['district 1', 'quan-1-ho-chi-minh'],
    ['noi bai airport', 'san-bay-noi-bai-ha-noi'],
    ['hai van pass', 'deo-hai-van-da-nang'],
    ['ha long bay', 'vinh-ha-long-quang-ninh'],
    ['mount fansipan', 'fansipan-lao-cai'],
    // misspelt
    ['da lta', 'da-lat-lam-dong'],
    ['nha trnag', 'nha-trang-khanh-hoa'],
  ])('%s with its place', (text, slug) => {
    expect(listSlugs(text)[0]).toBe(slug);
  });
});

describe('searchAtlas', () => {
  it('ranks the place whose tone marks were typed before one that differs in them', () => {
    expect(listSlugs('hà nam')[0]).toBe('ha-nam');
    expect(listSlugs('quảng ngai')[0]).toBe('quang-ngai');
    expect(listSlugs('sơn tây')[0]).toBe('son-tay-ha-noi');
    expect(listSlugs('bảo lâm').slice(0, 2)).toEqual(['bao-lam-cao-bang', 'bao-lam-lam-dong']);
    expect(listSlugs('kỳ sơn').slice(0, 2)).toEqual(['ky-son-nghe-an', 'ky-son-phu-tho']);
  });

  it('lists every district of one name', () => {
    expect(listSlugs('châu thành').filter((slug) => slug.startsWith('chau-thanh-')).length).toBe(10);
  });

  it('answers typed coordinates with a point near a place, and nothing abroad', () => {
    const [point] = searchAtlas(atlas, '10.77, 106.70', 10, 'vi');
    expect(point).toMatchObject({
      kind: 'point',
      slug: 'quan-1-ho-chi-minh',
      name: '10,770° B, 106,700° Đ',
      displayName: { main: '10,770° B, 106,700° Đ', secondary: 'Gần Quận 1, TP. Hồ Chí Minh' },
      lat: 10.77,
      lng: 106.7,
      province: 'ho-chi-minh',
    });
    expect(searchAtlas(atlas, '13.75, 100.5', 10, 'vi')).toEqual([]);
  });

  it('answers the name of a former ward with the ward of today, and says which was meant', () => {
    const [found] = searchAtlas(atlas, 'phường bến nghé', 1, 'vi');
    expect(found).toMatchObject({ slug: 'sai-gon-ho-chi-minh', formerly: 'phường Bến Nghé, quận 1' });
    expect(searchAtlas(atlas, 'p12 go vap', 1, 'en')[0]).toMatchObject({
      slug: 'an-hoi-tay-ho-chi-minh',
      formerly: 'Ward 12, Go Vap District',
    });
    expect(searchAtlas(atlas, 'lái thiêu', 1, 'vi')[0]?.formerly ?? null).toBeNull();
    expect(searchAtlas(atlas, 'hội nghĩa', 1, 'vi')[0]?.formerly).toBe(
      'phường Hội Nghĩa, thành phố Tân Uyên, Bình Dương',
    );
  });

  it('names places in the language asked for', () => {
    expect(searchAtlas(atlas, 'q1', 1, 'en')[0]?.displayName).toEqual({
      main: 'District 1',
      secondary: 'Ho Chi Minh City',
    });
    expect(searchAtlas(atlas, 'ha noi', 1, 'en')[0]?.name).toBe('Hanoi');
    expect(searchAtlas(atlas, 'đắk lắk', 1, 'en')[0]?.name).toBe('Dak Lak');
  });

  it('finds nothing for what is no place', () => {
    for (const text of ['zzzzqqqq', '!!!', '   ', '東京', '🌧', 'x'.repeat(120)]) expect(listSlugs(text)).toEqual([]);
  });

  it('keeps to the limit and never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
        expect(searchAtlas(atlas, text, limit, 'vi').length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('finds every place by its own name, with and without marks', () => {
    for (const place of atlas.index.places) {
      const name = `${place.name} ${atlas.index.bySlug.get(place.province)?.name}`;
      const slugs = searchAtlas(atlas, name, 20, 'vi').map(({ slug }) => slug);
      expect(slugs, name).toContain(place.slug);
    }
  });
});
