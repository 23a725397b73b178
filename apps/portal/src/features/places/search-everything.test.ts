import { afterEach, describe, expect, it } from 'vitest';
import { PHOTON_ANSWER } from '#features/places/geocoder/geocoder-answers.fixture.ts';
import { type PlayedService, playService } from '#platform/http/played-service.fixture.ts';
import { createGeocoder } from './geocoder/create-geocoder.ts';
import { openPlaceAtlas } from './place-atlas.ts';
import { searchEverything } from './search-everything.ts';

const atlas = openPlaceAtlas();
let played: PlayedService | null = null;

afterEach(async () => {
  await played?.stop();
  played = null;
});

async function startGeocoder(status = 200) {
  played = await playService((_, response) => response.writeHead(status).end(JSON.stringify(PHOTON_ANSWER)));
  return createGeocoder({ url: new URL('/api', played.origin), nowMs: () => 0, warn: () => undefined });
}

describe('searchEverything', () => {
  it('answers a street with the ward that is named beside it where no streets are known', async () => {
    const { places, streets } = await searchEverything(atlas, null, { q: '12 Láng Hạ, phường Láng, Hà Nội' });
    expect(streets).toBe('off');
    expect(places[0]?.slug).toBe('lang-ha-noi');
  });

  it('puts streets before places where the text names one, with the pages of the nearest place, and none abroad', async () => {
    const { places, streets } = await searchEverything(atlas, await startGeocoder(), { q: '12 Nguyễn Huệ, Sài Gòn' });
    expect(streets).toBe('on');
    expect(places.slice(0, 2)).toMatchObject([
      { name: '12 Nguyễn Huệ', kind: 'point', lat: 10.7735, lng: 106.7042, province: 'ho-chi-minh' },
      { name: 'Nguyễn Huệ', kind: 'point', province: 'hue' },
    ]);
    expect(atlas.index.bySlug.has(places[0]?.slug ?? '')).toBe(true);
    expect(places.some(({ name }) => name === 'Bangkok Road')).toBe(false);
    expect(places.some(({ slug }) => slug === 'ho-chi-minh')).toBe(true);
  });

  it('asks nobody for what is a place', async () => {
    const geocoder = await startGeocoder();
    for (const q of ['đà lạt', '10.77, 106.70', 'phố bảng', 'quận 1']) {
      expect((await searchEverything(atlas, geocoder, { q })).streets).toBe('on');
    }
    expect(played?.asked).toEqual([]);
    await searchEverything(atlas, geocoder, { q: 'chợ hoa xqzw' });
    expect(played?.asked).toHaveLength(1);
  });

  it('answers with places alone, and says so, while the geocoder fails', async () => {
    const { places, streets } = await searchEverything(atlas, await startGeocoder(503), { q: '5 Lê Lợi, Huế' });
    expect(streets).toBe('unavailable');
    expect(places[0]?.slug).toBe('hue');
  });

  it.each([
    ['le loi hue', 'hue', 'hue'],
    ['Đường Lê Lợi Huế', 'Huế', 'hue'],
    ['tran phu nha trang', 'nha trang', 'nha-trang-khanh-hoa'],
    ['ha noi street', 'ha noi', 'ha-noi'],
    ['12 nguyen hue', 'nguyen hue', 'nguyen-hue-cao-bang'],
  ])('answers %j with the places that its part %j names', async (q, part, slug) => {
    const reply = await searchEverything(atlas, null, { q });
    expect([reply.part, reply.places[0]?.slug]).toEqual([part, slug]);
  });

  it('finds no part where nothing is a name, and needs none where the text is one', async () => {
    for (const q of ['zzqxw', 'qwx zzq', '12', 'hà nội', 'ha ni']) {
      expect([q, (await searchEverything(atlas, null, { q })).part]).toEqual([q, null]);
    }
    expect((await searchEverything(atlas, null, { q: 'ha ni' })).places[0]?.slug).toBe('ha-noi');
  });

  it('keeps to the limit', async () => {
    const { places } = await searchEverything(atlas, await startGeocoder(), { q: '12 Nguyễn Huệ, Huế', limit: 2 });
    expect(places).toHaveLength(2);
  });
});
