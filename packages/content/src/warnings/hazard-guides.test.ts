import { WARNING_KINDS } from '@portal/domain/warning/warning-kind.table';
import { describe, expect, it } from 'vitest';
import { findHazardGuide, hazardGuides } from './hazard-guides.ts';

describe('the guides by kind of disaster', () => {
  it.each(['vi', 'en'] as const)('show in %s what to do about every kind that has a name', (language) => {
    const without = WARNING_KINDS.filter((kind) => findHazardGuide(kind, language) === null);
    expect(without).toEqual(['other']);
    const ids = hazardGuides[language].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('say as much in both languages', () => {
    const shape = (language: 'vi' | 'en') =>
      hazardGuides[language].map(({ kinds, before, during, after }) => [
        kinds,
        before.length,
        during.length,
        after.length,
      ]);
    expect(shape('en')).toEqual(shape('vi'));
  });
});
