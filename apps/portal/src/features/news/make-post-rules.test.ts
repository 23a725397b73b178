import { ROUTES } from '@portal/routes/route.table';
import { describe, expect, it } from 'vitest';
import { isReservedUrl } from './make-post-rules.ts';

const isPlace = (slug: string) => slug === 'ha-noi';

describe('isReservedUrl', () => {
  it('keeps the first segment of every row', () => {
    const segments = ROUTES.flatMap(({ vi, en }) => [vi, en]).flatMap((path) => path.split('/')[1] ?? []);
    const plain = segments.filter((segment) => /^[a-z0-9-]+$/.test(segment));
    expect(plain.length).toBeGreaterThan(100);
    for (const segment of plain) expect([segment, isReservedUrl(segment, isPlace)]).toEqual([segment, true]);
  });

  it.each([
    ['api', true],
    ['rss', true],
    ['sitemap-moi', true],
    ['news-images', true],
    ['cuoc-song-troi-viet', true],
    ['life-troi-viet', true],
    ['thoi-tiet-ha-noi', true],
    ['thoi-tiet-ngay-tet', false],
    ['du-bao-thoi-tiet-2026-11-21-07', true],
    ['du-bao-thoi-tiet-tet', false],
    ['bao-so-3', false],
  ])('reports %s', (url, reserved) => {
    expect(isReservedUrl(url, isPlace)).toBe(reserved);
  });
});
