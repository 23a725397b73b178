/**
 * Photon's reply to `12 nguyễn huệ`, shortened: a house, a street, a ward that the portal has itself, and incomplete
 * entries.
 */
export const PHOTON_ANSWER = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [106.7042, 10.7735] },
      properties: {
        osm_key: 'place',
        osm_value: 'house',
        housenumber: '12',
        street: 'Nguyễn Huệ',
        district: 'Phường Sài Gòn',
        city: 'Thành phố Hồ Chí Minh',
        country: 'Việt Nam',
        postcode: '71006',
      },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [107.5943, 16.4602] },
      properties: { osm_key: 'highway', osm_value: 'primary', name: 'Nguyễn Huệ', city: 'Thành phố Huế' },
    },
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [108.9, 13.9] },
      properties: { osm_key: 'place', osm_value: 'suburb', name: 'Phường Nguyễn Huệ' },
    },
    { type: 'Feature', geometry: { type: 'Point', coordinates: [] }, properties: { osm_key: 'highway', name: 'Lạc' } },
    { type: 'Feature', geometry: null, properties: { osm_key: 'highway', name: 'Lạc' } },
    { type: 'Feature', geometry: { type: 'Point', coordinates: [100.5, 13.75] }, properties: { name: 'Bangkok Road' } },
    'nonsense',
    null,
  ],
};

/** Nominatim's reply to the same. */
export const NOMINATIM_ANSWER = [
  {
    lat: '10.7735',
    lon: '106.7042',
    category: 'place',
    type: 'house',
    name: '',
    address: {
      house_number: '12',
      road: 'Nguyễn Huệ',
      suburb: 'Phường Sài Gòn',
      city: 'Thành phố Hồ Chí Minh',
      country: 'Việt Nam',
    },
  },
  {
    lat: '10.776',
    lon: '106.703',
    category: 'tourism',
    type: 'hotel',
    name: 'Khách sạn Rex, Sài Gòn',
    address: { house_number: '141', road: 'Nguyễn Huệ', city: 'Thành phố Hồ Chí Minh' },
  },
  { lat: '16.46', lon: '107.59', category: 'boundary', type: 'administrative', name: 'Thuận Hóa', address: {} },
  { lat: 'x', lon: '107.59', category: 'highway', type: 'primary', name: 'Nguyễn Huệ', address: {} },
  { category: 'highway', name: 'Nguyễn Huệ' },
];
