import { describe, expect, it } from 'vitest';
import { writeSearch } from './mount-satellite-map.ts';

const PLACE = { zoom: 7.123, center: { lat: 16.05123, lng: 108.2 } };

describe('the state of the map of images in its address', () => {
  it('names moment and place, and leaves the rest as it was', () => {
    expect(writeSearch('?lang=en', { moment: '2026-08-03T1400' })).toBe('?lang=en&t=2026-08-03T1400');
    expect(writeSearch('?lang=en&t=2026-08-03T1400', { place: PLACE })).toBe(
      '?lang=en&t=2026-08-03T1400&z=7.12&c=16.051%2C108.200',
    );
  });

  it('does not name the newest image', () => {
    expect(writeSearch('?t=2026-08-03T1400', { moment: null })).toBe('');
  });
});
