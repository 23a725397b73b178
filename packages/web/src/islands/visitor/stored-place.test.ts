import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isSaved,
  listRecentPlaces,
  listSavedPlaces,
  MOST_SAVED,
  renameRecentPlaces,
  type StoredPlace,
  savePlaces,
  saveRecentPlaces,
  withMoved,
  withoutPlace,
  withVisit,
} from './stored-place.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

function makePlace(name: string, lat: number): StoredPlace {
  const displayName = { main: name, secondary: 'Lâm Đồng' };
  return { lat, lng: 108, district: 'da-lat', province: 'lam-dong', displayName, slug: `x-${lat}`, language: 'vi' };
}

const [A, B, C, D] = [makePlace('A', 10), makePlace('B', 11), makePlace('C', 12), makePlace('D', 13)] as const;
const names = (places: readonly StoredPlace[]) => places.map(({ displayName }) => displayName.main).join('');

describe('recent places', () => {
  it('are three, the newest first, each once by where it lies', () => {
    const visits = [A, B, C, D].reduce<readonly StoredPlace[]>(withVisit, []);
    expect(names(visits)).toBe('DCB');
    expect(names(withVisit(visits, C))).toBe('CDB');
    expect(names(withVisit(visits, { ...B, displayName: { main: 'Bê', secondary: '' } }))).toBe('BêDC');
  });

  it('are stored under `search` with version 0, and leave the map’s position alone', () => {
    storage.set(
      'search',
      JSON.stringify({ version: 0, history: [A], map: { zoom: 7, center: { lat: 16, lng: 107 } } }),
    );
    saveRecentPlaces(withVisit(listRecentPlaces(), B));
    const { version, history, map } = JSON.parse(storage.get('search') ?? '');
    expect({ version, map }).toEqual({ version: 0, map: { zoom: 7, center: { lat: 16, lng: 107 } } });
    expect(history[0]).toMatchObject({ lat: 11, lng: 108, district: 'da-lat', province: 'lam-dong' });
    expect(names(listRecentPlaces())).toBe('BA');
  });

  it('take the names of another language without losing what was visited meanwhile', () => {
    saveRecentPlaces([A, B]);
    const named = [{ ...B, language: 'en' as const, displayName: { main: 'Bee', secondary: '' } }];
    saveRecentPlaces(withVisit(listRecentPlaces(), C));
    renameRecentPlaces(named);
    expect(names(listRecentPlaces())).toBe('CABee');
  });

  it('find the address of a place that was stored without one', () => {
    const { slug: _slug, language: _language, ...location } = A;
    storage.set(
      'search',
      JSON.stringify({ version: 0, history: [location, { ...location, lat: 11, district: null }] }),
    );
    expect(listRecentPlaces().map(({ slug }) => slug)).toEqual(['da-lat-lam-dong', 'lam-dong']);
  });
});

describe('what was stored and is no such thing', () => {
  it.each([
    ['another version', JSON.stringify({ version: 1, history: [A], places: [A] })],
    ['no JSON', '{'],
    ['no list', JSON.stringify({ version: 0, history: 7, places: {} })],
    ['no places', JSON.stringify({ version: 0, history: [null, 7, {}, []], places: [null] })],
    ['a place abroad', JSON.stringify({ version: 0, history: [{ ...A, lat: 48 }], places: [{ ...A, lng: 2 }] })],
    ['an address elsewhere', JSON.stringify({ version: 0, history: [{ ...A, slug: '//evil', province: '../x' }] })],
  ])('%s is dropped', (_what, text) => {
    storage.set('search', text);
    storage.set('saved', text);
    expect(listRecentPlaces()).toEqual([]);
    expect(listSavedPlaces()).toEqual([]);
  });

  it('never breaks the page', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        storage.set('search', text);
        storage.set('saved', text);
        expect(listRecentPlaces().length).toBeLessThanOrEqual(3);
        expect(listSavedPlaces().length).toBeLessThanOrEqual(MOST_SAVED);
      }),
    );
  });
});

describe('saved places', () => {
  it('are stored in the visitor’s order, at most twelve, and can be moved and removed', () => {
    expect(savePlaces([A, B, C])).toBe(true);
    expect(names(listSavedPlaces())).toBe('ABC');
    expect(isSaved(listSavedPlaces(), B)).toBe(true);
    expect(isSaved(listSavedPlaces(), D)).toBe(false);
    expect(names(withMoved([A, B, C], C, -1))).toBe('ACB');
    expect(names(withMoved([A, B, C], A, 1))).toBe('BAC');
    expect(names(withMoved([A, B, C], A, -1))).toBe('ABC');
    expect(names(withMoved([A, B, C], C, 1))).toBe('ABC');
    expect(names(withMoved([A, B, C], D, 1))).toBe('ABC');
    expect(names(withoutPlace([A, B, C], B))).toBe('AC');
    savePlaces(Array.from({ length: MOST_SAVED + 1 }, (_, index) => makePlace('P', 10 + index / 10)));
    expect(listSavedPlaces()).toHaveLength(MOST_SAVED);
  });

  it('say so where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      setItem: () => {
        throw new Error('blocked');
      },
    });
    expect(savePlaces([A])).toBe(false);
    expect(listSavedPlaces()).toEqual([]);
    expect(() => saveRecentPlaces([A])).not.toThrow();
  });
});
