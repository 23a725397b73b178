import { describe, expect, it } from 'vitest';
import { isFoggy, nameFog } from './fog.ts';

describe('fog', () => {
  it('is sight that is shown as less than 1 km, without rain in the way', () => {
    expect(isFoggy({ code: 5, visibilityKm: 0.94 })).toBe(true);
    expect(isFoggy({ code: 5, visibilityKm: 0.95 })).toBe(false);
    expect(isFoggy({ code: 11, visibilityKm: 0.3 })).toBe(true);
    expect(isFoggy({ code: 12, visibilityKm: 0.3 })).toBe(false);
    expect(isFoggy({ code: null, visibilityKm: 0.3 })).toBe(true);
  });

  it('is not said where the sight is not known', () => {
    expect(isFoggy({ code: 5, visibilityKm: null })).toBe(false);
    expect(isFoggy({ code: 5, visibilityKm: undefined })).toBe(false);
    expect(nameFog({ code: 5, visibilityKm: null }, 'vi')).toBeNull();
  });

  it('is named by how dense it is', () => {
    expect(nameFog({ code: 5, visibilityKm: 0.3 }, 'vi')).toBe('Sương mù');
    expect(nameFog({ code: 5, visibilityKm: 0.04 }, 'vi')).toBe('Sương mù dày đặc');
    expect(nameFog({ code: 5, visibilityKm: 0.3 }, 'en')).toBe('Fog');
  });
});
