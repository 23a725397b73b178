import { searchMessages } from '@portal/content/messages/search-messages';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import { describe, expect, it } from 'vitest';
import { describePlace } from './place-words.ts';

function toPlace(fields: Partial<FoundPlace>): FoundPlace {
  return {
    slug: 'sai-gon-ho-chi-minh',
    name: 'Sài Gòn',
    displayName: { main: 'Sài Gòn', secondary: 'TP. Hồ Chí Minh' },
    kind: 'ward',
    lat: 10.77,
    lng: 106.7,
    precisionKm: 2,
    province: 'ho-chi-minh',
    formerly: null,
    ...fields,
  };
}

describe('describePlace', () => {
  it('shows province, kind and what the place was before', () => {
    expect(describePlace(toPlace({ formerly: 'phường Bến Nghé, quận 1' }), searchMessages.vi)).toBe(
      'TP. Hồ Chí Minh · Phường, xã · trước đây: phường Bến Nghé, quận 1',
    );
  });

  it('says which of ward, commune and special zone a unit of today is', () => {
    const name = (unit: NonNullable<FoundPlace['unit']>, language: 'vi' | 'en') =>
      describePlace(toPlace({ unit }), searchMessages[language]).split(' · ')[1];
    expect((['ward', 'commune', 'specialZone'] as const).map((unit) => name(unit, 'vi'))).toEqual([
      'Phường',
      'Xã',
      'Đặc khu',
    ]);
    expect(name('commune', 'en')).toBe('Commune');
  });

  it('says nothing twice', () => {
    const former = toPlace({ kind: 'formerProvince', displayName: { main: 'Hà Nam', secondary: 'Tỉnh cũ' } });
    expect(describePlace(former, searchMessages.vi)).toBe('Tỉnh cũ');
  });

  it('leaves out an empty line', () => {
    const street = toPlace({ kind: 'point', displayName: { main: 'Láng', secondary: '' } });
    expect(describePlace(street, searchMessages.en)).toBe('Point on the map');
  });
});
