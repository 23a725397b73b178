import type { CallApi } from '@portal/contract/call-api';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Hour } from '@portal/contract/endpoints/weather-schema';

const PROVINCES = {
  north:
    'Hà Nội,Hải Phòng,Cao Bằng,Tuyên Quang,Điện Biên,Lai Châu,Sơn La,Lào Cai,Thái Nguyên,Lạng Sơn,Quảng Ninh,Bắc Ninh,Phú Thọ,Hưng Yên,Ninh Bình',
  central: 'Thanh Hóa,Nghệ An,Hà Tĩnh,Quảng Trị,Huế,Đà Nẵng,Quảng Ngãi,Gia Lai,Khánh Hòa,Đắk Lắk,Lâm Đồng',
  south: 'Đồng Nai,TP. Hồ Chí Minh,Tây Ninh,Đồng Tháp,Vĩnh Long,An Giang,Cần Thơ,Cà Mau',
} as const;

const toSampleSlug = (name: string): string =>
  name
    .replace('TP. ', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .replaceAll(' ', '-');

const sampleProvinces = (['north', 'central', 'south'] as const).flatMap((region) =>
  PROVINCES[region].split(',').map((name) => ({ slug: toSampleSlug(name), name, region })),
);

const issued: Issued = {
  source: 'demo',
  runAt: '2026-11-21T07:00:00+07:00',
  updatedAt: '2026-11-21T08:12:00+07:00',
  demo: true,
  sources: {},
};

function makeHour(index: number): Hour {
  const codes = [1, 5, 6, 7, 13, 14, 15, 2, 12, 8] as const;
  return {
    at: '2026-11-21T14:00:00+07:00',
    code: index === 7 ? null : (codes[index % 10] ?? 1),
    isDay: true,
    text: 'mưa nhỏ',
    thunder: 0,
    temperature: index === 7 ? null : 17.4 + index / 2,
    feelsLike: 25,
    dewPoint: 15,
    humidity: 70,
    windSpeed: 3,
    windGust: 6,
    windDirection: 120,
    pressure: 1010,
    visibility: 10,
    cloudCover: 50,
    rain: 0,
    rainLow: null,
    rainHigh: null,
    rainProbability: index === 7 ? null : (index * 7) % 100,
    uvIndex: 4,
  };
}

function makePlace(name: string, secondary: string, kind: FoundPlace['kind']): FoundPlace {
  return {
    slug: toSampleSlug(name),
    name,
    displayName: { main: name, secondary },
    kind,
    lat: 11.94,
    lng: 108.44,
    precisionKm: 0.5,
    province: 'lam-dong',
    formerly: null,
  };
}

const samplePlaces = [
  makePlace('Đà Lạt', 'Lâm Đồng', 'formerDistrict'),
  makePlace('Đà Nẵng', '', 'province'),
  makePlace('Đạ Tẻh', 'Lâm Đồng', 'ward'),
];

function answer(id: string, query: Readonly<Record<string, unknown>>): unknown {
  const text = toSampleSlug(String(query.q ?? '')).replaceAll('-', ' ');
  if (id === 'placesProvinces') return { provinces: sampleProvinces };
  if (id === 'placesNearest') return { place: samplePlaces[0] };
  if (id === 'placesSearch') {
    return { places: samplePlaces.filter((place) => place.slug.replaceAll('-', ' ').startsWith(text)) };
  }
  if (id === 'weatherNow') {
    const index = sampleProvinces.findIndex((province) => province.slug === query.location);
    return { place: null, issued, now: makeHour(index) };
  }
  return null;
}

const problem = { type: '/problems/no-data', title: '', status: 503, detail: '', errorCode: 'noData', requestId: 'r1' };

/** Fixed answers in the shapes of the contract, for pages that are tested without a forecast. */
export const callSampleApi: CallApi = async (endpoint, input) => {
  const reply = answer(endpoint.id, input.query);
  return reply === null ? { ok: false, problem } : { ok: true, reply: reply as never };
};
