import { describe, expect, it } from 'vitest';
import { writeLanguageHref, writeLayerHref } from './carry-address.ts';

describe('links that carry the address of a map', () => {
  it.each([
    ['/map?lang=en', '', '', '/map?lang=en'],
    ['/map?lang=en', '?layer=wind&t=2026-08-03T16', '#list', '/map?layer=wind&t=2026-08-03T16&lang=en#list'],
    ['/map?layer=uv&lang=vi#list', '?lang=en&palette=classic', '', '/map?palette=classic&lang=vi'],
    // A path that implies its language has no `lang`.
    ['/satellite?t=2026-08-03T1410', '?lang=vi&z=7', '', '/satellite?z=7'],
    ['/satellite?t=2026-08-03T1410', '', '#times', '/satellite#times'],
  ])('%s at %s%s leads to %s', (href, search, hash, expected) => {
    expect(writeLanguageHref(href, { search, hash })).toBe(expected);
    expect(writeLanguageHref(expected, { search, hash })).toBe(expected);
  });

  it.each([
    ['/map?layer=uv', 'uv', '?layer=wind&t=2026-08-03T16&z=7', '/map?layer=uv&t=2026-08-03T16&z=7'],
    ['/map?layer=uv&palette=classic', 'uv', '', '/map?layer=uv'],
    ['/map?palette=classic', 'radar', '?layer=wind', '/map'],
    // The language may be a setting that the address does not show.
    ['/map?layer=uv&lang=en', 'uv', '?layer=wind', '/map?layer=uv&lang=en'],
    ['/map', 'wind', 'lang=vi', '/map?lang=vi&layer=wind'],
  ] as const)('%s for %s at %s leads to %s', (href, layer, search, expected) => {
    const written = writeLayerHref(href, layer, 'radar', search);
    expect([...new URL(written, 'http://x').searchParams].sort()).toEqual(
      [...new URL(expected, 'http://x').searchParams].sort(),
    );
    expect(new URL(written, 'http://x').pathname).toBe('/map');
  });
});
