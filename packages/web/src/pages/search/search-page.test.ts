import type { CallApi } from '@portal/contract/call-api';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import { describe, expect, it } from 'vitest';
import { LONGEST, loadResults } from './search-page.tsx';

function toPlace(name: string, kind: FoundPlace['kind']): FoundPlace {
  const displayName = { main: name, secondary: '' };
  return { slug: 'x', name, displayName, kind, lat: 10, lng: 106, precisionKm: 1, province: null, formerly: null };
}

const SIMILAR = ['Huế', 'Huệ', 'Huề', 'Hue', 'Huy'].map((name) => toPlace(name, 'ward'));

function answer(places: readonly FoundPlace[], streets: 'off' | 'on' | 'unavailable', part: string | null = null) {
  const asked: string[] = [];
  const call = ({ id }: { id: string }, { query }: { query: { q: string } }) => {
    if (id === 'placesResolve') return Promise.resolve({ ok: true, reply: { outcome: 'unknown', nearest: SIMILAR } });
    asked.push(query.q);
    return Promise.resolve({ ok: true, reply: { places, streets, part } });
  };
  return { call: call as unknown as CallApi, asked };
}

const load = async (text: string, places: readonly FoundPlace[], streets: 'off' | 'on' | 'unavailable') =>
  (await loadResults(text, 'vi', answer(places, streets).call)).street;

describe('loadResults', () => {
  it('searches the beginning of a long text and says that it is cut', async () => {
    const { call, asked } = answer([], 'off');
    expect(await loadResults('x'.repeat(LONGEST), 'vi', call)).toMatchObject({ isCut: false });
    expect(await loadResults('x'.repeat(LONGEST + 1), 'vi', call)).toMatchObject({ isCut: true });
    expect(asked.map(({ length }) => length)).toEqual([LONGEST, LONGEST]);
  });

  it('says why a street was not found: not known here, not there, or not to be asked now', async () => {
    expect(await load('12 Láng', [], 'off')).toBe('unknown');
    expect(await load('12 Láng', [toPlace('Láng', 'ward')], 'on')).toBe('notFound');
    expect(await load('12 Láng', [], 'unavailable')).toBe('unavailable');
  });

  it('says nothing of streets where one was found, where a place has that name, or none was asked for', async () => {
    expect(await load('12 Láng', [toPlace('12 Láng', 'point')], 'on')).toBe('none');
    expect(await load('phố bảng, tuyên quang', [toPlace('Phố Bảng', 'ward')], 'off')).toBe('none');
    expect(await load('đà lạt', [], 'off')).toBe('none');
  });

  it('hands on which part of the text was answered, and why not the whole', async () => {
    const { call } = answer([toPlace('Huế', 'province')], 'off', 'hue');
    expect(await loadResults('le loi hue', 'vi', call)).toMatchObject({ part: 'hue', street: 'unknown' });
  });

  it('leads on from a text that names no place to names like it', async () => {
    const names = async (text: string, places: readonly FoundPlace[]) =>
      (await loadResults(text, 'vi', answer(places, 'off').call)).similar.map(({ name }) => name);
    expect(await names('hueee', [])).toEqual(['Huế', 'Huệ', 'Huề', 'Hue']);
    expect(await names('hue', [toPlace('Huế', 'province')])).toEqual([]);
    expect(await names('!?', [])).toEqual([]);
  });

  it('asks nothing for nothing', async () => {
    const { call, asked } = answer([], 'off');
    expect(await loadResults('  ', 'vi', call)).toMatchObject({ text: '', places: [] });
    expect(asked).toEqual([]);
  });
});
