import { describe, expect, it } from 'vitest';
import { findLandKind, findLandscape, type Landscape } from './find-landscape.ts';

const PLACES: readonly (readonly [string, Landscape, number, number, number, string | null])[] = [
  ['Cầu Giấy', 'hanoi', 21.036, 105.79, 10, 'ha-noi'],
  ['Ba Vì', 'delta', 21.2, 105.42, 20, 'ha-noi'],
  ['Bắc Ninh, near Hà Nội but not of it,', 'delta', 21.18, 106.07, 8, 'bac-ninh'],
  ['Bến Thành', 'saigon', 10.772, 106.698, 5, 'ho-chi-minh'],
  ['Vũng Tàu', 'coast', 10.35, 107.085, 5, 'ho-chi-minh'],
  ['Biên Hòa, across the river,', 'delta', 10.95, 106.83, 15, 'dong-nai'],
  ['Hồng Bàng', 'hai-phong', 20.86, 106.67, 5, 'hai-phong'],
  ['Đồ Sơn, beyond the port,', 'coast', 20.71, 106.79, 5, 'hai-phong'],
  ['Hải Dương, of the same province,', 'delta', 20.94, 106.33, 5, 'hai-phong'],
  ['Hải Châu', 'da-nang', 16.06, 108.22, 6, 'da-nang'],
  ['Thuận Hóa', 'hue', 16.46, 107.59, 6, 'hue'],
  ['Ninh Kiều', 'can-tho', 10.03, 105.77, 2, 'can-tho'],
  ['Sóc Trăng, of the same province,', 'delta', 9.6, 105.97, 2, 'can-tho'],
  ['Hội An', 'hoi-an', 15.88, 108.335, 6, 'da-nang'],
  ['Hạ Long', 'ha-long', 20.95, 107.07, 8, 'quang-ninh'],
  ['Móng Cái', 'coast', 21.53, 107.97, 6, 'quang-ninh'],
  ['Nha Trang', 'coast', 12.245, 109.19, 8, 'khanh-hoa'],
  ['Quy Nhơn', 'coast', 13.77, 109.22, 6, 'gia-lai'],
  ['Mũi Né', 'coast', 10.93, 108.28, 10, 'lam-dong'],
  ['Hà Tiên', 'coast', 10.38, 104.49, 3, 'an-giang'],
  ['Sa Pa', 'terraces', 22.34, 103.84, 1560, 'lao-cai'],
  ['Yên Bái', 'terraces', 21.72, 104.91, 40, 'lao-cai'],
  ['A Lưới', 'terraces', 16.25, 107.23, 560, 'hue'],
  ['Đà Lạt', 'da-lat', 11.94, 108.44, 1500, 'lam-dong'],
  ['Buôn Ma Thuột', 'highland', 12.68, 108.04, 480, 'dak-lak'],
  ['Pleiku', 'highland', 13.98, 108, 740, 'gia-lai'],
  ['Cà Mau', 'delta', 9.18, 105.15, 1, 'ca-mau'],
  ['Bạc Liêu, by the sea but on a muddy shore', 'delta', 9.23, 105.75, 1, 'ca-mau'],
  ['Thái Bình', 'delta', 20.45, 106.34, 3, 'hung-yen'],
  ['Phú Quốc', 'island', 10.22, 103.96, 8, 'an-giang'],
  ['Lý Sơn', 'island', 15.38, 109.12, 10, 'quang-ngai'],
  ['Trường Sa', 'island', 8.645, 111.92, 2, 'khanh-hoa'],
  ['Hoàng Sa', 'island', 16.535, 111.608, 2, 'da-nang'],
];

describe('the horizon', () => {
  it.each(PLACES)('of %s is %s', (_name, landscape, lat, lng, elevation, province) => {
    expect(findLandscape({ lat, lng, elevation, province })).toBe(landscape);
  });

  it('rises to terraces at 150 m and to the highland at 300 m', () => {
    const centre = (elevation: number) => findLandscape({ lat: 18, lng: 105, elevation, province: 'ha-tinh' });
    const west = (elevation: number) => findLandscape({ lat: 13, lng: 108, elevation, province: 'dak-lak' });
    expect([centre(149), centre(150), west(299), west(300)]).toEqual(['delta', 'terraces', 'terraces', 'highland']);
  });

  it('is the land around a city where a page is about the land', () => {
    const haNoi = { lat: 21.03, lng: 105.85, elevation: 15, province: 'ha-noi' };
    expect([findLandscape(haNoi), findLandKind(haNoi)]).toEqual(['hanoi', 'delta']);
  });

  it('is the coast only within 8 km of it, and not up a hill', () => {
    const at = (lng: number, elevation: number) =>
      findLandscape({ lat: 14.95, lng, elevation, province: 'quang-ngai' });
    expect([at(108.9, 10), at(108.88, 79), at(108.88, 80), at(108.86, 10)]).toEqual([
      'coast',
      'coast',
      'delta',
      'delta',
    ]);
  });

  it('is open country where nothing is known', () => {
    expect(findLandscape({ lat: 20.9, lng: 106.3, elevation: null, province: null })).toBe('delta');
  });
});
