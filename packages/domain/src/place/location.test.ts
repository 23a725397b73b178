import { expect, test } from 'vitest';
import { deriveLocationFromGeocoder, deriveLocationFromMapsPlace, type MapsAddressComponent } from './location.ts';

const at = (lat: number, lng: number) => ({ location: { lat, lng } });
const line = (long_name: string, ...types: string[]): MapsAddressComponent => ({ long_name, types });

test('a street of a maps service is named by its street and its units', () => {
  const address_components = [
    line('12', 'street_number'),
    line('Đường Lê Lợi', 'route'),
    line('Bến Nghé', 'sublocality_level_1', 'sublocality', 'political'),
    line('Quận 1', 'administrative_area_level_2', 'political'),
    line('Thành phố Hồ Chí Minh', 'administrative_area_level_1', 'political'),
    line('Việt Nam', 'country', 'political'),
  ];
  expect(deriveLocationFromMapsPlace({ address_components, geometry: at(10.7739, 106.7009) })).toEqual({
    lat: 10.7739,
    lng: 106.7009,
    district: 'quan-1',
    province: 'ho-chi-minh',
    displayName: { main: 'Đường Lê Lợi', secondary: 'Bến Nghé, Quận 1, Thành phố Hồ Chí Minh' },
  });
});

test('a town of a maps service is the district where no admin level 2 is given', () => {
  const address_components = [line('Đà Lạt', 'locality'), line('Lâm Đồng', 'administrative_area_level_1')];
  const location = deriveLocationFromMapsPlace({ address_components, geometry: at(11.94, 108.44) });
  expect(location).toMatchObject({ district: 'da-lat', province: 'lam-dong' });
  expect(location?.displayName).toEqual({ main: 'Đà Lạt', secondary: 'Lâm Đồng' });
});

test('a neighbourhood stands before its sublocality', () => {
  const address_components = [
    line('Lâm Đồng', 'administrative_area_level_1'),
    line('Phường 1', 'sublocality_level_1'),
    line('Khu Hòa Bình', 'neighborhood'),
  ];
  const location = deriveLocationFromMapsPlace({ address_components, geometry: at(11.94, 108.44) });
  expect(location?.displayName).toEqual({ main: 'Khu Hòa Bình', secondary: 'Phường 1, Lâm Đồng' });
  expect(location?.district).toBe('phuong-1');
});

test('a province that is also its locality is not its own district and is named once', () => {
  const address_components = [
    line('Hồ Chí Minh', 'locality'),
    line('Thành phố Hồ Chí Minh', 'administrative_area_level_1'),
  ];
  expect(deriveLocationFromMapsPlace({ address_components, geometry: at(10.8, 106.7) })).toEqual({
    lat: 10.8,
    lng: 106.7,
    district: null,
    province: 'ho-chi-minh',
    displayName: { main: 'Hồ Chí Minh', secondary: '' },
  });
});

test('coordinates given as functions, as in a browser, are called', () => {
  const geometry = { location: { lat: () => 21.03, lng: () => 105.85 } };
  const address_components = [line('Hà Nội', 'administrative_area_level_1')];
  expect(deriveLocationFromMapsPlace({ address_components, geometry })).toMatchObject({ lat: 21.03, lng: 105.85 });
});

test('a maps result without a point on the globe, or without a name, is no location', () => {
  const address_components = [line('Hà Nội', 'administrative_area_level_1')];
  expect(deriveLocationFromMapsPlace({ address_components })).toBeNull();
  expect(deriveLocationFromMapsPlace({ address_components, geometry: at(91, 105) })).toBeNull();
  expect(deriveLocationFromMapsPlace({ address_components, geometry: at(21, 181) })).toBeNull();
  expect(deriveLocationFromMapsPlace({ address_components, geometry: at(Number.NaN, 105) })).toBeNull();
  expect(deriveLocationFromMapsPlace({ geometry: at(21, 105) })).toBeNull();
  expect(deriveLocationFromMapsPlace({ address_components: [line(' ', 'route')], geometry: at(21, 105) })).toBeNull();
});

test.each(['Việt Nam', 'Viet Nam', 'Vietnam', 'VIỆT NAM', 'Việt Nam'.normalize('NFD')])(
  'a geocoder drops the country name %s, and the point is read as lng, lat',
  (country) => {
    const place = { place_name: `Phường 1, Thành phố Đà Lạt, Tỉnh Lâm Đồng, ${country}`, center: [108.44, 11.94] };
    expect(deriveLocationFromGeocoder(place)).toEqual({
      lat: 11.94,
      lng: 108.44,
      district: 'da-lat',
      province: 'lam-dong',
      displayName: { main: 'Phường 1', secondary: 'Thành phố Đà Lạt, Tỉnh Lâm Đồng' },
    });
  },
);

test('a geocoder drops the postcode between province and country', () => {
  const place = { place_name: 'Hàng Bạc, Quận Hoàn Kiếm, Hà Nội, 10000, Việt Nam', center: [105.85, 21.03] };
  expect(deriveLocationFromGeocoder(place)).toMatchObject({ district: 'hoan-kiem', province: 'ha-noi' });
});

test('a geocoder name of one segment is a province without district', () => {
  const location = deriveLocationFromGeocoder({ place_name: 'Cà Mau, Việt Nam', center: [105.15, 9.18] });
  expect(location).toMatchObject({
    district: null,
    province: 'ca-mau',
    displayName: { main: 'Cà Mau', secondary: '' },
  });
});

test('a country alone, an empty name, half a centre or one off the globe is no location', () => {
  expect(deriveLocationFromGeocoder({ place_name: 'Việt Nam', center: [107, 16] })).toBeNull();
  expect(deriveLocationFromGeocoder({ place_name: ' , ', center: [107, 16] })).toBeNull();
  expect(deriveLocationFromGeocoder({ place_name: 'Huế', center: [107] })).toBeNull();
  expect(deriveLocationFromGeocoder({ place_name: 'Huế', center: [16, 107] })).toBeNull();
});
