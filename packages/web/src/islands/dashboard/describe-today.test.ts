import type { OwnPlace } from '@portal/contract/own/places';
import { describe, expect, it } from 'vitest';
import { makePlace, makeWeather } from './dashboard.fixture.ts';
import type { PlaceWeather } from './dashboard-data.ts';
import { describeToday, findGivenName } from './describe-today.ts';

const office = makePlace({ id: 'p2', name: 'Cơ quan' });

function say(
  weather: Record<string, PlaceWeather>,
  places: readonly OwnPlace[] = [makePlace()],
  name = 'Trần Minh An',
) {
  return describeToday({ name, places, weather }, 'vi');
}

describe('the sentence that the dashboard opens with', () => {
  it('names the first rain at a place of its reader', () => {
    expect(say({ p1: makeWeather([0, 0, 0, 0, 4, 4, 4]) })).toBe('Chào An, Nhà có mưa từ 14:40');
    const both = { p1: makeWeather([0, 0, 0, 0, 4, 4, 4]), p2: makeWeather([0, 0, 3, 3, 3]) };
    expect(say(both, [makePlace(), office])).toBe('Chào An, Cơ quan có mưa từ 14:20');
  });

  it('tells rain of now before rain to come, also where it lasts all three hours', () => {
    const both = { p1: makeWeather([0, 4, 4, 4]), p2: makeWeather(Array(18).fill(2)) };
    expect(say(both, [makePlace(), office])).toBe('Chào An, Cơ quan đang có mưa');
  });

  it('says dry only of three hours that are known', () => {
    expect(say({ p1: makeWeather([]) })).toBe('Chào An, ba giờ tới không mưa');
    expect(say({ p1: makeWeather([0, 0, null, null]) })).toBe('Chào An, chưa có số liệu mưa lúc này');
    expect(say({ p1: { now: null, nowcast: null } })).toBe('Chào An, chưa có số liệu mưa lúc này');
  });

  it('leaves places aside that are switched off', () => {
    const weather = { p1: makeWeather([4, 4, 4]), p2: makeWeather([]) };
    expect(say(weather, [makePlace({ active: false }), office])).toBe('Chào An, ba giờ tới không mưa');
  });

  it('asks for the first place where there is none', () => {
    expect(say({}, [])).toBe('Chào An, thêm địa điểm đầu tiên để nhận tin');
    expect(describeToday({ name: null, places: [], weather: {} }, 'en')).toBe(
      'Hello, add your first place to get alerts',
    );
  });

  it('greets by the given name', () => {
    expect([findGivenName('Nguyễn Thị Ánh'), findGivenName('  '), findGivenName(null)]).toEqual(['Ánh', null, null]);
  });
});
