import { describe, expect, it } from 'vitest';
import { mergeLocalData } from './local-data.ts';

const placeAt = (lat: number) => ({
  lat,
  lng: 106,
  district: null,
  province: `p${lat}`,
  displayName: { main: `Nơi ${lat}`, secondary: '' },
  slug: `p${lat}`,
  language: 'vi' as const,
});
const savedOf = (...lats: number[]) => ({ version: 0, places: lats.map(placeAt) });
const listOf = (value: unknown) => (value as { lat: number }[]).map(({ lat }) => lat);

describe('data of a browser and of an account', () => {
  it('come together with the browser’s places first, each once, as many as may be stored', () => {
    const merged = mergeLocalData(
      { saved: savedOf(10, 11) },
      { saved: savedOf(11, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21) },
    );
    expect(listOf(merged.saved?.places)).toEqual([10, 11, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('have the places seen here last, and the map where it was left here', () => {
    const here = { search: { version: 0, history: [placeAt(10)], map: { zoom: 7 } } };
    const account = { search: { version: 0, history: [12, 13, 14].map(placeAt), map: { zoom: 5 } } };
    const { search } = mergeLocalData(here, account);
    expect(listOf(search?.history)).toEqual([10, 12, 13]);
    expect(search?.map).toEqual({ zoom: 7 });
  });

  it('take settings from the account only where none were chosen here', () => {
    const chosen = { version: 0, language: 'EN' };
    const account = { settings: { version: 0, language: 'VI' } };
    expect(mergeLocalData({ settings: chosen }, account).settings).toBe(chosen);
    expect(mergeLocalData({}, account)).toEqual(account);
  });

  it('lose what either has removed since they came together last, and nothing else', () => {
    const slugs = (...lats: number[]) => lats.map((lat) => `p${lat}`);
    const merge = (here: number[], account: number[], common: number[]) =>
      listOf(
        mergeLocalData({ saved: savedOf(...here) }, { saved: savedOf(...account) }, slugs(...common)).saved?.places,
      );
    // Removed here, removed on another device, added on either.
    expect(merge([10], [10, 11], [10, 11])).toEqual([10]);
    expect(merge([10, 11], [10], [10, 11])).toEqual([10]);
    expect(merge([10, 12], [10, 13], [10])).toEqual([10, 12, 13]);
    expect(merge([10], [11], [])).toEqual([10, 11]);
    // Withdrawn on another device: the account has no list.
    expect(listOf(mergeLocalData({ saved: savedOf(10) }, {}, ['p10']).saved?.places)).toEqual([10]);
  });

  it('leave out what is no place, and parts that neither has', () => {
    expect(mergeLocalData({ saved: { version: 0, places: ['x', { lat: 10 }] } }, {})).toEqual({
      saved: { version: 0, places: [] },
    });
    expect(mergeLocalData({}, {})).toEqual({});
  });
});
